import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ButtonStyleTests {
  private struct Bracketed: ButtonStyle {
    let left: String
    let right: String

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(left)
        configuration.label
        Text(right)
      }
    }
  }

  @Test func appliesTheInnermostStyleFirst() {
    let text = picture {
      Button("a")
        .buttonStyle(Bracketed(left: "[", right: "]"))
        .buttonStyle(Bracketed(left: "(", right: ")"))
    }
    #expect(text == "([a])")
  }

  @Test func appliesToAllButtonsInside() {
    let text = picture {
      HStack {
        Button("a")
        Button("b")
      }
      .buttonStyle(Bracketed(left: "<", right: ">"))
    }
    #expect(text == "<a> <b>")
  }

  @Test func mayHaveItsOwnState() {
    struct Counting: ButtonStyle {
      @State private var appearances = 0

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(appearances)")
        }
        .onAppear { appearances += 1 }
      }
    }
    #expect(picture { Button("a").buttonStyle(Counting()) } == "a 1")
  }

  @Test func sharedStyleHasSeparateStatePerButton() {
    struct Counting: ButtonStyle {
      @State private var presses = 0
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button("\(presses)") { presses += 1 }.buttonStyle(LabelOnlyButtonStyle())
          Text(isEnabled ? "on" : "off")
        }
      }
    }
    let screen = Screen(columns: 20, rows: 3) {
      VStack(alignment: .leading) {
        Button("a")
        Button("b").disabled()
        Button("c")
      }
      .buttonStyle(Counting())
    }
    screen.click(column: 2, row: 2)
    screen.click(column: 2, row: 2)
    screen.click(column: 2, row: 1)
    screen.click(column: 2, row: 0)
    #expect(screen.picture == "a 1 on\nb 0 off\nc 2 on")
  }

  /// Returns the marks on a button in a style that shows `states`.
  private func marks(_ scenario: ButtonScenario, showing states: ControlState) -> String {
    struct Declared: ButtonStyle {
      let states: ControlState

      func makeBody(configuration: Configuration) -> some View { configuration.label }

      func shownStates(in environment: EnvironmentValues) -> ControlState { states }
    }
    return scenario.screen(9, 1, at: .zero) { Button("a").buttonStyle(Declared(states: states)) }
      .effects(of: "a")
  }

  @Test func marksTheStatesThatAStyleDoesNotShow() {
    #expect(marks(.plain, showing: []) == "")
    #expect(marks(.hovered, showing: []) == "underlined")
    #expect(marks(.focused, showing: []) == "reversed")
    #expect(marks(.released, showing: []) == "underlined reversed")
    #expect(marks(.pressed, showing: []) == "underlined reversed dim")
    #expect(marks(.pressed, showing: .focused) == "underlined dim")
    #expect(marks(.disabled, showing: []) == "dim")
  }

  @Test func doesNotMarkTheStatesThatAStyleShows() {
    for scenario in ButtonScenario.allCases {
      #expect(marks(scenario, showing: .all) == "", "\(scenario)")
    }
  }

  @Test func styleThatDeclaresNothingShowsPressed() {
    let effects = ButtonScenario.all(9, 1, at: .zero) {
      Button("a").buttonStyle(LabelOnlyButtonStyle())
    } make: {
      $0.effects(of: "a")
    }
    #expect(
      effects == [
        .plain: "", .hovered: "underlined", .focused: "reversed",
        .pressed: "underlined reversed", .released: "underlined reversed",
        .draggedOff: "reversed", .disabled: "dim",
      ])
  }

  @Test func readingAStateDoesNotDeclareIt() {
    struct Curious: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        _ = (configuration.isFocused, configuration.isEnabled)
        return configuration.label
      }
    }
    for (scenario, mark) in [(ButtonScenario.focused, "reversed"), (.disabled, "dim")] {
      let screen = scenario.screen(9, 1, at: .zero) { Button("a").buttonStyle(Curious()) }
      #expect(screen.effects(of: "a") == mark)
    }
  }

  @Test func attributesOfAStyleDoNotHideTheMarks() {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.underline(false).dim(false).reversed(configuration.isPressed)
      }
    }
    let effects = ButtonScenario.all(9, 1, at: .zero) {
      Button("a").buttonStyle(Loud())
    } make: {
      $0.effects(of: "a")
    }
    #expect(effects[.focused] == "reversed")
    #expect(effects[.released] == "underlined reversed")
    #expect(effects[.pressed] == "underlined")
    #expect(effects[.disabled] == "dim")
  }

  @Test func composedStylesShowTheStatesThatAnyShows() {
    struct Shows: ButtonStyle {
      let states: ControlState

      func makeBody(configuration: Configuration) -> some View { configuration.label }

      func shownStates(in environment: EnvironmentValues) -> ControlState { states }
    }
    let (focused, hovered) = (Shows(states: .focused), Shows(states: .hovered))
    for scenario in [ButtonScenario.focused, .hovered, .released] {
      let (chained, joined) = (
        scenario.screen(9, 1, at: .zero) {
          Button("a").buttonStyle(focused).buttonStyle(hovered)
        },
        scenario.screen(9, 1, at: .zero) { Button("a").buttonStyle(focused >>> hovered) }
      )
      #expect(chained.effects(of: "a") == "", "\(scenario)")
      #expect(joined.effects(of: "a") == "", "\(scenario)")
    }
  }

  @Test func marksDisappearWithTheirState() {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 1) {
      Button("a").buttonStyle(LabelOnlyButtonStyle()).disabled(isDisabled)
    }
    screen.press(.tab)
    #expect(screen.effects(of: "a") == "reversed")
    isDisabled.send(true)
    #expect(screen.effects(of: "a") == "dim")
    isDisabled.send(false)
    #expect(screen.effects(of: "a") == "")
  }

  @Test func evaluatesTheBodyOncePerStateChange() {
    let counter = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 1, scheduler: TestScheduler()) {
      Button("a").composableStyle { _, label in
        counter.value += 1
        return label
      }
    }
    func evaluations(_ act: () -> Void) -> Int {
      let before = counter.value
      act()
      _ = screen.text
      return counter.value - before
    }
    #expect(counter.value == 1)
    #expect(evaluations { screen.move(column: 0, row: 0) } == 1)
    // The press and the focus are two changes.
    #expect(evaluations { screen.press(column: 0, row: 0) } == 2)
    #expect(evaluations { screen.release(column: 0, row: 0) } == 1)
    #expect(evaluations { screen.move(column: 8, row: 0) } == 1)
    #expect(evaluations { screen.resize(columns: 8, rows: 1) } == 0)
  }

  @Test func mayFollowAPublisher() {
    let brackets = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 9, rows: 3) {
      Button("a").buttonStyle(following: brackets) { Bracketed(left: $0, right: $0) }
    }
    #expect(screen.picture == "╭───╮\n│ a │\n╰───╯")
    for bracket in ["|", "*"] {
      brackets.send(bracket)
      #expect(screen.picture == bracket + "a" + bracket)
    }
  }
}
