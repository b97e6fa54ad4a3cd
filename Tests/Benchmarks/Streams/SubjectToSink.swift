import Signals

extension Workload {
  static let subjectToSink = Workload(
    "subject to sink", per: "event", count: 1_000_000, limit: 85,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let subscription = subject.sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    },
    handWritten: { count in
      let (closures, sum) = (ClosureList<Int>(), Sum())
      closures.append { sum.add($0) }
      for value in 0..<count { closures.call(value) }
      sum.finish()
    },
    asyncStream: inTask { count in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let sum = Sum()
      let task = Task.detached { for await value in stream { sum.add(value) } }
      for value in 0..<count { continuation.yield(value) }
      continuation.finish()
      await task.value
      sum.finish()
    })
}
