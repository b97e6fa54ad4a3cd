import Signals
import SignalsTesting

extension StressProgram {
  /// Operators in real time, whose timers fire while values arrive and subscriptions end.
  static let time =
    [Duration.nanoseconds(1), .microseconds(50)].flatMap { interval in
      [
        keepsAll("delay", interval) { $0.delay(for: interval, scheduler: SystemScheduler()) },
        keepsAll("collect", interval) {
          $0.collect(.byTime(SystemScheduler(), interval)).flatMap { $0.publisher }
        },
        keepsTheLast("debounce", interval) {
          $0.debounce(for: interval, scheduler: SystemScheduler())
        },
        keepsTheLast("throttle", interval) {
          $0.throttle(for: interval, scheduler: SystemScheduler(), latest: true)
        },
        timers(interval),
      ]
    } + [
      keepsAll("receive-on", .zero) { $0.receive(on: SystemScheduler()) },
      keepsTheLast("buffer", .zero) { $0.buffer(.newest(3), on: SystemScheduler()) },
      StressProgram("timeout") { rounds in
        for number in 0..<rounds {
          let subject = PassthroughSubject<Int, Never>()
          let observer = Observer<Int>()
          let subscription = observer.subscribe(
            to: subject.timeout(.nanoseconds(1), scheduler: .system))
          subject.send(1)
          if number.isMultiple(of: 2) { try observer.expectCompletion() }
          subscription.cancel()
        }
      },
    ]

  /// Four threads send values, which are all delivered, in order.
  private static func keepsAll(
    _ name: String, _ interval: Duration,
    _ transform:
      @escaping @Sendable (PassthroughSubject<Sent, Never>) -> some Publisher<Sent, Never>
  ) -> StressProgram {
    StressProgram(name.with(interval)) { rounds in
      let subject = PassthroughSubject<Sent, Never>()
      try expectOneOrder(of: transform(subject).share(), rounds: rounds) { subject.send($0) }
    }
  }

  /// Four threads send values, of which the last one is delivered.
  private static func keepsTheLast(
    _ name: String, _ interval: Duration,
    _ transform:
      @escaping @Sendable (PassthroughSubject<Sent, Never>) -> some Publisher<Sent, Never>
  ) -> StressProgram {
    StressProgram(name.with(interval)) { rounds in
      let last = Sent(thread: 4, round: 0)
      let (subject, observer) = (PassthroughSubject<Sent, Never>(), Observer { $0 == last })
      let subscription = observer.subscribe(to: transform(subject))
      Worker.run(4) { thread in
        for round in 0..<rounds { subject.send(Sent(thread: thread, round: round)) }
      }
      subject.send(last)
      try observer.expectLast()
      subscription.cancel()
    }
  }

  /// Subscriptions that end, by cancelling or a completion, while their timers fire.
  private static func timers(_ interval: Duration) -> StressProgram {
    StressProgram("timers".with(interval)) { rounds in
      let scheduler = SystemScheduler()
      let leaks = LeakCheck()
      Worker.run(4) { thread in
        for _ in 0..<rounds / 10 {
          let token = leaks.token("a subscriber")
          let receive: @Sendable (Int) -> Void = { _ in withExtendedLifetime(token) {} }
          let subject = PassthroughSubject<Int, Never>()
          let subscriptions = [
            subject.debounce(for: interval, scheduler: scheduler).sink(receiveValue: receive),
            subject.throttle(for: interval, scheduler: scheduler, latest: false)
              .sink(receiveValue: receive),
            subject.delay(for: interval, scheduler: scheduler).sink(receiveValue: receive),
            subject.timeout(interval, scheduler: scheduler).sink(receiveValue: receive),
            subject.receive(on: scheduler).sink(receiveValue: receive),
            Interval(every: interval, on: scheduler).sink(receiveValue: receive),
          ]
          for value in 0..<3 { subject.send(value) }
          if thread.isMultiple(of: 2) { subject.send(completion: .finished) }
          for subscription in subscriptions { subscription.cancel() }
        }
      }
      try wait(for: "the subscribers to be released") { leaks.survivors.isEmpty }
    }
  }
}

extension String {
  fileprivate func with(_ interval: Duration) -> String {
    interval == .zero ? self : "\(self)-\(Int(interval / .nanoseconds(1)))ns"
  }
}
