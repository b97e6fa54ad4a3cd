import Signals

extension Workload {
  static let subscribeAndCancel = Workload(
    "subscribe and cancel", per: "cycle", count: 100_000, limit: 1_900,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      for _ in 0..<count { takeFiveSteps(subject).sink { sum.add($0) }.cancel() }
      sum.finish()
    },
    handWritten: { count in
      let (closures, sum) = (ClosureList<Int>(), Sum())
      for _ in 0..<count {
        closures.append(takeFiveStepsByHand(sum))
        closures.removeLast()
      }
      sum.finish()
    },
    asyncStream: inTask { count in
      let sum = Sum()
      for _ in 0..<count {
        let stream = AsyncStream.makeStream(of: Int.self).stream
        let task = Task.detached {
          for await value in stream.map({ $0 &* 2 }).filter({ $0 >= 0 }) { sum.add(value) }
        }
        task.cancel()
        await task.value
      }
      sum.finish()
    })
}
