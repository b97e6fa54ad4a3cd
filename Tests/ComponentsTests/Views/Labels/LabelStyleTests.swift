import Components
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct LabelStyleTests {
  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func innermostStyleWins() {
    let label = Label("title", symbol: "*")
    #expect(picture { label } == "* title")
    #expect(picture { label.labelStyle(Reversed()).labelStyle(.iconOnly) } == "title *")
    #expect(picture { label.labelStyle(.titleAndIcon).labelStyle(.titleOnly) } == "* title")
  }
}
