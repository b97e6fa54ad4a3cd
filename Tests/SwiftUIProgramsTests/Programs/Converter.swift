import Components

enum TemperatureUnit: String, CaseIterable, Identifiable {
  case celsius = "Celsius"
  case fahrenheit = "Fahrenheit"
  case kelvin = "Kelvin"

  var id: Self { self }

  func toCelsius(_ value: Double) -> Double {
    switch self {
    case .celsius: return value
    case .fahrenheit: return (value - 32) / 1.8
    case .kelvin: return value - 273.15
    }
  }

  func fromCelsius(_ value: Double) -> Double {
    switch self {
    case .celsius: return value
    case .fahrenheit: return value * 1.8 + 32
    case .kelvin: return value + 273.15
    }
  }
}

struct ConverterView: View {
  @State private var input = "100"
  @State private var unit = TemperatureUnit.celsius
  @FocusState private var isInputFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Temperature")
        .font(.headline)
      TextField("Amount", text: $input)
        .focused($isInputFocused)
      UnitPicker(selection: $unit)
      Divider()
      ForEach(TemperatureUnit.allCases.filter { $0 != unit }) { other in
        HStack {
          Text(other.rawValue)
          Spacer()
          Text(result(in: other))
            .bold()
        }
      }
    }
    .padding()
    .onAppear { isInputFocused = true }
  }

  private func result(in other: TemperatureUnit) -> String {
    guard let value = Double(input) else { return "–" }
    let converted = other.fromCelsius(unit.toCelsius(value))
    return "\((converted * 100).rounded() / 100)"
  }
}

struct UnitPicker: View {
  @Binding var selection: TemperatureUnit

  var body: some View {
    HStack(spacing: 2) {
      ForEach(TemperatureUnit.allCases) { unit in
        Text(unit.rawValue)
          .underline(selection == unit)
          .foregroundColor(selection == unit ? .accentColor : .secondary)
          .onTapGesture { selection = unit }
      }
    }
  }
}
