import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct IdentityTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onTapGesture { count += 1 } }
  }

  @Test func anotherIdentityIsAnotherView() {
    let ids = CurrentValueSubject<String, Never>("a")
    var events: [String] = []
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: ids) { id in
        Counter()
          .onAppear { events.append("appear \(id)") }
          .onDisappear { events.append("disappear \(id)") }
          .id(id)
      }
    }
    screen.click(column: 0, row: 0)
    #expect(screen.text == "1")
    ids.value = "a"
    #expect(screen.text == "1")
    ids.value = "b"
    #expect(screen.text == "0")
    #expect(Set(events) == ["appear a", "disappear a", "appear b"])
  }

  @Test func modifiersApplyToAnIdentifiedView() {
    let ids = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 9, rows: 3) {
      Latest(of: ids) { id in Text("\(id)").id(id).border() }
    }
    #expect(screen.text == "╭─╮\n│1│\n╰─╯")
    ids.value = 2
    #expect(screen.text == "╭─╮\n│2│\n╰─╯")
  }
}
