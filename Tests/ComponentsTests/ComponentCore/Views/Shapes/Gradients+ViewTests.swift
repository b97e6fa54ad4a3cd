import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct GradientViewTests {
  @Test func fillsTheProposedSpace() {
    let screen = Screen(columns: 2, rows: 1) {
      LinearGradient(
        stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)],
        startPoint: .leading, endPoint: .trailing)
    }
    #expect((0..<2).map { screen.frame[$0, 0].attributes.background } == [.red, .blue])
  }

  /// The brightness of the background of each cell: 0 to 9.
  private func shades(_ columns: Int, _ rows: Int, of view: some View) -> String {
    let frame = Screen(columns: columns, rows: rows) { view }.frame
    return (0..<rows).map { y in
      (0..<columns).map { x in
        let components = frame[x, y].attributes.background?.defaultComponents
        return String(Int(components?.red ?? 0) * 9 / 255)
      }.joined()
    }.joined(separator: "\n")
  }

  private let bands: [Gradient.Stop] = [
    .init(color: Color(white: 0), location: 0.5), .init(color: Color(white: 1), location: 0.5),
  ]

  @Test func radialGradientIsRound() {
    let gradient = RadialGradient(stops: bands, center: .center, startRadius: 0, endRadius: 8)
    #expect(
      shades(12, 6, of: gradient) == """
        999999999999
        999000000999
        990000000099
        990000000099
        999000000999
        999999999999
        """)
  }

  @Test func ellipticalGradientHasTheProportionsOfItsRectangle() {
    let gradient = EllipticalGradient(stops: bands, endRadiusFraction: 1)
    #expect(shades(8, 2, of: gradient) == "90000009\n90000009")
  }

  @Test func angularGradientTurnsClockwise() {
    let gradient = AngularGradient(stops: bands, center: .center)
    #expect(shades(4, 2, of: gradient) == "9999\n0000")
    let upright = AngularGradient(stops: bands, center: .center, angle: .degrees(-90))
    #expect(shades(4, 2, of: upright) == "9900\n9900")
  }

  @Test func angularGradientHasTheNearerColorBeyondItsEnd() {
    let gradient = AngularGradient(
      colors: [Color(white: 0), Color(white: 1)], center: .center, startAngle: .zero,
      endAngle: .degrees(1))
    #expect(shades(4, 2, of: gradient) == "0000\n9999")
  }

  @Test func stylesFillAndStrokeShapes() {
    for style: AnyShapeStyle in [
      AnyShapeStyle(
        .radialGradient(colors: [.red, .blue], center: .leading, startRadius: 0, endRadius: 12)),
      AnyShapeStyle(.ellipticalGradient(colors: [.red, .blue], center: .leading)),
      AnyShapeStyle(
        .angularGradient(
          colors: [.red, .blue], center: .topLeading, startAngle: .zero, endAngle: .degrees(90))),
      AnyShapeStyle(.conicGradient(colors: [.red, .blue], center: .leading, angle: .degrees(-90))),
    ] {
      let fill = Screen(columns: 12, rows: 6) { Rectangle().fill(style) }.frame
      #expect(fill[1, 1].attributes.background != fill[10, 4].attributes.background)
      let ring = Screen(columns: 12, rows: 6) { Circle().stroke(style) }.frame
      #expect(ring[0, 3].attributes.foreground != ring[11, 3].attributes.foreground)
    }
  }
}
