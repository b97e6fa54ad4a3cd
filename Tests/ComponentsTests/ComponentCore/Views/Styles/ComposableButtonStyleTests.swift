import Components
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ComposableButtonStyleTests {
  private func padded<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
    view.padding(.leading, 1)
  }

  private func bracketed<A: View>(
    _ configuration: ButtonStyleConfiguration, _ view: A
  ) -> some View {
    HStack(spacing: 0) {
      Text("[")
      view
      Text("]")
    }
  }

  @Test func appliesStepsInOrder() {
    #expect(picture { Button("a").composableButtonStyle(padded >>> bracketed) } == "[ a]")
    #expect(picture { Button("a").composableButtonStyle(bracketed >>> padded) } == " [a]")
  }
}
