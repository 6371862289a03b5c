about = Slå och räkna ihop, så länge ingen tvåa eller femma förstör det.
help-throws = En tvåa eller femma förstör slaget; annars räknas alla prickar.
throw-scores = { $points ->
    [1] Det ger en poäng till { $seat }.
   *[other] Det ger { $points } poäng till { $seat }.
}
spoilt = { $seat } har slagit { $dice }: inget för det slaget.
