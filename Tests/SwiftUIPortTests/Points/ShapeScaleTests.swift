import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// Radii, insets and lines of shapes are right at each scale. `s` is the width of a column.
@MainActor @Suite(.watchdog) struct ShapeScaleTests {
  /// Returns the picture of a shape of 12 columns and 6 rows.
  private func filled(_ s: CGFloat, _ shape: () -> some Shape) -> String {
    atScale(s) { redCells(12, 6) { shape().fill(.red) } }
  }

  @Test(arguments: scales) func cornersHaveRadii(s: CGFloat) {
    #expect(atScale(s) { RoundedRectangle(cornerRadius: 3 * s).cornerRadius } == 3)
    #expect(atScale(s) { RoundedRectangle(cornerRadius: 2.5 * s).cornerRadius } == 3)
    #expect(
      atScale(s) {
        RoundedRectangle(cornerSize: CGSize(width: 3 * s, height: 3 * s)).cornerRadius
      } == 3)
    let radii = atScale(s) {
      RectangleCornerRadii(
        topLeading: s, bottomLeading: 2 * s, bottomTrailing: 2.6 * s, topTrailing: 4 * s)
    }
    #expect(
      radii
        == RectangleCornerRadii(
          topLeading: 8, bottomLeading: 16, bottomTrailing: 24, topTrailing: 32))
    let uneven = filled(s) {
      UnevenRoundedRectangle(topLeadingRadius: 4 * s, bottomTrailingRadius: 6 * s)
    }
    #expect(uneven == filled(s) { .rect(topLeadingRadius: 4 * s, bottomTrailingRadius: 6 * s) })
    #expect(uneven == filled(8) { .rect(topLeadingRadius: 32, bottomTrailingRadius: 48) })
    #expect(uneven != filled(s) { Rectangle() })
    let round = picture(at: s, 12, 6) { Color.red.cornerRadius(4 * s) }
    #expect(round == picture(12, 6) { Color.red.cornerRadius(32) })
    #expect(round != picture(12, 6) { Color.red })
  }

  @Test(arguments: scales) func gradientsHaveRadii(s: CGFloat) {
    let gradient = atScale(s) {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: s, endRadius: 9.5 * s)
    }
    #expect((gradient.startRadius, gradient.endRadius) == (1, 10))
  }

  @Test(arguments: scales) func insetsAreInPoints(s: CGFloat) {
    let expected = """
      ............
      ..########..
      ..########..
      ..########..
      ..########..
      ............
      """
    #expect(filled(s) { Rectangle().inset(by: 2 * s) } == expected)
    #expect(filled(s) { Rectangle().inset(by: s).inset(by: s) } == expected)
    let ellipse = filled(8) { Ellipse().inset(by: 16) }
    #expect(filled(s) { Ellipse().inset(by: 2 * s) } == ellipse)
    #expect(ellipse != filled(8) { Ellipse() })
    let rounded = filled(8) { RoundedRectangle(cornerRadius: 40).inset(by: 16) }
    #expect(filled(s) { RoundedRectangle(cornerRadius: 5 * s).inset(by: 2 * s) } == rounded)
  }

  @Test(arguments: scales) func linesAreInPoints(s: CGFloat) {
    func line(_ s: CGFloat, _ style: StrokeStyle) -> String {
      picture(at: s, 16, 8) { Circle().stroke(style: style) }
    }
    let wide = line(8, StrokeStyle(lineWidth: 24))
    #expect(line(s, StrokeStyle(lineWidth: 3 * s)) == wide)
    #expect(line(s, StrokeStyle(lineWidth: 2.5 * s)) == wide)
    #expect(wide != line(8, StrokeStyle()))
    #expect(wide == picture(at: s, 16, 8) { Circle().strokeBorder(lineWidth: 3 * s) })
    let dashed = line(8, StrokeStyle(dash: [24, 16], dashPhase: 8))
    #expect(line(s, StrokeStyle(dash: [3 * s, 2 * s], dashPhase: s)) == dashed)
    #expect(line(s, StrokeStyle(dash: [2.5 * s, 1.6 * s], dashPhase: 1.2 * s)) == dashed)
    #expect(dashed != line(8, StrokeStyle()))
    #expect(dashed != line(8, StrokeStyle(dash: [24, 16])))
  }

  @Test(arguments: scales) func shapesAreMovedAndChangedInSize(s: CGFloat) {
    #expect(
      filled(s) {
        OffsetShape(
          shape: Rectangle().size(width: 4 * s, height: 4 * s),
          offset: CGSize(width: 3 * s, height: 4 * s))
      } == """
        ............
        ............
        ...####.....
        ...####.....
        ............
        ............
        """)
    #expect(
      filled(s) {
        Rectangle().size(CGSize(width: 3 * s, height: 4 * s)).transform(
          CGAffineTransform(translationX: 2 * s, y: 2 * s))
      } == """
        ............
        ..###.......
        ..###.......
        ............
        ............
        ............
        """)
    #expect(
      filled(s) { Rectangle().scale(x: 0.5, y: 1 / 3, anchor: .topLeading) } == """
        ######......
        ######......
        ............
        ............
        ............
        ............
        """)
  }

  /// A rectangle that is smaller by `inset`, if it is asked for `expected`.
  private nonisolated struct Frame: Shape {
    let expected: CGRect
    let inset: CGFloat

    func path(in rect: CGRect) -> Path {
      rect == expected ? Path(rect.insetBy(dx: inset, dy: inset)) : Path()
    }
  }

  @Test(arguments: scales) func shapesAreAskedInPoints(s: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 12 * s, height: 12 * s)
    #expect(
      filled(s) { Frame(expected: rect, inset: 2 * s) } == """
        ............
        ..########..
        ..########..
        ..########..
        ..########..
        ............
        """)
  }

  @Test(arguments: scales) func builtInShapesHavePathsInPoints(s: CGFloat) {
    let rect = CGRect(x: 2 * s, y: 2 * s, width: 8 * s, height: 8 * s)
    func check(_ shape: some Shape) {
      let path = atScale(s) { shape.path(in: rect) }
      #expect(atScale(s) { path.boundingRect } == rect, "\(shape)")
      #expect(atScale(s) { path.contains(CGPoint(x: 6 * s, y: 6 * s)) }, "\(shape)")
      #expect(!atScale(s) { path.contains(CGPoint(x: 1.9 * s, y: 6 * s)) }, "\(shape)")
    }
    check(Rectangle())
    check(Circle())
    check(Ellipse())
    check(Capsule())
    check(atScale(s) { RoundedRectangle(cornerRadius: 2 * s) })
    check(AnyShape(Ellipse()))
  }
}
