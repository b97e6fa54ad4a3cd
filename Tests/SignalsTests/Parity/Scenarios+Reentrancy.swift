import Signals
import SignalsTesting

extension ParityScenario {
  static let reentrancy: [ParityScenario] = [
    .differs(
      "PassthroughSubject", "sends to one subscriber during a delivery",
      combine: "begin2 begin1 end1 end2", here: "begin2 end2 begin1 end1", .reentrantSends
    ) { log in
      let subject = PassthroughSubject<Int, Never>()
      log.retain(
        subject.sink { value in
          log("begin\(value)")
          if value > 1 { subject.send(value - 1) }
          log("end\(value)")
        })
      subject.send(2)
    },
    .differs(
      "PassthroughSubject", "sends to two subscribers during a delivery",
      combine: "a1 a2 b2 b1", here: "a1 b1 a2 b2", .reentrantSends
    ) { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(to: subject, as: "a") { if $0 == 1 { subject.send(2) } }
      log.subscribe(to: subject, as: "b")
      subject.send(1)
    },
    .differs(
      "CurrentValueSubject", "is set during a delivery", combine: "a0 b0 a1 a2 b2 b1",
      here: "a0 b0 a1 b1 a2 b2", .reentrantSends
    ) { log in
      let subject = CurrentValueSubject<Int, Never>(0)
      log.subscribe(to: subject, as: "a") { if $0 == 1 { subject.value = 2 } }
      log.subscribe(to: subject, as: "b")
      subject.send(1)
    },
    .differs(
      "Published", "is set during a delivery", combine: "a0 b0 a1 a2 b2 b1",
      here: "a0 b0 a1 b1 a2 b2", .reentrantSends
    ) { log in
      let count = Published(wrappedValue: 0)
      log.subscribe(to: count.projectedValue, as: "a") { if $0 == 1 { count.wrappedValue = 2 } }
      log.subscribe(to: count.projectedValue, as: "b")
      count.wrappedValue = 1
    },
    .differs(
      "PassthroughSubject", "finishes during a delivery", combine: "a1 a| b|",
      here: "a1 b1 a| b|", .reentrantSends
    ) { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(to: subject, as: "a") { _ in subject.send(completion: .finished) }
      log.subscribe(to: subject, as: "b")
      subject.send(1)
    },
    .differs(
      "merge", "receives a value during its delivery", combine: "begin2 begin1 end1 end2",
      here: "begin2 end2 begin1 end1", .reentrantSends
    ) { log in
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.retain(
        a.merge(with: b).sink { value in
          log("begin\(value)")
          if value > 1 { b.send(value - 1) }
          log("end\(value)")
        })
      a.send(2)
    },
    .differs(
      "combineLatest", "receives a value during its delivery", combine: "(1, 1)",
      here: "(1, 1) (2, 1)", .lostDuringRecursion
    ) { log in
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.subscribe(to: a.combineLatest(b)) { if $0.0 == 1 { a.send(2) } }
      a.send(1)
      b.send(1)
    },
    .differs(
      "CurrentValueSubject", "is subscribed to during a delivery",
      combine: "a0 a1 b1 subscribed a2 b2", here: "a0 a1 subscribed b1 a2 b2",
      .subscribingDuringDelivery
    ) { log in
      let subject = CurrentValueSubject<Int, Never>(0)
      log.subscribe(to: subject, as: "a") { value in
        guard value == 1 else { return }
        log.subscribe(to: subject, as: "b")
        log("subscribed")
      }
      subject.send(1)
      subject.send(2)
    },
    .differs(
      "append", "receives the completion during a delivery", combine: "1 2 3", here: "1 3",
      .nextAfterDelivery
    ) { log in
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.subscribe(to: a.append(b)) { value in
        guard value == 1 else { return }
        a.send(completion: .finished)
        b.send(2)
      }
      a.send(1)
      b.send(3)
    },
    .same("zip", "receives values during its delivery", "(1, 1) (2, 2)") { log in
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.subscribe(to: a.zip(b)) { if $0.0 == 1 { a.send(2) } }
      a.send(1)
      b.send(1)
      b.send(2)
    },
    .same("flatMap", "receives values during its delivery", "1 2 3") { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(to: subject.flatMap { Just($0) }) { if $0 < 3 { subject.send($0 + 1) } }
      subject.send(1)
    },
    .differs(
      "flatMap", "receives a value between those of a sequence", combine: "1 2 20 10",
      here: "1 10 2 20", .reentrantSends
    ) { log in
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(to: subject.flatMap { [$0, $0 * 10].publisher }) {
        if $0 == 1 { subject.send(2) }
      }
      subject.send(1)
    },
    .same("Sequence.publisher", "delivers all of its values in subscribe", "1 2 | done") { log in
      log.subscribe(to: [1, 2].publisher)
      log("done")
    },
  ]
}
