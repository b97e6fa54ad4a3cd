import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// What canvases draw is right at each scale. `s` is the width of a column.
@MainActor @Suite(.watchdog) struct CanvasScaleTests {
  /// The picture of a canvas of 12 columns and 6 rows.
  private func drawn(
    _ s: CGFloat, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> String {
    picture(at: s, 12, 6) { Canvas(renderer: draw) }
  }

  private func filled(
    _ s: CGFloat, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> String {
    atScale(s) { redCells(12, 6) { Canvas(renderer: draw) } }
  }

  @Test(arguments: scales) func theSizeIsInPoints(s: CGFloat) {
    var size = CGSize.zero
    _ = drawn(s) { size = $1 }
    #expect(size == CGSize(width: 12 * s, height: 12 * s))
  }

  @Test(arguments: scales) func pathsArePlacedInPoints(s: CGFloat) {
    let expected = """
      ............
      ..####......
      ..####......
      ............
      ............
      ............
      """
    let rect = CGRect(x: 2 * s, y: 2 * s, width: 4 * s, height: 4 * s)
    #expect(filled(s) { context, _ in context.fill(Path(rect), with: .color(.red)) } == expected)
    #expect(
      filled(s) { context, _ in
        context.translateBy(x: s, y: 2 * s)
        context.scaleBy(x: 2, y: 2)
        context.fill(
          Path(CGRect(x: 0.5 * s, y: 0, width: 2 * s, height: 2 * s)), with: .color(.red))
      } == expected)
    #expect(
      filled(s) { context, size in
        context.clip(to: Path(rect))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      } == expected)
  }

  @Test(arguments: scales) func textsAreMeasuredAndPlaced(s: CGFloat) {
    var sizes: [CGSize] = []
    let text = drawn(s) { context, size in
      let resolved = context.resolve(Text("12 34"))
      sizes = [
        resolved.measure(in: size), resolved.measure(in: CGSize(width: 3 * s, height: 99 * s)),
      ]
      context.draw(resolved, at: CGPoint(x: 6.5 * s, y: 5 * s))
      context.draw(Text("a"), at: CGPoint(x: 2 * s, y: 2 * s), anchor: .topLeading)
      context.draw(
        Text("b"), in: CGRect(x: 3 * s, y: 8 * s, width: 4 * s, height: 2 * s))
    }
    #expect(
      sizes == [CGSize(width: 5 * s, height: 2 * s), CGSize(width: 2 * s, height: 4 * s)])
    #expect(text == "\n  a\n    12 34\n\n   b")
  }

  @Test(arguments: scales) func symbolsAreMeasuredAndPlaced(s: CGFloat) {
    var size: CGSize?
    let text = picture(at: s, 12, 6) {
      Canvas { context, _ in
        guard let star = context.resolveSymbol(id: 0) else { return }
        size = star.size
        context.draw(star, at: CGPoint(x: 4 * s, y: 6 * s), anchor: .topLeading)
      } symbols: {
        Text("<*>").tag(0)
      }
    }
    #expect(size == CGSize(width: 3 * s, height: 2 * s))
    #expect(text == "\n\n\n    <*>")
  }

  @Test(arguments: scales) func linesHaveAWidth(s: CGFloat) {
    func line(_ s: CGFloat, scale: CGFloat = 1, _ style: StrokeStyle) -> String {
      drawn(s) { context, _ in
        context.scaleBy(x: scale, y: scale)
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 5 * s / scale))
        path.addLine(to: CGPoint(x: 12 * s / scale, y: 5 * s / scale))
        context.stroke(path, with: .color(.red), style: style)
      }
    }
    let wide = line(8, StrokeStyle(lineWidth: 24))
    #expect(line(s, StrokeStyle(lineWidth: 3 * s)) == wide)
    #expect(line(s, scale: 2, StrokeStyle(lineWidth: 1.5 * s)) == wide)
    #expect(wide != line(8, StrokeStyle()))
    let dashed = line(8, StrokeStyle(lineWidth: 8, dash: [24, 16], dashPhase: 8))
    #expect(
      line(s, StrokeStyle(lineWidth: s, dash: [3 * s, 2 * s], dashPhase: s)) == dashed)
    #expect(
      line(s, scale: 2, StrokeStyle(lineWidth: s / 2, dash: [1.5 * s, s], dashPhase: s / 2))
        == dashed)
    #expect(dashed != line(8, StrokeStyle(lineWidth: 8)))
  }

  @Test(arguments: scales) func gradientsHaveRadii(s: CGFloat) {
    func colors(_ s: CGFloat, scale: CGFloat = 1) -> [Color?] {
      atScale(s) {
        let frame = Screen(columns: 12, rows: 6, alignment: .topLeading) {
          Canvas { context, size in
            context.scaleBy(x: scale, y: scale)
            context.fill(
              Path(CGRect(origin: .zero, size: CGSize(width: size.width, height: size.height))),
              with: .radialGradient(
                Gradient(colors: [.red, .blue]),
                center: CGPoint(x: 6 * s / scale, y: 6 * s / scale),
                startRadius: s / scale, endRadius: 6 * s / scale))
          }
        }.frame
        return (0..<12).map { frame[$0, 3].attributes.background }
      }
    }
    #expect(colors(s) == colors(8))
    #expect(colors(s, scale: 2) == colors(8))
    #expect(Set(colors(8)).count > 3)
  }

  @Test(arguments: scales) func linearGradientsHavePoints(s: CGFloat) {
    func colors(_ s: CGFloat) -> [Color?] {
      atScale(s) {
        let frame = Screen(columns: 12, rows: 6, alignment: .topLeading) {
          Canvas { context, size in
            context.fill(
              Path(CGRect(origin: .zero, size: size)),
              with: .linearGradient(
                Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 3 * s, y: 0),
                endPoint: CGPoint(x: 9 * s, y: 0)))
          }
        }.frame
        return (0..<12).map { frame[$0, 3].attributes.background }
      }
    }
    #expect(colors(s) == colors(8))
    #expect(colors(s)[0] == colors(s)[2])
    #expect(colors(s)[3] != colors(s)[8])
    #expect(colors(s)[9] == colors(s)[11])
  }
}
