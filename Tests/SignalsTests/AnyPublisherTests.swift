import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct AnyPublisherTests {
  @Test func erasesAPublisher() {
    #expect(marbles("--a-|") { $0.map { $0.uppercased() }.eraseToAnyPublisher() } == "--A-|")
  }

  @Test func initializesFromAPublisher() {
    let nothing: AnyPublisher<String?, Never> = .init(Just(nil))
    #expect(Recorder(nothing).values == [nil])
  }

  @Test func erasesASinkWithoutABox() {
    let (subject, sum) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let subscription = subject.eraseToAnyPublisher().sink { sum.value += $0 }
    for value in 1...3 { subject.send(value) }
    subscription.cancel()
    subject.send(4)
    #expect(sum.value == 6)
  }

  @Test func keepsTheContract() {
    expectContract("eraseToAnyPublisher()", { $0.eraseToAnyPublisher() }) { $0 }
  }
}
