import Signals
import SignalsTesting

extension StressProgram {
  static let sharing = [
    StressProgram("share-order") { rounds in
      let subject = PassthroughSubject<Sent, Never>()
      try expectOneOrder(of: subject.map { $0 }.share(), rounds: rounds) { subject.send($0) }
    },
    StressProgram("share-replay-order") { rounds in
      let subject = PassthroughSubject<Sent, Never>()
      try expectOneOrder(of: subject.share(replay: 3), rounds: rounds) { subject.send($0) }
    },
    StressProgram("share-connects-once") { rounds in
      for _ in 0..<rounds / 20 {
        let connections = Counter()
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { connections.add() }).share()
        let observers = (0..<4).map { _ in Observer<Int>() }
        let subscriptions = Lock([AnyCancellable]())
        Worker.run(4) { thread in
          let subscription = observers[thread].subscribe(to: shared)
          subscriptions.withLock { $0.append(subscription) }
        }
        subject.send(1)
        for observer in observers { try observer.expect(1) }
        try check(connections.value == 1, "subscribed \(connections.value) times to the upstream")
        subscriptions.withLock { $0 }.forEach { $0.cancel() }
      }
    },
    StressProgram("share-reconnects") { rounds in
      let live = Counter()
      let subject = PassthroughSubject<Int, Never>()
      let shared = subject.handleEvents(
        receiveSubscription: { live.add() }, receiveCancel: { live.add(-1) }
      ).share()
      whileSending(to: subject) {
        Worker.run(4) { _ in
          for _ in 0..<rounds { shared.sink { _ in }.cancel() }
        }
      }
      try check(live.value == 0, "\(live.value) subscriptions to the upstream are left")
      let observer = Observer<Int>()
      let subscription = observer.subscribe(to: shared)
      subject.send(1)
      // A task may still be removing subscriptions, and then it is the one that delivers.
      try observer.expect(1)
      subscription.cancel()
    },
  ]
}
