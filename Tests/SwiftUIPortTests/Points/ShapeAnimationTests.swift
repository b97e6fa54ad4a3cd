import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// Shapes made from others are animated between two of their kind.
@MainActor @Suite(.watchdog) struct ShapeAnimationTests {
  private struct Host<Outline: Shape>: View {
    let isChanged: CurrentValueSubject<Bool, Never>
    let shape: (Bool) -> Outline

    var body: some View {
      Latest(of: isChanged) { shape($0).fill(.red) }
    }
  }

  /// Returns the cells that a shape fills before, in the middle of and after a change.
  private func rows(_ shape: @escaping (Bool) -> some Shape) -> [String] {
    let isChanged = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 8, rows: 1, alignment: .topLeading, scheduler: TestScheduler()) {
      Host(isChanged: isChanged, shape: shape)
    }
    func row() -> String {
      let frame = screen.frame
      return String((0..<8).map { frame[$0, 0].attributes.background == .red ? "#" : "." })
    }
    let start = row()
    withAnimation(.linear(duration: 1)) { isChanged.value = true }
    screen.advance(by: .milliseconds(500))
    let middle = row()
    screen.advance(by: .milliseconds(500))
    return [start, middle, row()]
  }

  @Test func sizesScalesAndOffsetsMove() {
    #expect(
      rows { Rectangle().size(width: $0 ? 64 : 32, height: 16) }
        == ["####....", "######..", "########"])
    #expect(
      rows { Rectangle().scale(x: $0 ? 1 : 0.5, anchor: .leading) }
        == ["####....", "######..", "########"])
    #expect(
      rows { OffsetShape(shape: Rectangle(), offset: CGSize(width: $0 ? 0 : -32, height: 0)) }
        == ["####....", "######..", "########"])
  }

  @Test func theShapeInsideMoves() {
    #expect(
      rows {
        Rectangle().size(width: $0 ? 32 : 16, height: 16).transform(
          CGAffineTransform(scaleX: 2, y: 1))
      } == ["####....", "######..", "########"])
  }
}
