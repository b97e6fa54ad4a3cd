import Signals
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct SessionWorkTests {
  @Test func tellsWhenItHasFinished() async {
    let work = SessionWork {}
    #expect(!work.isFinished(afterCancelling: false))
    await withCheckedContinuation { continuation in work.start { continuation.resume() } }
    #expect(work.isFinished(afterCancelling: false))
  }

  @Test func cancelsTheTask() async {
    let work = SessionWork {
      let (values, _) = AsyncStream.makeStream(of: Int.self)
      for await _ in values {}
    }
    await withCheckedContinuation { continuation in
      work.start { continuation.resume() }
      #expect(!work.isFinished(afterCancelling: true))
    }
    #expect(work.isFinished(afterCancelling: false))
  }
}
