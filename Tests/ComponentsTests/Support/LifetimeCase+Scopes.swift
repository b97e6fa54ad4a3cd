import Components
import Signals

extension LifetimeCase {
  private struct TokenButtonStyle: ButtonStyle {
    let token: Token

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { token.touch() }
    }
  }

  private struct TokenTextFieldStyle: TextFieldStyle {
    let token: Token

    func makeBody(configuration: Configuration) -> some View {
      configuration.line.onHover { _ in token.touch() }
    }
  }

  private struct TokenLabelStyle: LabelStyle {
    let token: Token

    func makeBody(configuration: Configuration) -> some View {
      configuration.title.onHover { _ in token.touch() }
    }
  }

  static let styles = [
    LifetimeCase("button style") { Button("b").buttonStyle(TokenButtonStyle(token: $0.token())) },
    LifetimeCase("composed button styles") { tokens in
      Button("b").buttonStyle(
        TokenButtonStyle(token: tokens.token()) >>> TokenButtonStyle(token: tokens.token())
      )
      .buttonStyle(TokenButtonStyle(token: tokens.token()))
    },
    LifetimeCase("step of styling") { tokens in
      let token = tokens.token()
      Button("b").composableStyle { _, label in label.onHover { _ in token.touch() } }
    },
    LifetimeCase("button style that follows") { tokens in
      let token = tokens.token()
      Button("b").buttonStyle(following: tokens.retaining(tokens.flags)) { _ in
        TokenButtonStyle(token: token)
      }
    },
    LifetimeCase("field style that follows") { tokens in
      let token = tokens.token()
      TextField().textFieldStyle(following: tokens.retaining(tokens.flags)) { _ in
        TokenTextFieldStyle(token: token)
      }
    },
    LifetimeCase("label style that follows") { tokens in
      let token = tokens.token()
      Label("a", symbol: "b").labelStyle(following: tokens.retaining(tokens.flags)) { _ in
        TokenLabelStyle(token: token)
      }
    },
    LifetimeCase("style of functions") { tokens in
      let token = tokens.token()
      Button("b").buttonStyle(AppearanceButtonStyle { _ in token.touch() })
    },
    LifetimeCase("appearance") { tokens in
      let token = tokens.token()
      Button {
      } label: {
        Text("a").appearance { _ in token.touch() }
      }
    },
    LifetimeCase("appearance that follows") { tokens in
      let token = tokens.token()
      Button("b").appearance(of: Button.self, following: tokens.retaining(tokens.flags)) { _, _ in
        token.touch()
      }
    },
  ]

  private struct Focused: View {
    let token: Token
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      TextField(text: $text).focused($isFocused).onSubmit { token.touch() }
        .onAppear { isFocused = true }
    }
  }

  static let input = [
    LifetimeCase("focus state") { Focused(token: $0.token()) },
    LifetimeCase("focus that follows") { tokens in
      Button("b", action: tokens.action()).focused(tokens.retaining(tokens.flags))
    },
    LifetimeCase("focusable") { Text("a").focusable($0.retaining($0.flags)) },
    LifetimeCase("tap") { Text("tap me").onTapGesture(perform: $0.action()) },
    LifetimeCase("taps") { tokens in
      Text("tap me").onTapGesture(count: 2, perform: tokens.action())
        .onTapGesture(perform: tokens.action())
    },
    LifetimeCase("hover") { tokens in
      let token = tokens.token()
      Text("hover").onHover { _ in token.touch() }
    },
    LifetimeCase("content shape") { tokens in
      Button("b", action: tokens.action()).contentShape(tokens.alternating(Circle(), Circle()))
    },
    LifetimeCase("key press") { tokens in
      let token = tokens.token()
      Button("b").onKeyPress { _ in
        token.touch()
        return .ignored
      }
    },
    LifetimeCase("shortcut") { tokens in
      Button("b", action: tokens.action())
        .keyboardShortcut(tokens.retaining(tokens.texts.map { _ in KeyboardShortcut("s") }))
    },
    LifetimeCase("help") { Button("b").help($0.retaining($0.texts)) },
    LifetimeCase("submit") { TextField().onSubmit($0.action()) },
  ]

  private struct CountingModifier: ViewModifier {
    let token: Token
    @State private var count = 0

    func body(content: Content) -> some View {
      content.bold(count > 1).onTapGesture {
        token.touch()
        count += 1
      }
    }
  }

  private struct EndlessAnimation: View {
    let token: Token
    @State private var isWide = false

    var body: some View {
      Color.red.frame(width: isWide ? 15 : 2, height: 2)
        .onAppear {
          token.touch()
          withAnimation(.linear(duration: 0.3).repeatForever()) { isWide = true }
        }
    }
  }

  static let scopes = [
    LifetimeCase("environment") { Text("a").environment(\.usesASCII, $0.retaining($0.flags)) },
    LifetimeCase("disabled") { Button("b").disabled($0.retaining($0.flags)) },
    LifetimeCase("view modifier") { Text("a").modifier(CountingModifier(token: $0.token())) },
    LifetimeCase("appearing") { Text("a").onAppear(perform: $0.action()) },
    LifetimeCase("disappearing") { Text("a").onDisappear(perform: $0.action()) },
    LifetimeCase("change") { tokens in
      let token = tokens.token()
      Text("a").onChange(of: tokens.retaining(tokens.texts)) { _, _ in token.touch() }
    },
    LifetimeCase("every value") { tokens in
      let token = tokens.token()
      Text("a").onReceive(tokens.retaining(tokens.texts)) { _ in token.touch() }
    },
    LifetimeCase("motion") {
      Text("a").background($0.alternating(Color.red, .blue)).animation(.linear(duration: 9))
    },
    LifetimeCase("motion of a button") { tokens in
      CustomButton().colorChangingButton(tokens.alternating(.red, .blue))
        .animation(.spring(duration: 9), value: tokens.retaining(tokens.flags))
    },
    LifetimeCase("endless motion") { EndlessAnimation(token: $0.token()) },
    LifetimeCase("branches") { tokens in
      let (texts, others) = (tokens.retaining(tokens.texts), tokens.retaining(tokens.texts))
      Latest(of: tokens.retaining(tokens.flags), default: false) { isOn in
        if isOn { Button(texts) } else { Text(others) }
      }
    },
  ]
}
