import Components
import Signals
import SignalsTesting
import Testing
import TextBackend

/// Expects that nothing outlives a view that was used: no object that it retains, no subscription
/// and nothing scheduled, after the view is removed and after its screen is deallocated.
///
/// - Parameters:
///   - name: The view, or the modifier, by its name in the sources.
///   - view: Returns the view. It retains at least one token of the factory.
@MainActor
func expectNoLeaks(
  _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ view: @escaping @MainActor (TokenFactory) -> some View
) {
  let comment = Comment(rawValue: name)
  expectNothingOutlivesItsView(comment, sourceLocation, view)
  expectNothingOutlivesItsScreen(comment, sourceLocation, columns: 20, rows: 5, view)
  for (columns, rows) in [(0, 0), (1, 1), (200, 60)] {
    expectNothingOutlivesItsScreen(comment, sourceLocation, columns: columns, rows: rows) {
      view($0).frame(width: columns, height: rows)
    }
  }
}

@MainActor
private func expectNothingOutlivesItsView(
  _ name: Comment, _ sourceLocation: SourceLocation,
  _ view: @escaping @MainActor (TokenFactory) -> some View
) {
  let (tokens, scheduler) = (TokenFactory(), TestScheduler())
  let isShown = CurrentValueSubject<Bool, Never>(true)
  let screen = Screen(columns: 20, rows: 5, scheduler: scheduler) {
    Latest(of: isShown) { if $0 { view(tokens) } }
  }
  use(screen, tokens)
  #expect(tokens.tokensMade > 0, name, sourceLocation: sourceLocation)
  isShown.value = false
  #expect(screen.picture == "", name, sourceLocation: sourceLocation)
  #expect(tokens.tokensLeft == 0, name, sourceLocation: sourceLocation)
  screen.advance(by: .seconds(1))
  #expect(scheduler.scheduled == 0, name, sourceLocation: sourceLocation)
  #expect(screen.frame.cursor == nil, name, sourceLocation: sourceLocation)
  #expect(!screen.press("s", modifiers: .control), name, sourceLocation: sourceLocation)
}

@MainActor
private func expectNothingOutlivesItsScreen(
  _ name: Comment, _ sourceLocation: SourceLocation, columns: Int, rows: Int,
  _ view: @escaping @MainActor (TokenFactory) -> some View
) {
  let (tokens, scheduler) = (TokenFactory(), TestScheduler())
  do {
    let screen = Screen(columns: columns, rows: rows, scheduler: scheduler) { view(tokens) }
    use(screen, tokens)
    screen.resize(columns: 2, rows: 2)
    #expect(!screen.bytes().isEmpty, name, sourceLocation: sourceLocation)
  }
  #expect(tokens.tokensLeft == 0, name, sourceLocation: sourceLocation)
  #expect(scheduler.scheduled == 0, name, sourceLocation: sourceLocation)
}

/// Uses the keyboard, the pointer and the publishers of a view.
@MainActor
private func use(_ screen: Screen, _ tokens: TokenFactory) {
  _ = screen.bytes()
  screen.press(.tab)
  screen.type("ab ")
  screen.press(.enter)
  screen.click(column: 100, row: 30)
  screen.click(column: 0, row: 0)
  screen.move(column: 1, row: 1)
  screen.click(column: 1, row: 1)
  screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: .zero)))
  screen.press("s", modifiers: .control)
  tokens.texts.value = ""
  tokens.flags.value.toggle()
  tokens.lists.value = [3, 2, 7, 1, 9]
  screen.advance(by: .milliseconds(100))
  _ = screen.bytes()
  tokens.texts.value = "text!"
  tokens.lists.value.reverse()
  screen.advance(by: .seconds(1))
  _ = screen.bytes()
}
