import Signals
import SignalsTesting

extension ParityScenario {
  static let debugging: [ParityScenario] = [
    .same("handleEvents", "calls its closures before it passes on events", "out1 1 done |") { log in
      log.play("1 |") {
        $0.handleEvents(
          receiveOutput: { log("out\($0)") }, receiveCompletion: { _ in log("done") })
      }
    },
    .same("handleEvents", "is called upstream first with values", "a1 b1 1") { log in
      log.play("1") {
        $0.handleEvents(receiveOutput: { log("a\($0)") })
          .handleEvents(receiveOutput: { log("b\($0)") })
      }
    },
    .same("handleEvents", "reports the subscription before a value", "made in 1 |") { log in
      let deferred = Deferred {
        log("made")
        return Just(1)
      }
      log.subscribe(to: deferred.handleEvents(receiveSubscription: { log("in") }))
    },
    .same("handleEvents", "reports the subscription upstream first", "a b 1 |") { log in
      log.subscribe(
        to: Just(1).handleEvents(receiveSubscription: { log("a") }).map { $0 }
          .handleEvents(receiveSubscription: { log("b") }))
    },
    .same("share", "reports its own subscription first", "b a") { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(
        to: subject.handleEvents(receiveSubscription: { log("a") }).share()
          .handleEvents(receiveSubscription: { log("b") }))
    },
    .same("handleEvents", "reports subscriptions before the values", "a b in1 1 in2 2 |") { log in
      log.subscribe(
        to: [1, 2].publisher.handleEvents(
          receiveSubscription: { log("a") }, receiveOutput: { log("in\($0)") }
        ).handleEvents(receiveSubscription: { log("b") }))
    },
    .same("handleEvents", "reports subscriptions through an erased type", "a b 1 |") { log in
      log.subscribe(
        to: Just(1).handleEvents(receiveSubscription: { log("a") }).eraseToAnyPublisher()
          .handleEvents(receiveSubscription: { log("b") }))
    },
    .differs(
      "handleEvents", "reports the subscription after retry", combine: "a b a #", here: "a a b #",
      .subscriptionClosure
    ) { log in
      log.subscribe(
        to: Fail<Int, MarbleError>(error: MarbleError())
          .handleEvents(receiveSubscription: { log("a") }).retry(1)
          .handleEvents(receiveSubscription: { log("b") }))
    },
    .same("handleEvents", "reports the subscription after flatMap", "b a") { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(
        to: subject.handleEvents(receiveSubscription: { log("a") }).flatMap { Just($0) }
          .handleEvents(receiveSubscription: { log("b") }))
    },
    .same(
      "print", "prints each event",
      "p: receive subscription: (PassthroughSubject), p: request unlimited, "
        + "p: receive value: (1), 1 p: receive finished, |"
    ) { log in log.play("1 |") { $0.print("p") { log("\($0),") } } },
    .same(
      "print", "prints a failure without a prefix",
      "receive subscription: (PassthroughSubject), request unlimited, "
        + "receive error: (MarbleError()), #"
    ) { log in log.play("#") { $0.print { log("\($0),") } } },
    .same(
      "print", "prints the elements of a sequence",
      "receive subscription: ([1]), request unlimited, receive value: (1), 1 receive finished, |"
    ) { log in log.subscribe(to: [1].publisher.print { log("\($0),") }) },
    .same("print", "names the subject below simple operators", "(PassthroughSubject)") { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(
        to: subject.map { $0 }.filter { _ in true }.scan(0, +).compactMap { $0 }
          .setFailureType(to: MarbleError.self).print { log.subscription($0) })
      log.retain(AnyCancellable { withExtendedLifetime(subject) {} })
    },
    .same(
      "print", "names operators and publishers",
      "(FlatMap) (Multicast) (Zip) (Concatenate) (Empty) (PublishedSubject) (RemoveDuplicates)"
    ) { log in
      let subject = PassthroughSubject<Int, Never>()
      func print(_ publisher: some Publisher) {
        log.retain(
          publisher.print { log.subscription($0) }.sink { _ in
          } receiveValue: { _ in
          })
      }
      print(subject.flatMap { Just($0) })
      print(subject.share())
      print(subject.zip(subject))
      print(subject.append(1))
      print(Fail<Int, MarbleError>(error: MarbleError()))
      print(Published(wrappedValue: 0).projectedValue)
      print(subject.removeDuplicates())
    },
    .differs(
      "print", "names the subscription to an operator with a state", combine: "(Drop)",
      here: "(PassthroughSubject)", .printedNames
    ) { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(to: subject.dropFirst().print { log.subscription($0) })
      log.retain(AnyCancellable { withExtendedLifetime(subject) {} })
    },
    .differs(
      "print", "prints twice in a chain", combine: "1: 2: 2: 1:", here: "1: 1: 2: 2:",
      .printedRequests
    ) { log in
      let subject = PassthroughSubject<Int, Never>()
      let write: @Sendable (String) -> Void = { log($0.prefix(2)) }
      log.subscribe(to: subject.print("1", to: write).print("2", to: write))
      log.retain(AnyCancellable { withExtendedLifetime(subject) {} })
    },
    .same("print", "prints a cancelled subscription", "receive cancel") { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(
        to: subject.print { if $0.hasSuffix("cancel") { log($0) } }
      ).cancel()
    },
  ]

  static let cancelling: [ParityScenario] = [
    .same("AnyCancellable", "ends a subscription", "1") { log in
      let subject = PassthroughSubject<Int, Never>()
      let subscription = log.subscribe(to: subject)
      subject.send(1)
      subscription.cancel()
      subject.send(2)
    },
    .same("AnyCancellable", "cancels once", "cancel") { log in
      let subscription = Empty<Int, Never>(completeImmediately: false).logCancel(log).sink { _ in }
      subscription.cancel()
      subscription.cancel()
    },
    .same("AnyCancellable", "cancels when it is released", "cancel released") { log in
      _ = Empty<Int, Never>(completeImmediately: false).logCancel(log).sink { _ in }
      log("released")
    },
    .same("AnyCancellable", "has nothing to cancel after a completion", "1 |") { log in
      log.subscribe(to: Just(1).logCancel(log)).cancel()
    },
    .same("AnyCancellable", "cancels with the set that stores it", "cancel") { log in
      var stored: Set<AnyCancellable> = []
      Empty<Int, Never>(completeImmediately: false).logCancel(log).sink { _ in }
        .store(in: &stored)
      stored.removeAll()
    },
    .same("handleEvents", "is called downstream first when cancelled", "b a") { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(to: subject.logCancel(log, "a").logCancel(log, "b")).cancel()
    },
    .same("merge", "cancels its upstreams in order", "a b") { log in
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.subscribe(to: a.logCancel(log, "a").merge(with: b.logCancel(log, "b"))).cancel()
    },
    .same("PassthroughSubject", "skips a subscriber that the one before cancels", "a1 a2") { log in
      let subject = PassthroughSubject<Int, Never>()
      let second = CurrentValueSubject<AnyCancellable?, Never>(nil)
      log.subscribe(to: subject, as: "a") { _ in second.value?.cancel() }
      second.value = log.subscribe(to: subject, as: "b")
      subject.send(1)
      subject.send(2)
    },
    .same("sink", "may cancel itself during a delivery", "1") { log in
      let subject = PassthroughSubject<Int, Never>()
      let own = CurrentValueSubject<AnyCancellable?, Never>(nil)
      own.value = log.subscribe(to: subject) { _ in own.value?.cancel() }
      subject.send(1)
      subject.send(2)
    },
  ]

  static let sinks: [ParityScenario] = [
    .same("assign(to:on:)", "sets the property", "0 1 2") { log in
      let (subject, target) = (CurrentValueSubject<Int, Never>(1), Target(log))
      log(target.value)
      let subscription = subject.assign(to: \.value, on: target)
      log(target.value)
      subject.send(2)
      log(target.value)
      withExtendedLifetime(subscription) {}
    },
    .differs(
      "assign(to:on:)", "owns its object", combine: "sent released", here: "released sent",
      .weakAssignment
    ) { log in
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.assign(to: \.value, on: Target(log, isLogged: true))
      subject.send(1)
      log("sent")
      subscription.cancel()
    },
    .differs(
      "values", "buffers what comes between two reads", combine: "nil", here: "1 2 nil",
      .lostBetweenReads
    ) { log in
      let subject = PassthroughSubject<Int, Never>()
      var values = subject.values.makeAsyncIterator()
      for value in 1...2 { subject.send(value) }
      subject.send(completion: .finished)
      while let value = await values.next() { log(value) }
      log("nil")
    },
    .same("sink", "needs no completion closure", "1") { log in
      log.retain(Just(1).sink { log($0) })
    },
    .same("sink", "may send during its completion", "1 |") { log in
      let subject = PassthroughSubject<Int, Never>()
      log.retain(
        subject.sink(
          receiveCompletion: { completion in
            log.append(completion)
            subject.send(2)
          }, receiveValue: { log($0) }))
      subject.send(1)
      subject.send(completion: .finished)
    },
  ]
}

extension ParityLog {
  /// Logs what a line of `print` names as the subscription.
  fileprivate func subscription(_ line: String) {
    if line.hasPrefix("receive subscription: ") { self(line.dropFirst(22)) }
  }
}

/// An object that logs when it is released.
private final class Target: Sendable {
  private let log: ParityLog
  private let isLogged: Bool
  private let stored = CurrentValueSubject<Int, Never>(0)

  init(_ log: ParityLog, isLogged: Bool = false) {
    self.log = log
    self.isLogged = isLogged
  }

  deinit {
    if isLogged { log("released") }
  }

  var value: Int {
    get { stored.value }
    set { stored.value = newValue }
  }
}
