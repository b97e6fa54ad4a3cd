import Signals

extension Workload {
  static let zip = Workload(
    "zip map sink", per: "pair", count: 1_000_000, limit: 222,
    run: { count in
      let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let sum = Sum()
      let subscription = first.zip(second).map { $0 &+ $1 }.sink { sum.add($0) }
      for value in 0..<count {
        first.send(value)
        second.send(value)
      }
      subscription.cancel()
      sum.finish()
    },
    handWritten: { count in
      let (first, second, sum) = (ClosureList<Int>(), ClosureList<Int>(), Sum())
      var waiting: (first: [Int], second: [Int]) = ([], [])
      let send = {
        guard !waiting.first.isEmpty, !waiting.second.isEmpty else { return }
        sum.add(waiting.first.removeFirst() &+ waiting.second.removeFirst())
      }
      first.append {
        waiting.first.append($0); send()
      }
      second.append {
        waiting.second.append($0); send()
      }
      for value in 0..<count {
        first.call(value)
        second.call(value)
      }
      sum.finish()
    })
}
