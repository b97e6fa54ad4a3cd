/// An expectation of a test that the screen does not meet, with a picture of the screen.
///
/// Every test framework shows the description of an error that a test throws:
///
///     @Test func saves() throws {             // Swift Testing
///       try screen.click("Save")
///     }
///     func testSaving() throws {              // XCTest
///       try screen.click("Save")
///     }
public struct ScreenError: Error, Hashable, CustomStringConvertible {
  /// The expectation, as a sentence, and what is on the screen instead.
  public let description: String

  /// Creates an error with the given description.
  public init(_ description: String) {
    self.description = description
  }
}
