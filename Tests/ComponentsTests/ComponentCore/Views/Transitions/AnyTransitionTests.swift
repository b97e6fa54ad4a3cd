import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

private struct Rising: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.padding(.leading, Int(2 + 2 * phase.value))
  }
}

private struct Indented: ViewModifier {
  let columns: Int
  func body(content: Content) -> some View { content.padding(.leading, columns) }
}

@MainActor @Suite(.watchdog) struct AnyTransitionTests {
  private let isShown = CurrentValueSubject<Bool, Never>(false)

  /// Returns the pictures of a view that appears and disappears with `transition`, one second
  /// each, at the beginning and in the middle.
  private func pictures(_ transition: AnyTransition) -> [String] {
    let screen = Screen(columns: 12, rows: 3, alignment: .center, scheduler: TestScheduler()) {
      Latest(of: isShown) { if $0 { Text("abcd").transition(transition) } }
    }
    _ = screen.text
    return [true, false].flatMap { flag in
      withAnimation(.linear(duration: 1)) { isShown.value = flag }
      let start = screen.picture
      screen.advance(by: .milliseconds(500))
      let middle = screen.picture
      screen.advance(by: .milliseconds(500))
      #expect(screen.picture.contains("abcd") == flag)
      return [start, middle].map { $0.replacing("\n", with: "/") }
    }
  }

  @Test func identity() {
    #expect(pictures(.identity) == ["/    abcd", "/    abcd", "", ""])
  }

  @Test func opacity() {
    #expect(pictures(.opacity) == ["", "/    abcd", "/    abcd", "/    abcd"])
  }

  @Test func slide() {
    #expect(pictures(.slide) == ["/abcd", "/  abcd", "/    abcd", "/      abcd"])
  }

  @Test func move() {
    #expect(pictures(.move(edge: .top)) == ["    abcd", "    abcd", "/    abcd", "    abcd"])
    #expect(pictures(.move(edge: .bottom))[0] == "//    abcd")
  }

  @Test func push() {
    #expect(
      pictures(.push(from: .trailing)) == ["", "/      abcd", "/    abcd", "/  abcd"])
  }

  @Test func offset() {
    #expect(
      pictures(.offset(x: 2, y: 1)) == [
        "//      abcd", "//     abcd", "/    abcd", "//     abcd",
      ])
    #expect(pictures(.offset(Size(width: 2, height: 0)))[0] == "/      abcd")
  }

  @Test func scale() {
    #expect(pictures(.scale)[0] == "")
    #expect(pictures(.scale(scale: 0.5, anchor: .leading))[2] == "/    abcd")
  }

  @Test func asymmetric() {
    #expect(
      pictures(.asymmetric(insertion: .offset(x: 4), removal: .identity)) == [
        "/        abcd", "/      abcd", "", "",
      ])
  }

  @Test func combined() {
    #expect(
      pictures(.offset(x: 4).combined(with: .offset(y: 1))) == [
        "//        abcd", "//      abcd", "/    abcd", "//      abcd",
      ])
  }

  @Test func modifier() {
    #expect(
      pictures(.modifier(active: Indented(columns: 4), identity: Indented(columns: 0))) == [
        "/      abcd", "/     abcd", "/    abcd", "/      abcd",
      ])
  }

  @Test func custom() {
    #expect(
      pictures(AnyTransition(Rising())) == [
        "/    abcd", "/    abcd", "/     abcd", "/      abcd",
      ])
  }

  @Test func ownAnimation() {
    let screen = Screen(columns: 12, rows: 1, scheduler: TestScheduler()) {
      Latest(of: isShown) {
        if $0 { Text("a").transition(.offset(x: 4).animation(.linear(duration: 1))) }
      }
      .frame(width: 12, alignment: .leading)
    }
    _ = screen.text
    isShown.value = true
    #expect(screen.picture == "    a")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "  a")
  }

  @Test func phases() {
    #expect(TransitionPhase.identity.isIdentity && !TransitionPhase.willAppear.isIdentity)
    #expect(
      [TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
  }
}
