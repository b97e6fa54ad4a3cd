import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct OnReceiveTests {
  private let isShown = CurrentValueSubject<Bool, Never>(false)
  private let log = CurrentValueSubject<String, Never>("")

  @Test func receivesEveryValue() {
    let numbers = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 9, rows: 1) {
      Text("a").onReceive(numbers) { log.value += "\($0)" }
    }
    for number in 0..<5 { numbers.send(number) }
    #expect(log.value == "")
    _ = screen.text
    #expect(log.value == "01234")
  }

  @Test func receivesNothingAfterDisappearing() {
    let numbers = PassthroughSubject<Int, Never>()
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    let watched = numbers.handleEvents(receiveCancel: { cancelled.value = true })
    let screen = Screen(columns: 9, rows: 1) {
      ConditionalContent(isShown: isShown) {
        Text("a").onReceive(watched) { log.value += "\($0)" }
      }
    }
    isShown.send(true)
    _ = screen.text
    numbers.send(1)
    isShown.send(false)
    _ = screen.text
    numbers.send(2)
    _ = screen.text
    #expect(log.value == "1")
    #expect(cancelled.value)
  }
}
