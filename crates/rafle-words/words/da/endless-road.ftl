about = Fra 1 til 12 og hele vejen tilbage, med syv tal i hvert kast.
say-needs = { $seat } skal kaste tre terninger og mangler { $number }.
say-needs-you = Kast tre terninger: du mangler { $number }.
crossed-off = { $seat } krydser { $numbers } af.
crossed-nothing = { $seat } kan ikke lave { $number }.
option-double_twelve = Én 12'er til begge 12'ere
option-double_twelve-separate = nej, hver kræver sin egen kombination
option-double_twelve-same = ja, en kombination må bruges igen
