import Components

enum CalculatorKey: Hashable {
  case digit(Int)
  case decimal
  case add, subtract, multiply, divide
  case equals
  case clear, sign, percent

  var title: String {
    switch self {
    case .digit(let digit): return "\(digit)"
    case .decimal: return "."
    case .add: return "+"
    case .subtract: return "−"
    case .multiply: return "×"
    case .divide: return "÷"
    case .equals: return "="
    case .clear: return "AC"
    case .sign: return "±"
    case .percent: return "%"
    }
  }

  var isOperator: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .equals: return true
    default: return false
    }
  }
}

struct CalculatorModel {
  private(set) var display = "0"
  private var accumulator = 0.0
  private var pending: CalculatorKey?
  private var startsNewNumber = true

  private var value: Double { Double(display) ?? 0 }

  mutating func press(_ key: CalculatorKey) {
    switch key {
    case .digit(let digit):
      display = startsNewNumber || display == "0" ? "\(digit)" : display + "\(digit)"
      startsNewNumber = false
    case .decimal:
      if startsNewNumber { display = "0" }
      if !display.contains(".") { display += "." }
      startsNewNumber = false
    case .clear:
      self = CalculatorModel()
    case .sign:
      show(-value)
    case .percent:
      show(value / 100)
    case .equals:
      calculate()
      pending = nil
    case .add, .subtract, .multiply, .divide:
      calculate()
      pending = key
    }
  }

  private mutating func calculate() {
    switch startsNewNumber ? nil : pending {
    case .add?: accumulator += value
    case .subtract?: accumulator -= value
    case .multiply?: accumulator *= value
    case .divide?: accumulator /= value
    default: accumulator = value
    }
    show(accumulator)
    startsNewNumber = true
  }

  private mutating func show(_ value: Double) {
    let isInteger = value == value.rounded() && abs(value) < 1e15
    display = isInteger ? "\(Int(value))" : "\(value)"
  }
}

struct CalculatorView: View {
  @State private var model = CalculatorModel()

  private let keys: [[CalculatorKey]] = [
    [.clear, .sign, .percent, .divide],
    [.digit(7), .digit(8), .digit(9), .multiply],
    [.digit(4), .digit(5), .digit(6), .subtract],
    [.digit(1), .digit(2), .digit(3), .add],
    [.digit(0), .decimal, .equals],
  ]

  var body: some View {
    VStack(alignment: .trailing) {
      Text(model.display)
        .font(.largeTitle)
        .lineLimit(1)
        .truncationMode(.head)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .padding(.horizontal)
      ForEach(keys, id: \.self) { row in
        HStack {
          ForEach(row, id: \.self) { key in
            Button(key.title) {
              model.press(key)
            }
            .buttonStyle(CalculatorButtonStyle(isOperator: key.isOperator))
            .frame(maxWidth: key == .digit(0) ? .infinity : 7)
          }
        }
      }
    }
    .frame(width: 31)
    .onKeyPress { press in
      guard let key = CalculatorView.keys[press.key] else { return .ignored }
      model.press(key)
      return .handled
    }
  }

  private static let keys: [Key: CalculatorKey] = {
    var keys: [Key: CalculatorKey] = [
      "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "=": .equals, ".": .decimal,
      "c": .clear, "%": .percent,
    ]
    for digit in 0...9 { keys[.character(Character("\(digit)"))] = .digit(digit) }
    return keys
  }()
}

struct CalculatorButtonStyle: ButtonStyle {
  let isOperator: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity)
      .padding(.vertical, 0)
      .background(isOperator ? Color.orange : Color.gray)
      .foregroundColor(.white)
      .clipShape(Capsule())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
