import Foundation

class Order: ObservableObject {
  @Published var quantities = ["Tea": 1, "Cake": 2]
  let prices = ["Tea": 2.5, "Cake": 3.25]

  var total: Double {
    quantities.reduce(0) { $0 + Double($1.value) * (prices[$1.key] ?? 0) }
  }
}
