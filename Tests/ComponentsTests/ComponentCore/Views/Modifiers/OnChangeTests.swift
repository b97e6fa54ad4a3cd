import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct OnChangeTests {
  private struct Counter: View {
    let isInitial: Bool
    let record: (String) -> Void
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle())
        .onChange(of: count, initial: isInitial) { record("\($0) to \($1)") }
        .onChange(of: count / 2) { record("half") }
    }
  }

  @Test func runsTheActionWhenTheValueChanges() {
    var notes: [String] = []
    let screen = Screen(columns: 9, rows: 1) { Counter(isInitial: false) { notes.append($0) } }
    #expect(screen.text == "0")
    #expect(notes == [])
    for _ in 0..<2 {
      screen.click(column: 0, row: 0)
      _ = screen.text
    }
    #expect(notes == ["0 to 1", "1 to 2", "half"])
  }

  @Test func runsTheActionInitiallyIfRequested() {
    var notes: [String] = []
    let screen = Screen(columns: 9, rows: 1) { Counter(isInitial: true) { notes.append($0) } }
    _ = screen.text
    #expect(notes == ["0 to 0"])
  }

  @Test func followsAPublisher() {
    var notes: [String] = []
    let numbers = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 9, rows: 1) {
      Text("a").onChange(of: numbers) { notes.append("\($0) to \($1)") }
    }
    _ = screen.text
    for number in [1, 2, 3] { numbers.value = number }
    _ = screen.text
    #expect(notes == ["1 to 3"])
  }

  @Test func closuresTakeTheNewValueOrNothing() {
    struct Page: View {
      let numbers: CurrentValueSubject<Int, Never>
      let record: (String) -> Void
      @State private var number = 0

      var body: some View {
        Text("\(number)")
          .onChange(of: number) { new in record("state \(new)") }
          .onChange(of: number, perform: { record("perform \($0)") })
          .onChange(of: numbers) { new in record("publisher \(new)") }
          .onChange(of: numbers) { record("none") }
          .onReceive(numbers) { number = $0 }
      }
    }
    let numbers = CurrentValueSubject<Int, Never>(0)
    var notes: [String] = []
    let screen = Screen(columns: 9, rows: 1) { Page(numbers: numbers) { notes.append($0) } }
    _ = screen.text
    numbers.value = 2
    _ = screen.text
    #expect(Set(notes) == ["state 2", "perform 2", "publisher 2", "none"])
    #expect(notes.count == 4)
  }
}
