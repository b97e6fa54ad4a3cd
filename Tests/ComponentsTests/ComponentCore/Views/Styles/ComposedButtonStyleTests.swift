import Components
import Signals
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ComposedButtonStyleTests {
  private struct Marked: ButtonStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(mark)
        configuration.label
      }
    }
  }

  @Test func appliesTheInnerStyleFirst() {
    let composed = Marked(mark: "1") >>> Marked(mark: "2") >>> Marked(mark: "3")
    #expect(picture { Button("a").buttonStyle(composed) } == "321a")
  }

  @Test func composesStylesWithSteps() {
    let step: ButtonStyleClosure<ButtonStyleConfiguration.Label, ModifiedLabel> = { _, label in
      ModifiedLabel(label: label)
    }
    #expect(picture { Button("a").buttonStyle(Marked(mark: "1") >>> step) } == "(1a")
    #expect(picture { Button("a").buttonStyle(step >>> Marked(mark: "1")) } == "1(a")
  }

  private struct ModifiedLabel: View {
    let label: ButtonStyleConfiguration.Label

    var body: some View {
      HStack(spacing: 0) {
        Text("(")
        label
      }
    }
  }
}
