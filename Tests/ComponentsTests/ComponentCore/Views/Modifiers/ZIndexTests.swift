import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ZIndexTests {
  private func layers(_ index: some Publisher<Double, Never>) -> some View {
    ZStack(alignment: .leading) {
      Text("a").zIndex(index)
      Text("bb")
      Text("c").zIndex(-1)
    }
  }

  @Test func ordersTheViewsOfAContainer() {
    let indices = CurrentValueSubject<Double, Never>(1)
    let screen = Screen(columns: 2, rows: 1) { layers(indices) }
    #expect(screen.text == "ab")
    indices.value = 0
    #expect(screen.text == "bb")
    indices.value = .infinity
    #expect(screen.text == "ab")
    indices.value = .nan
    #expect(screen.text == "bb")
  }

  @Test func reachesTheContainerThroughOtherModifiers() {
    #expect(
      picture(2, 1) {
        ZStack {
          Text("aa").zIndex(2).bold().padding(0)
          Text("bb").zIndex(1)
        }
      } == "aa")
  }

  @Test func thePointerReachesTheForemostView() {
    let presses = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 1, rows: 1) {
      ZStack {
        Button("a") { presses.value += 1 }.zIndex(1)
        Button("b")
      }
      .buttonStyle(.plain)
    }
    screen.click(column: 0, row: 0)
    #expect(presses.value == 1)
  }
}
