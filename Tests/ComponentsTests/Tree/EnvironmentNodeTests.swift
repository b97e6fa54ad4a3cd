import Signals
import Testing
import TextBackend

@testable import Components

@MainActor @Suite(.timeLimit(.minutes(5))) struct EnvironmentNodeTests {
  private struct Reader: View {
    @Environment(\.usesASCII) private var usesASCII

    var body: some View { Text("\(usesASCII)") }
  }

  @Test func transformsTheInheritedEnvironment() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 2) {
      VStack {
        Reader()
        Reader().transformEnvironment { $0.usesASCII.toggle() }
      }
      .environment(\.usesASCII, flags)
    }
    #expect(screen.text == "true\nfalse")
    flags.send(false)
    #expect(screen.text == "false\ntrue")
  }
}
