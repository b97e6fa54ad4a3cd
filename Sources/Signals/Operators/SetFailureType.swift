extension Publisher where Failure == Never {
  /// The same publisher, of a type that could fail.
  ///
  ///     upstream:                            --a--b-|
  ///     setFailureType(to: MyError.self):    --a--b-|
  ///
  /// For combining it with publishers that can.
  @inlinable
  public func setFailureType<NewFailure: Error>(
    to failureType: NewFailure.Type
  ) -> some Publisher<Output, NewFailure> {
    SetFailureType(upstream: self)
  }
}

@usableFromInline
struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
where Upstream.Failure == Never {
  @usableFromInline typealias Output = Upstream.Output

  @usableFromInline let upstream: Upstream

  @inlinable
  init(upstream: Upstream) {
    self.upstream = upstream
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(SetFailureTypeSubscriber(downstream: subscriber))
  }
}

@usableFromInline
struct SetFailureTypeSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Never

  @usableFromInline var downstream: Downstream

  @inlinable
  init(downstream: consuming Downstream) {
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    downstream.receive(input)
  }

  @inlinable
  mutating func receive(completion: Completion<Never>) {
    downstream.receive(completion: .finished)
  }
}
