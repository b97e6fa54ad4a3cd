import Components
import Testing
import TextBackend

/// The states of a button look different in each style, with any number of colors.
@MainActor @Suite(.timeLimit(.minutes(5))) struct StateVisibilityTests {
  private struct ColoredByPress: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.background(configuration.isPressed ? .blue : .green)
    }
  }

  private func shaded<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
    view.padding().background(
      Color(red: 0, green: 0.4, blue: configuration.isPressed ? 0.6 : 0.8)
    )
    .cornerRadius(2)
  }

  private struct ShowingNothing: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.border() }

    func shownStates(in environment: EnvironmentValues) -> ControlState { [] }
  }

  private let buttons: [(name: String, button: AnyView)]

  init() {
    let button = Button("button")
    buttons = [
      ("without a style", AnyView(button)),
      ("prominent", AnyView(button.buttonStyle(.borderedProminent))),
      ("plain", AnyView(button.buttonStyle(.plain))),
      ("primary", AnyView(button.buttonStyle(.primary))),
      ("secondary", AnyView(button.buttonStyle(.secondary))),
      ("link", AnyView(button.buttonStyle(.link))),
      ("no functions", AnyView(button.buttonStyle(AppearanceButtonStyle { _ in }))),
      ("toggle", AnyView(Toggle("button", isOn: .constant(true)))),
      ("colors", AnyView(button.buttonStyle(ColoredByPress()))),
      ("nothing shown", AnyView(button.buttonStyle(ShowingNothing()))),
      ("interaction colors", AnyView(Self.interactionColors)),
    ]
  }

  private static var interactionColors: some View {
    Button {
    } label: {
      Text("button").foreground(normal: .gray, hover: .blue, onClick: .brown)
    }
    .buttonStyle(LabelOnlyButtonStyle())
  }

  private func expectDifferentLooks(
    of name: String, colorDepth: ColorDepth, @ViewBuilder _ button: () -> some View
  ) {
    let looks = ButtonScenario.all(12, 5, at: Point(x: 2, y: 0), colorDepth: colorDepth) {
      button()
    } make: {
      $0.bytes()
    }
    let scenarios: [ButtonScenario] = [
      .plain, .hovered, .focused, .pressed, .released, .disabled,
    ]
    for (index, first) in scenarios.enumerated() {
      for second in scenarios[..<index] {
        #expect(looks[first] != looks[second], "\(name): \(first) looks like \(second)")
      }
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func everyStateLooksDifferent(colorDepth: ColorDepth) {
    for (name, button) in buttons {
      expectDifferentLooks(of: name, colorDepth: colorDepth) { button }
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func everyStateOfAStepLooksDifferent(colorDepth: ColorDepth) {
    expectDifferentLooks(of: "shades", colorDepth: colorDepth) {
      Button("button").composableButtonStyle(shaded)
    }
  }
}
