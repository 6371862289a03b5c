about = Sjö köst með einum teningi: sum eru lögð við, önnur dregin frá.
