about = Slå och räkna ihop, så länge ingen tvåa eller femma förstör det.
help-throws = Tvåor och femmor förstör slaget och läggs undan; annars räknas allt.
throw-scores = { $points ->
    [1] Det ger en poäng till { $seat }.
   *[other] Det ger { $points } poäng till { $seat }.
}
spoilt = { $seat } har slagit { $dice }: inget för det slaget.
