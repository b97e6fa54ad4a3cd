import Signals

extension Workload {
  static let combineLatest = Workload(
    "combineLatest map sink", per: "event", count: 1_000_000,
    run: { count in
      let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let sum = Sum()
      let subscription = first.combineLatest(second) { $0 &+ $1 }.sink { sum.add($0) }
      second.send(1)
      for value in 0..<count { first.send(value) }
      subscription.cancel()
      sum.finish()
    })

  static let mergeOfEight = Workload(
    "merge of 8", per: "event", count: 1_000_000,
    run: { count in
      let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
      let sum = Sum()
      let subscription = subjects.merged().sink { sum.add($0) }
      for value in 0..<count { subjects[value & 7].send(value) }
      subscription.cancel()
      sum.finish()
    })
}
