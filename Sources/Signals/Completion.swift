/// The end of a stream: it finished, or it failed with an error.
@frozen
public enum Completion<Failure: Error>: Sendable {
  /// The stream has sent all its values.
  case finished
  /// The stream ended early because of an error.
  case failure(Failure)
}

extension Completion: Equatable where Failure: Equatable {}
extension Completion: Hashable where Failure: Hashable {}
