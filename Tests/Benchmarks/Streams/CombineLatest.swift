import Signals

extension Workload {
  static let combineLatest = Workload(
    "combineLatest map sink", per: "event", count: 1_000_000, limit: 150,
    run: { count in
      let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let sum = Sum()
      let subscription = first.combineLatest(second).map { $0 &+ $1 }.sink { sum.add($0) }
      second.send(1)
      for value in 0..<count { first.send(value) }
      subscription.cancel()
      sum.finish()
    },
    handWritten: { count in
      let (first, second, sum) = (ClosureList<Int>(), ClosureList<Int>(), Sum())
      var newest: (first: Int?, second: Int?)
      let send = {
        if let first = newest.first, let second = newest.second { sum.add(first &+ second) }
      }
      first.append {
        newest.first = $0; send()
      }
      second.append {
        newest.second = $0; send()
      }
      second.call(1)
      for value in 0..<count { first.call(value) }
      sum.finish()
    })
}
