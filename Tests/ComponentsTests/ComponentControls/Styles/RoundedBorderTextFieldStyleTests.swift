import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct RoundedBorderTextFieldStyleTests {
  @Test func showsItsStateByItsBorder() {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 5, rows: 3) { TextField("a").disabled(isDisabled) }
    #expect(screen.text == "╭───╮\n│a  │\n╰───╯")
    screen.press(.tab)
    #expect(screen.text == "┏━━━┓\n┃a  ┃\n┗━━━┛")
    isDisabled.send(true)
    #expect(screen.text == "┌╌╌╌┐\n┆a  ┆\n└╌╌╌┘")
  }
}
