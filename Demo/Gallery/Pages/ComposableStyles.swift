import Components

extension Page {
  static let styles = Page(
    "styles", title: "Styles", summary: "Styles from small steps, joined by >>>", in: .buttons,
    source: PackageResources.ComposableStyles_txt, fillsScreen: true
  ) { _ in ComposableStyles() }
}

/// Composable button styles: small steps, joined with `>>>`.
struct ComposableStyles: View {
  @State private var presses = 0

  var body: some View {
    CardList(message: message) {
      Card("A step is a function of a label") {
        button.composableButtonStyle(padded)
      }
      Card("Steps are joined") {
        button.composableButtonStyle(padded >>> colored)
      }
      Card("Each adds to the steps before") {
        button.composableButtonStyle(padded >>> colored >>> rounded)
      }
      Card("A step may animate") {
        button.composableButtonStyle(
          padded >>> colored >>> rounded >>> scaled)
      }
      Card("A style with parameters is a step, too") {
        button.buttonStyle(
          ComposableButtonStyle(padded)
            >>> ForegroundStyle(
              colors: .theme(.success), whilePressed: .theme(.error)))
      }
      Card("Styles apply in their order, and show what they say they show") {
        button
          .buttonStyle(ForegroundStyle(colors: .theme(.warning), whilePressed: .yellow))
          .buttonStyle(
            ComposableButtonStyle(showing: [.pressed, .focused], padded >>> framed))
      }
    }
    .namedColors(["cta_button": .blue, "cta_button_highlight": .indigo, "cta_text": .white])
  }

  private var message: String {
    switch presses {
    case 0: "Nothing pressed yet."
    case 1: "Pressed once."
    default: "Pressed \(presses) times."
    }
  }

  private var button: Button<Text> {
    Button("Continue") { presses += 1 }
  }
}

// MARK: Steps

private func padded<Label: View>(_ configuration: ButtonStyleConfiguration, _ label: Label)
  -> some View
{
  label.padding(.horizontal, 3)
}

private func colored<Label: View>(_ configuration: ButtonStyleConfiguration, _ label: Label)
  -> some View
{
  label
    .foregroundStyle(Color("cta_text"))
    .background(Color(configuration.isPressed ? "cta_button_highlight" : "cta_button"))
}

private func rounded<Label: View>(_ configuration: ButtonStyleConfiguration, _ label: Label)
  -> some View
{
  label
    .padding(.vertical, 1)
    .background(Color(configuration.isPressed ? "cta_button_highlight" : "cta_button"))
    .cornerRadius(2)
}

private func scaled<Label: View>(_ configuration: ButtonStyleConfiguration, _ label: Label)
  -> some View
{
  label
    .scaleEffect(configuration.isPressed ? 0.9 : 1)
    .animation(.spring(response: 0.2, dampingFraction: 0.5), value: configuration.isPressed)
}

private func framed<Label: View>(_ configuration: ButtonStyleConfiguration, _ label: Label)
  -> some View
{
  label.border(.accentColor, style: configuration.isFocused ? .heavy : .rounded)
}

/// A style with parameters, which composes like the others.
private struct ForegroundStyle: ButtonStyle {
  let colors: Color
  let whilePressed: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.isPressed ? whilePressed : colors)
  }
}
