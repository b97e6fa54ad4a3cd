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

  private func shaded<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
    view.padding().background(
      Color(red: 0, green: 0.4, blue: configuration.isPressed ? 0.6 : 0.8)
    )
    .cornerRadius(2)
  }

  @Test func everyStateLooksDifferent() {
    expectDistinctStates("ComposableButtonStyle") {
      Button("button").composableButtonStyle(shaded)
    }
  }
}
