import Signals

extension Workload {
  static let fiveSteps = Workload(
    "map filter removeDuplicates scan sink", per: "event", count: 1_000_000,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let subscription = subject.map { $0 &* 2 }.filter { $0 >= 0 }.removeDuplicates()
        .scan(0) { $0 &+ $1 }.sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    },
    floor: { count in
      let sum = Sum()
      var closures = Closures<Int>()
      var (previous, total) = (nil as Int?, 0)
      closures.append { value in
        let value = value &* 2
        guard value >= 0, value != previous else { return }
        previous = value
        total = total &+ value
        sum.add(total)
      }
      for value in 0..<count { closures.call(value) }
      sum.finish()
    })

  static let fiveStepsErased = Workload(
    "the same, type-erased", per: "event", count: 1_000_000,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let subscription = subject.map { $0 &* 2 }.filter { $0 >= 0 }.removeDuplicates()
        .scan(0) { $0 &+ $1 }.eraseToAnyPublisher().sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    })
}
