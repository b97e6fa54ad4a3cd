import TestSupport
import Testing

@testable import ComponentDrawing

@MainActor @Suite(.watchdog) struct DrawingContextColorTests {
  private let surface = CharacterSurface(columns: 4, rows: 2)

  @Test func fillsOpaqueColorsAndOverlaysTranslucentOnes() {
    let canvas = surface.canvas()
    canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1), with: .red)
    canvas.fill(Rect(x: 2, y: 0, width: 9, height: 1), with: .red.opacity(0.5))
    #expect(surface.text == "##%%\n....")
  }

  @Test func drawsNothingWithClear() {
    surface.canvas().fill(Rect(x: 0, y: 0, width: 4, height: 2), with: .clear)
    #expect(surface.text == "....\n....")
  }

  @Test func fillsOnlyTheQuadrantsInsideAPath() {
    var canvas = surface.canvas()
    canvas.clip(to: Path(ellipseIn: Rect(x: 0, y: 0, width: 4, height: 2)))
    canvas.fill(Rect(x: 0, y: 0, width: 4, height: 2), with: .red)
    #expect(surface.text == "▟##▙\n▜##▛")
  }

  @Test func strokesTheInsideOfAPath() {
    surface.canvas().outline(
      RoundedRect(Rect(x: 0, y: 0, width: 4, height: 2)), with: .color(.red))
    #expect(surface.text == "█▀▀█\n█▄▄█")
  }

  @Test func fillsHalfCells() {
    let canvas = surface.canvas()
    canvas.fill(upper: .red, lower: .clear, at: .zero)
    canvas.fill(upper: .clear, lower: .red, at: Point(x: 1, y: 0))
    canvas.fill(upper: .red, lower: .blue, at: Point(x: 2, y: 0))
    canvas.fill(upper: .red, lower: .blue, at: Point(x: 4, y: 0))
    #expect(surface.text == "▀▄█.\n....")
  }

  @Test func masksHalfCells() {
    var canvas = surface.canvas()
    canvas.clip(to: Path(ellipseIn: Rect(x: 0, y: 0, width: 4, height: 2)))
    canvas.fill(upper: .red, lower: .blue, at: .zero)
    #expect(surface.rows[0][0] == "▟")
    #expect(surface.colors[0][0] == .blue)
  }

  @Test func spreadsAGradientOverARect() {
    let gradient = LinearGradient(
      stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)],
      startPoint: .leading, endPoint: .trailing)
    surface.canvas().fill(
      Rect(x: 1, y: 0, width: 2, height: 1), with: gradient.spatial,
      spanning: Rect(x: 0, y: 0, width: 4, height: 1))
    #expect(surface.colors[0] == [nil, .red, .blue, nil])
  }

  @Test func drawsScaledContentWithItsAttributes() {
    var canvas = surface.canvas()
    canvas.attributes.isBold = true
    canvas.drawScaled(
      Size(width: 2, height: 1), to: Rect(x: 1, y: 1, width: 2, height: 1)
    ) { inner in
      #expect(inner.attributes.isBold == true)
      #expect(inner.visibleRect == Rect(x: 0, y: 0, width: 2, height: 1))
      inner.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .red)
    }
    #expect(surface.text == "....\n.#..")
  }
}
