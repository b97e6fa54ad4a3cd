import Components
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(5))) struct BorderedProminentButtonStyleTests {
  @Test func prominentButtonIsFilled() {
    let screen = Screen(columns: 12, rows: 3) {
      Button("Go").color(.green).buttonStyle(.borderedProminent)
    }
    #expect(screen.picture == "╭────╮\n│ Go │\n╰────╯")
    #expect(screen.attributes(of: "Go")?.background == .green)
    #expect(screen.attributes(of: "Go")?.foreground == .white)
  }

  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("BorderedProminentButtonStyle") {
      Button("Go").buttonStyle(.borderedProminent)
    }
  }

  @Test func everyStateLooksDifferent() {
    expectDistinctStates("BorderedProminentButtonStyle") {
      Button("button").buttonStyle(.borderedProminent)
    }
  }
}
