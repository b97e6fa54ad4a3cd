import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct CanvasTests {
  /// The picture of a canvas of ten columns and five rows.
  private func drawn(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
    picture(10, 5) { Canvas(renderer: draw) }
  }

  private func filled(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
    redCells(10, 5) { Canvas(renderer: draw) }
  }

  @Test func pathsAreMovedTurnedAndScaled() {
    let square = Path(CGRect(x: 0, y: 0, width: 16, height: 16))
    let moved = filled { context, _ in
      context.translateBy(x: 16, y: 32)
      context.fill(square, with: .color(.red))
    }
    #expect(
      moved == """
        ..........
        ..........
        ..##......
        ..........
        ..........
        """)
    let scaled = filled { context, _ in
      context.scaleBy(x: 2, y: 3)
      context.fill(square, with: .color(.red))
    }
    #expect(
      scaled == """
        ####......
        ####......
        ####......
        ..........
        ..........
        """)
    let turned = filled { context, _ in
      context.translateBy(x: 40, y: 0)
      context.rotate(by: .degrees(90))
      context.fill(Path(CGRect(x: 0, y: 0, width: 48, height: 16)), with: .color(.red))
    }
    #expect(
      turned == """
        ...##.....
        ...##.....
        ...##.....
        ..........
        ..........
        """)
  }

  @Test func aTransformIsTakenBack() {
    let text = drawn { context, _ in
      let original = context.transform
      context.translateBy(x: 8, y: 16)
      context.draw(Text("a"), at: .zero, anchor: .topLeading)
      context.transform = original
      context.draw(Text("b"), at: .zero, anchor: .topLeading)
    }
    #expect(text == "b\n a")
  }

  @Test func aClipCanLeaveTheOutside() {
    let text = filled { context, size in
      context.clip(
        to: Path(CGRect(x: 16, y: 16, width: 48, height: 48)), options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(
      text == """
        ##########
        ##......##
        ##......##
        ##......##
        ##########
        """)
  }

  @Test func textsAreMeasured() {
    var size = CGSize.zero
    let text = drawn { context, canvas in
      let resolved = context.resolve(Text("12 34"))
      size = resolved.measure(in: canvas)
      context.draw(resolved, at: CGPoint(x: 40, y: 40))
    }
    #expect(size == CGSize(width: 40, height: 16))
    #expect(text == "\n\n  12 34")
  }

  @Test func symbolsAreViewsThatAreDrawnOften() {
    let text = picture(10, 5) {
      Canvas { context, size in
        guard let star = context.resolveSymbol(id: "star") else { return }
        context.draw(star, at: CGPoint(x: 20, y: 24))
        context.draw(star, at: CGPoint(x: 60, y: 56))
        if context.resolveSymbol(id: 7) != nil { context.draw(Text("wrong"), at: .zero) }
      } symbols: {
        Text("no").tag("other")
        Text("<*>").tag("star")
      }
    }
    #expect(text == "\n <*>\n\n      <*>")
  }

  @Test func symbolsFollowTheStateOfTheView() {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        VStack(spacing: 0) {
          Canvas { context, _ in
            guard let symbol = context.resolveSymbol(id: 0) else { return }
            context.draw(symbol, at: .zero, anchor: .topLeading)
          } symbols: {
            Text("n\(count)").tag(0)
          }
          Button("more") { count += 1 }.buttonStyle(.plain)
        }
      }
    }
    let screen = Screen(columns: 8, rows: 3, alignment: .topLeading) { Counter() }
    #expect(screen.text.hasPrefix("n0"))
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.hasPrefix("n1"))
  }

  @Test func filtersChangeColors() {
    let screen = Screen(columns: 2, rows: 1, alignment: .topLeading) {
      Canvas { context, size in
        context.addFilter(.colorMultiply(Color(red: 0, green: 1, blue: 0)))
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .color(Color(red: 1, green: 0.4, blue: 1)))
      }
    }
    #expect(
      screen.frame[0, 0].attributes.background == Color(red: 0, green: 0.4, blue: 0))
  }
}
