/// Models of operators on two upstreams that send consecutive numbers in turn.
enum ContractModel {
  /// Returns the newest values of both upstreams after each value.
  @Sendable
  static func latestPairs(_ values: [Int]) -> [[Int]] {
    values.dropFirst().map { $0.isMultiple(of: 2) ? [$0, $0 - 1] : [$0 - 1, $0] }
  }

  /// Returns the values of both upstreams in pairs.
  @Sendable
  static func pairs(_ values: [Int]) -> [[Int]] {
    stride(from: 1, to: values.count, by: 2).map { [$0 - 1, $0] }
  }

  /// Returns the values of the first upstream with the newest of the second.
  @Sendable
  static func latestOfOther(_ values: [Int]) -> [[Int]] {
    values.dropFirst(2).filter { $0.isMultiple(of: 2) }.map { [$0, $0 - 1] }
  }
}
