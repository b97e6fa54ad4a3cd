import SwiftUI

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
