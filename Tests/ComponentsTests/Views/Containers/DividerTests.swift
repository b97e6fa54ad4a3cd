import Components
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct DividerTests {
  @Test func runsAlongTheCrossAxisOfItsStack() {
    #expect(
      picture(5, 3) {
        VStack {
          Text("a"); Divider(); Text("b")
        }
      } == "  a\n─────\n  b")
    #expect(
      picture(5, 2) {
        HStack {
          Text("a"); Divider(); Text("b")
        }
      } == "a │ b\n  │")
  }

  @Test func keepsItsAxisInsideModifiers() {
    #expect(
      picture(7, 1) {
        HStack {
          Text("a"); Divider().padding(.horizontal, 1).bold(); Text("b")
        }
      } == "a  │  b")
  }

  @Test func isDrawnWithASCIIWhenRequired() {
    let column = picture(3, 3) {
      VStack {
        Text("a"); Divider(); Text("b")
      }.environment(\.usesASCII, true)
    }
    #expect(column == " a\n---\n b")
  }

  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("Divider") {
      HStack { VStack { Divider() }.overlay { HStack { Divider() } } }
    }
  }
}
