"""The card language: how effects are written, carried out and put into words.

==============  =====================================================================================
module          what it holds
==============  =====================================================================================
context         where an effect happens: game, seat, source, targets
effect          a compiled piece of a card; ``perform`` carries it out
phrases, words  how pieces become clauses in Polish and English; icon marks
slots           what a card says as a structure: headings, clauses, sums
ongoing         what lasts in a game: plain records, part of its state
runtime         ``value``, ``allowed``, ``fire``, ``settle``, ``tick``, ``drop``
endless         the error that names cards which set each other off for ever
answers         announced happenings, replacements and the answers of other seats
actions         abilities of cards in play, and the free acts that join them
windows         named moments in which seats may act; the timing of cards
throws, dice    rolls with windows around them; die tables and tests
entries         what a word of the language is: verb, condition, counter, selector, plain word
reading         YAML to compiled words, with good errors
language        all the words that one game knows
flow ... watch  the verbs of the core grammar; ``grammar`` lists them
docs            the reference for designers, made from the words themselves
==============  =====================================================================================
"""
