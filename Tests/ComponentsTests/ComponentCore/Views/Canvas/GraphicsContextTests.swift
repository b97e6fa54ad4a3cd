import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct GraphicsContextTests {
  private func screen(
    _ columns: Int = 8, _ rows: Int = 4, isASCII: Bool = false,
    _ draw: @escaping @MainActor (inout GraphicsContext) -> Void
  ) -> Screen {
    Screen(columns: columns, rows: rows) {
      Canvas { context, _ in draw(&context) }.environment(\.usesASCII, isASCII)
    }
  }

  private let diagonal = Path { path in
    path.addLines([.zero, PathPoint(x: 8, y: 4)])
  }

  @Test func drawsLinesInDots() {
    #expect(
      screen { $0.stroke(diagonal, with: .foreground) }.picture == "⠑⢄\n  ⠑⢄\n    ⠑⢄\n      ⠑⢄")
  }

  @Test func linesShareCells() {
    let text = screen {
      $0.stroke(diagonal, with: .foreground)
      $0.stroke(
        Path { $0.addLines([PathPoint(x: 0, y: 4), PathPoint(x: 8, y: 0)]) }, with: .foreground)
    }.text
    #expect(text.split(separator: "\n").count == 4)
    #expect(text.contains("⢄"))
    #expect(text.contains { (0x2800...0x28FF).contains($0.unicodeScalars.first?.value ?? 0) })
  }

  @Test func linesOnTheFarEdgesAreInside() {
    let edges = Path {
      $0.addLines([PathPoint(x: 0, y: 4), PathPoint(x: 8, y: 4), PathPoint(x: 8, y: 0)])
    }
    let lines = screen { $0.stroke(edges, with: .foreground) }.text.split(separator: "\n")
    #expect(lines.last == "⣀⣀⣀⣀⣀⣀⣀⣸")
    #expect(lines.first == "       ⢸")
  }

  @Test func drawsLinesInCharactersOfASCII() {
    #expect(
      screen(isASCII: true) { $0.stroke(diagonal, with: .foreground) }.text
        .contains("\\"))
    #expect(
      screen(3, 1, isASCII: true) {
        $0.stroke(
          Path { $0.addLines([PathPoint(x: 0, y: 0.5), PathPoint(x: 3, y: 0.5)]) },
          with: .foreground)
      }.text == "---")
  }

  @Test func drawsPointsAsPartsOfCells() {
    func picture(_ marker: GraphicsContext.Marker, isASCII: Bool = false) -> String {
      screen(4, 1, isASCII: isASCII) {
        $0.draw(
          [PathPoint(x: 0.6, y: 0.6), PathPoint(x: 2.1, y: 0.1)], with: .color(.red),
          marker: marker)
      }.text
    }
    #expect(picture(.dot) == "⠠ ⠁")
    #expect(picture(.quarterCell) == "▗ ▘")
    #expect(picture(.halfCell) == "▄ ▀")
    #expect(picture(.cell) == "█ █")
    #expect(picture(.dot, isASCII: true) == "* *")
  }

  @Test func copiesAreIndependent() {
    let frame = screen(4, 2) { context in
      context.drawLayer { layer in
        layer.translateBy(x: 1, y: 1)
        layer.clip(to: Path(Rect(size: Size(width: 2, height: 1))))
        layer.fill(Path(Rect(size: Size(width: 9, height: 9))), with: .color(.red))
      }
      context.fill(Path(Rect(size: Size(width: 1, height: 1))), with: .color(.blue))
    }.frame
    let colors = (0..<8).map { frame[$0 % 4, $0 / 4].attributes.background }
    #expect(colors == [.blue, nil, nil, nil, nil, .red, .red, nil])
  }

  @Test func opacityBlendsWithWhatIsThere() {
    let frame = screen(1, 1) { context in
      let cell = Path(Rect(size: Size(width: 1, height: 1)))
      context.fill(cell, with: .color(Color(white: 0)))
      context.opacity = 0.5
      context.fill(cell, with: .color(Color(white: 1)))
    }.frame
    let red = frame[0, 0].attributes.background?.defaultComponents.red ?? 0
    #expect((120...136).contains(red))
  }

  @Test func placesTextByItsAnchor() {
    let text = screen(9, 2) { context in
      context.draw(Text("ab"), at: .zero, anchor: .topLeading)
      context.draw(Text("cd"), at: PathPoint(x: 9, y: 2), anchor: .bottomTrailing)
      context.draw(Text("e\nf"), at: PathPoint(x: 4.5, y: 1))
    }.text
    #expect(text == "ab  e\n    f  cd")
  }

  @Test func breaksTextInARectangle() {
    let screen = screen(9, 3) { context in
      let text = Text("one ").bold() + Text("two three").foregroundStyle(.red)
      context.draw(text, in: Rect(origin: Point(x: 1, y: 0), size: Size(width: 4, height: 2)))
    }
    #expect(screen.text == " one\n two\n")
    #expect(screen.frame[1, 0].attributes.isBold == true)
    #expect(screen.frame[1, 1].attributes.foreground == .red)
  }

  @Test func drawsBitmaps() {
    let bitmap = Bitmap(width: 1, height: 2, pixels: [.red, .blue])
    let screen = screen(4, 2) { context in
      context.draw(bitmap, at: .zero, anchor: .topLeading)
      context.draw(bitmap, in: Rect(origin: Point(x: 2, y: 0), size: Size(width: 2, height: 2)))
    }
    #expect(screen.frame[0, 0].attributes.foreground == .red)
    #expect(screen.frame[0, 0].attributes.background == .blue)
    #expect(screen.frame[3, 0].attributes.background == .red)
    #expect(screen.frame[3, 1].attributes.background == .blue)
  }

  @Test func gradientsLieBetweenPoints() {
    let stops: [Gradient.Stop] = [
      .init(color: .red, location: 0.5), .init(color: .blue, location: 0.5),
    ]
    let gradient = Gradient(stops: stops)
    func row(_ shading: GraphicsContext.Shading) -> [Color?] {
      let frame = screen(8, 1) {
        $0.fill(Path(Rect(size: Size(width: 8, height: 1))), with: shading)
      }.frame
      return (0..<8).map { frame[$0, 0].attributes.background }
    }
    func colors(_ red: Int) -> [Color?] { (0..<8).map { $0 < red ? .red : .blue } }
    let (start, end) = (PathPoint(x: 2, y: 0), PathPoint(x: 4, y: 0))
    #expect(row(.linearGradient(gradient, startPoint: start, endPoint: end)) == colors(3))
    #expect(
      row(
        .radialGradient(gradient, center: PathPoint(x: 0, y: 0.5), startRadius: 0, endRadius: 4))
        == colors(2))
    #expect(
      row(.conicGradient(gradient, center: PathPoint(x: 4, y: 0.4))) == colors(8))
    #expect(
      row(.style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
        == colors(4))
  }

  @Test func foregroundIsThatOfTheCanvas() {
    let screen = Screen(columns: 2, rows: 1) {
      Canvas { context, size in
        context.fill(Path(Rect(size: size)), with: .foreground)
      }
      .foregroundStyle(.green)
    }
    #expect(screen.frame[0, 0].attributes.background == .green)
  }

  @Test func fillsCellsOneByOneAsTogether() {
    let exact = Color(red: 0.1, green: 0.2, blue: 0.3)
    let shadings: [GraphicsContext.Shading] = [
      .color(exact), .color(exact.opacity(0.5)), .color(.red), .color(.primary), .color(.clear),
      .color(.accentColor), .foreground,
    ]
    let area = Rect(x: -1, y: 1, width: 4, height: 2)
    for shading in shadings {
      let together = screen { $0.fill(Path(area), with: shading) }
      let oneByOne = screen { context in
        for y in area.rows {
          for x in area.columns {
            context.fill(Path(Rect(x: x, y: y, width: 1, height: 1)), with: shading)
          }
        }
      }
      #expect(oneByOne.frame == together.frame)
    }
  }
}
