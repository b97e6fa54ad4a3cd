import Signals
import Synchronization

extension Workload {
  static let twoSenders = Workload(
    "current value, 2 senders", per: "event", count: 1_000_000,
    run: inTask { count in
      let (subject, sum) = (CurrentValueSubject<Int, Never>(0), Sum())
      let (ends, end) = AsyncStream.makeStream(of: Never.self)
      let subscription = subject.sink(
        receiveCompletion: { _ in end.finish() }, receiveValue: { sum.add($0) })
      await two { for value in 0..<count / 2 { subject.send(value) } }
      subject.send(completion: .finished)
      for await _ in ends {}
      subscription.cancel()
      sum.finish()
    },
    handWritten: inTask { count in
      let (current, sum) = (LockedValue(), Sum())
      await two {
        for value in 0..<count / 2 {
          current.value.withLock {
            $0 = value
            sum.add(value)
          }
        }
      }
      sum.finish()
    },
    asyncStream: inTask { count in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let sum = Sum()
      let reader = Task.detached { for await value in stream { sum.add(value) } }
      await two { for value in 0..<count / 2 { continuation.yield(value) } }
      continuation.finish()
      await reader.value
      sum.finish()
    })
}

/// Runs the same closure in two tasks.
private func two(_ send: @escaping @Sendable () -> Void) async {
  let tasks = (0..<2).map { _ in Task.detached(operation: send) }
  for task in tasks { await task.value }
}

private final class LockedValue: Sendable {
  let value = Mutex(0)
}
