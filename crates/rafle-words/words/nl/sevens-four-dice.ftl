about = Vier stenen, één eraf: welke drie houd je?
help-removes = Houd drie stenen, zodat twee ervan samen zeven zijn.
help-throws = Een van de vier stenen gaat weg; zevens houden de lucifers weg.
