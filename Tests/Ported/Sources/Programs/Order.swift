import SwiftUI

class Order: ObservableObject {
  @Published var quantities = ["Tea": 1, "Cake": 2]
  let prices = ["Tea": 2.5, "Cake": 3.25]

  var total: Double {
    quantities.reduce(0) { $0 + Double($1.value) * (prices[$1.key] ?? 0) }
  }
}

struct OrderView: View {
  @StateObject private var order = Order()
  @State private var tip = 0.1

  var body: some View {
    VStack(alignment: .leading) {
      QuantitiesView()
      Picker("Tip", selection: $tip) {
        ForEach([0, 0.1, 0.2], id: \.self) { Text($0, format: .percent) }
      }
      .pickerStyle(.segmented)
      Text(
        "Total: \(order.total * (1 + tip), format: .currency(code: "USD").locale(.init(identifier: "en_US")))"
      )
      .fontWeight(.bold)
    }
    .environmentObject(order)
  }
}

struct QuantitiesView: View {
  @EnvironmentObject var order: Order

  var body: some View {
    ForEach(order.quantities.keys.sorted(), id: \.self) { name in
      Stepper("\(name): \(order.quantities[name, default: 0])") {
        order.quantities[name, default: 0] += 1
      } onDecrement: {
        order.quantities[name, default: 0] -= 1
      }
    }
  }
}
