import Signals

extension Workload {
  /// One task sends and another receives. The number of wake-ups depends on the system.
  static let forAwait = Workload(
    "to for await, 2 tasks", per: "event", count: 1_000_000, limit: 1_000,
    run: inTask { count in
      let subject = PassthroughSubject<Int, Never>()
      let values = subject.values
      await sum(
        values,
        while: {
          for value in 0..<count { subject.send(value) }
          subject.send(completion: .finished)
        })
    },
    asyncStream: inTask { count in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      await sum(
        stream,
        while: {
          for value in 0..<count { continuation.yield(value) }
          continuation.finish()
        })
    })
  /// A task sends to itself, so that no task has to be woken.
  static let forAwaitBursts = Workload(
    "to for await, bursts of 1,000", per: "event", count: 1_000_000, limit: 190,
    run: inTask { count in
      let subject = PassthroughSubject<Int, Never>()
      await sum(subject.values, count) { subject.send($0) }
    },
    asyncStream: inTask { count in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      await sum(stream, count) { continuation.yield($0) }
    })
}

/// Sends bursts of values and adds each burst up.
private func sum(
  _ values: some AsyncSequence<Int, Never>, _ count: Int, send: (Int) -> Void
) async {
  var (iterator, sum) = (values.makeAsyncIterator(), Sum())
  for _ in 0..<count / 1_000 {
    for value in 0..<1_000 { send(value) }
    for _ in 0..<1_000 { sum.add(await iterator.next(isolation: nil) ?? 0) }
  }
  sum.finish()
}

/// Adds up the values that another task sends.
private func sum(
  _ values: some AsyncSequence<Int, Never>, while send: @escaping @Sendable () -> Void
) async {
  var (iterator, sum) = (values.makeAsyncIterator(), Sum())
  let sender = Task.detached(operation: send)
  while let value = await iterator.next(isolation: nil) { sum.add(value) }
  await sender.value
  sum.finish()
}
