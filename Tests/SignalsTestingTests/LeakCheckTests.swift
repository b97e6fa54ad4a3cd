import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct LeakCheckTests {
  private let leaks = LeakCheck()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func doesNotRetainWatchedObjects() {
    leaks.watch(PassthroughSubject<Int, Never>())
    #expect(leaks.survivors == [])
  }

  @Test func namesSurvivors() {
    leaks.watch(subject)
    var token: AnyObject? = leaks.token("a token")
    #expect(leaks.survivors == ["PassthroughSubject<Int, Never>", "a token"])
    #expect(token != nil)
    token = nil
    #expect(leaks.survivors == ["PassthroughSubject<Int, Never>"])
  }

  @Test func findsObjectsCapturedByClosures() {
    let subscription = subscribe(leaks.token("the closure"))
    #expect(leaks.survivors == ["the closure"])
    subscription.cancel()
    #expect(leaks.survivors == [])
  }

  private func subscribe(_ token: some AnyObject & Sendable) -> AnyCancellable {
    subject.sink { [token] _ in withExtendedLifetime(token) {} }
  }
}
