import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// Transitions begin and end in the right cells at each scale. `s` is the width of a column.
@MainActor @Suite(.watchdog) struct TransitionScaleTests {
  private struct Host: View {
    let transition: AnyTransition
    let isShown: CurrentValueSubject<Bool, Never>

    var body: some View {
      Latest(of: isShown) { if $0 { Text("ab").transition(transition) } }
    }
  }

  /// Returns the pictures of a text in the third column and second row, while it appears and
  /// disappears with `transition`: at the beginning, after a half of it, and at its end.
  private func pictures(_ s: CGFloat, _ transition: () -> AnyTransition) -> [String] {
    atScale(s) {
      let isShown = CurrentValueSubject<Bool, Never>(false)
      let screen = Screen(columns: 12, rows: 4, alignment: .topLeading, scheduler: TestScheduler())
      { [transition = transition()] in
        Host(transition: transition, isShown: isShown)
          .frame(width: 8 * s, height: 6 * s)
      }
      _ = screen.text
      return [true, false].flatMap { (flag: Bool) -> [String] in
        withAnimation(.linear(duration: 1)) { isShown.value = flag }
        return (0..<3).map { (step: Int) -> String in
          if step > 0 { screen.advance(by: .milliseconds(500)) }
          return screen.picture.replacing("\n", with: "/")
        }
      }
    }
  }

  @Test(arguments: scales) func offsetsAreInPoints(s: CGFloat) {
    let expected = [
      "///       ab", "//     ab", "/   ab", "/   ab", "//     ab", "",
    ]
    #expect(pictures(s) { .offset(x: 4 * s, y: 4 * s) } == expected)
    #expect(pictures(s) { .offset(CGSize(width: 3.5 * s, height: 3 * s)) } == expected)
  }

  @Test(arguments: scales) func movesAreAsLongAsTheView(s: CGFloat) {
    #expect(
      pictures(s) { .move(edge: .leading) } == pictures(8) { .move(edge: .leading) })
    #expect(pictures(s) { .move(edge: .leading) }[0] == "/ ab")
  }
}
