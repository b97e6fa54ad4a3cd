extension Publisher {
  /// Publishes the values of `first`, then those of the upstream.
  ///
  ///     first:            --a--b-|
  ///     upstream:                --c--|
  ///     prepend(first):   --a--b---c--|
  ///
  /// Subscribes to the upstream when `first` has finished, and misses values that it sends before.
  /// If `first` fails, the upstream is never subscribed to.
  @inlinable
  public func prepend<First: Publisher<Output, Failure>>(
    _ first: First
  ) -> some Publisher<Output, Failure> {
    first.append(self)
  }

  /// Publishes `elements` before the values of the upstream.
  ///
  ///     upstream:             --a--b-|
  ///     prepend(x, y):   (xy)---a--b-|
  ///
  /// Publishes them to each subscriber during its subscription.
  @inlinable
  public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, PrependElements(elements))
  }

  /// Publishes `elements` before the values of the upstream.
  ///
  /// Publishes them to each subscriber during its subscription.
  @inlinable
  public func prepend<Elements: Sequence<Output> & Sendable>(
    _ elements: Elements
  ) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, PrependElements(elements))
  }
}

@usableFromInline
struct PrependElements<Elements: Sequence & Sendable, Failure: Error>: SimpleStage
where Elements.Element: Sendable {
  @usableFromInline typealias Input = Elements.Element

  @usableFromInline let elements: Elements

  @inlinable
  init(_ elements: Elements) {
    self.elements = elements
  }

  @inlinable
  var sendsEndlessly: Bool { !(elements is any Collection) }

  @inlinable
  func start(_ downstream: inout some Subscriber<Elements.Element, Failure>) -> Demand {
    for element in elements where downstream.receive(element) == .stop { return .stop }
    return .more
  }

  @inlinable @inline(__always)
  func receive(
    _ input: Elements.Element, _ downstream: inout some Subscriber<Elements.Element, Failure>
  ) -> Demand {
    downstream.receive(input)
  }
}
