import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// The layouts of stacks and grids as values are in points at each scale. `s` is the width of a
/// column.
@MainActor @Suite(.watchdog) struct StackLayoutScaleTests {
  private func letters() -> some View {
    Group {
      Text("a")
      Text("b")
    }
  }

  @Test(arguments: scales) func spacingIsSetAndReadInPoints(s: CGFloat) {
    var row = HStackLayout(alignment: .top)
    #expect(row.spacing == nil)
    row.spacing = 3 * s
    #expect(row.spacing == 3 * s)
    #expect(picture(at: s) { row { letters() } } == "a   b")
    #expect(picture(at: s) { AnyLayout(row) { letters() } } == "a   b")
    var column = VStackLayout(alignment: .leading, spacing: 2.5 * s)
    #expect(column.spacing == 2.5 * s)
    column.spacing = 4 * s
    #expect(picture(at: s) { column { letters() } } == "a\n\n\nb")
    var grid = GridLayout()
    (grid.horizontalSpacing, grid.verticalSpacing) = (3 * s, 1.2 * s)
    #expect(grid.horizontalSpacing == 3 * s)
    let rows = Group {
      GridRow { letters() }
      GridRow { letters() }
    }
    #expect(picture(at: s) { grid { rows } } == "a   b\n\na   b")
    #expect(row == HStackLayout(alignment: .top, spacing: 3 * s))
  }

  /// Returns a view in a layout that a program chooses.
  private func view(in layout: some Layout) -> some View {
    layout {
      Text("ab")
      Text("c").alignmentGuide(.bottom) { _ in 0 }
    }
    .frame(width: 80, height: 96, alignment: .topLeading)
  }

  @Test func theyAreLayouts() {
    #expect(picture { view(in: HStackLayout(alignment: .top, spacing: 16)) } == "ab  c")
    #expect(picture { view(in: VStackLayout(alignment: .trailing, spacing: 32)) } == "ab\n\n\n c")
    #expect(picture { view(in: ZStackLayout(alignment: .bottomTrailing)) } == "ab\n c")
    #expect(picture { view(in: GridLayout(alignment: .leading)) } == "ab\nc")
    let layouts: [any Layout] = [HStackLayout(), VStackLayout(), ZStackLayout(), GridLayout()]
    #expect(layouts.count == 4)
  }

  @Test(arguments: scales) func spacersAndDividersFollowTheirLayout(s: CGFloat) {
    func text(_ layout: some Layout) -> String {
      picture(at: s, 8, 4) {
        layout {
          Text("a")
          Divider()
          Spacer(minLength: 2 * s)
          Text("b")
        }
      }
    }
    #expect(
      text(HStackLayout(spacing: 0))
        == picture(at: s, 8, 4) {
          HStack(spacing: 0) {
            Text("a")
            Divider()
            Spacer(minLength: 2 * s)
            Text("b")
          }
        })
    #expect(text(HStackLayout(spacing: 0)).contains("│"))
    #expect(text(VStackLayout(spacing: 0)).contains("────────"))
  }

  /// A row with spacing that a program places itself, by a stack's layout.
  private struct Row: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
        x += subview.sizeThatFits(proposal).width + CGFloat(cache)
      }
    }

    func makeCache(subviews: Subviews) -> Int { 0 }

    func updateCache(_ cache: inout Int, subviews: Subviews) { cache = 8 }
  }

  @Test func layoutsOfAProgramTurnDividersAndKeepTheirCache() {
    let isWide = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 8, rows: 2, alignment: .topLeading) {
      Row {
        Latest(of: isWide) { Text($0 ? "ab" : "a") }
        Divider()
      }
    }
    #expect(screen.picture.contains("│\n"))
    isWide.value = true
    #expect(screen.picture == "ab │\n   │")
  }
}
