import Components
import Signals

extension Life {
  private struct HeldLook: ButtonStyle {
    let token: Token

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { token.touch() }
    }
  }

  private struct HeldFieldLook: TextFieldStyle {
    let token: Token

    func makeBody(configuration: Configuration) -> some View {
      configuration.line.onHover { _ in token.touch() }
    }
  }

  private struct HeldLabelLook: LabelStyle {
    let token: Token

    func makeBody(configuration: Configuration) -> some View {
      configuration.title.onHover { _ in token.touch() }
    }
  }

  static let styles = [
    Life("button style") { Button("b").buttonStyle(HeldLook(token: $0.token())) },
    Life("composed button styles") { maker in
      Button("b").buttonStyle(HeldLook(token: maker.token()) >>> HeldLook(token: maker.token()))
        .buttonStyle(HeldLook(token: maker.token()))
    },
    Life("step of styling") { maker in
      let token = maker.token()
      Button("b").composableStyle { _, label in label.onHover { _ in token.touch() } }
    },
    Life("button style that follows") { maker in
      let token = maker.token()
      Button("b").buttonStyle(following: maker.held(maker.flags)) { _ in HeldLook(token: token) }
    },
    Life("field style that follows") { maker in
      let token = maker.token()
      TextField().textFieldStyle(following: maker.held(maker.flags)) { _ in
        HeldFieldLook(token: token)
      }
    },
    Life("label style that follows") { maker in
      let token = maker.token()
      Label("a", symbol: "b").labelStyle(following: maker.held(maker.flags)) { _ in
        HeldLabelLook(token: token)
      }
    },
    Life("style of functions") { maker in
      let token = maker.token()
      Button("b").buttonStyle(AppearanceButtonStyle { _ in token.touch() })
    },
    Life("appearance") { maker in
      let token = maker.token()
      Button {
      } label: {
        Text("a").appearance { _ in token.touch() }
      }
    },
    Life("appearance that follows") { maker in
      let token = maker.token()
      Button("b").appearance(of: Button.self, following: maker.held(maker.flags)) { _, _ in
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

  static let interaction = [
    Life("focus state") { Focused(token: $0.token()) },
    Life("focus that follows") { maker in
      Button("b", action: maker.action()).focused(maker.held(maker.flags))
    },
    Life("focusable") { Text("a").focusable($0.held($0.flags)) },
    Life("tap") { Text("tap me").onTapGesture(perform: $0.action()) },
    Life("taps") { maker in
      Text("tap me").onTapGesture(count: 2, perform: maker.action())
        .onTapGesture(perform: maker.action())
    },
    Life("hover") { maker in
      let token = maker.token()
      Text("hover").onHover { _ in token.touch() }
    },
    Life("content shape") { maker in
      Button("b", action: maker.action()).contentShape(maker.turns(Circle(), Circle()))
    },
    Life("key press") { maker in
      let token = maker.token()
      Button("b").onKeyPress { _ in
        token.touch()
        return .ignored
      }
    },
    Life("shortcut") { maker in
      Button("b", action: maker.action())
        .keyboardShortcut(maker.held(maker.texts.map { _ in KeyboardShortcut("s") }))
    },
    Life("help") { Button("b").help($0.held($0.texts)) },
    Life("submit") { TextField().onSubmit($0.action()) },
  ]

  private struct Remembering: ViewModifier {
    let token: Token
    @State private var count = 0

    func body(content: Content) -> some View {
      content.bold(count > 1).onTapGesture {
        token.touch()
        count += 1
      }
    }
  }

  private struct Moving: View {
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
    Life("environment") { Text("a").environment(\.usesASCII, $0.held($0.flags)) },
    Life("disabled") { Button("b").disabled($0.held($0.flags)) },
    Life("view modifier") { Text("a").modifier(Remembering(token: $0.token())) },
    Life("appearing") { Text("a").onAppear(perform: $0.action()) },
    Life("disappearing") { Text("a").onDisappear(perform: $0.action()) },
    Life("change") { maker in
      let token = maker.token()
      Text("a").onChange(of: maker.held(maker.texts)) { _, _ in token.touch() }
    },
    Life("every value") { maker in
      let token = maker.token()
      Text("a").onReceive(maker.held(maker.texts)) { _ in token.touch() }
    },
    Life("motion") {
      Text("a").background($0.turns(Color.red, .blue)).animation(.linear(duration: 9))
    },
    Life("motion of a button") { maker in
      CustomButton().colorChangingButton(maker.turns(.red, .blue))
        .animation(.spring(duration: 9), value: maker.held(maker.flags))
    },
    Life("endless motion") { Moving(token: $0.token()) },
    Life("branches") { maker in
      let (texts, others) = (maker.held(maker.texts), maker.held(maker.texts))
      Latest(of: maker.held(maker.flags), default: false) { isOn in
        if isOn { Button(texts) } else { Text(others) }
      }
    },
  ]
}
