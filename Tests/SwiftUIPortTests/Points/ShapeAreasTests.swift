import SwiftUIPort
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ShapeAreasTests {
  @Test func shapesAreCombined() {
    let half = Rectangle().size(width: 32, height: 32)
    func cells(@ViewBuilder _ shape: () -> some View) -> String {
      redCells(6, 2) { shape().frame(width: 48, height: 32) }
    }
    #expect(cells { Rectangle().subtracting(half).fill(.red) } == "....##\n....##")
    #expect(cells { Rectangle().intersection(half).fill(.red) } == "####..\n####..")
    #expect(cells { half.union(half.offset(x: 16)).fill(.red) } == "######\n######")
    #expect(
      cells { half.symmetricDifference(half.offset(x: 16)).fill(.red) } == "##..##\n##..##")
  }

  @Test func pathsAreCombined() {
    let square = Path(CGRect(x: 0, y: 0, width: 32, height: 32))
    let moved = Path(CGRect(x: 16, y: 0, width: 32, height: 32))
    #expect(square.union(moved).boundingRect == CGRect(x: 0, y: 0, width: 48, height: 32))
    #expect(square.intersection(moved).boundingRect == CGRect(x: 16, y: 0, width: 16, height: 32))
    #expect(square.subtracting(square).isEmpty)
    #expect(square.normalized().boundingRect == square.boundingRect)
  }
}
