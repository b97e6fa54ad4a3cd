import Dispatch
import Signals

extension Workload {
  /// Subjects to which more and more threads send at once.
  static let contention = [2, 8, 16].flatMap { threads in
    [
      contended(
        "passthrough, \(threads) threads", threads, PassthroughSubject<Int, Never>(),
        { $0.send($1) }),
      contended(
        "current value, \(threads) threads", threads, CurrentValueSubject<Int, Never>(0),
        { $0.send($1) }),
    ]
  }

  private static func contended<Sent: Subject<Int, Never>>(
    _ name: String, _ threads: Int, _ subject: Sent, _ send: @escaping @Sendable (Sent, Int) -> Void
  ) -> Workload {
    Workload(
      name, per: "event", count: 1_000_000,
      run: { count in
        let (sum, done) = (Sum(), DispatchGroup())
        let subscription = subject.sink { sum.add($0) }
        for thread in 0..<threads {
          // Each queue that runs has a thread of its own.
          DispatchQueue(label: "sender \(thread)").async(group: done) {
            for value in 0..<count / threads { send(subject, value) }
          }
        }
        done.wait()
        subscription.cancel()
        sum.finish()
      })
  }
}
