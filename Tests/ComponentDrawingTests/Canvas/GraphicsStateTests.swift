import TestSupport
import Testing

@testable import ComponentDrawing

@MainActor @Suite(.watchdog) struct GraphicsStateTests {
  private let state = GraphicsState(CharacterSurface(columns: 4, rows: 2))

  @Test func isDefaultUntilSomethingAffectsDrawing() {
    let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    #expect(state.isDefault)
    #expect(state.withNamedColors([ColorName("a"): .red]).isDefault)
    #expect(!state.faded(by: 0.5).isDefault)
    #expect(!state.masked(by: PathMask(Path(Rect(size: .zero)))).isDefault)
    #expect(!state.withTextGradient(gradient.spatial, in: Rect(size: .zero)).isDefault)
    #expect(state.isDefault)
  }

  @Test func multipliesOpacities() {
    #expect(state.faded(by: 0.5).faded(by: 0.5).opacity == 0.25)
  }

  @Test func intersectsMasks() {
    let left = Path(Rect(x: 0, y: 0, width: 2, height: 2))
    let right = Path(Rect(x: 1, y: 0, width: 2, height: 2))
    let both = state.masked(by: PathMask(left)).masked(by: PathMask(right))
    #expect((0..<3).map { both.quadrants(at: Point(x: $0, y: 0)) == .all } == [false, true, false])
  }

  @Test func resolvesNamesWhenTheyAreDefined() {
    let inner = state.withNamedColors([ColorName("a"): .red])
      .withNamedColors([ColorName("b"): Color("a"), ColorName("a"): .green])
    #expect(inner.resolve(Color("a")) == .green)
    #expect(inner.resolve(Color("b")) == .red)
    #expect(inner.resolve(Color("b").opacity(0.5)) == .red.opacity(0.5))
    #expect(inner.resolve(Color("c")) == .clear)
  }

  @Test func dropsMasksOnAnotherSurface() {
    let masked = state.masked(by: PathMask(Path(Rect(size: .zero)))).faded(by: 0.5)
    let moved = masked.withSurface(CharacterSurface(columns: 1, rows: 1), offsetBy: .zero)
    #expect(!moved.isMasked)
    #expect(moved.opacity == 0.5)
  }
}
