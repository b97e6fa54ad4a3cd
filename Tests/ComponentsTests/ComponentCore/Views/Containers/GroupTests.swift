import Components
import Signals
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct GroupTests {
  @Test func modifiesEachViewOfAGroup() {
    let row = picture {
      HStack {
        Group {
          Text("a"); Text("b")
        }.padding(.horizontal, 1)
      }
    }
    #expect(row == " a   b")
  }
}
