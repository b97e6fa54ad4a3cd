import TestSupport
import Testing
import TextBackend

@testable import SwiftUIPort

@MainActor @Suite(.watchdog) struct ModifiersTests {
  @Test func lengthsAreRoundedToCells() {
    #expect(picture { Text("a").padding(.leading, 24).padding(.top, 4) } == "   a")
    #expect(picture { Text("a").padding(8) } == "\n a")
    #expect(picture { Text("a").padding(7) } == " a")
    #expect(
      picture { Text("a").frame(width: 24, height: 48, alignment: .bottomTrailing) } == "\n\n  a")
    #expect(
      picture { Text("a").frame(minWidth: 40, maxHeight: .infinity, alignment: .topTrailing) }
        == "    a")
    #expect(picture { Text("a").offset(x: 16, y: 16) } == "\n  a")
    #expect(picture { Text("a").offset(CGSize(width: 16, height: 16)) } == "\n  a")
    #expect(picture { Text("a").offset(x: 16) } == "  a")
    #expect(picture { Text("a").position(x: 16, y: 16) } == "\n  a")
    let insets = EdgeInsets(top: 16, leading: 16.0, bottom: 0, trailing: 8)
    #expect(picture { Text("a").padding(insets) } == "\n  a")
    #expect(insets.top + insets.trailing == 24)
    let corners = picture { Color.blue.frame(width: 48, height: 32).cornerRadius(16) }
    #expect(corners == picture { Color.blue.frame(width: 48, height: 32).cornerRadius(16.0) })
    #expect(picture { Text("a").position(CGPoint(x: 16, y: 16)) } == "\n  a")
  }

  @Test func clipsMaySayHowTheirEdgesAreDrawn() {
    let square = Color.blue.frame(width: 64, height: 64)
    #expect(
      picture { square.clipShape(Circle(), style: FillStyle(antialiased: false)) }
        == picture { square.clipShape(Circle()) })
    let moved = square.offset(x: 32)
    #expect(picture { moved.clipped(antialiased: true) } == picture { moved.clipped() })
    #expect(FillStyle(eoFill: true, antialiased: true) == FillStyle(eoFill: true))
  }

  @Test func radiiAreRoundedToCells() {
    let gradient = RadialGradient(
      colors: [.red, .blue], center: .center, startRadius: 8, endRadius: 80)
    #expect((gradient.startRadius, gradient.endRadius) == (1, 10))
    #expect(
      gradient
        == RadialGradient(
          gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 8.0,
          endRadius: 80.0))
    let stops = RadialGradient(
      stops: [Gradient.Stop(color: .red, location: 0)], center: .top, startRadius: 200,
      endRadius: 700)
    #expect((stops.startRadius, stops.endRadius) == (25, 88))
    let shadows = [
      picture { Color.blue.frame(width: 16, height: 16).shadow(radius: 0, x: 8, y: 16).padding() },
      picture {
        Color.blue.frame(width: 16, height: 16).shadow(radius: 0.0, x: 8.0, y: 16.0).padding()
      },
    ]
    #expect(shadows[0] == shadows[1])
  }

  @Test(
    arguments: [
      (8, 1, 1), (16, 2, 1), (180, 23, 11), (70, 9, 4), (4, 1, 0), (3.9, 0, 0), (-16, -2, -1),
      (.nan, 0, 0), (.infinity, 1 << 30, 1 << 30),
    ] as [(CGFloat, Int, Int)])
  func roundsToTheNearestCell(points: CGFloat, columns: Int, rows: Int) {
    let point = Point(CGPoint(x: points, y: points))
    #expect(point == Point(x: columns, y: rows))
  }

  @Test func aFrameDoesNotVanish() {
    #expect(picture { Text("-").frame(height: 1) } == "-")
    #expect(picture { Text("-").frame(height: 0).border() } == "╭─╮\n╰─╯")
  }

  @Test func defaultPaddingIsTwoColumnsAndARow() {
    #expect(picture { Text("a").padding() } == "\n  a")
    #expect(picture { Text("a").padding(.leading) } == "  a")
    #expect(picture { Text("a").padding(.top) } == "\na")
  }

  @Test func aBorderIsLightOrHeavy() {
    let width: CGFloat = 16
    #expect(picture { Text("a").border(.red, width: width) } == "┏━┓\n┃a┃\n┗━┛")
    #expect(picture { Text("a").border(.red, width: 2) } == "┌─┐\n│a│\n└─┘")
    #expect(!picture { Text("a").border(.red, width: 0) }.contains("│"))
  }

  @Test(arguments: [4, 8, 10] as [CGFloat])
  func aColumnHasAsManyPointsAsTheProgramSays(points: CGFloat) {
    PointScale.$pointsPerColumn.withValue(points) {
      #expect(picture { Text("a").padding(.leading, 40) } == columns(40 / points) + "a")
      let corner = picture(30, 12) {
        Text("a").frame(width: 80, height: 80, alignment: .bottomTrailing)
      }
      let rows = Int(40 / points)
      #expect(corner == String(repeating: "\n", count: rows - 1) + columns(80 / points - 1) + "a")
      #expect(
        picture { GeometryReader { Text("\(Int($0.size.width))") } } == "\(Int(points) * 30)")
    }
  }

  private func columns(_ count: CGFloat) -> String {
    String(repeating: " ", count: Int(count))
  }
}
