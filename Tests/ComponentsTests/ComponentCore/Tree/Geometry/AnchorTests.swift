import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AnchorTests {
  private struct Marked: PreferenceKey {
    static let defaultValue: Anchor<Rect>? = nil

    static func reduce(value: inout Anchor<Rect>?, nextValue: () -> Anchor<Rect>?) {
      value = value ?? nextValue()
    }
  }

  private struct Centers: PreferenceKey {
    static let defaultValue: [Anchor<PathPoint>] = []

    static func reduce(
      value: inout [Anchor<PathPoint>], nextValue: () -> [Anchor<PathPoint>]
    ) {
      value += nextValue()
    }
  }

  /// Titles, of which the one that is selected has a line below.
  private struct Titles: View {
    let selected: CurrentValueSubject<Int, Never>
    var spacing: CurrentValueSubject<Int, Never> = CurrentValueSubject(1)

    var body: some View {
      Latest(of: selected) { selected in
        HStack(spacing: 1) {
          Text("one").anchorPreference(key: Marked.self, value: .bounds) {
            selected == 0 ? $0 : nil
          }
          Text("").frame(width: 1).padding(.leading, spacing)
          Text("three").anchorPreference(key: Marked.self, value: .bounds) {
            selected == 1 ? $0 : nil
          }
        }
      }
      .padding(.bottom, 1)
      .frame(width: 16, alignment: .leading)
      .overlayPreferenceValue(Marked.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let rect = proxy[anchor]
            Text(String(repeating: "-", count: rect.size.width))
              .offset(x: rect.origin.x, y: rect.origin.y + rect.size.height)
          }
        }
      }
    }
  }

  @Test func aReaderConvertsAnAnchor() {
    let selected = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 16, rows: 3, alignment: .topLeading) { Titles(selected: selected) }
    #expect(screen.text == "one    three\n---\n")
    selected.value = 1
    #expect(screen.text == "one    three\n       -----\n")
  }

  @Test func anAnchorFollowsItsView() {
    let spacing = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 16, rows: 2, alignment: .topLeading) {
      Titles(selected: CurrentValueSubject(1), spacing: spacing)
        .frame(width: 16, height: 2, alignment: .topLeading)
    }
    #expect(screen.text == "one    three\n       -----")
    spacing.value = 3
    #expect(screen.text == "one      three\n         -----")
  }

  @Test func anchorsOfPointsAreCollected() {
    let screen = Screen(columns: 12, rows: 3, alignment: .topLeading) {
      VStack(alignment: .leading, spacing: 0) {
        Text("ab").anchorPreference(key: Centers.self, value: .center) { [$0] }
        Text("abcd").transformAnchorPreference(key: Centers.self, value: .bottomTrailing) {
          $0.append($1)
        }
      }
      .backgroundPreferenceValue(Centers.self) { anchors in
        GeometryReader { proxy in
          Text(anchors.map { "\(proxy[$0].x),\(proxy[$0].y)" }.joined(separator: " "))
            .offset(x: 0, y: 2)
        }
        .frame(width: 12, height: 3)
      }
    }
    #expect(screen.text.hasPrefix("ab\nabcd"))
  }
}
