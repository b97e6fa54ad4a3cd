import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LayoutTests {
  @Test func placesItsViews() {
    #expect(picture { Stairs { texts("one", "two", "six") } } == "one\n   two\n      six")
    #expect(picture { Stairs { EmptyView() }.border() } == "╭╮\n╰╯")
  }

  @Test func placesTheViewsOfGroups() {
    let text = picture {
      Stairs {
        Text("a")
        ForEach(0..<2) { Text("\($0)") }
        if true { Text("b") }
      }
    }
    #expect(text == "a\n 0\n  1\n   b")
  }

  @Test func placesByAnAnchor() {
    let text = picture {
      Anchored(point: Point(x: 4, y: 1), anchor: .center) { Text("abc") }
    }
    #expect(text == "\n   abc")
    #expect(
      picture { Anchored(point: Point(x: 9, y: 2), anchor: .bottomTrailing) { Text("abc") } }
        == "\n      abc")
  }

  @Test func centersWhatIsNotPlaced() {
    #expect(picture { Anchored(point: nil, anchor: .center) { Text("abc") } } == "\n   abc")
  }

  @Test func readsTheValuesOfItsViews() {
    let ranks = CurrentValueSubject<Int, Never>(2)
    let screen = Screen(columns: 9, rows: 1) {
      Podium {
        Text("c").layoutValue(key: Rank.self, value: 3)
        Text("b").layoutValue(key: Rank.self, value: ranks).padding(.leading, 1)
        Text("a")
      }
    }
    #expect(screen.text == "a bc")
    ranks.value = 4
    #expect(screen.text == "ac b")
  }

  @Test func readsPriorities() {
    var priorities: [Double] = []
    struct Reader: Layout {
      let report: ([Double]) -> Void

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> Size {
        report(subviews.map(\.priority))
        return proposal.replacingUnspecifiedDimensions()
      }

      func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    _ = picture {
      Reader(report: { priorities = $0 }) {
        Text("a").layoutPriority(3)
        Text("b")
      }
    }
    #expect(priorities == [3, 0])
  }

  @Test func changedPropertiesKeepTheViews() {
    let gaps = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 9, rows: 4) {
      Latest(of: gaps, default: 0) { gap in
        Stairs(gap: gap) {
          Counter()
          Text("b")
        }
      }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text == "▸ 1 ◂\n     b\n\n")
    gaps.send(2)
    #expect(screen.text == "▸ 1 ◂\n       b\n\n")
  }

  @Test func followsItsViews() {
    let (names, isShown) = (
      CurrentValueSubject<String, Never>("a"), CurrentValueSubject<Bool, Never>(true)
    )
    let screen = Screen(columns: 9, rows: 3) {
      Stairs {
        Text(names)
        Latest(of: isShown) { if $0 { Text("b") } }
        Text("c")
      }
    }
    #expect(screen.text == "a\n b\n  c")
    names.value = "aaa"
    #expect(screen.text == "aaa\n   b\n    c")
    isShown.value = false
    #expect(screen.text == "aaa\n   c\n")
  }

  @Test func keepsItsCacheUntilSomethingChanges() {
    let (log, names) = (CacheLog(), CurrentValueSubject<String, Never>("a"))
    let screen = Screen(columns: 9, rows: 1) { Cached(log: log) { Text(names) } }
    #expect(screen.text == "a")
    #expect(log.made == 1)
    screen.resize(columns: 7, rows: 1)
    _ = screen.text
    let updates = log.updated
    screen.resize(columns: 8, rows: 1)
    _ = screen.text
    #expect(log.updated == updates)
    names.value = "abc"
    #expect(screen.text == "abc")
    #expect(log.updated > updates)
    #expect(log.made == 1)
  }

  @Test func passesOnTheGuidesOfItsViews() {
    let text = picture {
      VStack(alignment: .leading) {
        Text("abcdef")
        Stairs {
          Text("x")
          Text("y").alignmentGuide(.leading) { _ in 0 }
        }
      }
    }
    #expect(text == " abcdef\nx\n y")
  }

  @Test func setsGuidesOfItsOwn() {
    let text = picture {
      HStack(alignment: .firstTextBaseline) {
        Stairs(baseline: 2) { texts("a", "b") }
        Text("x")
      }
    }
    #expect(text == "a\n b x")
  }
}

/// Places its views along the diagonal.
struct Stairs: Layout {
  var gap = 0
  var baseline: Int?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.reduce(into: Size.zero) { size, subview in
      let next = subview.sizeThatFits(.unspecified)
      size.width += next.width + (size.width > 0 ? gap : 0)
      size.height += next.height
    }
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      point = Point(x: point.x + size.width + gap, y: point.y + size.height)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> Int? {
    guide == .firstTextBaseline ? baseline : nil
  }
}

/// A layout of nine columns and three rows with one view at a point.
private struct Anchored: Layout {
  let point: Point?
  let anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    Size(width: 9, height: 3)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let point else { return }
    subviews.first?.place(at: point, anchor: anchor, proposal: proposal)
  }
}

struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

/// Places its views in a row, ordered by their ranks.
private struct Podium: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    Size(width: subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +), height: 1)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews.sorted(by: { $0[Rank.self] < $1[Rank.self] }) {
      subview.place(at: Point(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.dimensions(in: .unspecified).width
    }
  }
}

private final class CacheLog {
  var made = 0
  var updated = 0
}

private struct Cached: Layout {
  let log: CacheLog

  func makeCache(subviews: Subviews) -> [Size] {
    log.made += 1
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [Size], subviews: Subviews) {
    log.updated += 1
    cache = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [Size]
  ) -> Size {
    cache.first ?? .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Size]
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }.buttonStyle(.plain)
  }
}
