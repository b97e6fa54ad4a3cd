import Components
import Signals
import TextBackend
import TestSupport
import Testing

// MARK: Steps

private struct ButtonStateColors {
  let pressed: Color
  let notPressed: Color
}

private func defaultPaddingButtonStyle<A: View>(
  _ configuration: ButtonStyleConfiguration, _ view: A
) -> some View {
  view.padding()
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

@MainActor @Suite(.watchdog) struct ComposableButtonStyles {
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
