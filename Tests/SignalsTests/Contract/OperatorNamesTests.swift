import TestSupport
import Testing

@Suite(.watchdog) struct OperatorNamesTests {
  @Test func readsDeclarations() {
    let source = """
      extension Publisher where Output: Equatable {
        /// public func inAComment()
        public func plain() -> Int {}
        @inlinable @inline(__always)
        public consuming func generic<A: Publisher<Int, Never>, B>(
          _ first: @escaping (A, B) -> Void, with second: [Int: B] = [:], third: (Int) -> B
        ) {}
        @inlinable public var property: some Publisher<Int, Never> { let x = 1 }
        public func `catch`(_ x: Int) {}
        func hidden() {}
      }

      extension Collection where Element: Publisher {
        public func merged() {}
      }

      extension AnyCancellable {
        public func other() {}
      }
      """
    #expect(
      operatorNames(in: source) == [
        "plain()", "generic(_:with:third:)", "property", "catch(_:)", "merged()",
      ])
  }
}
