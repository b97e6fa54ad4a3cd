import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct CompositeNodeTests {
  private struct Child: View {
    let counter: WorkCounter
    let number: Int

    var body: some View { CountedBody(counter: counter) { Text("\(number)") } }
  }

  private struct Parent: View {
    let counter: WorkCounter
    @State private var taps = 0

    var body: some View {
      Child(counter: counter, number: taps / 2).onTapGesture { taps += 1 }
    }
  }

  @Test func evaluatesItsBodyOnlyIfItsViewChanges() {
    let counter = WorkCounter()
    let screen = Screen(columns: 9, rows: 1) { Parent(counter: counter) }
    _ = screen.text
    screen.click(column: 0, row: 0)
    #expect(screen.text == "0")
    #expect(counter.work(on: screen) { screen.click(column: 0, row: 0) }.bodies == 1)
    #expect(screen.text == "1")
    #expect(counter.work(on: screen) { screen.click(column: 0, row: 0) }.bodies == 0)
  }
}
