import Foundation
import TestSupport
import Testing

/// The tests of every operator check that it keeps the contract.
@Suite(.watchdog) struct OperatorContractTests {
  /// Methods that end a chain of operators.
  private static let sinks = [
    "assign(to:)", "assign(to:on:isolation:)", "sink(on:receiveCompletion:receiveValue:)",
    "sink(on:receiveValue:)", "sink(receiveCompletion:receiveValue:)", "sink(receiveValue:)",
    "subscribe(_:)", "values", "values(buffering:)",
  ]

  @Test func everyOperatorHasAContractTest() throws {
    let names = try namesInContractTests().union(Self.sinks)
    let operators = try operatorNames()
    #expect(operators.subtracting(names).sorted() == [], "no contract")
    #expect(names.subtracting(operators).sorted() == [], "no operator")
  }

  /// The operators that `expectContract` is called for.
  private func namesInContractTests() throws -> Set<String> {
    let tests = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(source.matches(of: /expectContract\(\s*"([^"]+)"/).map { String($0.1) })
    }
    return names
  }
}
