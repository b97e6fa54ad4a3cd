/// The error with which `contractViolations` lets upstreams fail.
public struct ContractError: Error, Hashable {
  /// Creates the error. All are equal.
  public init() {}
}
