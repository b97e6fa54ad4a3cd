import Foundation
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct ThreadIDTests {
  @Test func tellsThreadsApart() {
    let ids = CurrentValueSubject<[ThreadID], Never>([])
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      ids.value = [.current, .current]
      done.signal()
    }
    done.wait()
    let other = ids.value
    #expect(other[0] == other[1])
    #expect(other[0] != .current)
  }
}
