import SwiftUI

enum CalculatorButton: String, CaseIterable {
  case one = "1", two = "2", three = "3", add = "+"
  case four = "4", five = "5", six = "6", subtract = "-"
  case seven = "7", eight = "8", nine = "9", equal = "="

  var color: Color {
    switch self {
    case .add, .subtract, .equal: return .orange
    default: return Color(.darkGray)
    }
  }
}

struct CalculatorView: View {
  @State private var value = "0"
  @State private var total = 0
  @State private var sign = 1

  private let buttons: [[CalculatorButton]] = [
    [.seven, .eight, .nine, .add],
    [.four, .five, .six, .subtract],
    [.one, .two, .three, .equal],
  ]

  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack(spacing: 12) {
        HStack {
          Spacer()
          Text(value)
            .bold()
            .font(.system(size: 100))
            .foregroundColor(.white)
        }
        .padding(.trailing, 16)
        ForEach(buttons, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { item in
              Button(
                action: { self.didTap(item) },
                label: {
                  Text(item.rawValue)
                    .font(.system(size: 32))
                    .frame(width: 40, height: 32)
                    .background(item.color)
                    .foregroundColor(.white)
                    .cornerRadius(20)
                })
            }
          }
        }
      }
    }
  }

  private func didTap(_ button: CalculatorButton) {
    switch button {
    case .add, .subtract, .equal:
      total += sign * (Int(value) ?? 0)
      sign = button == .subtract ? -1 : 1
      value = button == .equal ? "\(total)" : "0"
      if button == .equal { total = 0 }
    default:
      value = value == "0" ? button.rawValue : value + button.rawValue
    }
  }
}
