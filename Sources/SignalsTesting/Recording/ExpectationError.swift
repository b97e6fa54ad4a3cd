/// An expectation that was not met, with the events that were received instead.
///
/// The test throws it, so every test framework shows it:
///
///     @Test func counts() async throws {            // Swift Testing
///       #expect(try await recorder.next(2) == [0, 1])
///     }
///     func testCounting() async throws {            // XCTest
///       let values = try await recorder.next(2)
///       XCTAssertEqual(values, [0, 1])
///     }
public struct ExpectationError: Error, Hashable, CustomStringConvertible {
  /// The expectation and the events that were received instead, as a sentence.
  public let description: String

  /// Creates an error with the given description.
  public init(_ description: String) {
    self.description = description
  }
}
