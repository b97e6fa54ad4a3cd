import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TaskTests {
  /// A log of the events in a task, in order.
  private final class Log: Sendable {
    private let (stream, continuation) = AsyncStream.makeStream(of: String.self)

    func append(_ event: String) {
      continuation.yield(event)
    }

    /// Returns the next event.
    func next() async -> String? {
      await stream.first { _ in true }
    }

    /// Logs the beginning, waits for cancellation and logs that.
    func waitForEnd(_ name: String) async {
      append("\(name) begins")
      let (endless, _) = AsyncStream.makeStream(of: Never.self)
      for await _ in endless {}
      append("\(name) is cancelled: \(Task.isCancelled)")
    }
  }

  private let log = Log()
  private let flags = CurrentValueSubject<Bool, Never>(true)
  private let numbers = CurrentValueSubject<Int, Never>(1)

  @Test func isCancelledWhenItsViewDisappears() async {
    let screen = Screen(columns: 9, rows: 1) { [log, flags] in
      Latest(of: flags) { if $0 { Text("a").task { await log.waitForEnd("task") } } }
    }
    #expect(screen.text == "a")
    #expect(await log.next() == "task begins")
    flags.value = false
    #expect(screen.text == "")
    #expect(await log.next() == "task is cancelled: true")
  }

  @Test func restartsWhenTheIdentityChanges() async {
    let screen = Screen(columns: 9, rows: 1) { [log, numbers] in
      Latest(of: numbers) { number in
        Text("\(number)").task(id: number) { await log.waitForEnd("\(number)") }
      }
    }
    _ = screen.text
    #expect(await log.next() == "1 begins")
    numbers.value = 2
    #expect(screen.text == "2")
    var events: Set<String> = []
    for _ in 0..<2 { events.insert(await log.next() ?? "") }
    #expect(events == ["1 is cancelled: true", "2 begins"])
  }

  @Test func changesTheStateOfItsView() async {
    struct Status: View {
      let lines: AsyncStream<String>
      let log: Log
      @State private var status = "-"
      @FocusState private var isFocused: Bool

      var body: some View {
        Text(status)
        Named(name: $status, log: log)
        TextField().focused($isFocused)
          .task {
            for await line in lines { status = line }
            isFocused = true
            log.append("done")
          }
      }
    }
    struct Named: View {
      @Binding var name: String
      let log: Log

      var body: some View {
        Text("named").task {
          name += "!"
          log.append("named")
        }
      }
    }
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let screen = Screen(columns: 9, rows: 5) { [log] in Status(lines: lines, log: log) }
    #expect(screen.text.hasPrefix("-\nnamed"))
    #expect(await log.next() == "named")
    #expect(screen.text.hasPrefix("-!\nnamed"))
    continuation.yield("ready")
    continuation.finish()
    #expect(await log.next() == "done")
    #expect(screen.text.hasPrefix("ready\nnamed"))
    #expect(screen.frame.cursor == Point(x: 1, y: 3))
  }

  @Test func isCancelledWithItsScreen() async {
    var screen: Screen? = Screen(columns: 9, rows: 1) { [log] in
      Text("a").task { await log.waitForEnd("task") }
    }
    #expect(screen?.text == "a")
    #expect(await log.next() == "task begins")
    screen = nil
    #expect(await log.next() == "task is cancelled: true")
  }
}
