import Signals
import SignalsTesting

extension StressProgram {
  static let combining = [
    StressProgram("merge") { rounds in
      let subjects = (0..<4).map { _ in PassthroughSubject<Sent, Never>() }
      let pairs = subjects[0].merge(with: subjects[1]).merge(with: subjects[2], subjects[3])
      try expectOneOrder(of: pairs.share(), rounds: rounds) { subjects[$0.thread].send($0) }
      try expectOneOrder(of: subjects.merged().share(), rounds: rounds) {
        subjects[$0.thread].send($0)
      }
    },
    StressProgram("combineLatest") { rounds in
      let subjects = (0..<4).map { _ in CurrentValueSubject<Int, Never>(0) }
      let observer = Observer<[Int]>()
      let subscription = observer.subscribe(to: subjects.combinedLatest())
      let pairs = Observer<Int>()
      let pairSubscription = pairs.subscribe(to: subjects[0].combineLatest(subjects[1], +))
      Worker.run(4) { thread in
        for round in 1...rounds { subjects[thread].value = round }
      }
      try observer.expect(4 * rounds + 1)
      try check(
        observer.values.last == [Int](repeating: rounds, count: 4), "the last values are not last")
      try pairs.expect(2 * rounds + 1)
      try check(pairs.values.last == 2 * rounds, "the last pair is not last")
      withExtendedLifetime((subscription, pairSubscription)) {}
    },
    StressProgram("zip") { rounds in
      let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
      let (observer, pairs) = (Observer<[Int]>(), Observer<Bool>())
      let subscription = observer.subscribe(to: subjects.zipped())
      let pairSubscription = pairs.subscribe(to: subjects[0].zip(subjects[1], ==))
      Worker.run(4) { thread in
        for round in 0..<rounds { subjects[thread].send(round) }
      }
      try observer.expect(rounds)
      try check(
        observer.values == (0..<rounds).map { [Int](repeating: $0, count: 4) }, "wrong tuples")
      try pairs.expect(rounds)
      try check(pairs.values.allSatisfy { $0 }, "wrong pairs")
      withExtendedLifetime((subscription, pairSubscription)) {}
    },
    StressProgram("withLatestFrom") { rounds in
      let (subject, other) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
      let observer = Observer<Int>()
      let subscription = observer.subscribe(to: subject.withLatestFrom(other) { $1 })
      Worker.run(2) { thread in
        for round in 1...rounds {
          if thread == 0 { subject.send(round) } else { other.value = round }
        }
      }
      try observer.expect(rounds)
      try check(observer.values == observer.values.sorted(), "an old value came after a new one")
      subscription.cancel()
    },
  ]
}
