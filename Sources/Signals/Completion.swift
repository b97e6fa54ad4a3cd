/// How a stream ended: well, or with an error.
@frozen
public enum Completion<Failure: Error>: Sendable {
  /// All values have been sent.
  case finished
  /// The stream broke off for this reason.
  case failure(Failure)
}

extension Completion: Equatable where Failure: Equatable {}
extension Completion: Hashable where Failure: Hashable {}
