import Components
import Signals
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(5))) struct LinearGradientViewTests {
  @Test func fillsTheProposedSpace() {
    let screen = Screen(columns: 2, rows: 1) {
      LinearGradient(
        stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)],
        startPoint: .leading, endPoint: .trailing)
    }
    #expect((0..<2).map { screen.frame[$0, 0].attributes.background } == [.red, .blue])
  }

  @Test func leaksNothing() {
    expectNoLeaks("LinearGradient") { tokens in
      let gradients = tokens.retaining(
        tokens.flags.map { isOn in
          LinearGradient(
            colors: [isOn ? .red : .green, .blue], startPoint: .top, endPoint: .bottom)
        })
      Text("a").background(gradients).foregroundStyle(gradients)
    }
  }

  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("LinearGradient") { LinearGradient.sample }
    expectDrawsAtAnySize("LinearGradient") {
      LinearGradient(stops: [], startPoint: .center, endPoint: .center)
    }
  }
}
