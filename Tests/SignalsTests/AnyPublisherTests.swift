import Signals
import SignalsTesting
import Testing

@Suite struct AnyPublisherTests {
  @Test func hidesAPublisher() {
    #expect(marbles("--a-|") { $0.map { $0.uppercased() }.eraseToAnyPublisher() } == "--A-|")
  }

  @Test func isMadeOfAPublisher() {
    let nothing: AnyPublisher<String?, Never> = .init(Just(nil))
    #expect(Recorder(nothing).values == [nil])
  }
}
