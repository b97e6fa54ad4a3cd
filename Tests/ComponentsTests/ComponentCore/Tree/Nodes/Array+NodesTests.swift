import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@Suite(.watchdog) struct ArrayNodesTests {
  private final class Object {}

  private let objects = (0..<4).map { _ in Object() }

  /// All arrays of some of the objects, in each order.
  private var arrays: [[Object]] {
    var (all, last): ([[Object]], [[Object]]) = ([[]], [[]])
    for _ in objects {
      last = last.flatMap { array in
        objects.filter { !array.contains($0) }.map { array + [$0] }
      }
      all += last
    }
    return all
  }

  @Test func elementsNotInAnotherArrayKeepTheirOrder() {
    for array in arrays {
      for other in arrays {
        let expected = array.filter { !other.contains($0) }
        #expect(array.elements(notIn: other).isIdentical(to: expected))
      }
    }
  }

  @Test func elementsBesideAnObject() {
    #expect(objects.elements(before: objects[2]).elementsEqual(objects[..<2], by: ===))
    #expect(objects.elements(after: objects[2]).elementsEqual(objects[3...], by: ===))
    #expect(objects.elements(before: Object()).isEmpty)
    #expect(objects.elements(after: Object()).isEmpty)
  }
}
