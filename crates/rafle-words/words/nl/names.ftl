dnup = dnup
