about = Lägsta slaget får händerna fulla av stickor; högsta slaget blir av med dem.
help-keep-or-stop = Spara några och slå om resten, eller stanna med det du har.
help-throws = Det högsta och det lägsta slaget avgör vart stickorna går.
throw-big-julle = Stora Julle
throw-little-julle = Lilla Julle
throw-morris = Morris { $n }
option-morris_2_value = Vad 2 1 1 är värt
