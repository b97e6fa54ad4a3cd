import Signals
import SignalsTesting

extension StressProgram {
  static let subjects = [
    oneOrder("passthrough-order", PassthroughSubject()) { $0 },
    oneOrder("chain-order", PassthroughSubject()) {
      $0.map { ($0, true) }.filter(\.1).scan(Sent(thread: 0, round: 0)) { $1.0 }.removeDuplicates()
    },
    oneOrder("replay-order", ReplaySubject(limit: 3)) { $0 },
    oneOrder("current-value-order", CurrentValueSubject(Sent(thread: 0, round: -1))) {
      $0.dropFirst()
    },
    StressProgram("current-value-last") { rounds in
      let subject = CurrentValueSubject<Int, Never>(0)
      let observer = Observer<Int>()
      let subscription = observer.subscribe(to: subject)
      Worker.run(4) { thread in
        for round in 0..<rounds { subject.value = thread * rounds + round }
      }
      try observer.expect(4 * rounds + 1)
      try check(observer.values.last == subject.value, "the last value is not the current one")
      subscription.cancel()
    },
    StressProgram("current-value-updates") { rounds in
      let subject = CurrentValueSubject<Int, Never>(0)
      let observer = Observer<Int>()
      let subscription = observer.subscribe(to: subject)
      Worker.run(4) { _ in
        for _ in 0..<rounds { subject.update { $0 += 1 } }
      }
      try observer.expect(4 * rounds + 1)
      try check(observer.values == Array(0...4 * rounds), "updates are lost or out of order")
      subscription.cancel()
    },
    StressProgram("create-order") { rounds in
      let emitters = Lock([Create<Sent, Never>.Emitter]())
      let observer = Observer<Sent>()
      let created = Create<Sent, Never> { emitter in
        emitters.withLock { $0.append(emitter) }
        return AnyCancellable {}
      }
      let subscription = observer.subscribe(to: created)
      let emitter = emitters.withLock { $0[0] }
      Worker.run(4) { thread in
        for round in 0..<rounds { emitter.send(Sent(thread: thread, round: round)) }
      }
      try observer.expect(4 * rounds)
      try observer.values.expectAll(rounds, from: 4)
      subscription.cancel()
    },
    StressProgram("published-last") { rounds in
      let model = PublishedModel()
      let (observer, late) = (Observer<Int>(), Observer<Int>())
      let subscription = observer.subscribe(to: model.$count)
      Worker.run(4) { thread in
        for round in 0..<rounds { model.count = thread * rounds + round }
      }
      try observer.expect(4 * rounds + 1)
      let lateSubscription = late.subscribe(to: model.$count)
      let last = [model.count]
      try check(observer.values.suffix(1) == last, "the property is not the last value")
      try check(late.values == last, "a late subscriber receives another value")
      withExtendedLifetime((subscription, lateSubscription)) {}
    },
    StressProgram("published-first-observers") { rounds in
      for _ in 0..<rounds / 10 {
        let (model, heard) = (PublishedModel(), Counter())
        let subscriptions = Lock([AnyCancellable]())
        Worker.run(3) { _ in
          let subscription = model.objectWillChange.sink { heard.add() }
          subscriptions.withLock { $0.append(subscription) }
        }
        model.count = 1
        try check(heard.value == 3, "\(heard.value) of 3 observers hear of a change")
      }
    },
    StressProgram("one-completion") { rounds in
      for _ in 0..<rounds / 10 {
        let subject = PassthroughSubject<Int, Never>()
        let (observer, late) = (Observer<Int>(), Observer<Int>())
        let subscription = observer.subscribe(to: subject.map { $0 + 1 })
        Worker.run(3) { thread in
          for value in 0..<20 { subject.send(value) }
          if thread > 0 { subject.send(completion: .finished) }
        }
        try observer.expectCompletion()
        let lateSubscription = late.subscribe(to: subject)
        try late.expectCompletion()
        withExtendedLifetime((subscription, lateSubscription)) {}
      }
    },
    StressProgram("silence-after-cancelling") { rounds in
      let subject = PassthroughSubject<Int, Never>()
      try whileSending(to: subject) {
        for _ in 0..<rounds {
          let (thread, isCancelled, wasLate) = (ThreadID.current, Flag(), Flag())
          let subscription = subject.map { $0 }.sink { _ in
            if ThreadID.current == thread, isCancelled.isSet { wasLate.set() }
          }
          subject.send(1)
          subscription.cancel()
          isCancelled.set()
          subject.send(2)
          try check(!wasLate.isSet, "a thread received a value that it sent after cancelling")
        }
      }
    },
    StressProgram("release-after-cancelling") { rounds in
      let subject = PassthroughSubject<Int, Never>()
      let leaks = LeakCheck()
      whileSending(to: subject) {
        Worker.run(4) { _ in
          for _ in 0..<rounds / 4 {
            let token = leaks.token("a subscriber")
            let chain = subject.merge(with: Empty(completeImmediately: false)).map { $0 }
            chain.sink { _ in withExtendedLifetime(token) {} }.cancel()
          }
        }
      }
      try wait(for: "the subscribers to be released") { leaks.survivors.isEmpty }
    },
  ]

  /// Four threads send to eight subscribers, which receive all values in one order.
  static func oneOrder<Output: Subject<Sent, Never>, Chain: Publisher<Sent, Never>>(
    _ name: String, _ subject: @autoclosure @escaping @Sendable () -> Output,
    _ chain: @escaping @Sendable (Output) -> Chain
  ) -> StressProgram {
    StressProgram(name) { rounds in
      let subject = subject()
      try expectOneOrder(of: chain(subject), rounds: rounds) { subject.send($0) }
    }
  }
}

/// Sends from four threads, and checks that eight subscribers receive all values in one order.
func expectOneOrder(
  of publisher: some Publisher<Sent, Never>, rounds: Int,
  send: @escaping @Sendable (Sent) -> Void
) throws {
  let observers = (0..<8).map { _ in Observer<Sent>() }
  let subscriptions = observers.map { $0.subscribe(to: publisher) }
  Worker.run(4) { thread in
    for round in 0..<rounds { send(Sent(thread: thread, round: round)) }
  }
  for observer in observers { try observer.expect(4 * rounds) }
  try observers[0].values.expectAll(rounds, from: 4)
  let isOneOrder = observers.allSatisfy { $0.values == observers[0].values }
  try check(isOneOrder, "subscribers received different orders")
  withExtendedLifetime(subscriptions) {}
}

/// Runs `body` while another thread sends as fast as it can.
func whileSending(to subject: PassthroughSubject<Int, Never>, _ body: () throws -> Void) rethrows {
  let isOver = Flag()
  let sender = Worker { while !isOver.isSet { subject.send(0) } }
  defer {
    isOver.set()
    sender.join()
  }
  try body()
}

/// A model that all threads use, whose only state is a published property.
private final class PublishedModel: ObservableObject, @unchecked Sendable {
  // @unchecked: a published property may be used by all threads.

  @Published var count = 0
}
