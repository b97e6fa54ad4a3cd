import Components
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(1))) struct AppearanceButtonStyleTests {
  /// How the text of a button is marked in a situation.
  private func effects(
    _ scenario: ButtonScenario, usesColor: Bool = true,
    _ configure: @escaping (inout Appearance) -> Void
  ) -> String {
    let screen = scenario.screen(9, 3, at: .zero, colorDepth: usesColor ? .trueColor : .none) {
      Button("a").buttonStyle(AppearanceButtonStyle(setup: configure))
    }
    let look = screen.attributes(of: "a")
    return [
      (look?.isBold, "bold"), (look?.isUnderlined, "underlined"), (look?.isReversed, "reversed"),
      (look?.isDim, "dim"),
    ].compactMap { $0 == true ? $1 : nil }.joined(separator: " ")
  }

  @Test func unstyledStatesAreMarked() {
    let nothing: (inout Appearance) -> Void = { _ in }
    #expect(effects(.plain, nothing) == "")
    #expect(effects(.hovered, nothing) == "underlined")
    #expect(effects(.focused, nothing) == "bold reversed")
    #expect(effects(.pressed, nothing) == "bold underlined reversed")
    #expect(effects(.disabled, nothing) == "dim")
  }

  @Test func styledStatesAreNotMarked() {
    let colors: (inout Appearance) -> Void = {
      $0.background = $0.isPressed ? .red : $0.isHovered ? .green : $0.isFocused ? .blue : .black
      $0.foreground = $0.isEnabled ? .white : .gray
    }
    for scenario in ButtonScenario.allCases {
      #expect(effects(scenario, colors) == "", "\(scenario)")
    }
  }

  @Test func colorsDoNotCountWithoutColors() {
    let colors: (inout Appearance) -> Void = {
      $0.background = $0.isHovered ? .green : .black
    }
    #expect(effects(.hovered, colors) == "")
    #expect(effects(.hovered, usesColor: false, colors) == "underlined")
    #expect(effects(.hovered, usesColor: false) { $0.symbol = $0.isHovered ? "!" : nil } == "")
  }
}
