import Components
import TerminalHarness
import TestSupport
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct DeviceTests {
  @Test func reportsTheSize() throws {
    let pair = TerminalPair(columns: 100, rows: 30)
    let device = try #require(Device(path: pair.path))
    defer { device.release() }
    #expect(device.size == Size(width: 100, height: 30))
  }

  @Test(arguments: [(0, 0), (0, 30), (100, 0)] as [(UInt16, UInt16)])
  func assumes80By24WithoutASize(columns: UInt16, rows: UInt16) throws {
    let pair = TerminalPair(columns: columns, rows: rows)
    let device = try #require(Device(path: pair.path))
    defer { device.release() }
    #expect(device.size == Size(width: 80, height: 24))
  }

  @Test func isNilWithoutATerminal() {
    #expect(Device(path: "/dev/null") == nil)
    #expect(Device(path: "/no/such/device") == nil)
  }

  @Test func readsWithoutWaiting() throws {
    let pair = TerminalPair()
    let device = try #require(Device(path: pair.path))
    defer { device.release() }
    device.makeRaw()
    #expect(device.input() == [])
    pair.type("q\u{03}")
    #expect(device.input() == [0x71, 0x03])
    pair.hangUp()
    // A process that another test is starting may have the other side open for a moment.
    while device.input() == [] { sched_yield() }
    #expect(device.input() == nil)
  }

  @Test func switchesEchoAndLineInputOffInRawMode() throws {
    let pair = TerminalPair()
    let device = try #require(Device(path: pair.path))
    defer { device.release() }
    #expect(pair.isCooked)
    device.makeRaw()
    #expect(!pair.isCooked)
  }

  @Test func isNotInTheForegroundOfATerminalOfOthers() throws {
    let pair = TerminalPair()
    let device = try #require(Device(path: pair.path))
    defer { device.release() }
    #expect(!device.isForeground)
  }

  @Test func readsNothingFromADescriptorForWriting() throws {
    let pair = TerminalPair()
    let device = try #require(Device(path: pair.path))
    defer { device.release() }
    var ends: [CInt] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    dup2(ends[1], device.descriptor)
    #expect(device.input() == [])
  }

  @Test func findsTheNameOfTheControllingTerminalOnly() {
    let pair = TerminalPair()
    #expect(Device.controllingTerminalName(pair.descriptor) == nil)
    #expect(Device.controllingTerminalName(-1) == nil)
  }

  @Test func hasADescriptorAboveThoseOfTheStandardStreams() async {
    await #expect(processExitsWith: .success) {
      let pair = TerminalPair()
      close(STDIN_FILENO)
      close(STDERR_FILENO)
      let device = Device(path: pair.path)
      precondition(device.map { $0.descriptor > STDERR_FILENO } == true)
      // No other file takes the place of a closed stream.
      precondition(fcntl(STDIN_FILENO, F_GETFD) >= 0 && fcntl(STDERR_FILENO, F_GETFD) >= 0)
    }
  }
}
