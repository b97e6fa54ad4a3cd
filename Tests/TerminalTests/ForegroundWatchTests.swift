import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct ForegroundWatchTests {
  @Test func confirmsTheForegroundAfterAMoment() {
    var watch = ForegroundWatch()
    #expect(watch.interval == .milliseconds(250))
    var answers = [false, true].map { watch.confirms(isForeground: $0) }
    #expect(watch.interval == .milliseconds(20))
    answers.append(watch.confirms(isForeground: true))
    #expect(answers == [false, false, true])
  }

  @Test func startsAgainWhenTheForegroundIsLost() {
    var watch = ForegroundWatch()
    let answers = [true, false, true, true, true].map { watch.confirms(isForeground: $0) }
    #expect(answers == [false, false, false, true, false])
  }
}
