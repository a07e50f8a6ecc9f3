"""Card faces as data: regions, text styles, icons, pictures and conditions, described in YAML."""
