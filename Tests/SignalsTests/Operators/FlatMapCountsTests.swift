import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct FlatMapCountsTests {
  @Test func takesPublishersUpToTheLimit() {
    var counts = FlatMapCounts(limit: 2)
    for _ in 0..<3 { counts.add() }
    let taken = [counts.take(), counts.take()]
    #expect(taken == [true, true])
    #expect(!counts.canSubscribe)
    #expect(counts.take() == false)
  }

  @Test func takesNoMoreThanWait() {
    var counts = FlatMapCounts(limit: 2)
    #expect(!counts.canSubscribe)
    #expect(counts.take() == false)
    counts.add()
    #expect(counts.canSubscribe)
    #expect(counts.take() == true)
    #expect(counts.take() == false)
  }

  @Test func finishesWithTheLastPublisher() {
    var counts = FlatMapCounts(limit: 1)
    for _ in 0..<2 { counts.add() }
    #expect(counts.take() == true)
    #expect(counts.finishUpstream() == .subscribe)
    #expect(counts.finishPublisher() == .subscribe)
    #expect(counts.take() == true)
    #expect(counts.finishPublisher() == .finish)
  }

  @Test func waitsForTheUpstream() {
    var counts = FlatMapCounts(limit: 1)
    counts.add()
    #expect(counts.take() == true)
    #expect(counts.finishPublisher() == .wait)
    #expect(counts.finishUpstream() == .finish)
  }

  @Test func takesAtOnceIfNoneWaits() {
    var counts = FlatMapCounts(limit: 2)
    let first = counts.takeAtOnce()
    counts.add()
    let second = counts.takeAtOnce()
    let waiting = counts.take()
    let overLimit = counts.takeAtOnce()
    #expect(first)
    #expect(!second)
    #expect(waiting)
    #expect(!overLimit)
  }
}
