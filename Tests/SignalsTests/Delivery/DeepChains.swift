@testable import Signals

/// A publisher that is as deep as a section may be, so that erasing its type begins a new one.
struct DeepSection<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream

  var nesting: PublisherNesting {
    PublisherNesting(section: upstream.nesting.section, depth: PublisherNesting.limit)
  }

  var sendsEndlessly: Bool { upstream.sendsEndlessly }

  consuming func subscribe<S: Subscriber<Upstream.Output, Upstream.Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(subscriber)
  }
}

extension Publisher {
  /// This publisher as the beginning of a section, as in a chain of thousands of operators.
  func beginningSection() -> AnyPublisher<Output, Failure> {
    DeepSection(upstream: self).eraseToAnyPublisher()
  }

  /// Applies `change` and erases the type, again and again.
  func repeating(
    _ count: Int, _ change: (AnyPublisher<Output, Failure>) -> AnyPublisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    var chain = eraseToAnyPublisher()
    for _ in 0..<count { chain = change(chain) }
    return chain
  }
}
