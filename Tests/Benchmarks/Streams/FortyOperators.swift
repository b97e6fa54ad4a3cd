import Signals

extension Workload {
  static let fortyOperators = Workload(
    "40 mixed operators", per: "event", count: 1_000_000, limit: 85 + 40 * 15,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let a = tenOperators(subject)
      let b = tenOperators(a)
      let c = tenOperators(b)
      let subscription = tenOperators(c).sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    },
    handWritten: { count in
      let (closures, sum) = (ClosureList<Int>(), Sum())
      var states = Array(repeating: (previous: nil as Int?, total: 0), count: 8)
      closures.append { value in
        var value = value
        for index in states.indices {
          value = value &+ 1
          guard value != Int.min, value != states[index].previous else { return }
          states[index].previous = value
          states[index].total = states[index].total &+ value
          value = states[index].total ^ 5
        }
        sum.add(value)
      }
      for value in 0..<count { closures.call(value) }
      sum.finish()
    })
}
