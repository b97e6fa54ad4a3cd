import Components
import Signals
import Testing

extension Sample {
  /// Modifiers for keys, gestures and focus.
  @SampleBuilder static var input: [Sample] {
    Sample("allowsHitTesting", .leaks) { tokens in
      Button("b", action: tokens.action()).allowsHitTesting(tokens.retaining(tokens.flags))
    }

    Sample("contentShape", .leaks) { tokens in
      Button("b", action: tokens.action()).contentShape(tokens.alternating(Circle(), Circle()))
    }

    Sample("focusable", .leaks) { Text("a").focusable($0.retaining($0.flags)) }

    Sample("focused", .leaks) { tokens in
      Button("b", action: tokens.action()).focused(tokens.retaining(tokens.flags))
    }

    Sample("FocusState", .leaks) { FocusedField(token: $0.token()) }

    Sample("gesture", .leaks) { tokens in
      let token = tokens.token()
      Text("a").gesture(DragGesture().onChanged { _ in token.touch() })
    }

    Sample("help", .leaks) { Button("b").help($0.retaining($0.texts)) }
    Sample("help", .sizes) { Button("Go").help("界 Goes") }

    Sample("keyboardShortcut", .leaks) { tokens in
      Button("b", action: tokens.action())
        .keyboardShortcut(tokens.retaining(tokens.texts.map { _ in KeyboardShortcut("s") }))
    }

    Sample("onExitCommand", .leaks) { tokens in
      Text("a").focusable().onExitCommand(perform: tokens.action())
    }

    Sample("onHover", .leaks) { tokens in
      let token = tokens.token()
      Text("hover").onHover { _ in token.touch() }
    }

    Sample("onKeyboardShortcut", .leaks) { tokens in
      Text("b").onKeyboardShortcut("b", perform: tokens.action())
    }

    Sample("onKeyPress", .leaks) { tokens in
      let token = tokens.token()
      Button("b").onKeyPress { _ in
        token.touch()
        return .ignored
      }
    }

    Sample("onLongPressGesture", .leaks) { tokens in
      Text("a").onLongPressGesture(perform: tokens.action())
    }

    Sample("onTapGesture", .leaks) { Text("tap me").onTapGesture(perform: $0.action()) }
    Sample("onTapGesture", .leaks) { tokens in
      Text("tap me").onTapGesture(count: 2, perform: tokens.action())
        .onTapGesture(perform: tokens.action())
    }
  }
}

private struct FocusedField: View {
  let token: Token
  @FocusState private var isFocused: Bool
  @State private var text = ""

  var body: some View {
    TextField(text: $text).focused($isFocused).onSubmit { token.touch() }
      .onAppear { isFocused = true }
  }
}
