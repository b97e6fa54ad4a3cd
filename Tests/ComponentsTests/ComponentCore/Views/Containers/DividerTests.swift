import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct DividerTests {
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

  @Test func isDrawnAgainWhereItsAxisChangesAndItsSizeDoesNot() {
    let layouts = CurrentValueSubject<AnyLayout, Never>(AnyLayout(VStackLayout()))
    let screen = Screen(columns: 3, rows: 3) {
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        Latest(of: layouts) { $0 { Divider() } }
      }
    }
    #expect(screen.text.contains("─"))
    layouts.send(AnyLayout(HStackLayout()))
    #expect(screen.text.contains("│"))
    #expect(!screen.text.contains("─"))
  }

  @Test func isDrawnWithASCIIWhenRequired() {
    let column = picture(3, 3) {
      VStack {
        Text("a"); Divider(); Text("b")
      }.environment(\.usesASCII, true)
    }
    #expect(column == " a\n---\n b")
  }
}
