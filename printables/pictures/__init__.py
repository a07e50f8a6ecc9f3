"""Pictures instead of sheets: one PNG for each face, and sheets for Tabletop Simulator."""
