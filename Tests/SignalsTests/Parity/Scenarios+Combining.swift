import Signals
import SignalsTesting

/// Two or three subjects, to be combined.
private struct Inputs: Sendable {
  let a = PassthroughSubject<Int, MarbleError>()
  let b = PassthroughSubject<Int, MarbleError>()
  let c = PassthroughSubject<Int, MarbleError>()

  /// Sends events such as `a1 b| c#`.
  func send(_ events: String) {
    for event in events.split(separator: " ") {
      let subject = event.first == "a" ? a : event.first == "b" ? b : c
      subject.send(event: event.dropFirst())
    }
  }
}

extension ParityScenario {
  private static func combining<P: Publisher>(
    _ name: String, _ behavior: String, _ events: String, _ log: String,
    _ combine: @escaping @Sendable (Inputs) -> P
  ) -> ParityScenario {
    .same(name, behavior, log) { log in
      let inputs = Inputs()
      log.subscribe(to: combine(inputs))
      inputs.send(events)
    }
  }

  static let combining: [ParityScenario] = [
    combining("merge", "interleaves", "a1 b2 a3 b4", "1 2 3 4") { $0.a.merge(with: $0.b) },
    combining("merge", "finishes with the last upstream", "a1 a| b2 b|", "1 2 |") {
      $0.a.merge(with: $0.b)
    },
    combining("merge", "fails with the first that fails", "a1 b# a2 a|", "1 #") {
      $0.a.merge(with: $0.b)
    },
    .same("merge", "subscribes in order", "1 2 3 4 |") {
      $0.subscribe(to: [1, 2].publisher.merge(with: [3, 4].publisher))
    },
    combining("combineLatest", "waits for a value of each", "a1 a2 b3 a4", "(2, 3) (4, 3)") {
      $0.a.combineLatest($0.b)
    },
    combining("combineLatest", "finishes with the last upstream", "a1 a| b2 b|", "(1, 2) |") {
      $0.a.combineLatest($0.b)
    },
    .differs(
      "combineLatest", "receives the end of an upstream without a value", combine: "sent",
      here: "| sent", .combineLatestOfEmpty
    ) { log in
      log.subscribe(to: Empty<Int, Never>().combineLatest(CurrentValueSubject<Int, Never>(1)))
      log("sent")
    },
    combining("combineLatest", "fails with the first that fails", "a1 b2 a# b3", "(1, 2) #") {
      $0.a.combineLatest($0.b)
    },
    combining("combineLatest", "combines three", "a1 b2 c3 b4", "(1, 2, 3) (1, 4, 3)") {
      $0.a.combineLatest($0.b, $0.c)
    },
    combining("combineLatest", "transforms", "a1 b2 a3", "3 5") { $0.a.combineLatest($0.b, +) },
    .same("combineLatest", "begins once with two current values", "(1, 2)") { log in
      log.subscribe(
        to: CurrentValueSubject<Int, Never>(1).combineLatest(CurrentValueSubject<Int, Never>(2))
          .first().ignoreCompletion())
    },
    .same("combineLatest", "reads one sequence before the next", "(2, 3) (2, 4) |") {
      $0.subscribe(to: [1, 2].publisher.combineLatest([3, 4].publisher))
    },
    combining(
      "combineLatest", "publishes each step of a diamond", "a1 a2", "(1, 10) (2, 10) (2, 20)"
    ) { $0.a.combineLatest($0.a.map { $0 * 10 }) },
    combining("zip", "pairs by position", "a1 a2 b3 b4", "(1, 3) (2, 4)") { $0.a.zip($0.b) },
    combining("zip", "finishes when nothing is left to pair", "a1 a| b2", "(1, 2) |") {
      $0.a.zip($0.b)
    },
    combining("zip", "finishes with an upstream that has no values left", "a1 b2 b|", "(1, 2) |") {
      $0.a.zip($0.b)
    },
    combining("zip", "drops waiting values when one fails", "a1 a2 b#", "#") { $0.a.zip($0.b) },
    combining("zip", "joins three", "a1 b2 a3 c4", "(1, 2, 4)") { $0.a.zip($0.b, $0.c) },
    combining("append", "subscribes after the finish", "a1 b2 a| b3 b|", "1 3 |") {
      $0.a.append($0.b)
    },
    combining("append", "never subscribes after a failure", "a1 a#", "1 #") { $0.a.append($0.b) },
    combining("append", "appends elements", "a1 a|", "1 8 9 |") { $0.a.append(8, 9) },
    combining("prepend", "prepends elements", "a1 a|", "8 9 1 |") { $0.a.prepend(8, 9) },
    combining("prepend", "subscribes after the other has finished", "a1 b2 b| a3", "2 3") {
      $0.a.prepend($0.b)
    },
    combining("prepend", "puts the last call first", "a1", "8 9 1") { $0.a.prepend(9).prepend(8) },
  ]

  static let flattening: [ParityScenario] = [
    flattening("flatMap", "interleaves", "a1 a2 b3 c4 b5", "3 4 5") { up, inputs in
      up.flatMap { $0 == 1 ? inputs.b : inputs.c }
    },
    flattening("flatMap", "finishes with the last of all", "a1 a| b3 b|", "3 |") { up, inputs in
      up.flatMap { _ in inputs.b }
    },
    flattening("flatMap", "waits for its upstream", "a1 b3 b|", "3") { up, inputs in
      up.flatMap { _ in inputs.b }
    },
    flattening("flatMap", "fails with an inner publisher", "a1 a2 c# b3", "#") { up, inputs in
      up.flatMap { $0 == 1 ? inputs.b : inputs.c }
    },
    flattening("flatMap", "fails with its upstream", "a1 b3 a# b4", "3 #") { up, inputs in
      up.flatMap { _ in inputs.b }
    },
    flattening("flatMap", "limits the inner publishers", "a1 a2 c3 b4 b| c5", "4 5") { up, inputs in
      up.flatMap(maxPublishers: .max(1)) { $0 == 1 ? inputs.b : inputs.c }
    },
    .same("flatMap", "calls its closure when it can subscribe", "in1 sent 7 in2 end in3 |") { log in
      let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.subscribe(
        to: [1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { number in
          log("in\(number)")
          return number == 1 ? first : second
        })
      log("sent")
      first.send(7)
      first.send(completion: .finished)
      log("end")
      second.send(completion: .finished)
    },
    .differs(
      "flatMap", "receives values of a subject while it cannot subscribe", combine: "1",
      here: "1 2 |", .lostWithoutDemand
    ) { log in
      let (subject, inner) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.subscribe(
        to: subject.flatMap(maxPublishers: .max(1)) { number in inner.map { _ in number }.first() })
      for number in 1...2 { subject.send(number) }
      subject.send(completion: .finished)
      for _ in 1...2 { inner.send(0) }
      log.retain(AnyCancellable { withExtendedLifetime(subject) {} })
    },
    flattening("switchToLatest", "leaves the previous publisher", "a1 b3 a2 b4 c5", "3 5") {
      up, inputs in up.map { $0 == 1 ? inputs.b : inputs.c }.switchToLatest()
    },
    flattening("switchToLatest", "goes on after its upstream has finished", "a1 a| b3 b|", "3 |") {
      up, inputs in up.map { _ in inputs.b }.switchToLatest()
    },
    flattening("switchToLatest", "goes on after an inner finish", "a1 b| a2 c4", "4") {
      up, inputs in up.map { $0 == 1 ? inputs.b : inputs.c }.switchToLatest()
    },
    flattening("switchToLatest", "fails with the latest publisher", "a1 b3 b#", "3 #") {
      up, inputs in up.map { _ in inputs.b }.switchToLatest()
    },
    flattening("switchToLatest", "ignores failures of previous publishers", "a1 a2 b# c3", "3") {
      up, inputs in up.map { $0 == 1 ? inputs.b : inputs.c }.switchToLatest()
    },
    flattening("switchToLatest", "fails with its upstream", "a1 b3 a# b4", "3 #") { up, inputs in
      up.map { _ in inputs.b }.switchToLatest()
    },
    .same("switchToLatest", "cancels before it subscribes", "in1 out1 in2") { log in
      log.play("1 2") { upstream in
        upstream.map { number in
          Empty<Int, MarbleError>(completeImmediately: false).handleEvents(
            receiveSubscription: { log("in\(number)") }, receiveCancel: { log("out\(number)") })
        }.switchToLatest()
      }
    },
  ]

  private static func flattening<P: Publisher>(
    _ name: String, _ behavior: String, _ events: String, _ log: String,
    _ flatten: @escaping @Sendable (PassthroughSubject<Int, MarbleError>, Inputs) -> P
  ) -> ParityScenario {
    combining(name, behavior, events, log) { flatten($0.a, $0) }
  }
}

extension Publisher {
  /// Hides the completion.
  fileprivate func ignoreCompletion() -> some Publisher<Output, Failure> {
    append(Empty(completeImmediately: false))
  }
}
