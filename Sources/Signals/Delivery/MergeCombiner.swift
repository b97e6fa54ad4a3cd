/// Passes every value on, and the completion once all upstreams have finished.
@usableFromInline
struct MergeCombiner<Downstream: Subscriber>: StreamCombiner {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Event = Signals.Event<Input, Failure>

  @usableFromInline var upstreams: Int
  @usableFromInline var downstream: Downstream

  @inlinable
  init(upstreams: Int, downstream: consuming Downstream) {
    self.upstreams = upstreams
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    switch event {
    case .value(let value):
      return downstream.receive(value)
    case .completion(let completion):
      upstreams -= 1
      if case .finished = completion, upstreams > 0 { return .more }
      downstream.receive(completion: completion)
      return .stop
    }
  }
}
