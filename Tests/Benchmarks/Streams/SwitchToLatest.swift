import Signals

extension Workload {
  static let switchToLatest = Workload(
    "switchToLatest", per: "switch and 4 values", count: 100_000, limit: 2_200,
    run: { count in
      let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
      let inner = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
      let sum = Sum()
      let subscription = outer.switchToLatest().sink { sum.add($0) }
      for cycle in 0..<count {
        outer.send(inner[cycle & 1])
        for value in 0..<4 { inner[cycle & 1].send(value) }
      }
      subscription.cancel()
      sum.finish()
    },
    handWritten: { count in
      let (outer, sum) = (ClosureList<ClosureList<Int>>(), Sum())
      let inner = (0..<2).map { _ in ClosureList<Int>() }
      var latest: ClosureList<Int>?
      outer.append { new in
        latest?.removeLast()
        latest = new
        new.append { sum.add($0) }
      }
      for cycle in 0..<count {
        outer.call(inner[cycle & 1])
        for value in 0..<4 { inner[cycle & 1].call(value) }
      }
      sum.finish()
    })
}
