import Signals

extension Workload {
  static let fiveSteps = Workload(
    "map filter removeDuplicates scan sink", per: "event", count: 1_000_000, limit: 140,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let subscription = takeFiveSteps(subject).sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    },
    handWritten: { count in
      let (closures, sum) = (ClosureList<Int>(), Sum())
      closures.append(takeFiveStepsByHand(sum))
      for value in 0..<count { closures.call(value) }
      sum.finish()
    },
    asyncStream: inTask { count in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let sum = Sum()
      let task = Task.detached {
        var (previous, total) = (nil as Int?, 0)
        for await value in stream.map({ $0 &* 2 }).filter({ $0 >= 0 }) where value != previous {
          previous = value
          total = total &+ value
          sum.add(total)
        }
      }
      for value in 0..<count { continuation.yield(value) }
      continuation.finish()
      await task.value
      sum.finish()
    })

  static let fiveStepsErased = Workload(
    "the same, type-erased", per: "event", count: 1_000_000, limit: 150,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let subscription = takeFiveSteps(subject).eraseToAnyPublisher().sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    })
}

/// Applies all operators of the chain but the sink.
@inline(__always)
func takeFiveSteps(_ upstream: PassthroughSubject<Int, Never>) -> some Publisher<Int, Never> {
  upstream.map { $0 &* 2 }.filter { $0 >= 0 }.removeDuplicates().scan(0) { $0 &+ $1 }
}

/// Returns the whole chain as one closure.
func takeFiveStepsByHand(_ sum: Sum) -> (Int) -> Void {
  var (previous, total) = (nil as Int?, 0)
  return { value in
    let value = value &* 2
    guard value >= 0, value != previous else { return }
    previous = value
    total = total &+ value
    sum.add(total)
  }
}
