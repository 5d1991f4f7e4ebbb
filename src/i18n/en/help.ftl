### The manual: its titles. The chapters are templates/help/en/.

keys-link = Keys
help-title = Manual
help-what = For arbiters, helpers and players. It needs no Internet and can be printed.
help-contents = Contents
help-evening = An evening step by step
help-slips = Entering slips
help-helpers = For helpers
help-players = For players
help-rulings = Rulings, appeals, penalties
help-trouble = Troubleshooting
help-draw = The fair draw
help-training = Solo training
help-words = Glossary
