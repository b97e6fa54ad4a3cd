import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ShapeTests {
  @Test func roundsCornersInQuarterCells() {
    #expect(
      picture { RoundedRectangle(cornerRadius: 3).fill(.red).frame(width: 8, height: 3) }
        == "▗▟    ▙▖\n\n▝▜    ▛▘")
    #expect(
      picture { Circle().fill(.red).frame(width: 12, height: 6) } == """
          ▄▟    ▙▄
        ▗          ▖


        ▝          ▘
          ▀▜    ▛▀
        """)
  }

  @Test func followsAPublisher() {
    let colors = CurrentValueSubject<Color, Never>(.red)
    let screen = Screen(columns: 4, rows: 1) { Capsule().fill(colors) }
    #expect(screen.frame[1, 0].attributes.background == .red)
    colors.send(.blue)
    #expect(screen.frame[1, 0].attributes.background == .blue)
  }

  @Test func strokeFollowsAPublisher() {
    let colors = PassthroughSubject<Color, Never>()
    let screen = Screen(columns: 4, rows: 2) { Rectangle().strokeBorder(colors) }
    for color in [Color.red, .blue] {
      colors.send(color)
      #expect(screen.text == "┌──┐\n└──┘")
      #expect(screen.frame[0, 0].attributes.foreground == color)
    }
  }

  @Test func strokeOfAnEllipseShowsTheGradient() {
    let gradient = LinearGradient(
      stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)],
      startPoint: .leading, endPoint: .trailing)
    let frame = Screen(columns: 12, rows: 6) { Circle().stroke(gradient) }.frame
    #expect(frame[0, 3].attributes.foreground == .red)
    #expect(frame[11, 3].attributes.foreground == .blue)
  }

  @Test func fillIsALevelOfTheForegroundStyle() {
    let screen = Screen(columns: 3, rows: 1) {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tint)
      }
      .foregroundStyle(.red, .green).tint(.yellow)
    }
    #expect((0..<3).map { screen.frame[$0, 0].attributes.background } == [.red, .green, .yellow])
  }

  @Test func servesAsABackground() {
    let screen = Screen(columns: 9, rows: 1) { Text("abc").background(.red, in: .rect) }
    #expect(screen.attributes(of: "abc")?.background == .red)
    #expect(screen.frame[3, 0].attributes.background == nil)
  }

  private struct Triangle: Shape {
    func path(in rect: Rect) -> Path {
      Path { path in
        path.move(to: PathPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: PathPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: PathPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func shapeOfAProgramIsFilledAndStroked() {
    #expect(
      picture { Triangle().fill(.red).frame(width: 8, height: 4) } == """
           ▟▙
          ▟  ▙
         ▟    ▙
        ▟      ▙
        """)
    #expect(
      picture { Triangle().stroke(.red).frame(width: 8, height: 4) } == """
           ⡰⢣
          ⡰⠁ ⢣
         ⡰⠁   ⢣
        ⣰⣁⣀⣀⣀⣀⣀⣣
        """)
  }

  @Test func strokeHasCharactersOfItsOwnInASCII() {
    let text = picture {
      Triangle().stroke(.red).frame(width: 8, height: 4).environment(\.usesASCII, true)
    }
    #expect(
      text == """
            +
           /\\
         //  \\\\
        +------+
        """)
    #expect(
      picture {
        Triangle().stroke(.red, lineWidth: 3).frame(width: 8, height: 4)
          .environment(\.usesASCII, true)
      }.contains("#"))
  }

  @Test func clipsToAnyShape() {
    #expect(
      picture { Color.red.clipShape(Triangle()).frame(width: 8, height: 4) } == """
           ▟▙
          ▟  ▙
         ▟    ▙
        ▟      ▙
        """)
  }

  @Test func wideLinesStayInsideTheShape() {
    let frame = Screen(columns: 12, rows: 6) {
      Circle().trim(from: 0, to: 0.5).stroke(
        .red, style: StrokeStyle(lineWidth: 3, lineCap: .round))
    }.frame
    func isDrawn(_ x: Int, _ y: Int) -> Bool {
      frame[x, y].attributes.foreground == .red || frame[x, y].attributes.background == .red
    }
    #expect(isDrawn(0, 3) && isDrawn(11, 3) && isDrawn(6, 5))
    #expect(!isDrawn(6, 0) && !isDrawn(6, 3) && !isDrawn(0, 1))
  }

  @Test func wideLinesEndAsTheirCapsDemand() {
    func width(_ cap: StrokeStyle.LineCap) -> Int {
      let frame = Screen(columns: 20, rows: 4, alignment: .topLeading) {
        Canvas { context, _ in
          let path = Path { path in
            path.move(to: PathPoint(x: 4, y: 2))
            path.addLine(to: PathPoint(x: 8, y: 2))
            path.addLine(to: PathPoint(x: 12, y: 2))
          }
          context.stroke(
            path, with: .color(.red), style: StrokeStyle(lineWidth: 4, lineCap: cap))
        }
      }.frame
      return (0..<20).filter {
        frame[$0, 2].attributes.foreground == .red || frame[$0, 2].attributes.background == .red
      }.count
    }
    #expect(width(.butt) == 8)
    #expect(width(.square) == 12)
    #expect(width(.round) == 12)
  }

  @Test func ellipsesHaveLinesOfAnyWidth() {
    func drawn(_ style: StrokeStyle) -> Int {
      let frame = Screen(columns: 20, rows: 10) { Ellipse().stroke(.red, style: style) }.frame
      return (0..<200).count { frame[$0 % 20, $0 / 20] != frame[10, 5] }
    }
    #expect(drawn(StrokeStyle()) < drawn(StrokeStyle(lineWidth: 4)))
    #expect(drawn(StrokeStyle(lineWidth: 0)) == 0)
    let dashed = drawn(StrokeStyle(dash: [2, 2]))
    #expect(dashed > 0 && dashed < drawn(StrokeStyle()))
    let text = picture(6, 3) { Rectangle().stroke(.red, style: StrokeStyle(dash: [1])) }
    #expect(text == "┌╌╌╌╌┐\n┆    ┆\n└╌╌╌╌┘")
  }

  @Test func evenOddFillLeavesAHole() {
    let frame = Screen(columns: 6, rows: 3) { Hole().fill(.red, style: FillStyle(eoFill: true)) }
      .frame
    #expect(frame[0, 0].attributes.background == .red)
    #expect(frame[2, 1].attributes.background == nil)
  }

  private struct Hole: Shape {
    var width = 2

    func path(in rect: Rect) -> Path {
      var path = Path(rect)
      path.addRect(Rect(origin: Point(x: 2, y: 1), size: Size(width: width, height: 1)))
      return path
    }
  }

  @Test func rotationKeepsProportions() {
    #expect(
      picture { Triangle().rotation(.degrees(180)).fill(.red).frame(width: 8, height: 4) } == """
        ▜      ▛
         ▜    ▛
          ▜  ▛
           ▜▛
        """)
  }

  @Test func insetShapesAreSmaller() {
    #expect(
      picture { Rectangle().inset(columns: 1).stroke(.red).frame(width: 6, height: 4) }
        == "\n ┌──┐\n └──┘")
    for view in [
      AnyView(RoundedRectangle(cornerRadius: 2).inset(columns: 1).inset(columns: .max).fill(.red)),
      AnyView(Capsule().inset(columns: .min).fill(.red)),
      AnyView(Ellipse().inset(columns: 99).fill(.red)),
      AnyView(Circle().inset(columns: 1).fill(.red)),
    ] {
      #expect(Screen(columns: 4, rows: 2) { view }.frame.columns == 4)
    }
  }

  @Test func trimIsAnimated() {
    let scheduler = TestScheduler()
    let fractions = CurrentValueSubject<Double, Never>(0)
    let screen = Screen(columns: 20, rows: 10, scheduler: scheduler) {
      Latest(of: fractions) { Circle().trim(to: $0).stroke(.red) }
        .animation(.linear(duration: 1))
    }
    func dots() -> Int { screen.text.count { !" \n".contains($0) } }
    #expect(dots() == 0)
    fractions.send(1)
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    let half = dots()
    screen.advance(by: .seconds(1))
    #expect(half > 10 && half < dots())
  }

  private struct Reading: Sendable {
    let value: Double
  }

  /// Without `Hashable`, and with values that are not.
  private struct Bars: Shape {
    let readings: [Reading]
    let scale: @Sendable (Double) -> Double

    func path(in rect: Rect) -> Path {
      Path { path in
        for (x, reading) in readings.enumerated() {
          let height = Int(scale(reading.value))
          path.addRect(Rect(x: x, y: rect.size.height - height, width: 1, height: height))
        }
      }
    }
  }

  private struct Growing: View {
    @State private var readings = [1.0, 0.5].map { Reading(value: $0) }

    var body: some View {
      Bars(readings: readings) { $0 * 2 }.fill(.red)
        .clipShape(Bars(readings: readings) { _ in 2 })
        .contentShape(Bars(readings: readings) { _ in 1 })
        .onTapGesture { readings.append(Reading(value: 1)) }
    }
  }

  @Test func anyValuesMayBeStored() {
    let screen = Screen(columns: 4, rows: 2) { Growing() }
    func fills() -> [String] {
      (0..<2).map { row in
        String((0..<4).map { screen.frame[$0, row].attributes.background == .red ? "#" : "." })
      }
    }
    #expect(fills() == ["#...", "##.."])
    screen.click(column: 0, row: 0)
    #expect(fills() == ["#...", "##.."])
    screen.click(column: 0, row: 1)
    #expect(fills() == ["#.#.", "###."])
  }
}
