import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AppearanceButtonStyleTests {
  /// Returns the marks on a button in a style made of `configure`, which shows `states`.
  private func marks(
    _ scenario: ButtonScenario, usesColor: Bool = true, showing states: ControlState = [],
    _ configure: @escaping (inout Appearance) -> Void = { _ in }
  ) -> String {
    scenario.screen(9, 3, at: .zero, colorDepth: usesColor ? .trueColor : .none) {
      Button("a").buttonStyle(AppearanceButtonStyle(showing: states, setup: configure))
    }
    .effects(of: "a")
  }

  @Test func marksTheStatesThatItsFunctionsDoNotShow() {
    #expect(marks(.plain) == "")
    #expect(marks(.hovered) == "underlined")
    #expect(marks(.focused) == "bold reversed")
    #expect(marks(.released) == "bold underlined reversed")
    #expect(marks(.pressed) == "bold underlined")
    #expect(marks(.disabled) == "dim")
  }

  @Test func doesNotMarkTheStatesThatItsFunctionsShow() {
    for scenario in ButtonScenario.allCases {
      #expect(marks(scenario, showing: .all) == "", "\(scenario)")
    }
  }

  @Test func marksAllStatesWithoutColors() {
    #expect(marks(.hovered, showing: .hovered) == "")
    #expect(marks(.hovered, usesColor: false, showing: .hovered) == "underlined")
  }

  @Test func highlightShowsPressed() {
    func picture(_ style: AppearanceButtonStyle) -> String {
      ButtonScenario.pressed.screen(9, 3, at: .zero) { Button("a").buttonStyle(style) }.text
    }
    let bordered: (inout Appearance) -> Void = { $0.border = .light }
    #expect(picture(AppearanceButtonStyle(setup: bordered)) == "╔═╗\n║a║\n╚═╝")
    #expect(
      picture(AppearanceButtonStyle(setup: bordered, highlight: { _, _ in }))
        == "┏━┓\n┃a┃\n┗━┛")
  }

  @Test func inheritedFunctionsShowTheirStatesToo() {
    let screen = ButtonScenario.hovered.screen(9, 1, at: .zero) {
      Button("a").buttonStyle(AppearanceButtonStyle(showing: .focused) { _ in })
        .appearance(of: Button.self, showing: .hovered) { $0.symbol = "!" }
    }
    #expect(screen.text == "! a")
    #expect(screen.effects(of: "a") == "")
  }

  @Test func runsItsFunctionsOncePerStateChange() {
    let counter = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 1, scheduler: TestScheduler()) {
      Button("a").buttonStyle(AppearanceButtonStyle { _ in counter.value += 1 })
    }
    _ = screen.text
    #expect(counter.value == 1)
    screen.move(column: 0, row: 0)
    _ = screen.text
    #expect(counter.value == 2)
    screen.press(.tab)
    _ = screen.text
    #expect(counter.value == 3)
  }
}
