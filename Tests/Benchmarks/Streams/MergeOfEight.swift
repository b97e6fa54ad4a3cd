import Signals

extension Workload {
  static let mergeOfEight = Workload(
    "merge of 8", per: "event", count: 1_000_000, limit: 137,
    run: { count in
      let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
      let sum = Sum()
      let subscription = subjects.merged().sink { sum.add($0) }
      for value in 0..<count { subjects[value & 7].send(value) }
      subscription.cancel()
      sum.finish()
    },
    handWritten: { count in
      let (upstreams, sum) = ((0..<8).map { _ in ClosureList<Int>() }, Sum())
      for upstream in upstreams { upstream.append { sum.add($0) } }
      for value in 0..<count { upstreams[value & 7].call(value) }
      sum.finish()
    },
    asyncStream: inTask { count in
      let (merged, output) = AsyncStream.makeStream(of: Int.self)
      let upstreams = (0..<8).map { _ in AsyncStream.makeStream(of: Int.self) }
      let sum = Sum()
      let task = Task.detached { for await value in merged { sum.add(value) } }
      let pumps = upstreams.map { upstream in
        Task.detached { for await value in upstream.stream { output.yield(value) } }
      }
      for value in 0..<count { upstreams[value & 7].continuation.yield(value) }
      for upstream in upstreams { upstream.continuation.finish() }
      for pump in pumps { await pump.value }
      output.finish()
      await task.value
      sum.finish()
    })
}
