import Components
import Signals
import Testing

extension Sample {
  /// Text and labels.
  @SampleBuilder static var text: [Sample] {
    Sample("Label", .leaks) { Label($0.retaining($0.texts), symbol: "!") }
    Sample("Label", .sizes) { Label("Title", symbol: "★") }
    Sample("Label", .sizes) { Label("Title", image: .sample).labelStyle(.iconOnly) }

    Sample("labelStyle", .leaks) { tokens in
      let token = tokens.token()
      Label("a", symbol: "b").labelStyle(following: tokens.retaining(tokens.flags)) { _ in
        TokenLabelStyle(token: token)
      }
    }

    Sample("lineLimit", .leaks) { Text("a b c").lineLimit($0.alternating(1, 2)) }
    Sample("lineLimit", .sizes) {
      Text("one two\nthree").multilineTextAlignment(.center).lineLimit(2)
        .truncationMode(.middle)
    }

    Sample("lineSpacing", .leaks) { Text("a b c").lineSpacing($0.alternating(1, 2)) }
    Sample("lineSpacing", .sizes) {
      Text("one two\nthree").lineSpacing(2).lineLimit(2...3).textCase(.uppercase)
    }

    Sample("multilineTextAlignment", .leaks) {
      Text("a b c").multilineTextAlignment($0.alternating(.leading, .center))
    }

    Sample("Text", .leaks) {
      Text("a")
        + Text($0.retaining($0.texts)).bold($0.retaining($0.flags))
        .foregroundStyle($0.alternating(.red, .blue))
    }
    Sample("Text", .sizes) { Text("界 Hel").bold() + Text("lo\nworld").italic() }
    Sample("Text", .leaks) { Text($0.retaining($0.texts)) }
    Sample("Text", .sizes) { Text("界 Hello") }

    Sample("textCase", .leaks) { Text("a b c").textCase($0.alternating(.uppercase, .lowercase)) }

    Sample("truncationMode", .leaks) { Text("a b c").truncationMode($0.alternating(.head, .tail)) }
  }
}

private struct TokenLabelStyle: LabelStyle {
  let token: Token

  func makeBody(configuration: Configuration) -> some View {
    configuration.title.onHover { _ in token.touch() }
  }
}
