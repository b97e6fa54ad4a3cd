import Components
import Signals

/// Something that a view's closures and publishers hold on to.
final class Token: Sendable {
  func touch() {}
}

/// Makes what views hold on to, and knows what of it is left.
@MainActor
final class TokenFactory {
  let texts = CurrentValueSubject<String, Never>("text")
  let flags = CurrentValueSubject<Bool, Never>(true)
  let lists = CurrentValueSubject<[Int], Never>([1, 2, 3, 4, 5, 6])
  private var tokens: [() -> Token?] = []

  var tokensLeft: Int { tokens.filter { $0() != nil }.count }
  var tokensMade: Int { tokens.count }

  /// A token that only those hold who are given it.
  func token() -> Token {
    let token = Token()
    tokens.append { [weak token] in token }
    return token
  }

  /// What holds a token and does nothing.
  func action() -> @MainActor @Sendable () -> Void {
    let token = token()
    return { token.touch() }
  }

  /// What `publisher` sends; whoever is subscribed holds a token.
  func held<Output>(_ publisher: some Publisher<Output, Never>) -> AnyPublisher<Output, Never> {
    let token = token()
    return publisher.map { value in
      token.touch()
      return value
    }
    .eraseToAnyPublisher()
  }

  /// Now `value`, now `other`; whoever is subscribed holds a token.
  func turns<Output: Sendable>(_ value: Output, _ other: Output) -> AnyPublisher<Output, Never> {
    held(flags.map { $0 ? value : other })
  }
}
