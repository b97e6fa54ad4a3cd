import Components
import Signals
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

  private struct TokenLabelStyle: LabelStyle {
    let token: Token

    func makeBody(configuration: Configuration) -> some View {
      configuration.title.onHover { _ in token.touch() }
    }
  }

  @Test func leaksNothing() {
    expectNoLeaks("labelStyle") { tokens in
      let token = tokens.token()
      Label("a", symbol: "b").labelStyle(following: tokens.retaining(tokens.flags)) { _ in
        TokenLabelStyle(token: token)
      }
    }
  }
}
