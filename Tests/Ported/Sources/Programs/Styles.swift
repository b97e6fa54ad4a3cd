import SwiftUI

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "[x]" : "[ ]")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct PillButtonStyle: ButtonStyle {
  var color: Color = .blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 24)
      .padding(.vertical, 8)
      .background(configuration.isPressed ? color.opacity(0.5) : color)
      .foregroundColor(.white)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct CardModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.gray, lineWidth: 1))
  }
}

extension View {
  func card() -> some View {
    modifier(CardModifier())
  }
}

struct StylesView: View {
  @State private var accepted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Toggle("I have read the terms", isOn: $accepted)
        .toggleStyle(CheckboxStyle())
      Button("Continue") {}
        .buttonStyle(PillButtonStyle(color: .green))
        .disabled(!accepted)
    }
    .card()
  }
}
