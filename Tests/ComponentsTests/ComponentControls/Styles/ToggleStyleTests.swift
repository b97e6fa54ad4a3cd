import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ToggleStyleTests {
  private let isOn = CurrentValueSubject<Bool, Never>(false)

  private struct Bulb: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isOn ? "on" : "off")
        configuration.label
        if !isEnabled { Text("!") }
      }
      .onTapGesture { configuration.isOn.toggle() }
    }
  }

  @Test func aStyleShowsAndSwitches() {
    let screen = Screen(columns: 12, rows: 1) { Toggle("x", isOn: isOn).toggleStyle(Bulb()) }
    #expect(screen.text == "off x")
    screen.click(column: 0, row: 0)
    #expect(screen.text == "on x")
    #expect(isOn.value)
  }

  @Test func aStyleReadsTheEnvironment() {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 12, rows: 1) {
      Toggle("x", isOn: isOn).toggleStyle(Bulb()).disabled(isDisabled)
    }
    #expect(screen.text == "off x")
    isDisabled.value = true
    #expect(screen.text == "off x !")
  }

  private struct Flag: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(isOn: configuration.$isOn) { configuration.label }.toggleStyle(.checkbox)
    }
  }

  @Test func passesItsBindingOn() {
    let screen = Screen(columns: 12, rows: 1) { Toggle("x", isOn: isOn).toggleStyle(Flag()) }
    screen.click(column: 1, row: 0)
    #expect(screen.text == "[✓] x")
  }

  @Test func theInnermostStyleApplies() {
    let screen = Screen(columns: 12, rows: 1) {
      Toggle("x", isOn: isOn).toggleStyle(.switch).toggleStyle(.button)
    }
    #expect(screen.text == "x ○──")
  }

  @Test func theSwitchMoves() {
    let screen = Screen(columns: 12, rows: 1) { Toggle("x", isOn: isOn).toggleStyle(.switch) }
    screen.press(.tab)
    screen.press(.space)
    #expect(screen.text == "x ━━●")
    #expect(screen.attributes(of: "━━●")?.isSelected == true)
    let ascii = picture {
      Toggle("x", isOn: isOn).toggleStyle(.switch).environment(\.usesASCII, true)
    }
    #expect(ascii == "x ==O")
  }

  @Test func theButtonHasACheckMark() {
    let screen = Screen(columns: 12, rows: 3) { Toggle("x", isOn: isOn).toggleStyle(.button) }
    #expect(screen.text == "╭─────╮\n│   x │\n╰─────╯")
    screen.click(column: 2, row: 1)
    screen.move(column: 11, row: 0)
    #expect(screen.text == "┏━━━━━┓\n┃ ✓ x ┃\n┗━━━━━┛")
  }

  @Test func followsAPublisher() {
    let flags = PassthroughSubject<Bool, Never>()
    let screen = Screen(columns: 12, rows: 1) {
      Toggle("x", isOn: isOn).toggleStyle(following: flags) { _ in Bulb() }
    }
    #expect(screen.text == "[ ] x")
    flags.send(true)
    #expect(screen.text == "off x")
  }

  @Test func marksStandBesideTheMiddleLineOfALabel() {
    let toggles = picture {
      Toggle("one\ntwo\nthree", isOn: isOn)
      Toggle("one\ntwo", isOn: isOn).toggleStyle(.switch)
    }
    #expect(toggles == "    one\n[ ] two\n    three\none ○──\ntwo")
  }

  @Test func aHiddenLabelLeavesTheMark() {
    let toggles = picture {
      Toggle("x", isOn: isOn).labelsHidden()
      Toggle("x", isOn: isOn).toggleStyle(.switch).labelsHidden()
    }
    #expect(toggles == "[ ]\n○──")
  }

  @Test func theLabelOfAHoveredToggleIsUnderlined() {
    let screen = Screen(columns: 12, rows: 1) { Toggle("x", isOn: isOn) }
    screen.move(column: 4, row: 0)
    #expect(screen.attributes(of: "x")?.isUnderlined == true)
    #expect(screen.attributes(of: "[")?.isUnderlined != true)
    screen.press(.tab)
    #expect(screen.attributes(of: "x")?.isSelected != true)
    #expect(screen.attributes(of: "[")?.isSelected == true)
  }
}
