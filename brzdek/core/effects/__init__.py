"""The card language: how effects are written, carried out and put into words.

==============  =====================================================================================
module          what it holds
==============  =====================================================================================
context         where an effect happens: game, seat, source, targets
effect          a compiled piece of a card; ``perform`` carries it out
phrases, words  how pieces become sentences in Polish and English; icon marks
ongoing         what lasts in a game: plain records, part of its state
runtime         ``value``, ``allowed``, ``fire``, ``settle``, ``tick``, ``drop``
answers         announced happenings, replacements and the answers of other seats
entries         what a word of the language is: verb, condition, counter, selector, plain word
reading         YAML to compiled words, with good errors
language        all the words that one game knows
flow ... watch  the verbs of the core grammar; ``grammar`` lists them
docs            the reference for designers, made from the words themselves
==============  =====================================================================================
"""
