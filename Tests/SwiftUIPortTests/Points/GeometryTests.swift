import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct GeometryTests {
  @Test func aReaderCountsPoints() {
    let text = picture(20, 3) {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) \(Int(proxy.frame(in: .local).maxY))")
          .frame(width: proxy.size.width * 0.5, alignment: .trailing)
      }
    }
    #expect(text == "    160 48")
  }

  @Test func changesAreReportedInPoints() {
    var (sizes, changes): ([CGSize], [(CGFloat, CGFloat)]) = ([], [])
    let screen = Screen(columns: 10, rows: 3) {
      Color.blue
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          sizes.append($0)
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          changes.append(($0, $1))
        }
    }
    _ = screen.text
    screen.resize(columns: 20, rows: 3)
    _ = screen.text
    #expect(sizes == [CGSize(width: 80, height: 48), CGSize(width: 160, height: 48)])
    #expect(changes.map(\.0) == [80, 80])
    #expect(changes.map(\.1) == [80, 160])
  }

  @Test func aDragCountsPoints() throws {
    var values: [DragGesture.Value] = []
    let screen = Screen(columns: 9, rows: 3) {
      Text("drag").gesture(DragGesture().onChanged { values.append($0) })
    }
    let start = try #require(screen.find("drag")).origin
    screen.drag(from: start, to: Point(x: start.x + 2, y: start.y + 1))
    #expect(values.last?.translation == CGSize(width: 16, height: 16))
    #expect(values.last?.startLocation == .zero)
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func aShapeIsDrawnInPoints() {
    #expect(
      picture { Triangle().fill(.red).frame(width: 48, height: 48) } == "  ▟▙\n ▟  ▙\n▟    ▙")
  }

  @Test func outlinesOfWholeCellsAreThoseOfTheCore() {
    let rect = CGRect(x: 8, y: 16, width: 32, height: 48)
    let cells = Rect(x: 1, y: 1, width: 4, height: 3)
    #expect(Path(rect) == Path(cells))
    #expect(Path(ellipseIn: rect) == Path(ellipseIn: cells))
    #expect(Path(roundedRect: rect, cornerRadius: 8) == Path(roundedRect: cells, cornerRadius: 1))
    #expect(RoundedRectangle(cornerRadius: 20) == RoundedRectangle(cornerRadius: 20.0))
    #expect(RoundedRectangle(cornerRadius: 20).cornerRadius == 3)
    func radius(_ shape: RoundedRectangle) -> Int { shape.cornerRadius }
    #expect(radius(.rect(cornerRadius: 20)) == 3)
    #expect(radius(.rect(cornerRadius: 20.0, style: .circular)) == 3)
  }

  @Test func anEllipseBetweenCellsContainsItsMiddleAndNotItsCorners() {
    let path = Path(ellipseIn: CGRect(x: 4, y: 4, width: 30, height: 50))
    #expect(path.contains(CGPoint(x: 19, y: 29)))
    #expect(path.contains(CGPoint(x: 5, y: 29)))
    #expect(path.contains(CGPoint(x: 19, y: 6)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 33, y: 53)))
  }
}
