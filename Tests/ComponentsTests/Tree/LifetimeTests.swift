import Components
import Signals
import SignalsTesting
import TextBackend
import Testing

/// That nothing of a view is left when it is gone: no node, no subscription, nothing scheduled.
@MainActor @Suite struct LifetimeTests {
  /// Something that a view's closures and publishers hold on to.
  private final class Token: Sendable {
    func touch() {}
  }

  /// Makes views, and knows what of them is left.
  @MainActor
  private final class Maker {
    let texts = CurrentValueSubject<String, Never>("text")
    let flags = CurrentValueSubject<Bool, Never>(true)
    let lists = CurrentValueSubject<[Int], Never>([1, 2, 3, 4, 5, 6])
    private var tokens: [() -> Token?] = []

    var tokensLeft: Int { tokens.filter { $0() != nil }.count }
    var tokensMade: Int { tokens.count }

    /// A token that only those hold who are given it.
    func token() -> Token {
      let token = Token()
      tokens.append { [weak token] in token }
      return token
    }

    /// What `publisher` sends; whoever is subscribed holds a token.
    func held<Output>(_ publisher: some Publisher<Output, Never>) -> AnyPublisher<Output, Never> {
      let token = token()
      return publisher.map { value in
        token.touch()
        return value
      }
      .eraseToAnyPublisher()
    }
  }

  enum Kind: CaseIterable {
    case field, secureField, toggle, progress, spinner, latest, forEach, scroll, scrollOfFields
    case focused, focusFollower, focusable, keyPress, shortcut, help, onChange, onSubmit
  }

  private static func view(_ kind: Kind, _ maker: Maker) -> AnyView {
    let token = maker.token()
    switch kind {
    case .field:
      return AnyView(
        TextField().placeholder(maker.held(maker.texts)).text(maker.held(maker.texts))
          .secure(maker.held(maker.flags)).onEdit { _ in token.touch() })
    case .secureField:
      return AnyView(SecureField().placeholder(maker.held(maker.texts)))
    case .toggle:
      return AnyView(Toggle("on", isOn: maker.held(maker.flags)) { _ in token.touch() })
    case .progress: return AnyView(ProgressView(value: maker.held(maker.lists.map { _ in 0.5 })))
    case .spinner: return AnyView(ProgressView())
    case .latest:
      return AnyView(
        Latest(of: maker.held(maker.texts), default: "") { text in
          Button(text) { token.touch() }
        })
    case .forEach:
      return AnyView(
        ForEach(maker.held(maker.lists), id: \.self) { number in
          Button("\(number)") { token.touch() }
        })
    case .scroll:
      return AnyView(ScrollView { ForEach(maker.held(maker.lists), id: \.self) { Text("\($0)") } })
    case .scrollOfFields:
      return AnyView(
        ScrollView { ForEach(0..<9) { _ in TextField().onEdit { _ in token.touch() } } })
    case .focused: return AnyView(Focused(token: token))
    case .focusFollower:
      return AnyView(Button("b") { token.touch() }.focused(maker.held(maker.flags)))
    case .focusable: return AnyView(Text("a").focusable(maker.held(maker.flags)))
    case .keyPress:
      return AnyView(
        Button("b").onKeyPress { _ in
          token.touch()
          return .ignored
        })
    case .shortcut:
      return AnyView(
        Button("b") { token.touch() }
          .keyboardShortcut(maker.held(maker.texts.map { _ in KeyboardShortcut("s") })))
    case .help: return AnyView(Button("b") { token.touch() }.help(maker.held(maker.texts)))
    case .onChange:
      return AnyView(Text("a").onChange(of: maker.held(maker.texts)) { _, _ in token.touch() })
    case .onSubmit: return AnyView(TextField().onSubmit { token.touch() })
    }
  }

  private struct Focused: View {
    let token: Token
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      TextField(text: $text).focused($isFocused).onSubmit { token.touch() }
        .onAppear { isFocused = true }
    }
  }

  /// A view of `kind` that is there as long as `isShown`, after a person has used it.
  private func used(
    _ kind: Kind, _ maker: Maker, _ isShown: CurrentValueSubject<Bool, Never>,
    _ scheduler: TestScheduler
  ) -> Screen {
    let screen = Screen(columns: 20, rows: 5, scheduler: scheduler) {
      Latest(of: isShown) { if $0 { LifetimeTests.view(kind, maker) } }
    }
    _ = screen.bytes()
    screen.press(.tab)
    screen.type("ab ")
    screen.press(.enter)
    screen.move(column: 1, row: 1)
    screen.click(column: 1, row: 1)
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: .zero)))
    screen.press("s", modifiers: .control)
    maker.texts.value += "!"
    maker.lists.value = [3, 2, 7, 1, 9]
    scheduler.advance(by: .seconds(1))
    _ = screen.bytes()
    return screen
  }

  @Test(arguments: Kind.allCases)
  func nothingOutlivesAView(kind: Kind) {
    let (maker, isShown, scheduler) = (
      Maker(), CurrentValueSubject<Bool, Never>(true), TestScheduler()
    )
    let screen = used(kind, maker, isShown, scheduler)
    #expect(maker.tokensMade > 0)
    isShown.value = false
    #expect(screen.picture == "")
    #expect(maker.tokensLeft == 0)
    scheduler.advance(by: .seconds(1))
    #expect(scheduler.scheduled == 0)
    #expect(screen.frame.cursor == nil)
    #expect(!screen.press("s", modifiers: .control))
  }

  @Test(arguments: Kind.allCases)
  func nothingOutlivesAScreen(kind: Kind) {
    let (maker, isShown, scheduler) = (
      Maker(), CurrentValueSubject<Bool, Never>(true), TestScheduler()
    )
    do {
      let screen = used(kind, maker, isShown, scheduler)
      #expect(maker.tokensMade > 0)
      _ = screen.text
    }
    #expect(maker.tokensLeft == 0)
    #expect(scheduler.scheduled == 0)
  }
}
