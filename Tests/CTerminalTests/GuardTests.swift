import CTerminal
import Foundation
import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The guard of one terminal in this process.
@Suite(.serialized, .watchdog) struct GuardTests {
  /// Registers `pair` with the guard, runs `body`, and unregisters it.
  private func withGuard(_ pair: TerminalPair, _ body: () -> Void) {
    var modes = pair.modes
    #expect(terminal_guard_begin(pair.descriptor, &modes) == 0)
    body()
    terminal_guard_set_undo(nil, 0)
    terminal_guard_end()
  }

  private func setUndo(_ text: String) -> CInt {
    let bytes = Array(text.utf8)
    return terminal_guard_set_undo(bytes, bytes.count)
  }

  private func makeRaw(_ pair: TerminalPair) {
    var raw = pair.modes
    cfmakeraw(&raw)
    tcsetattr(pair.descriptor, TCSANOW, &raw)
  }

  @Test func restoresOnceAfterEachArming() {
    let pair = TerminalPair()
    withGuard(pair) {
      #expect(setUndo("undo") == 0)
      #expect(!terminal_guard_restore())
      for _ in 0..<2 {
        terminal_guard_arm()
        makeRaw(pair)
        #expect(!pair.isCooked)
        #expect(terminal_guard_restore())
        #expect(pair.isCooked)
        #expect(pair.output() == "undo")
        #expect(!terminal_guard_restore())
        #expect(pair.output() == "")
      }
    }
  }

  @Test func writesTheLastUndoBytes() {
    let pair = TerminalPair()
    withGuard(pair) {
      for text in ["one", "two", "three"] { #expect(setUndo(text) == 0) }
      terminal_guard_arm()
      terminal_guard_restore()
      #expect(pair.output() == "three")
    }
  }

  @Test func rejectsTooManyUndoBytes() {
    let pair = TerminalPair()
    withGuard(pair) {
      let most = String(repeating: "u", count: Int(TERMINAL_GUARD_CAPACITY))
      #expect(setUndo(most) == 0)
      #expect(setUndo(most + "x") == EMSGSIZE)
      terminal_guard_arm()
      terminal_guard_restore()
      #expect(pair.output() == most)
    }
  }

  @Test func writesNothingOnceRestored() {
    let pair = TerminalPair()
    withGuard(pair) {
      let frame = Array("frame".utf8)
      terminal_guard_arm()
      #expect(terminal_guard_write(pair.descriptor, frame, frame.count) == frame.count)
      terminal_guard_restore()
      #expect(pair.output() == "frame")
      #expect(terminal_guard_write(pair.descriptor, frame, frame.count) == frame.count)
      #expect(pair.output() == "")
      terminal_guard_arm()
      #expect(terminal_guard_write(pair.descriptor, frame, frame.count) == frame.count)
      terminal_guard_restore()
    }
    #expect(terminal_guard_write(-1, [], 0) == -1)
  }

  @Test func anotherThreadWritesNoFrameAfterTheUndo() {
    for _ in 0..<200 {
      let pair = TerminalPair()
      var modes = pair.modes
      #expect(terminal_guard_begin(pair.descriptor, &modes) == 0)
      #expect(setUndo("undo") == 0)
      _ = fcntl(pair.descriptor, F_SETFL, fcntl(pair.descriptor, F_GETFL) | O_NONBLOCK)
      terminal_guard_arm()
      let descriptor = pair.descriptor
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let frame = [UInt8](repeating: 0x2E, count: 500)
        for _ in 0..<10 { _ = terminal_guard_write(descriptor, frame, frame.count) }
        isDone.signal()
      }
      while pair.output().isEmpty {}
      terminal_guard_restore()
      isDone.wait()
      #expect(pair.output().hasSuffix("undo"))
      terminal_guard_end()
    }
  }

  @Test func discardsUnreadInput() {
    let pair = TerminalPair()
    withGuard(pair) {
      makeRaw(pair)
      pair.type("unread")
      terminal_guard_arm()
      terminal_guard_restore()
      #expect(!pair.hasInput)
    }
  }

  @Test func restoresTheModesOfATerminalThatAcceptsNoBytes() {
    let pair = TerminalPair()
    withGuard(pair) {
      #expect(setUndo("undo") == 0)
      makeRaw(pair)
      pair.fill()
      terminal_guard_arm()
      #expect(terminal_guard_restore())
      #expect(pair.isCooked)
    }
  }

  @Test func leavesABlockingDescriptorBlocking() {
    let pair = TerminalPair()
    withGuard(pair) {
      terminal_guard_arm()
      terminal_guard_restore()
      #expect(fcntl(pair.descriptor, F_GETFL) & O_NONBLOCK == 0)
    }
  }

  @Test func reinstallsThePreviousHandlers() {
    let pair = TerminalPair()
    func handler(of number: CInt) -> UInt {
      var action = sigaction()
      sigaction(number, nil, &action)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    }
    let numbers = [SIGSEGV, SIGILL, SIGTERM, SIGWINCH, SIGTSTP]
    let before = numbers.map(handler)
    withGuard(pair) { #expect(numbers.map(handler) != before) }
    #expect(numbers.map(handler) == before)
  }
}
