import Components
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SpacerTests {
  @Test func givesSpacersTheRemainingSpace() {
    let row = picture(12, 1) {
      HStack(spacing: 0) {
        Text("a"); Spacer(); Text("b")
      }
    }
    #expect(row == "a          b")
    let three = picture(11, 1) {
      HStack(spacing: 0) {
        Text("a"); Spacer(); Text("b"); Spacer(); Text("c")
      }
    }
    #expect(three == "a    b    c")
    let column = picture(3, 4) {
      VStack {
        Text("a"); Spacer(); Text("b")
      }
    }
    #expect(column == "a\n\n\nb")
  }

  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("Spacer") {
      VStack { HStack { Text("a") }.background { Spacer() } }.frame(height: 2)
    }
  }
}
