import Signals
import SignalsTesting

extension ParityScenario {
  static let filtering: [ParityScenario] = [
    .same("filter", "passes on what satisfies the predicate", "2 4 |") {
      $0.play("1 2 3 4 |") { $0.filter { $0 % 2 == 0 } }
    },
    .same("removeDuplicates", "compares neighbors", "1 2 1 |") {
      $0.play("1 1 2 2 1 |") { $0.removeDuplicates() }
    },
    .same("removeDuplicates", "compares with the last published value", "1 4 |") {
      $0.play("1 2 3 4 |") { $0.removeDuplicates { $1 - $0 < 3 } }
    },
    .same("dropFirst", "drops one value by default", "2 3 |") {
      $0.play("1 2 3 |") { $0.dropFirst() }
    },
    .same("drop(while:)", "tests no value after the first that passes", "3 1 |") {
      $0.play("1 2 3 1 |") { $0.drop { $0 < 3 } }
    },
    .same("first", "publishes the first value, then finishes", "1 |") {
      $0.play("1 2 |") { $0.first() }
    },
    .same("first", "finishes with an empty upstream", "|") { $0.play("|") { $0.first() } },
    .same("first", "fails with its upstream", "#") { $0.play("#") { $0.first() } },
    .same("first(where:)", "finishes without a match", "|") {
      $0.play("1 2 |") { $0.first { $0 > 2 } }
    },
    .same("last", "waits for the end", "3 |") { $0.play("1 2 3 |") { $0.last() } },
    .same("last", "publishes nothing when the upstream fails", "#") {
      $0.play("1 2 #") { $0.last() }
    },
    .same("last(where:)", "publishes the last match", "2 |") {
      $0.play("1 2 3 |") { $0.last { $0 < 3 } }
    },
    .same("prefix", "finishes with the last value it publishes", "1 2 |") {
      $0.play("1 2 3") { $0.prefix(2) }
    },
    .same("prefix", "finishes with a shorter upstream", "1 |") { $0.play("1 |") { $0.prefix(2) } },
    .same("prefix(while:)", "finishes at the first value that fails the test", "1 2 |") {
      $0.play("1 2 3 1") { $0.prefix { $0 < 3 } }
    },
    .same("ignoreOutput", "passes on the completion only", "|") {
      $0.play("1 2 |") { $0.ignoreOutput() }
    },
  ]

  static let transforming: [ParityScenario] = [
    .same("map", "transforms each value", "2 4 |") { $0.play("1 2 |") { $0.map { $0 * 2 } } },
    .same("map", "passes on a failure", "2 #") { $0.play("1 #") { $0.map { $0 * 2 } } },
    .same("compactMap", "drops nil", "1 3 |") {
      $0.play("1 2 3 |") { $0.compactMap { $0 == 2 ? nil : $0 } }
    },
    .same("scan", "publishes the running result", "1 3 6 |") {
      $0.play("1 2 3 |") { $0.scan(0, +) }
    },
    .same("replaceNil", "replaces nil", "1 0 3 |") {
      $0.play("1 2 3 |") { $0.map { $0 == 2 ? nil : $0 }.replaceNil(with: 0) }
    },
    .same("reduce", "publishes the result at the end", "6 |") {
      $0.play("1 2 3 |") { $0.reduce(0, +) }
    },
    .same("reduce", "publishes the initial result of an empty upstream", "0 |") {
      $0.play("|") { $0.reduce(0, +) }
    },
    .same("reduce", "publishes nothing when the upstream fails", "#") {
      $0.play("1 #") { $0.reduce(0, +) }
    },
    .same("collect", "publishes all values at the end", "[1, 2] |") {
      $0.play("1 2 |") { $0.collect() }
    },
    .same("collect", "publishes an empty array of an empty upstream", "[] |") {
      $0.play("|") { $0.collect() }
    },
    .same("collect", "publishes nothing when the upstream fails", "#") {
      $0.play("1 #") { $0.collect() }
    },
    .same("collect", "publishes full groups and the rest", "[1, 2] [3] |") {
      $0.play("1 2 3 |") { $0.collect(2) }
    },
    .same("collect", "drops an incomplete group when the upstream fails", "[1, 2] #") {
      $0.play("1 2 3 #") { $0.collect(2) }
    },
    .same("replaceEmpty", "replaces an empty upstream", "0 |") {
      $0.play("|") { $0.replaceEmpty(with: 0) }
    },
    .same("replaceEmpty", "leaves other upstreams as they are", "1 |") {
      $0.play("1 |") { $0.replaceEmpty(with: 0) }
    },
    .same("replaceEmpty", "passes on a failure", "#") { $0.play("#") { $0.replaceEmpty(with: 0) } },
    .same("setFailureType", "changes the type only", "1 |") {
      $0.subscribe(to: Just(1).setFailureType(to: MarbleError.self))
    },
  ]

  /// The order of a completion and of cancelling the upstream.
  static let ends: [ParityScenario] = [
    .same("tryMap", "cancels its upstream before it fails", "1 cancel #") { log in
      log.play("1 2 3") { upstream in
        upstream.logCancel(log).tryMap { value in
          if value == 2 { throw MarbleError() }
          return value
        }
      }
    },
    .same("prefix(while:)", "cancels its upstream before it finishes", "1 cancel |") { log in
      log.play("1 2 3") { $0.logCancel(log).prefix { $0 < 2 } }
    },
    .same("prefix", "cancels its upstream before it finishes", "1 2 cancel |") { log in
      log.play("1 2 3") { $0.logCancel(log).prefix(2) }
    },
    .same("prefix", "cancels upwards, one after the other", "1 b a |") { log in
      log.play("1 2 3") { $0.logCancel(log, "a").prefix(3).logCancel(log, "b").prefix(1) }
    },
    .same("first", "cancels its upstream before it publishes", "cancel 1 |") { log in
      log.play("1 2") { $0.logCancel(log).first() }
    },
    .same("first", "cancels a shared upstream before it publishes", "cancel 1 |") { log in
      log.play("1 2") { $0.logCancel(log).share().first() }
    },
    .same("first", "cancels an erased upstream before it publishes", "cancel 1 |") { log in
      log.play("1 2") { $0.logCancel(log).eraseToAnyPublisher().first() }
    },
    .same("first(where:)", "cancels its upstream before it publishes", "cancel 2 |") { log in
      log.play("1 2 3") { $0.logCancel(log).first { $0 > 1 } }
    },
    .same("first", "cancels two upstreams before it publishes", "cancel 1 |") { log in
      log.play("1 2") {
        $0.logCancel(log).merge(with: Empty(completeImmediately: false)).first()
      }
    },
    .same("prefix", "cancels two upstreams before it finishes", "(1, 2) a b |") { log in
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.subscribe(to: a.logCancel(log, "a").zip(b.logCancel(log, "b")).prefix(1))
      a.send(1)
      b.send(2)
    },
    .differs(
      "prefix", "finishes with a value that comes in subscribe", combine: "(1, 2) a b |",
      here: "(1, 2) a | b", .completesBeforeItCancels
    ) { log in
      let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
      log.subscribe(to: a.logCancel(log, "a").zip(b.logCancel(log, "b")).prefix(1))
    },
    .same("prefix", "cancels the publishers of flatMap before it finishes", "1 in up |") { log in
      let inner = PassthroughSubject<Int, MarbleError>()
      log.play("0") { upstream in
        upstream.logCancel(log, "up").flatMap { _ in inner.logCancel(log, "in") }.prefix(1)
      }
      inner.send(1)
    },
    .same("prefix", "cancels the newest publisher before it finishes", "1 in up |") { log in
      let inner = PassthroughSubject<Int, MarbleError>()
      log.play("0") { upstream in
        upstream.logCancel(log, "up").map { _ in inner.logCancel(log, "in") }.switchToLatest()
          .prefix(1)
      }
      inner.send(1)
    },
    .same("prefix", "cancels what append continues before it finishes", "1 a |") { log in
      log.play("1 2") { $0.logCancel(log, "a").append(never.logCancel(log, "b")).prefix(1) }
    },
    .same("prefix", "cancels the upstream of catch before it finishes", "1 cancel |") { log in
      log.play("1 2") { $0.logCancel(log).catch { _ in Just(9) }.prefix(1) }
    },
    .same("prefix", "cancels the upstream of retry before it finishes", "1 cancel |") { log in
      log.play("1 2") { $0.logCancel(log).retry(1).prefix(1) }
    },
    .same("prefix", "cancels the upstream of debounce before it finishes", "1 cancel |") { log in
      let (clock, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
      log.subscribe(
        to: subject.logCancel(log).debounce(for: .seconds(1), scheduler: clock).prefix(1))
      subject.send(1)
      clock.advance(by: .seconds(2))
    },
    .same("prefix", "cancels the upstream of receive(on:) before it finishes", "1 cancel |") {
      log in
      let (clock, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
      log.subscribe(to: subject.logCancel(log).receive(on: clock).prefix(1))
      subject.send(1)
      clock.advance()
    },
    .same("prefix", "cancels the other publisher before it finishes", "1 cancel |") { log in
      let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.subscribe(to: subject.prefix(untilOutputFrom: other.logCancel(log)))
      subject.send(1)
      subject.send(completion: .finished)
    },
    .differs(
      "zip", "receives a failure", combine: "# cancel", here: "cancel #", .orderOfCancelling
    ) { log in
      log.play("#") {
        $0.zip(Empty<Int, MarbleError>(completeImmediately: false).logCancel(log))
      }
    },
    .differs(
      "flatMap", "receives a failure of an inner publisher", combine: "other #",
      here: "other up #", .orderOfCancelling
    ) { log in
      log.play("1 2") { upstream in
        upstream.logCancel(log, "up").flatMap { number -> AnyPublisher<Int, MarbleError> in
          number == 1
            ? never.logCancel(log, "other").eraseToAnyPublisher()
            : Fail(error: MarbleError()).eraseToAnyPublisher()
        }
      }
    },
    .same("switchToLatest", "cancels its publisher before its upstream", "in up") { log in
      let subject = PassthroughSubject<Int, MarbleError>()
      let subscription = log.subscribe(
        to: subject.logCancel(log, "up").map { _ in never.logCancel(log, "in") }.switchToLatest())
      subject.send(1)
      subscription.cancel()
    },
    .same("flatMap", "cancels its publishers before its upstream", "1 2 up") { log in
      let subject = PassthroughSubject<Int, MarbleError>()
      let subscription = log.subscribe(
        to: subject.logCancel(log, "up").flatMap { never.logCancel(log, "\($0)") })
      for number in 1...2 { subject.send(number) }
      subscription.cancel()
    },
    .differs(
      "drop", "receives a value of the other publisher", combine: "sent", here: "cancel sent",
      .otherPublisher
    ) { log in
      let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.subscribe(to: subject.drop(untilOutputFrom: other.logCancel(log)))
      other.send(1)
      log("sent")
    },
    .same("merge", "cancels its upstreams before it fails", "cancel #") { log in
      log.play("#") { $0.merge(with: Empty(completeImmediately: false).logCancel(log)) }
    },
    .same("zip", "finishes before it cancels the other upstream", "| cancel") { log in
      log.play("|") {
        $0.zip(Empty<Int, MarbleError>(completeImmediately: false).logCancel(log))
      }
    },
    .same("combineLatest", "cancels its upstreams before it fails", "cancel #") { log in
      log.play("#") {
        $0.combineLatest(Empty<Int, MarbleError>(completeImmediately: false).logCancel(log))
      }
    },
    .same("flatMap", "cancels its publishers before it fails", "cancel #") { log in
      log.play("1 #") { upstream in
        upstream.flatMap { _ in
          Empty<Int, MarbleError>(completeImmediately: false).logCancel(log)
        }
      }
    },
    .same("prefix", "cancels its upstream before another one ends it", "1 cancel |") { log in
      let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.subscribe(to: subject.logCancel(log).prefix(untilOutputFrom: other))
      subject.send(1)
      other.send(2)
    },
  ]
}

/// A publisher that sends nothing.
private let never = Empty<Int, MarbleError>(completeImmediately: false)
