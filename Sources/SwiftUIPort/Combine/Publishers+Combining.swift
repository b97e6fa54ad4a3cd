extension Publishers {
  /// A publisher of the newest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the newest values.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      a.combineLatest(b).eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of the newest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the newest values.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      a.combineLatest(b, c).eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of the newest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the newest values.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      a.combineLatest(b, c, d).eraseToAnyPublisher().subscribe(subscriber)
    }
  }
}

extension Publishers {
  /// A publisher of tuples of the values of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of tuples of the values.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      a.zip(b).eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of tuples of the values of three publishers.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of tuples of the values.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      a.zip(b, c).eraseToAnyPublisher().subscribe(subscriber)
    }
  }

  /// A publisher of tuples of the values of four publishers.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error with which the publisher may end.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of tuples of the values.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes `subscriber` to all of them.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      a.zip(b, c, d).eraseToAnyPublisher().subscribe(subscriber)
    }
  }
}
