about = Sju slag med en tärning: några läggs till, andra dras ifrån.
