import Signals
import SignalsTesting

extension ParityScenario {
  static let subjects: [ParityScenario] = [
    .same("PassthroughSubject", "sends to subscribers in their order", "a1 b1 a2 b2 a| b|") { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(to: subject, as: "a")
      log.subscribe(to: subject, as: "b")
      subject.send(1)
      subject.send(2)
      subject.send(completion: .finished)
    },
    .same("PassthroughSubject", "drops values without subscribers", "2") { log in
      let subject = PassthroughSubject<Int, Never>()
      subject.send(1)
      log.subscribe(to: subject)
      subject.send(2)
    },
    .same("PassthroughSubject", "ignores everything after a completion", "1 |") { log in
      log.play("1 | 2 # |") { $0 }
    },
    .same("PassthroughSubject", "sends its completion to late subscribers", "a# b#") { log in
      let subject = PassthroughSubject<Int, MarbleError>()
      log.subscribe(to: subject, as: "a")
      subject.send(event: "#")
      log.subscribe(to: subject, as: "b")
    },
    .same("PassthroughSubject", "sends Void without an argument", "()") { log in
      let subject = PassthroughSubject<Void, Never>()
      log.subscribe(to: subject)
      subject.send()
    },
    .same("PassthroughSubject", "starts with the next value during a delivery", "a1 a2 b2") { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(to: subject, as: "a") { if $0 == 1 { log.subscribe(to: subject, as: "b") } }
      subject.send(1)
      subject.send(2)
    },
    .same("CurrentValueSubject", "begins with the current value", "a0 a1 b1 a2 b2") { log in
      let subject = CurrentValueSubject<Int, Never>(0)
      log.subscribe(to: subject, as: "a")
      subject.send(1)
      log.subscribe(to: subject, as: "b")
      subject.value = 2
    },
    .same("CurrentValueSubject", "has the new value during its delivery", "0 is0 1 is1") { log in
      let subject = CurrentValueSubject<Int, Never>(0)
      log.subscribe(to: subject) { _ in log("is\(subject.value)") }
      subject.send(1)
    },
    .same("CurrentValueSubject", "stores values without subscribers", "2") { log in
      let subject = CurrentValueSubject<Int, Never>(0)
      subject.send(1)
      subject.value += 1
      log.subscribe(to: subject)
    },
    .same("CurrentValueSubject", "ignores values sent after a completion", "0 | is0") { log in
      let subject = CurrentValueSubject<Int, Never>(0)
      log.subscribe(to: subject)
      subject.send(completion: .finished)
      subject.send(1)
      log("is\(subject.value)")
    },
    .same("CurrentValueSubject", "sends late subscribers its completion only", "|") { log in
      let subject = CurrentValueSubject<Int, Never>(0)
      subject.send(completion: .finished)
      log.subscribe(to: subject)
    },
    .same("CurrentValueSubject", "can be set after a completion", "0 | is1 |") { log in
      let subject = CurrentValueSubject<Int, Never>(0)
      log.subscribe(to: subject)
      subject.send(completion: .finished)
      subject.value = 1
      log("is\(subject.value)")
      log.subscribe(to: subject)
    },
    .same("subscribe", "waits for the first subscriber of a subject", "0 1") { log in
      let (source, target) = (CurrentValueSubject<Int, Never>(0), PassthroughSubject<Int, Never>())
      log.retain(source.subscribe(target))
      log.subscribe(to: target)
      source.send(1)
    },
    .same("subscribe", "goes on without subscribers after the first", "a0 b2") { log in
      let (source, target) = (CurrentValueSubject<Int, Never>(0), PassthroughSubject<Int, Never>())
      log.retain(source.subscribe(target))
      log.subscribe(to: target, as: "a").cancel()
      source.send(1)
      log.subscribe(to: target, as: "b")
      source.send(2)
    },
    .same("subscribe", "sends elements to the first subscriber", "a1 a2 a| b|") { log in
      let target = PassthroughSubject<Int, Never>()
      log.retain([1, 2].publisher.subscribe(target))
      log.subscribe(to: target, as: "a")
      log.subscribe(to: target, as: "b")
    },
    .differs(
      "PassthroughSubject", "is released before its subscribers",
      combine: "subject [\"sink\"]", here: "subject []", .releasedSubject
    ) { log in
      let leaks = LeakCheck()
      do {
        let (subject, token) = (PassthroughSubject<Int, Never>(), leaks.token("sink"))
        log.retain(subject.sink { [token] _ in withExtendedLifetime(token) {} })
        log("subject")
      }
      log(leaks.survivors)
    },
  ]

  static let creating: [ParityScenario] = [
    .same("Just", "publishes one value, then finishes", "1 |") { $0.subscribe(to: Just(1)) },
    .same("Empty", "finishes at once", "|") { $0.subscribe(to: Empty<Int, Never>()) },
    .same("Empty", "may never complete", "") {
      $0.subscribe(to: Empty<Int, Never>(completeImmediately: false))
    },
    .same("Fail", "fails at once", "#") {
      $0.subscribe(to: Fail<Int, MarbleError>(error: MarbleError()))
    },
    .same("Sequence.publisher", "publishes the elements, then finishes", "1 2 3 |") {
      $0.subscribe(to: [1, 2, 3].publisher)
    },
    .same("Sequence.publisher", "starts again for each subscriber", "a1 a2 a| b1 b2 b|") { log in
      for name in ["a", "b"] { log.subscribe(to: [1, 2].publisher, as: name) }
    },
    .same("Deferred", "creates a publisher for each subscriber", "made a1 a| made b1 b|") { log in
      let deferred = Deferred {
        log("made")
        return Just(1)
      }
      for name in ["a", "b"] { log.subscribe(to: deferred, as: name) }
    },
    .differs(
      "Sequence.publisher", "transforms its elements",
      combine: "map1 map2 ready 2 4 |", here: "ready map1 2 map2 4 |", .lazySequence
    ) { log in
      let doubled = [1, 2].publisher.map { value in
        log("map\(value)")
        return value * 2
      }
      log("ready")
      log.subscribe(to: doubled)
    },
    .differs("Future", "starts its work", combine: "run ready", here: "ready", .lazyFuture) { log in
      _ = Future { log("run") }
      log("ready")
    },
  ]
}
