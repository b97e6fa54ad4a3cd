import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// Layouts and alignments of a program are right at each scale. `s` is the width of a column.
@MainActor @Suite(.watchdog) struct LayoutScaleTests {
  /// A layout that records what it is told.
  private struct Recorder: Layout {
    @MainActor final class Log {
      var proposals: [ProposedViewSize] = []
      var bounds: [CGRect] = []
      var sizes: [CGSize] = []
      var guides: [CGFloat] = []
    }

    let log: Log
    let size: CGSize
    let position: CGPoint

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      log.proposals.append(proposal)
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      log.bounds = [bounds]
      for subview in subviews {
        let narrow = ProposedViewSize(width: size.width / 2, height: nil)
        log.sizes = [subview.sizeThatFits(.unspecified), subview.sizeThatFits(narrow)]
        let dimensions = subview.dimensions(in: .unspecified)
        log.guides = [
          dimensions.width, dimensions.height, dimensions[HorizontalAlignment.center],
          dimensions[VerticalAlignment.bottom], dimensions[HorizontalAlignment.trailing],
        ]
        subview.place(
          at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
          proposal: .unspecified)
      }
    }
  }

  @Test(arguments: scales) func layoutsAreInPoints(s: CGFloat) {
    let log = Recorder.Log()
    let layout = Recorder(
      log: log, size: CGSize(width: 8 * s, height: 6 * s), position: CGPoint(x: 2 * s, y: 4 * s))
    let text = picture(at: s, 20, 8) {
      layout { Text("ab cd") }.border().padding(.leading, 3 * s)
    }
    #expect(
      text == """
           ╭────────╮
           │        │
           │        │
           │  ab cd │
           ╰────────╯
        """)
    #expect(log.proposals.contains(ProposedViewSize(width: 15 * s, height: 12 * s)))
    #expect(log.bounds.map(\.size) == [CGSize(width: 8 * s, height: 6 * s)])
    #expect(
      log.sizes == [CGSize(width: 5 * s, height: 2 * s), CGSize(width: 2 * s, height: 4 * s)])
    #expect(log.guides == [5 * s, 2 * s, 2 * s, 2 * s, 5 * s])
  }

  @Test(arguments: scales) func sizesAndPlacesOfLayoutsAreRoundedOnce(s: CGFloat) {
    let layout = Recorder(
      log: Recorder.Log(), size: CGSize(width: 7.5 * s, height: 5 * s),
      position: CGPoint(x: 1.5 * s, y: 3.2 * s))
    #expect(
      picture(at: s, 20, 8) { layout { Text("ab cd") }.border() } == """
        ╭────────╮
        │        │
        │        │
        │  ab cd │
        ╰────────╯
        """)
  }

  /// A layout that places a view by one of its points.
  private struct Anchored: Layout {
    let place: CGPoint
    let anchor: UnitPoint

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { subviews[0].place(at: place, anchor: anchor, proposal: .unspecified) }
  }

  @Test(arguments: scales) func anchorsArePlacedInPoints(s: CGFloat) {
    func text(_ x: CGFloat, _ y: CGFloat, _ anchor: UnitPoint, _ text: String) -> String {
      picture(at: s, 12, 6) {
        Anchored(place: CGPoint(x: x * s, y: y * s), anchor: anchor) { Text(text) }
      }
    }
    #expect(text(0.5, 1, .center, "a") == "a")
    #expect(text(2.5, 3, .center, "abc") == "\n abc")
    #expect(text(11.5, 11, .center, "a") == "\n\n\n\n\n           a")
    #expect(text(12, 12, .bottomTrailing, "ab") == "\n\n\n\n\n          ab")
    #expect(text(2.4, 0.9, .topLeading, "a") == "  a")
  }

  @Test(arguments: scales) func guidesAreInPoints(s: CGFloat) {
    #expect(
      picture(at: s) {
        VStack(alignment: .leading) {
          Text("abcd")
          Text("e").alignmentGuide(.leading) { $0[.leading] - 2 * s }
          Text("f").alignmentGuide(.leading) { _ in -1.5 * s }
          Text("gh").alignmentGuide(.leading) { d in d.width - 5 * s }
        }
      } == "abcd\n  e\n  f\n   gh")
    #expect(
      picture(at: s) {
        HStack(alignment: .top, spacing: 0) {
          Text("a")
          Text("b").alignmentGuide(.top) { _ in -4 * s }
          Text("c").alignmentGuide(.top) { d in d.height - 4.8 * s }
        }
      } == "a\n  c\n b")
  }

  /// A layout of one view whose baseline is where the program says.
  private struct Marked: Layout {
    let position: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { subviews[0].sizeThatFits(proposal) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { subviews[0].place(at: bounds.origin, proposal: proposal) }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .firstTextBaseline ? position : nil }
  }

  @Test(arguments: scales) func guidesOfLayoutsAreInPoints(s: CGFloat) {
    #expect(
      picture(at: s) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a\nb\nc")
          Marked(position: -1.6 * s) { Text("d") }
        }
      } == "a\nb\ncd")
    #expect(
      picture(at: s) {
        VStack(alignment: HorizontalAlignment(Third.self)) {
          Text("abcdef")
          Marked(position: 0) {
            Text("g").alignmentGuide(HorizontalAlignment(Third.self)) { _ in -2 * s }
          }
        }
      } == "abcdef\n    g")
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test(arguments: scales) func alignmentsOfAProgramAreInPoints(s: CGFloat) {
    #expect(
      picture(at: s) {
        VStack(alignment: HorizontalAlignment(Third.self)) {
          Text("abcdef")
          Text("ghi")
          Text("j").alignmentGuide(HorizontalAlignment(Third.self)) { _ in -2 * s }
        }
      } == "abcdef\n ghi\n    j")
  }
}
