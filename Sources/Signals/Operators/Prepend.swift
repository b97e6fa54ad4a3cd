extension Publisher {
  /// Publishes the values of `first`, and those of the upstream after that has finished.
  ///
  ///     first:            --a--b-|
  ///     upstream:                --c--|
  ///     prepend(first):   --a--b---c--|
  ///
  /// Subscribes to the upstream only then; what that sent before is missed. If `first` fails, the
  /// upstream is never subscribed to.
  @inlinable
  public func prepend<First: Publisher<Output, Failure>>(
    _ first: First
  ) -> some Publisher<Output, Failure> {
    Append(upstream: first, next: self)
  }

  /// Publishes `elements` before the values of the upstream.
  ///
  ///     upstream:             --a--b-|
  ///     prepend(x, y):   (xy)---a--b-|
  ///
  /// Sends them to each subscriber while that subscribes, then subscribes to the upstream.
  @inlinable
  public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
    PrependElements(upstream: self, elements: elements)
  }

  /// Publishes `elements` before the values of the upstream.
  ///
  /// Sends them to each subscriber while that subscribes, then subscribes to the upstream.
  @inlinable
  public func prepend<Elements: Sequence<Output> & Sendable>(
    _ elements: Elements
  ) -> some Publisher<Output, Failure> {
    PrependElements(upstream: self, elements: elements)
  }
}

@usableFromInline
struct PrependElements<Upstream: Publisher, Elements: Sequence<Upstream.Output> & Sendable>:
  Publisher
{
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let elements: Elements

  @inlinable
  init(upstream: Upstream, elements: Elements) {
    self.upstream = upstream
    self.elements = elements
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    for element in elements where subscriber.receive(element) == .stop { return .ended }
    return upstream.subscribe(subscriber)
  }
}
