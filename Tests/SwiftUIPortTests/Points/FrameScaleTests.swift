import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// Frames, paddings and places are right at each scale. `s` is the width of a column, so that a
/// row is `2 * s` high.
@MainActor @Suite(.watchdog) struct FrameScaleTests {
  private func bordered(_ s: CGFloat, @ViewBuilder _ content: () -> some View) -> String {
    picture(at: s) { content().border() }
  }

  private let fourByTwo = "╭────╮\n│a   │\n│    │\n╰────╯"

  @Test(arguments: scales) func framesAreFixed(s: CGFloat) {
    #expect(
      bordered(s) { Text("a").frame(width: 4 * s, height: 4 * s, alignment: .topLeading) }
        == fourByTwo)
    // Each length is rounded once: 3.5 columns and 1.5 rows.
    #expect(
      bordered(s) { Text("a").frame(width: 3.5 * s, height: 3 * s, alignment: .topLeading) }
        == fourByTwo)
    #expect(
      bordered(s) { Text("a").frame(width: 4.4 * s, height: 4.8 * s, alignment: .topLeading) }
        == fourByTwo)
  }

  @Test(arguments: scales) func framesHaveLimits(s: CGFloat) {
    #expect(
      bordered(s) { Text("a").frame(minWidth: 4 * s, minHeight: 4 * s, alignment: .topLeading) }
        == fourByTwo)
    #expect(
      bordered(s) { Color.clear.frame(maxWidth: 4 * s, maxHeight: 4 * s) }
        == fourByTwo.replacing("a", with: " "))
    #expect(
      bordered(s) {
        Color.clear.frame(idealWidth: 4 * s, idealHeight: 4 * s).fixedSize()
      } == fourByTwo.replacing("a", with: " "))
    #expect(
      bordered(s) {
        Text("a").frame(minWidth: 3.5 * s, maxHeight: 3.2 * s, alignment: .topLeading)
      } == fourByTwo)
  }

  @Test(arguments: scales) func paddingsAreRoundedOnEachSide(s: CGFloat) {
    let expected = "╭────╮\n│    │\n│  a │\n╰────╯"
    #expect(
      bordered(s) {
        Text("a").padding(EdgeInsets(top: 2 * s, leading: 2 * s, bottom: 0, trailing: s))
      } == expected)
    #expect(
      bordered(s) {
        Text("a").padding(
          EdgeInsets(top: 1.2 * s, leading: 1.5 * s, bottom: 0.8 * s, trailing: 0.6 * s))
      } == expected)
    #expect(bordered(s) { Text("a").padding(2 * s) } == bordered(s) { Text("a").padding() })
    #expect(
      bordered(s) { Text("a").safeAreaPadding(2 * s) } == bordered(s) { Text("a").padding() })
    #expect(
      bordered(s) { Text("a").safeAreaPadding(.leading, 2 * s).padding([.top, .trailing], s) }
        == expected)
    #expect(
      bordered(s) { Text("a").contentMargins(.leading, 2 * s).contentMargins(.top, 2 * s) }
        == "╭───╮\n│   │\n│  a│\n╰───╯")
  }

  @Test(arguments: scales) func rowsOfListsAreInset(s: CGFloat) {
    let insets = EdgeInsets(top: 2 * s, leading: 3 * s, bottom: 0, trailing: 0)
    let rows = picture(at: s, 12, 5) {
      List { Text("a").listRowInsets(insets) }.listStyle(.plain)
    }
    let none = picture(at: s, 12, 5) {
      List { Text("a").listRowInsets(EdgeInsets()) }.listStyle(.plain)
    }
    #expect(none.split(separator: "\n").first?.contains("a") == true)
    let column = none.prefix { $0 != "a" }
    #expect(rows == "\n\(column)   a")
  }

  @Test(arguments: scales) func viewsAreMoved(s: CGFloat) {
    #expect(picture(at: s) { Text("a").offset(x: 3 * s, y: 4 * s) } == "\n\n   a")
    #expect(
      picture(at: s) { Text("a").offset(CGSize(width: 2.5 * s, height: 3 * s)) } == "\n\n   a")
    #expect(picture(at: s) { Text("abc").position(x: 4 * s, y: 2 * s) } == "\n   abc")
    #expect(
      picture(at: s) { Text("abc").position(CGPoint(x: 3.5 * s, y: 2.4 * s)) } == "\n  abc")
    // The center of a cell is that of what is drawn in it.
    #expect(picture(at: s) { Text("a").position(x: 0.5 * s, y: s) } == "a")
    #expect(picture(at: s) { Text("abc").position(x: 2.5 * s, y: 3 * s) } == "\n abc")
    #expect(picture(at: s) { Text("ab").position(x: 2 * s, y: 3 * s) } == "\n ab")
    #expect(picture(at: s) { Text("a").position(x: 0, y: 0) } == "a")
    #expect(
      picture(at: s) {
        Text("a").projectionEffect(
          ProjectionTransform(CGAffineTransform(translationX: 3 * s, y: 4 * s)))
      } == "\n\n   a")
  }

  @Test(arguments: scales) func bordersAreHeavyFromTwoColumns(s: CGFloat) {
    #expect(picture(at: s) { Text("a").border(.red, width: 2 * s) } == "┏━┓\n┃a┃\n┗━┛")
    #expect(picture(at: s) { Text("a").border(.red, width: 1.4 * s) } == "┌─┐\n│a│\n└─┘")
    #expect(picture(at: s) { Text("a").border(.red, width: 0.1 * s) } == "┌─┐\n│a│\n└─┘")
  }

  @Test(arguments: scales) func linesOfTextsAreApart(s: CGFloat) {
    #expect(picture(at: s, 4, 4) { Text("a\nb").lineSpacing(4 * s) } == "a\n\n\nb")
    #expect(picture(at: s, 4, 4) { Text("a\nb").lineSpacing(0.9 * s) } == "a\nb")
  }

  @Test(arguments: scales) func framesFollowTheirContainer(s: CGFloat) {
    var length: CGFloat?
    let text = picture(at: s, 24, 3) {
      Text("a").containerRelativeFrame(.horizontal, alignment: .trailing) { width, _ in
        length = width
        return width - 20 * s
      }
    }
    #expect(length == 24 * s)
    #expect(text == "   a")
    #expect(
      picture(at: s, 24, 3) {
        Text("a").containerRelativeFrame(
          .horizontal, count: 4, spacing: 4 * s, alignment: .trailing)
      } == "  a")
  }

  @Test(arguments: scales) func insetsAreApart(s: CGFloat) {
    let below = picture(at: s, 4, 5) {
      Text("a").safeAreaInset(edge: .bottom, spacing: 4 * s) { Text("b") }
    }
    #expect(below == "a\n\n\nb")
    let beside = picture(at: s, 9, 2) {
      Text("a").safeAreaInset(edge: .trailing, spacing: 3 * s) { Text("b") }
    }
    #expect(beside == "a   b")
  }

  @Test(arguments: scales) func shadowsAreMovedByPoints(s: CGFloat) {
    func cells(_ x: CGFloat, _ y: CGFloat) -> String {
      atScale(s) {
        redCells(8, 6) {
          Color.blue.frame(width: 2 * s, height: 6 * s)
            .shadow(color: .red, radius: 0, x: x, y: y)
        }
      }
    }
    // The first and the last row of the shadow are half as high.
    #expect(
      cells(3 * s, 4 * s) == """
        ........
        ........
        ........
        ...##...
        ........
        ........
        """)
    #expect(cells(2.5 * s, 3 * s) == cells(3 * s, 4 * s))
  }

  @Test(arguments: scales) func transitionsMoveByPoints(s: CGFloat) {
    #expect(
      atScale(s) { "\(AnyTransition.offset(x: 3 * s, y: 3 * s))" }
        == "\(AnyTransition.offset(x: 24, y: 32))")
    #expect(
      atScale(s) { "\(AnyTransition.offset(CGSize(width: 2.5 * s, height: 4 * s)))" }
        == "\(AnyTransition.offset(x: 24, y: 32))")
    #expect("\(AnyTransition.offset(x: 24, y: 32))" != "\(AnyTransition.offset(x: 16, y: 32))")
  }
}
