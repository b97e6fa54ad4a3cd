import TestSupport
import Testing

@testable import Monitor

@Suite(.watchdog) struct TransferRateTests {
  private func network(_ text: String) -> TransferCounter { .network(in: Array(text.utf8)) }
  private func disks(_ text: String) -> TransferCounter { .disks(in: Array(text.utf8)) }

  @Test func readsTheInterfacesButThatToTheMachineItself() {
    let file = """
      Inter-|   Receive                                                |  Transmit
       face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs
          lo: 1000 1 0 0 0 0 0 0 1000 1 0 0 0 0 0 0
        eth0:200 1 0 0 0 0 0 0 30 1 0 0 0 0 0 0
       wlan0: 5 1 0 0 0 0 0 0 7 1 0 0 0 0 0 0
      """
    #expect(network(file) == TransferCounter(incoming: 205, outgoing: 37))
  }

  @Test func readsTheDisksWithoutTheirPartitionsAndVirtualDevices() {
    let file = """
         7       0 loop0 9 9 9 9 9 9 9 9 9 9 9
       259       0 nvme0n1 4 0 10 0 2 0 3 0 0 0 0
       259       1 nvme0n1p1 4 0 10 0 2 0 3 0 0 0 0
         8       0 sda 1 0 2 0 1 0 1 0 0 0 0
         8       1 sda1 1 0 2 0 1 0 1 0 0 0 0
      """
    #expect(disks(file) == TransferCounter(incoming: 12 * 512, outgoing: 4 * 512))
  }

  @Test(arguments: ["", ":", "eth0: 1 2", "x: a b c d e f g h i j", " 8 0 sda 1 0", "\u{1B}[2J"])
  func countsNothingInAFileThatIsNoSuchFile(text: String) {
    #expect(network(text) == TransferCounter())
    #expect(disks(text) == TransferCounter())
  }

  @Test func dividesByTheTime() {
    let old = TransferCounter(incoming: 100, outgoing: 50)
    let new = TransferCounter(incoming: 300, outgoing: 60)
    #expect(new.rate(since: old, seconds: 2) == TransferRate(incoming: 100, outgoing: 5))
    #expect(new.rate(since: old, seconds: 0) == TransferRate())
  }

  @Test func aCounterThatHasBegunAgainHasMovedNothing() {
    let old = TransferCounter(incoming: 100, outgoing: 50)
    #expect(TransferCounter().rate(since: old, seconds: 1) == TransferRate())
  }
}
