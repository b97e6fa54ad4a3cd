import Signals
import SignalsTesting

extension StressProgram {
  static let flattening = [
    StressProgram("switchToLatest") { rounds in
      let outer = PassthroughSubject<Int, Never>()
      let inners = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
      let observer = Observer<Int> { $0 == -1 }
      let subscription = observer.subscribe(to: outer.flatMapLatest { inners[$0] })
      Worker.run(4) { thread in
        for round in 0..<rounds {
          if thread == 0 { outer.send(round % 4) } else { inners[round % 4].send(round) }
        }
      }
      // The other threads have returned, so these are delivered after all of their values.
      outer.send(3)
      inners[3].send(-1)
      try observer.expectLast()
      subscription.cancel()
    },
    StressProgram("flatMap") { rounds in
      let outer = PassthroughSubject<Int, Never>()
      let (running, isCrowded) = (Counter(), Flag())
      let observer = Observer<Int>()
      let subscription = observer.subscribe(
        to: outer.flatMap(maxPublishers: .max(3)) { value in
          Future { value }.handleEvents(
            receiveSubscription: {
              if running.add() > 3 { isCrowded.set() }
            }, receiveCompletion: { _ in running.add(-1) })
        })
      Worker.run(4) { thread in
        for round in 0..<rounds { outer.send(thread * rounds + round) }
      }
      outer.send(completion: .finished)
      try observer.expect(4 * rounds + 1)
      try check(Set(observer.values).count == 4 * rounds, "values are lost or repeated")
      try observer.expectCompletion()
      try check(!isCrowded.isSet, "more than 3 publishers at once")
      subscription.cancel()
    },
    StressProgram("flatMap-cancelled") { rounds in
      let leaks = LeakCheck()
      for _ in 0..<rounds / 20 {
        let outer = PassthroughSubject<Int, Never>()
        let token = leaks.token("a subscriber")
        let subscription = outer.flatMap { value in Future { value } }.sink { [token] _ in
          withExtendedLifetime(token) {}
        }
        Worker.run(2) { thread in
          if thread == 0 { subscription.cancel() } else { (0..<20).forEach(outer.send) }
        }
      }
      try wait(for: "the subscribers to be released") { leaks.survivors.isEmpty }
    },
    StressProgram("append-and-catch") { rounds in
      for _ in 0..<rounds / 10 {
        let (first, second) = (
          PassthroughSubject<Int, StressFailure>(), PassthroughSubject<Int, StressFailure>()
        )
        let observer = Observer<Int>()
        let subscription = observer.subscribe(
          to: first.append(second).catch { _ in Just(3) })
        Worker.run(2) { thread in
          if thread == 0 {
            first.send(0)
            first.send(completion: .finished)
            second.send(1)
            second.send(completion: .failure(StressFailure(description: "")))
          } else {
            second.send(2)
          }
        }
        try observer.expectCompletion()
        try check(
          [[0, 1, 3], [0, 2, 1, 3], [0, 1, 2, 3]].contains(observer.values),
          "received \(observer.values)")
        subscription.cancel()
      }
    },
    StressProgram("retry") { rounds in
      for _ in 0..<rounds / 10 {
        let attempts = Counter()
        let observer = Observer<Int>()
        let failing = Deferred {
          let attempt = attempts.add()
          return Future { () async throws(StressFailure) -> Int in
            if attempt < 4 { throw StressFailure(description: "attempt \(attempt)") }
            return attempt
          }
        }
        let subscription = observer.subscribe(
          to: failing.retry(2).retry(2, after: .nanoseconds(1), on: .system))
        try observer.expect(2)
        try check(observer.values == [4] && attempts.value == 4, "\(attempts.value) attempts")
        subscription.cancel()
      }
    },
  ]
}
