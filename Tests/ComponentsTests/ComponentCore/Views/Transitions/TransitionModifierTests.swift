import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct TransitionModifierTests {
  private let scheduler = TestScheduler()
  private let isShown = CurrentValueSubject<Bool, Never>(true)

  private func screen(rows: Int = 2, @ViewBuilder _ content: @escaping () -> some View) -> Screen {
    let screen = Screen(columns: 12, rows: rows, scheduler: scheduler) {
      VStack(alignment: .leading) { content() }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    _ = screen.text
    return screen
  }

  /// Shows or hides the view in an animation of one second, and returns the pictures of `screen`:
  /// at once, after half a second and after a second.
  private func toggle(_ screen: Screen) -> [String] {
    withAnimation(.linear(duration: 1)) { isShown.value.toggle() }
    return [screen.picture]
      + (0..<2).map { _ in
        screen.advance(by: .milliseconds(500))
        return screen.picture
      }
  }

  @Test func aRemovedViewMovesAwayFromItsPlace() {
    let screen = screen {
      Latest(of: isShown) { if $0 { Text("abcd").transition(.move(edge: .trailing)) } }
      Text("0123456")
    }
    #expect(screen.picture == "abcd\n0123456")
    #expect(toggle(screen) == ["abcd456", "01abcd6", "0123456"])
    #expect(scheduler.scheduled == 0)
  }

  @Test func anAddedViewMovesToItsPlace() {
    isShown.value = false
    let screen = screen {
      Latest(of: isShown) { if $0 { Text("abcd").transition(.move(edge: .leading)) } }
      Text("0123456")
    }
    #expect(toggle(screen) == ["\n0123456", "cd\n0123456", "abcd\n0123456"])
    #expect(scheduler.scheduled == 0)
  }

  @Test func isDrawnOutsideOfAContainerThatHasShrunk() {
    let screen = screen {
      HStack { Latest(of: isShown) { if $0 { Text("abcd").transition(.offset(x: 4)) } } }
    }
    #expect(toggle(screen) == ["abcd", "  abcd", ""])
  }

  @Test func aRemovedViewIsInFrontUntilItReturns() {
    let screen = screen {
      Latest(of: isShown) { isShown in
        ZStack(alignment: .leading) {
          if isShown { Text("abcd").transition(.offset(x: 4)) }
          Text("01").frame(width: 6, alignment: .leading)
        }
      }
    }
    #expect(screen.picture == "01cd")
    for picture in ["abcd", "01cd"] {
      withAnimation(.linear(duration: 1)) { isShown.value.toggle() }
      #expect(screen.picture == picture)
    }
  }

  @Test func withoutAnAnimationItIsNotShown() {
    let screen = screen {
      Latest(of: isShown) { if $0 { Text("abcd").transition(.opacity) } }
    }
    isShown.value = false
    #expect(screen.picture == "")
    isShown.value = true
    #expect(screen.picture == "abcd")
    #expect(scheduler.scheduled == 0)
  }

  @Test func viewsWithoutATransitionAppearAndDisappearAtOnce() {
    let screen = screen { Latest(of: isShown) { if $0 { Text("abcd") } } }
    #expect(toggle(screen) == ["", "", ""])
    #expect(toggle(screen) == ["abcd", "abcd", "abcd"])
  }

  @Test func theTransitionOfAPartIsNotShown() {
    let screen = screen {
      Latest(of: isShown) { if $0 { VStack { Text("abcd").transition(.slide) } } }
    }
    #expect(toggle(screen) == ["", "", ""])
    #expect(toggle(screen) == ["abcd", "abcd", "abcd"])
  }

  @Test func partsWithoutATransitionDisappearAtOnce() {
    let screen = screen {
      Latest(of: isShown) {
        if $0 {
          Text("abcd").transition(.opacity)
          Text("efgh")
        }
      }
    }
    #expect(toggle(screen) == ["abcd", "abcd", ""])
  }

  @Test func passesThroughOtherModifiersAndOwnViews() {
    struct Own: View {
      var body: some View { Text("ab").transition(.offset(x: 4)).padding(.leading, 2) }
    }
    let screen = screen { Latest(of: isShown) { if $0 { Own().bold() } } }
    #expect(toggle(screen) == ["  ab", "    ab", ""])
  }

  @Test func appliesToTheViewsOfAGroup() {
    let screen = screen {
      Group { Latest(of: isShown) { if $0 { Text("ab") } else { Text("cd") } } }
        .transition(.offset(x: 4))
    }
    #expect(toggle(screen) == ["ab  cd", "  ab", "cd"])
    #expect(toggle(screen) == ["cd  ab", "  cd", "ab"])
  }

  @Test func followsTheAnimationOfAValue() {
    struct Card: View {
      let isShown: CurrentValueSubject<Bool, Never>
      @State private var isOpen = true
      var body: some View {
        VStack { if isOpen { Text("ab").transition(.offset(x: 4)) } }
          .animation(.linear(duration: 1), value: isOpen)
          .onReceive(isShown) { isOpen = $0 }
      }
    }
    let screen = screen { Card(isShown: isShown) }
    isShown.value = false
    #expect(screen.picture == "ab")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "  ab")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "")
  }

  @Test func rowsOfAForEachComeAndGo() {
    let names = CurrentValueSubject<[String], Never>(["a", "b"])
    let screen = screen(rows: 3) {
      ForEach(names, id: \.self) { Text($0).transition(.offset(x: 4)) }
    }
    withAnimation(.linear(duration: 1)) { names.value = ["b", "c"] }
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "b a\n  c")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "b\nc")
  }

  @Test func anotherIdentityIsAnotherView() {
    let number = CurrentValueSubject<Int, Never>(1)
    let screen = screen { Latest(of: number) { Text("\($0)").transition(.offset(x: 4)).id($0) } }
    withAnimation(.linear(duration: 1)) { number.value = 2 }
    #expect(screen.picture == "1   2")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "  2" || screen.picture == "  1")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "2")
  }

  // MARK: While a view is being removed

  @Test func takesNoInput() {
    var presses = 0
    let screen = screen {
      Latest(of: isShown) {
        if $0 {
          Button("old") { presses += 1 }.buttonStyle(LabelOnlyButtonStyle())
            .keyboardShortcut("s").transition(.opacity)
        }
      }
      Button("new") {}.buttonStyle(LabelOnlyButtonStyle())
    }
    screen.press(.tab)
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    _ = screen.text
    screen.press("s", modifiers: .control)
    screen.press(.enter)
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "old")
    screen.click(column: 0, row: 0)
    #expect(presses == 0)
    #expect(screen.focus != nil)
  }

  @Test func stateIsKeptIfTheViewReturns() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle()) }
    }
    let screen = screen {
      Latest(of: isShown) { if $0 { Counter().transition(.offset(x: 8)) } }
    }
    screen.click(column: 0, row: 0)
    #expect(screen.picture == "1")
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "    1")
    #expect(toggle(screen) == ["    1", "  1", "1"])
    screen.advance(by: .seconds(3))
    #expect(screen.picture == "1")
    screen.click(column: 0, row: 0)
    #expect(screen.picture == "2")
    #expect(scheduler.scheduled == 0)
    #expect(toggle(screen)[2] == "")
    #expect(toggle(screen)[2] == "0")
  }

  @Test func disappearsWhenTheTransitionHasEnded() {
    var events: [String] = []
    let screen = screen {
      Latest(of: isShown) {
        if $0 {
          Text("a").onAppear { events.append("in") }.onDisappear { events.append("out") }
            .transition(.opacity)
        }
      }
    }
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    _ = screen.text
    screen.advance(by: .milliseconds(900))
    _ = screen.text
    #expect(events == ["in"])
    screen.advance(by: .milliseconds(100))
    _ = screen.text
    #expect(events == ["in", "out"])
  }
}
