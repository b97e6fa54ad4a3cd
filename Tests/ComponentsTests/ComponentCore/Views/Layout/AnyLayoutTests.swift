import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AnyLayoutTests {
  @Test func switchesBetweenLayoutsAndKeepsTheState() {
    let isWide = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 3) {
      Latest(of: isWide) { isWide in
        let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
          Counter()
          Text("b")
        }
      }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text == "▸ 1 ◂ b\n\n")
    isWide.value = false
    #expect(screen.text == "▸ 1 ◂\n  b\n")
    screen.press(.enter)
    #expect(screen.text == "▸ 2 ◂\n  b\n")
    isWide.value = true
    #expect(screen.text == "▸ 2 ◂ b\n\n")
  }

  @Test func spacersFollowTheAxis() {
    let isWide = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 4) {
      Latest(of: isWide) { isWide in
        let layout =
          isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Text("a")
          Gap()
          Text("b")
        }
        .fixedSize()
      }
    }
    #expect(screen.text == "a  b\n\n\n")
    isWide.value = false
    #expect(screen.text == "a\n\n\nb")
    isWide.value = true
    #expect(screen.text == "a  b\n\n\n")
  }

  @Test func behavesLikeItsLayout() {
    let row = picture { AnyLayout(AnyLayout(HStackLayout(spacing: 3))) { texts("a", "b") } }
    #expect(row == "a   b")
    let row2 = picture { AnyLayoutInALayout() { texts("a", "b") } }
    #expect(row2 == "a b")
  }
}

/// A layout that calls another one through its erased type.
private struct AnyLayoutInALayout: Layout {
  private let base = AnyLayout(HStackLayout())

  func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> Size {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private struct Gap: View {
  var body: some View {
    Spacer(minLength: 2)
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }.buttonStyle(.plain)
  }
}
