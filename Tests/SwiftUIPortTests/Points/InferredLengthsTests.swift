import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// A program may leave the types of points, sizes and insets to the compiler. They are then in
/// points, also where the modules that the port exports have a type of the same fields in cells.
@MainActor @Suite(.watchdog) struct InferredLengthsTests {
  @Test func insets() {
    let inset = picture(12, 4) {
      List {
        Text("a").listRowInsets(.init(top: 16, leading: 24, bottom: 0, trailing: 0))
      }
      .listStyle(.plain)
    }
    let insets = EdgeInsets(top: 16, leading: 24, bottom: 0, trailing: 0)
    #expect(
      inset == picture(12, 4) { List { Text("a").listRowInsets(insets) }.listStyle(.plain) })
    #expect(
      picture { Text("a").padding(.init(top: 16, leading: 16, bottom: 0, trailing: 0)) }
        == "\n  a")
  }

  @Test func sizesAndPoints() {
    #expect(picture { Text("a").offset(.init(width: 16, height: 16)) } == "\n  a")
    #expect(picture { Text("a").position(.init(x: 16, y: 16)) } == "\n  a")
  }

  @Test func rectanglesOfPaths() {
    let rect = CGRect(x: 8, y: 16, width: 16, height: 32)
    #expect(Path(.init(x: 8, y: 16, width: 16, height: 32)) == Path(rect))
    #expect(Path(ellipseIn: .init(x: 8, y: 16, width: 16, height: 32)) == Path(ellipseIn: rect))
    #expect(
      Path(roundedRect: .init(x: 8, y: 16, width: 16, height: 32), cornerRadius: 8)
        == Path(roundedRect: rect, cornerRadius: 8.0))
    #expect(
      Path(
        roundedRect: .init(x: 8, y: 16, width: 16, height: 32), cornerRadii: .init(topLeading: 8))
        == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 8.0)))
    #expect(
      Path(roundedRect: rect, cornerSize: .init(width: 8, height: 8))
        == Path(roundedRect: rect, cornerRadius: 8.0))
    var path = Path()
    path.addRect(.init(x: 8, y: 16, width: 16, height: 32))
    #expect(path == Path(rect))
    var ellipse = Path()
    ellipse.addEllipse(in: .init(x: 8, y: 16, width: 16, height: 32))
    #expect(ellipse == Path(ellipseIn: rect))
    #expect(Path(rect).contains(.init(x: 12, y: 20)))
  }

  @Test func pointsOfPaths() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: .init(x: 16, y: 0))
    path.addLine(to: .init(x: 16, y: 32))
    path.addQuadCurve(to: .init(x: 0, y: 32), control: .init(x: 8, y: 16))
    path.addCurve(
      to: .init(x: 0, y: 16), control1: .init(x: 0, y: 24), control2: .init(x: 0, y: 20))
    path.addLines([.init(x: 0, y: 0), .init(x: 0, y: 16)])
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 16, height: 32))
    var arc = Path()
    arc.addArc(
      center: .init(x: 16, y: 16), radius: 16, startAngle: .zero, endAngle: .degrees(360),
      clockwise: false)
    #expect(arc.boundingRect == CGRect(x: 0, y: 0, width: 32, height: 32))
  }

  @Test func stylesOfLines() {
    let style = StrokeStyle(lineWidth: 16, dash: [16, 8])
    #expect(
      picture(12, 6) { Circle().stroke(.red, style: .init(lineWidth: 16, dash: [16, 8])) }
        == picture(12, 6) { Circle().stroke(.red, style: style) })
    #expect(
      picture(12, 6) { Circle().stroke(style: .init(lineWidth: 16, dash: [16, 8])) }
        == picture(12, 6) { Circle().stroke(style: style) })
    #expect(
      picture(12, 6) { Circle().strokeBorder(.red, style: .init(lineWidth: 16, dash: [16, 8])) }
        == picture(12, 6) { Circle().strokeBorder(.red, style: style) })
  }

  @Test func itemsOfGrids() {
    #expect(
      picture(9, 2) {
        LazyVGrid(columns: [.init(.fixed(16), spacing: 8), .init(.flexible(minimum: 8))]) {
          Text("a")
          Text("b")
        }
      } == "a    b")
    #expect(
      picture(9, 2) {
        LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 2)) {
          Text("a")
          Text("b")
        }
      } == " a    b")
  }

  @Test func wholeNumbers() {
    #expect(
      picture(4, 5) { Text("a").safeAreaInset(edge: .bottom, spacing: 16) { Text("b") } }
        == "a\n\nb")
    #expect(
      picture(9, 5) { Text("a").safeAreaInset(edge: .trailing, spacing: 16) { Text("b") } }
        == "a  b")
    #expect(
      picture(24, 3) {
        Text("a").containerRelativeFrame(.horizontal, alignment: .trailing) { width, _ in
          width / 8 - 8
        }
      } == " a")
    #expect(
      picture(24, 3) {
        Text("a").containerRelativeFrame(
          .horizontal, count: 4, spacing: 32, alignment: .trailing)
      } == "  a")
  }
}
