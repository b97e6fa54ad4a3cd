import Components
import Signals
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(5))) struct PerElementNodeTests {
  @Test func wrapsElementsThatAppearLater() {
    let numbers = CurrentValueSubject<[Int], Never>([1])
    let screen = Screen(columns: 20, rows: 1) {
      HStack(spacing: 0) {
        ForEach(numbers, id: \.self) { Text("\($0)") }.padding(.leading, 1)
      }
    }
    #expect(screen.text == " 1")
    numbers.send([2, 1, 3])
    #expect(screen.text == " 2 1 3")
    numbers.send([3])
    #expect(screen.text == " 3")
  }
}
