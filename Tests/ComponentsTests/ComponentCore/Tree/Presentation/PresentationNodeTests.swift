import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

/// What holds for all presentations.
@MainActor @Suite(.watchdog) struct PresentationNodeTests {
  private let counter = WorkCounter()
  private let front = CurrentValueSubject<String, Never>("front")
  private let behind = CurrentValueSubject<String, Never>("behind")

  private func screen() -> Screen {
    Screen(columns: 40, rows: 12) {
      VStack(alignment: .leading) {
        Text(behind).counted(by: counter)
        ForEach(0..<10) { number in Text("line \(number)").counted(by: counter) }
      }
      .sheet(isPresented: .constant(true)) {
        CountedBody(counter: counter) {
          Text(front).counted(by: counter)
          Text("more").counted(by: counter)
        }
      }
    }
  }

  @Test func aChangeInsideCostsWhatItChanges() {
    let work = counter.work(on: screen()) { front.value = "FRONT" }
    #expect(work == WorkCounter.Work(measured: work.measured, placed: 0, painted: 1, bodies: 0))
    #expect(work.measured <= 4)
  }

  @Test func aChangeBehindCostsWhatItChanges() {
    let work = counter.work(on: screen()) { behind.value = "BEHIND" }
    #expect(work == WorkCounter.Work(measured: work.measured, placed: 0, painted: 1, bodies: 0))
    #expect(work.measured <= 4)
  }

  @Test func aChangeThatTheContentHidesPaintsNothingBehind() {
    let screen = Screen(columns: 40, rows: 12) {
      Text(behind).counted(by: counter)
        .fullScreenCover(isPresented: .constant(true)) { Text("cover") }
    }
    let work = counter.work(on: screen) { behind.value = "BEHIND" }
    #expect(work.painted == 0)
  }

  @Test func aKeyThatNothingHandlesStaysInside() {
    let screen = screen()
    #expect(screen.press("q"))
  }

  @Test func focusThatIsSetBehindItWaitsUntilItCloses() {
    struct Fields: View {
      let isOpen: CurrentValueSubject<Bool, Never>
      @FocusState private var isFocused: Bool

      var body: some View {
        Button("first")
        Button("second").focused($isFocused)
          .sheet(isPresented: isOpen) { Button("inside") { isFocused = true } }
      }
    }
    let isOpen = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 20, rows: 9) { Fields(isOpen: isOpen).buttonStyle(.plain) }
    screen.press(.enter)
    #expect(screen.text.contains("▸ inside ◂"))
    isOpen.value = false
    #expect(screen.picture == "  first\n▸ second ◂")
  }

  @Test func tooltipsBehindItDoNotAppear() {
    let isOpen = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 5, scheduler: TestScheduler()) {
      Text("help").help("tip").sheet(isPresented: isOpen) { Text("in") }
    }
    _ = screen.text
    isOpen.value = true
    _ = screen.text
    screen.move(column: 1, row: 0)
    screen.advance(by: .seconds(1))
    #expect(!screen.text.contains("tip"))
  }

  @Test func aPresentedRedrawEqualsAFullRepaint() {
    let screen = screen()
    _ = screen.bytes()
    for text in ["a", "a longer text", "界"] {
      front.value = text
      behind.value = text + text
      _ = screen.bytes()
    }
    #expect(screen.frame == self.screen().frame)
  }
}
