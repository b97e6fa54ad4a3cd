import Signals

/// The values that the upstreams send before they end.
enum Script: CaseIterable {
  case nothing, oneValue, manyValues

  var values: [Int] {
    switch self {
    case .nothing: []
    case .oneValue: [0]
    case .manyValues: Array(0..<8)
    }
  }

  /// The upstream's end as the end of a sentence: `its empty upstream failed`.
  func occasion(_ end: Completion<ContractError>) -> String {
    let ended = end == .finished ? "finished" : "failed"
    return switch self {
    case .nothing: "its empty upstream \(ended)"
    case .oneValue: "its upstream \(ended) after one value"
    case .manyValues: "its upstream \(ended)"
    }
  }
}

extension Completion<ContractError> {
  /// A finish and a failure.
  static let bothEnds: [Completion] = [.finished, .failure(ContractError())]
}
