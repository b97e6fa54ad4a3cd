import Components
import Signals

/// An object that the closures and publishers of a view retain.
final class Token: Sendable {
  func touch() {}
}

/// Creates tokens for views to retain, and counts those that are still alive.
@MainActor
final class TokenFactory {
  let texts = CurrentValueSubject<String, Never>("text")
  let flags = CurrentValueSubject<Bool, Never>(true)
  let lists = CurrentValueSubject<[Int], Never>([1, 2, 3, 4, 5, 6])
  private var tokens: [() -> Token?] = []

  var tokensLeft: Int { tokens.filter { $0() != nil }.count }
  var tokensMade: Int { tokens.count }

  /// Creates a token that the factory does not retain.
  func token() -> Token {
    let token = Token()
    tokens.append { [weak token] in token }
    return token
  }

  /// Creates an action that retains a token and does nothing.
  func action() -> @MainActor @Sendable () -> Void {
    let token = token()
    return { token.touch() }
  }

  /// Returns `publisher` with a token that each subscription retains.
  func retaining<Output>(_ publisher: some Publisher<Output, Never>) -> AnyPublisher<Output, Never>
  {
    let token = token()
    return publisher.map { value in
      token.touch()
      return value
    }
    .eraseToAnyPublisher()
  }

  /// Returns a publisher that alternates between two values, with a token that each subscription
  /// retains.
  func alternating<Output: Sendable>(_ value: Output, _ other: Output) -> AnyPublisher<
    Output, Never
  > {
    retaining(flags.map { $0 ? value : other })
  }
}
