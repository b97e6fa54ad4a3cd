import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ProgressViewStyleTests {
  private struct Percentage: ProgressViewStyle {
    @Environment(\.usesASCII) private var usesASCII

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "unknown")
        if usesASCII { Text("!") }
      }
    }
  }

  @Test func aStyleShowsTheFraction() {
    let values = PassthroughSubject<Double, Never>()
    let screen = Screen(columns: 12, rows: 1) {
      ProgressView("a", value: values, total: 10).progressViewStyle(Percentage())
    }
    #expect(screen.text == "a 0")
    values.send(5)
    #expect(screen.text == "a 50")
    values.send(.nan)
    #expect(screen.text == "a 0")
    values.send(.infinity)
    #expect(screen.text == "a 100")
  }

  @Test func theFractionMayBeUnknown() {
    #expect(picture { ProgressView("a").progressViewStyle(Percentage()) } == "a unknown")
    #expect(picture { ProgressView(value: nil).progressViewStyle(Percentage()) } == "unknown")
  }

  @Test func readsTheEnvironment() {
    let text = picture {
      ProgressView(value: 0.5).progressViewStyle(Percentage()).environment(\.usesASCII, true)
    }
    #expect(text == "50 !")
  }

  @Test func showsACircle() {
    #expect(picture { ProgressView("a", value: 0.5).progressViewStyle(.circular) } == "◑ 50% a")
    #expect(picture { ProgressView("a").progressViewStyle(.circular) } == "⠋ a")
    #expect(
      picture { ProgressView(value: 1) { Text("b") }.progressViewStyle(.circular) } == "● 100% b")
  }

  @Test func followsAPublisher() {
    let flags = PassthroughSubject<Bool, Never>()
    let screen = Screen(columns: 12, rows: 1) {
      ProgressView("a", value: 0.5).progressViewStyle(following: flags) { _ in Percentage() }
        .progressViewStyle(.circular)
    }
    #expect(screen.text == "◑ 50% a")
    flags.send(true)
    #expect(screen.text == "a 50")
  }
}
