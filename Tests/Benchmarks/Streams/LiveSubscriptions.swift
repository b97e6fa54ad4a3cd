import Signals

extension Workload {
  /// Makes subscriptions that stay alive.
  static let liveSubscriptions = Workload(
    "100,000 live subscriptions", per: "subscription", count: liveCount,
    preparing: {
      let (subject, kept) = (PassthroughSubject<Int, Never>(), Kept())
      kept.subscriptions.reserveCapacity(liveCount)
      return { count in
        for _ in 0..<count {
          kept.subscriptions.append(takeFiveSteps(subject).sink { total.add($0) })
        }
        withExtendedLifetime(subject) {}
      }
    },
    handWritten: { count in
      let (closures, sum) = (ClosureList<Int>(), Sum())
      for _ in 0..<count { closures.append(takeFiveStepsByHand(sum)) }
      closures.call(1)
      sum.finish()
    })
}

/// A global, so that the sinks capture nothing that would be counted.
private let total = Sum()

private let liveCount = 100_000

@MainActor
private final class Kept {
  var subscriptions: [AnyCancellable] = []
}
