import Signals
import SignalsTesting

extension ParityScenario {
  static let timing: [ParityScenario] = [
    .same("debounce", "waits for a pause", "-------c----------d-|") {
      $0.draw("--a-bc----------d---|") { $0.debounce(for: .seconds(2), scheduler: $1) }
    },
    .same("debounce", "publishes nothing that is followed too soon", "-----c---|") {
      $0.draw("-abc-----|") { $0.debounce(for: .seconds(2), scheduler: $1) }
    },
    .same("debounce", "drops a value that a failure follows", "---#") {
      $0.draw("--a#") { $0.debounce(for: .seconds(2), scheduler: $1) }
    },
    .same("debounce", "drops its value when it is cancelled", "") {
      $0.draw("--a!") { $0.debounce(for: .seconds(2), scheduler: $1) }
    },
    .differs(
      "debounce", "finishes before a value is due", combine: "---|", here: "---(a|)",
      .debounceAtTheEnd
    ) { $0.draw("--a|") { $0.debounce(for: .seconds(2), scheduler: $1) } },
    .same("debounce", "finishes on the scheduler", "sent |") { log in
      log.tick("|") { $0.debounce(for: .seconds(2), scheduler: $1) }
    },
    .same("delay", "delays values and the finish", "-----a-b---c|") {
      $0.draw("--a-b---c|") { $0.delay(for: .seconds(3), scheduler: $1) }
    },
    .same("delay", "delays the failure", "---a-#") {
      $0.draw("-a-#") { $0.delay(for: .seconds(2), scheduler: $1) }
    },
    .same("delay", "drops what is waiting when it is cancelled", "---a") {
      $0.draw("-a-b!") { $0.delay(for: .seconds(2), scheduler: $1) }
    },
    .same("timeout", "finishes when a value takes too long", "--a--b---|") {
      $0.draw("--a--b------c|") { $0.timeout(.seconds(4), scheduler: $1) }
    },
    .same("timeout", "measures from the subscription", "----|") {
      $0.draw("------a") { $0.timeout(.seconds(4), scheduler: $1) }
    },
    .same("timeout", "fails with a custom error", "---#") {
      $0.draw("----a") {
        $0.timeout(.seconds(3), scheduler: $1, customError: { MarbleError() })
      }
    },
    .same("timeout", "stops waiting after a completion", "-a|") {
      $0.draw("-a|") { $0.timeout(.seconds(3), scheduler: $1) }
    },
    .same("timeout", "cancels its upstream", "cancel") { log in
      let clock = TestScheduler()
      let never = Empty<Int, Never>(completeImmediately: false).logCancel(log)
      log.retain(never.timeout(.seconds(1), scheduler: clock).sink { _ in })
      clock.advance(by: .seconds(1))
    },
    .same("timeout", "delivers values on the scheduler", "sent 1") {
      $0.tick("1") { $0.timeout(.seconds(3), scheduler: $1) }
    },
    .same("timeout", "delivers the completion on the scheduler", "sent |") {
      $0.tick("|") { $0.timeout(.seconds(3), scheduler: $1) }
    },
    .same("timeout", "cancels its upstream before it finishes", "cancel |") { log in
      let clock = TestScheduler()
      let never = Empty<Int, Never>(completeImmediately: false).logCancel(log)
      log.subscribe(to: never.timeout(.seconds(1), scheduler: clock))
      clock.advance(by: .seconds(1))
    },
    .same("receive(on:)", "delivers with the next job", "sent 1") {
      $0.tick("1") { $0.receive(on: $1) }
    },
    .same("receive(on:)", "delivers the completion too", "sent |") {
      $0.tick("|") { $0.receive(on: $1) }
    },
    .same("receive(on:)", "keeps the order", "-(abc|)") {
      $0.draw("-(abc|)") { $0.receive(on: $1) }
    },
    .same("measureInterval", "measures from the subscription", "--<2.0><5.0>|") {
      $0.draw("--a----b|") { $0.measureInterval(using: $1).map { $0 / .seconds(1) } }
    },
  ]

  static let throttling: [ParityScenario] = [
    .same("throttle", "publishes the latest value of an interval", "--a--c--------d-|") {
      $0.draw("--a-bc--------d-|") { $0.throttle(for: .seconds(3), scheduler: $1, latest: true) }
    },
    .same("throttle", "publishes the first value of an interval", "--a--b--------d-|") {
      $0.draw("--a-bc--------d-|") { $0.throttle(for: .seconds(3), scheduler: $1, latest: false) }
    },
    .same("throttle", "delivers the first value on the scheduler", "sent 1") {
      $0.tick("1") { $0.throttle(for: .seconds(3), scheduler: $1, latest: true) }
    },
    .same("throttle", "delivers the completion on the scheduler", "sent |") {
      $0.tick("|") { $0.throttle(for: .seconds(3), scheduler: $1, latest: true) }
    },
    .same("throttle", "finishes with the value at the end of its interval", "-a---(b|)") {
      $0.draw("-ab|") { $0.throttle(for: .seconds(4), scheduler: $1, latest: true) }
    },
    .same("throttle", "fails with the value at the end of its interval", "-a---(b#)") {
      $0.draw("-ab#") { $0.throttle(for: .seconds(4), scheduler: $1, latest: true) }
    },
    .same("throttle", "finishes at once without a waiting value", "-a-|") {
      $0.draw("-a-|") { $0.throttle(for: .seconds(4), scheduler: $1, latest: true) }
    },
    .same("throttle", "drops its value when it is cancelled", "-a") {
      $0.draw("-ab!") { $0.throttle(for: .seconds(4), scheduler: $1, latest: true) }
    },
    .same("throttle", "begins an interval with each published value", "-a--b--c-|") {
      $0.draw("-ab--c---|") { $0.throttle(for: .seconds(3), scheduler: $1, latest: true) }
    },
  ]
}

extension ParityLog {
  /// Sends one event and then lets the scheduler run its jobs, and logs which comes first.
  fileprivate func tick<P: Publisher>(
    _ event: String, _ transform: (PassthroughSubject<Int, MarbleError>, TestScheduler) -> P
  ) {
    let (clock, subject) = (TestScheduler(), PassthroughSubject<Int, MarbleError>())
    subscribe(to: transform(subject, clock))
    subject.send(event: event)
    self("sent")
    clock.advance()
  }
}
