import Signals

extension Workload {
  /// One task sends, another receives.
  static let forAwait = Workload(
    "to for await", per: "event", count: 1_000_000, limit: 180,
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
    stream: inTask { count in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      await sum(
        stream,
        while: {
          for value in 0..<count { continuation.yield(value) }
          continuation.finish()
        })
    })
}

/// Adds up what comes while another task sends.
private func sum(
  _ values: some AsyncSequence<Int, Never>, while send: @escaping @Sendable () -> Void
) async {
  var (iterator, sum) = (values.makeAsyncIterator(), Sum())
  let sender = Task.detached(operation: send)
  while let value = await iterator.next(isolation: nil) { sum.add(value) }
  await sender.value
  sum.finish()
}
