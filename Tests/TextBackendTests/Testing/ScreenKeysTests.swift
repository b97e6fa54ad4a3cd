import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScreenKeysTests {
  private func field(_ text: CurrentValueSubject<String, Never>) -> Screen {
    let screen = Screen(columns: 20, rows: 1) { TextField("", text: text).textFieldStyle(.plain) }
    screen.press(.tab)
    return screen
  }

  @Test func pressesKeysInOrder() {
    let text = CurrentValueSubject<String, Never>("")
    field(text).press("a", .left, "b", .right, "c")
    #expect(text.value == "bac")
  }

  @Test func pressesAKeySeveralTimes() {
    let text = CurrentValueSubject<String, Never>("")
    let screen = field(text)
    screen.press("a", times: 3)
    screen.press("b", times: 0)
    screen.press("c", times: -1)
    #expect(text.value == "aaa")
  }

  @Test func typesLineFeedsAndTabsWithTheirKeys() {
    let name = CurrentValueSubject<String, Never>("")
    let city = CurrentValueSubject<String, Never>("")
    let submitted = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 20, rows: 6) {
      TextField("", text: name)
      TextField("", text: city).onSubmit { submitted.value += 1 }
    }
    screen.type("\tJane\tRome\n")
    #expect([name.value, city.value] == ["Jane", "Rome"])
    #expect(submitted.value == 1)
  }

  @Test func pastesAText() {
    let text = CurrentValueSubject<String, Never>("")
    #expect(field(text).paste("some words"))
    #expect(text.value == "some words")
    #expect(!Screen(columns: 2, rows: 1) { Text("a") }.paste("b"))
  }
}
