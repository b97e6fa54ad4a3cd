import Signals

extension Workload {
  static let subjectToSink = Workload(
    "subject to sink", per: "event", count: 1_000_000,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let subscription = subject.sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    },
    floor: { count in
      let sum = Sum()
      var closures = Closures<Int>()
      closures.append { sum.add($0) }
      for value in 0..<count { closures.call(value) }
      sum.finish()
    })

  static let currentValueToSink = Workload(
    "current value to sink", per: "event", count: 1_000_000,
    run: { count in
      let (subject, sum) = (CurrentValueSubject<Int, Never>(0), Sum())
      let subscription = subject.sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    })

  static let fanOut = Workload(
    "fan-out to 1,000", per: "delivery", count: 1_000_000,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let subscriptions = (0..<1_000).map { _ in subject.sink { sum.add($0) } }
      for value in 0..<count / 1_000 { subject.send(value) }
      withExtendedLifetime(subscriptions) {}
      sum.finish()
    },
    floor: { count in
      let sum = Sum()
      var closures = Closures<Int>()
      for _ in 0..<1_000 { closures.append { sum.add($0) } }
      for value in 0..<count / 1_000 { closures.call(value) }
      sum.finish()
    })

  static let subscribeAndCancel = Workload(
    "subscribe and cancel", per: "cycle", count: 100_000,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      for _ in 0..<count {
        subject.map { $0 &* 2 }.filter { $0 >= 0 }.removeDuplicates().scan(0) { $0 &+ $1 }
          .sink { sum.add($0) }.cancel()
      }
      sum.finish()
    })
}

/// An array of closures, as one writes it by hand.
final class Closures<Value> {
  private var closures: [(Value) -> Void] = []

  func append(_ closure: @escaping (Value) -> Void) {
    closures.append(closure)
  }

  @inline(never)
  func call(_ value: Value) {
    for closure in closures { closure(value) }
  }
}
