import Components
import Signals
import TextBackend
import Testing

// MARK: The document's code

private struct MyColoredButtonStyle: ButtonStyle {
  let pressedBackgroundColor: Color = .blue
  let notPressedBackgroundColor: Color = .green

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(
      configuration.isPressed ? pressedBackgroundColor : notPressedBackgroundColor)
  }
}

private struct ButtonStateColors {
  let pressed: Color
  let notPressed: Color
}

private func scaledButtonStyle<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A)
  -> some View
{

  view
    .scaleEffect(configuration.isPressed ? 0.98 : 1)
    .animation(.spring(response: 0.2, dampingFraction: 0.5, blendDuration: 0.5))
}

private func roundedButtonStyle<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A)
  -> some View
{
  view.cornerRadius(2)
}

private func defaultPaddingButtonStyle<A: View>(
  _ configuration: ButtonStyleConfiguration, _ view: A
) -> some View {
  view.padding()
}

private func coloredButtonStyle<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A)
  -> some View
{
  let backgroundColors = ButtonStateColors(
    pressed: Color("cta_button_highlight_color"),
    notPressed: Color("cta_button_color"))
  let foregroundColors = ButtonStateColors(
    pressed: Color("cta_button_text_color"),
    notPressed: Color("cta_button_text_color"))

  return
    view
    .background(
      configuration.isPressed ? backgroundColors.pressed : backgroundColors.notPressed
    )
    .foregroundColor(
      configuration.isPressed ? foregroundColors.pressed : foregroundColors.notPressed)
}

/// A step with arguments as an ordinary function, which the document could not have.
private func foregroundColorButtonStyle(_ colors: ButtonStateColors) -> some ButtonStyle {
  ComposableButtonStyle { configuration, view in
    view.foregroundColor(configuration.isPressed ? colors.pressed : colors.notPressed)
  }
}

/// A step with arguments after any other step, as the document wished to write it.
private func backgroundColorButtonStyle<A: View>(
  _ colors: ButtonStateColors
) -> (ButtonStyleConfiguration, A) -> some View {
  func styled(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
    view.background(configuration.isPressed ? colors.pressed : colors.notPressed)
  }
  return styled
}

private func bordered<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
  view.border()
}

// MARK: -

/// The names of the document's colors.
private let colors: [String: Color] = [
  "cta_button_color": Color(red: 0, green: 0.4, blue: 0.8),
  "cta_button_highlight_color": Color(red: 0, green: 0.3, blue: 0.6),
  "cta_button_text_color": .white,
]

@MainActor @Suite(.timeLimit(.minutes(5))) struct ComposableButtonStyles {
  private var button: some View {
    Button("Buy now")
      .composableButtonStyle(
        defaultPaddingButtonStyle >>> coloredButtonStyle >>> roundedButtonStyle
          >>> scaledButtonStyle
      )
      .namedColors(colors)
  }

  @Test func coloredStyleFillsTheLabel() {
    let backgrounds = ButtonScenario.all(3, 1, at: .zero) {
      Button("a").buttonStyle(MyColoredButtonStyle())
    } make: {
      $0.attributes(of: "a")?.background
    }
    #expect(backgrounds[.plain] == .green)
    #expect(backgrounds[.pressed] == .blue)
    #expect(backgrounds[.draggedOff] == .green)
    #expect(backgrounds[.released] == .green)
  }

  @Test(arguments: ButtonScenario.allCases.filter { $0 != .pressed })
  func stepsAreAppliedInOrder(scenario: ButtonScenario) {
    let screen = scenario.screen(15, 5) { button }
    #expect(
      screen.picture == """
        ▟         ▙
          Buy now
        ▜         ▛
        """)
  }

  @Test func pressedButtonIsDrawnSmaller() {
    func filled(_ scenario: ButtonScenario) -> [Int] {
      let frame = scenario.screen(15, 5) { button }.frame
      return (0..<15).filter { frame[$0, 1].attributes.background != nil }
    }
    #expect(filled(.plain) == Array(0..<11))
    #expect(filled(.pressed) == Array(1..<10))
    let screen = ButtonScenario.pressed.screen(15, 5) { button }
    #expect(
      screen.picture == """
         ▟       ▙
          Buy now
         ▜       ▛
        """)
    screen.release(column: 7, row: 2)
    _ = screen.text
    screen.advance(by: .seconds(10))
    #expect(screen.frame[0, 1].attributes.background == colors["cta_button_color"])
  }

  @Test func colorsShowWhetherTheButtonIsPressed() {
    let backgrounds = ButtonScenario.all(15, 5) {
      button
    } make: {
      $0.attributes(of: "Buy now")?.background
    }
    for scenario in ButtonScenario.allCases {
      let name = scenario == .pressed ? "cta_button_highlight_color" : "cta_button_color"
      #expect(backgrounds[scenario] == colors[name], "\(scenario)")
    }
    let screen = ButtonScenario.pressed.screen(15, 5) { button }
    #expect(screen.attributes(of: "Buy now")?.foreground == .white)
  }

  @Test func unstyledStatesAreShownByTheText() {
    let looks = ButtonScenario.all(15, 5) {
      button
    } make: {
      $0.attributes(of: "Buy now")
    }
    #expect(looks[.focused]??.isReversed == true)
    #expect(looks[.released]??.isReversed == true)
    #expect(looks[.hovered]??.isReversed == false)
    #expect(looks[.disabled]??.isDim == true)
  }

  @Test func orderOfStepsMatters() {
    let paddedFirst = picture {
      Button("a").composableStyle(defaultPaddingButtonStyle >>> bordered)
    }
    #expect(paddedFirst == "╭─────╮\n│     │\n│  a  │\n│     │\n╰─────╯")
    let borderedFirst = picture {
      Button("a").composableStyle(bordered >>> defaultPaddingButtonStyle)
    }
    #expect(borderedFirst == "\n  ╭─╮\n  │a│\n  ╰─╯")
  }

  @Test func stepsMayHaveArguments() {
    let red = ButtonStateColors(pressed: .red, notPressed: .magenta)
    let blue = ButtonStateColors(pressed: .blue, notPressed: .cyan)
    let looks = ButtonScenario.all(9, 3) {
      Button("Hello")
        .buttonStyle(
          defaultPaddingButtonStyle >>> foregroundColorButtonStyle(red)
            >>> backgroundColorButtonStyle(blue))
    } make: {
      $0.attributes(of: "Hello")
    }
    #expect(looks[.plain]??.foreground == .magenta)
    #expect(looks[.plain]??.background == .cyan)
    #expect(looks[.pressed]??.foreground == .red)
    #expect(looks[.pressed]??.background == .blue)
  }

  @Test func consecutiveStylesEqualComposedSteps() {
    let red = ButtonStateColors(pressed: .red, notPressed: .magenta)
    let padded = ComposableButtonStyle(defaultPaddingButtonStyle)
    for scenario in ButtonScenario.allCases {
      let frames = [
        scenario.screen(15, 5) {
          Button("Go").buttonStyle(padded).buttonStyle(foregroundColorButtonStyle(red))
            .buttonStyle(.bordered)
        },
        scenario.screen(15, 5) {
          Button("Go").buttonStyle(padded >>> foregroundColorButtonStyle(red) >>> .bordered)
        },
      ].map(\.frame)
      #expect(frames[0] == frames[1], "\(scenario)")
    }
  }

  @Test func composedStyleServesManyButtons() {
    let text = picture {
      HStack {
        Button("a")
        Button("b")
      }
      .composableButtonStyle(bordered >>> defaultPaddingButtonStyle)
    }
    #expect(text == "\n  ╭─╮     ╭─╮\n  │a│     │b│\n  ╰─╯     ╰─╯")
  }
}
