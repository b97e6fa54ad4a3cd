import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScrollPositionTests {
  private struct Page: View {
    let ids: CurrentValueSubject<Int?, Never>
    let log: (Int?) -> Void
    @State private var id: Int?

    var body: some View {
      VStack(alignment: .leading) {
        Text("at \(id ?? -1)")
        ScrollView(showsIndicators: false) {
          VStack { ForEach(0..<20) { Text("line \($0)") } }
        }
        .scrollPosition(id: $id)
      }
      .onReceive(ids) { id = $0 }
      .onChange(of: id) { log(id) }
    }
  }

  private func screen(
    _ ids: CurrentValueSubject<Int?, Never>, log: @escaping (Int?) -> Void = { _ in }
  ) -> Screen {
    Screen(columns: 8, rows: 4) { Page(ids: ids, log: log) }
  }

  private func wheel(_ y: Int, on screen: Screen) {
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: y), at: Point(x: 0, y: 2))))
  }

  @Test func isTheFirstVisibleViewAfterScrolling() {
    let screen = screen(CurrentValueSubject(nil))
    #expect(screen.text.hasPrefix("at -1\nline 0"))
    wheel(1, on: screen)
    #expect(screen.text == "at 3\nline 3\nline 4\nline 5")
    wheel(-1, on: screen)
    #expect(screen.text.hasPrefix("at 0\nline 0"))
  }

  @Test func settingItScrolls() {
    let ids = CurrentValueSubject<Int?, Never>(7)
    let screen = screen(ids)
    #expect(screen.text == "at 7\nline 7\nline 8\nline 9")
    ids.value = 2
    #expect(screen.text == "at 2\nline 2\nline 3\nline 4")
  }

  @Test func staysWhatItWasSetToAtTheEnd() {
    let ids = CurrentValueSubject<Int?, Never>(nil)
    var changes: [Int?] = []
    let screen = screen(ids) { changes.append($0) }
    _ = screen.text
    ids.value = 19
    #expect(screen.text == "at 19\nline 17\nline 18\nline 19")
    #expect(changes == [19])
  }

  /// A lazy list that appears after its position has been set.
  private struct LatePage: View {
    let isShown: CurrentValueSubject<Bool, Never>
    @State private var id: Int?

    init(_ isShown: CurrentValueSubject<Bool, Never>, id: Int) {
      self.isShown = isShown
      _id = State(wrappedValue: id)
    }

    var body: some View {
      VStack(alignment: .leading) {
        Text("at \(id ?? -1)")
        Latest(of: isShown) {
          if $0 {
            ScrollView(showsIndicators: false) {
              LazyVStack(alignment: .leading) { ForEach(0..<100) { Text("line \($0)") } }
            }
            .scrollPosition(id: $id)
          }
        }
      }
    }
  }

  @Test(arguments: [(40, 40), (99, 97)])
  func scrollsALazyListThatAppears(id: Int, first: Int) {
    let isShown = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 8, rows: 4) { LatePage(isShown, id: id) }
    _ = screen.text
    isShown.value = true
    #expect(
      screen.text == "at \(id)\nline \(first)\nline \(first + 1)\nline \(first + 2)")
  }
}
