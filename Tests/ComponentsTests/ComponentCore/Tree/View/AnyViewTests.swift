import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AnyViewTests {
  private struct Counter: View {
    @State private var appearances = 0

    var body: some View { Text("\(appearances)").onAppear { appearances += 1 } }
  }

  @Test func keepsStateWhileTheTypeStays() {
    let numbers = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: numbers) { $0 < 2 ? AnyView(Counter()) : AnyView(Text("other")) }
    }
    #expect(screen.text == "1")
    numbers.send(1)
    #expect(screen.text == "1")
    numbers.send(2)
    #expect(screen.text == "other")
    numbers.send(0)
    #expect(screen.text == "1")
  }

  /// A view that keeps the number it was created with.
  private struct First: View {
    @State var number: Int

    var body: some View { Text("\(number)") }
  }

  @Test func addsNothingAroundAnotherAnyView() {
    let numbers = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: numbers) { number in
        let view = AnyView(First(number: number))
        number == 0 ? view : AnyView(view)
      }
    }
    numbers.send(1)
    #expect(screen.text == "0")
  }
}
