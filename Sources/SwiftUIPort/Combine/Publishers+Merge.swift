extension Publishers {
  /// A publisher of the values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    private let publishers: [AnyPublisher<Output, Failure>]

    /// Creates a publisher of the values of two publishers.
    public init(_ a: A, _ b: B) {
      publishers = [a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      publishers.merged().eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of the values of three publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    private let publishers: [AnyPublisher<Output, Failure>]

    /// Creates a publisher of the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      publishers = [a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()]
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      publishers.merged().eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of the values of four publishers, as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    private let publishers: [AnyPublisher<Output, Failure>]

    /// Creates a publisher of the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      publishers = [
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
      ]
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      publishers.merged().eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of the values of five publishers, as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    private let publishers: [AnyPublisher<Output, Failure>]

    /// Creates a publisher of the values of five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      publishers = [
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
      ]
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      publishers.merged().eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of the values of six publishers, as they come.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output,
    F.Failure == A.Failure, F.Output == A.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    private let publishers: [AnyPublisher<Output, Failure>]

    /// Creates a publisher of the values of six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      publishers = [
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
      ]
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      publishers.merged().eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of the values of seven publishers, as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output,
    F.Failure == A.Failure, F.Output == A.Output, G.Failure == A.Failure, G.Output == A.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    private let publishers: [AnyPublisher<Output, Failure>]

    /// Creates a publisher of the values of seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      publishers = [
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(),
      ]
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      publishers.merged().eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of the values of eight publishers, as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output,
    F.Failure == A.Failure, F.Output == A.Output, G.Failure == A.Failure, G.Output == A.Output,
    H.Failure == A.Failure, H.Output == A.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    private let publishers: [AnyPublisher<Output, Failure>]

    /// Creates a publisher of the values of eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      publishers = [
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
      ]
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      publishers.merged().eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of the values of any number of publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The error with which the publisher may end.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of all `upstream`.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher of the values of all `upstream`.
    public init(_ upstream: some Swift.Sequence<Upstream>) {
      publishers = Array(upstream)
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      publishers.merged().eraseToAnyPublisher().subscribe(subscriber)
    }
  }
}
