/// An expectation that was not met, and what came instead.
///
/// Any test framework shows it, because the test throws it:
///
///     @Test func counts() async throws {            // Swift Testing
///       #expect(try await recorder.next(2) == [0, 1])
///     }
///     func testCounting() async throws {            // XCTest
///       let values = try await recorder.next(2)
///       XCTAssertEqual(values, [0, 1])
///     }
public struct ExpectationError: Error, Hashable, CustomStringConvertible {
  /// What was expected and what came instead, as a sentence.
  public let description: String

  /// The error with this description.
  public init(_ description: String) {
    self.description = description
  }
}
