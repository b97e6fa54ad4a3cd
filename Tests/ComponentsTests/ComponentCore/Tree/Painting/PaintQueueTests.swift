import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PaintQueueTests {
  private let counter = WorkCounter()

  @Test func viewsThatMoveALittleArePaintedOnce() {
    let titles = CurrentValueSubject<String, Never>("OK")
    let screen = Screen(columns: 40, rows: 5) {
      HStack {
        Button(titles)
        Button("Other").counted(by: counter)
      }
    }
    for title in ["Again", "OK"] {
      #expect(counter.work(on: screen) { titles.send(title) }.painted == 1)
      #expect(screen.text.contains("│ \(title) │ │ Other │"))
    }
  }

  @Test func changesFarApartLeaveWhatIsBetween() {
    let titles = CurrentValueSubject<String, Never>("OK")
    let screen = Screen(columns: 40, rows: 5) {
      VStack {
        Text(titles)
        Text("the widest\n\nof the lines").counted(by: counter)
        Text(titles)
      }
    }
    for title in ["Again", "OK"] {
      #expect(counter.work(on: screen) { titles.send(title) }.painted == 0)
    }
  }
}
