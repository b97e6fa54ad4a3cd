import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct TrampolineTests {
  private static let depth = 20_000

  @Test func aLoopMayNestAnyNumberOfOperators() {
    let subject = PassthroughSubject<Int, Never>()
    let chain = subject.repeating(Self.depth) { $0.map { $0 + 1 }.eraseToAnyPublisher() }
    let recorder = Recorder(chain)
    subject.send(0)
    subject.send(1)
    #expect(recorder.values == [Self.depth, Self.depth + 1])
    subject.send(completion: .finished)
    #expect(recorder.completion == .finished)
  }

  @Test func everyOperatorInADeepChainHearsOfTheAnswer() {
    let cancellations = CurrentValueSubject<Int, Never>(0)
    let subject = PassthroughSubject<Int, Never>()
    let chain = subject.repeating(1_000) { chain in
      chain.handleEvents(receiveCancel: { cancellations.value += 1 }).eraseToAnyPublisher()
    }
    let recorder = Recorder(chain.prefix(1))
    #expect(cancellations.value == 0)
    subject.send(1)
    #expect(recorder.completion == .finished)
    #expect(cancellations.value == 1_000)
  }

  @Test func cancellingADeepChainReleasesIt() {
    let subject = PassthroughSubject<Int, Never>()
    let leaks = LeakCheck()
    let recorder = Recorder(
      subject.repeating(Self.depth) { [token = leaks.token("a closure")] chain in
        chain.map { [token] value in withExtendedLifetime(token) { value } }.eraseToAnyPublisher()
      })
    subject.send(1)
    recorder.cancel()
    #expect(leaks.survivors == [])
    subject.send(2)
    #expect(recorder.values == [1])
  }

  @Test func aDeepChainEndsWithItsSubject() {
    let leaks = LeakCheck()
    var subject = PassthroughSubject<Int, Never>() as PassthroughSubject?
    let chain = subject?.repeating(2_000) { $0.map { $0 + 1 }.eraseToAnyPublisher() }
    let token = leaks.token("the sink")
    let subscription = chain.map { $0.sink { [token] _ in withExtendedLifetime(token) {} } }
    _ = consume token
    subject = nil
    _ = consume chain
    #expect(leaks.survivors == [])
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: [1, 2, 5, 300])
  func keepsTheContractAtAnyDepth(depth: Int) {
    let violations = contractViolations(expecting: { $0 }) { upstream in
      upstream.repeating(depth) { chain in
        depth < 300
          ? chain.map { $0 }.beginningSection() : chain.map { $0 }.eraseToAnyPublisher()
      }
    }
    #expect(violations == [])
  }

  @Test func keepsTheContractAmongOtherOperators() {
    let violations = contractViolations(expecting: { $0.flatMap { [$0, $0] } }) { upstream in
      upstream.beginningSection().flatMap { [$0, $0].publisher }.beginningSection()
        .scan((0, 0)) { ($1, $0.1 + 1) }.beginningSection().map(\.0).beginningSection()
    }
    #expect(violations == [])
  }

  @Test func keepsTheContractOfTwoUpstreams() {
    let violations = contractViolations(expecting: { $0 }) { first, second in
      first.beginningSection().map { $0 }.beginningSection()
        .merge(with: second.map { $0 }.beginningSection())
        .beginningSection().map { $0 }.beginningSection()
    }
    #expect(violations == [])
  }

  @Test func keepsTheContractInTime() {
    let clock = TestScheduler()
    let violations = contractViolations(on: clock, expecting: { $0 }) { upstream in
      upstream.beginningSection().delay(for: .seconds(1), scheduler: clock).beginningSection()
        .receive(on: clock).beginningSection().map { $0 }.beginningSection()
    }
    #expect(violations == [])
  }

  @Test func anEndlessSectionLearnsWhenToStop() {
    let values = Recorder(
      Just(0).flatMap { _ in (0...).publisher }.beginningSection()
        .map { $0 }.beginningSection().map { $0 }.beginningSection().prefix(3))
    #expect(values.values == [0, 1, 2])
    #expect(values.completion == .finished)
  }

  @Test func theSubscribersAnswerReachesTheSource() {
    let sent = CurrentValueSubject<Int, Never>(0)
    let source = (0...).publisher.handleEvents(receiveOutput: { _ in sent.value += 1 })
    let chain = source.repeating(5) { $0.map { $0 }.beginningSection() }
    #expect(Recorder(chain.prefix(3)).values == [0, 1, 2])
    #expect(sent.value == 3)
  }

  @Test func aValueArrivesBeforeSendReturns() {
    let subject = PassthroughSubject<Int, Never>()
    let other = PassthroughSubject<Int, Never>()
    let log = Recorder(other.repeating(3) { $0.map { $0 }.beginningSection() })
    let chain = subject.repeating(5) { $0.map { $0 }.beginningSection() }
    let counts = CurrentValueSubject<[Int], Never>([])
    let subscription = chain.sink { value in
      other.send(value)
      counts.value.append(log.values.count)
    }
    for value in 1...3 { subject.send(value) }
    #expect(counts.value == [1, 2, 3])
    subscription.cancel()
  }

  @Test func manyThreadsMaySendIntoSectionsOfOneChain() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    var chain = Empty<Int, Never>(completeImmediately: false).eraseToAnyPublisher()
    for subject in subjects {
      chain = chain.map { $0 }.beginningSection().merge(with: subject).beginningSection()
    }
    let recorder = Recorder(chain)
    Worker.run(4) { thread in
      for value in 0..<5_000 { subjects[thread].send(thread * 5_000 + value) }
    }
    while recorder.values.count < 20_000 { yieldProcessor(0) }
    #expect(recorder.violations == [])
    for thread in 0..<4 {
      #expect(recorder.values.filter { $0 / 5_000 == thread }.isStrictlyAscending)
    }
  }

  @Test func cancellingOnAnotherThreadEndsDelivery() {
    for round in 0..<200 {
      let subject = PassthroughSubject<Int, Never>()
      let leaks = LeakCheck()
      let recorder = Recorder(
        subject.repeating(4) { [token = leaks.token("a closure")] chain in
          chain.map { [token] value in withExtendedLifetime(token) { value } }.beginningSection()
        })
      Worker.run(2) { thread in
        if thread == 0 { recorder.cancel() } else { for value in 0..<round { subject.send(value) } }
      }
      #expect(recorder.violations == [])
      #expect(leaks.survivors == [])
    }
  }
}

extension [Int] {
  fileprivate var isStrictlyAscending: Bool {
    zip(self, dropFirst()).allSatisfy { $0 < $1 }
  }
}
