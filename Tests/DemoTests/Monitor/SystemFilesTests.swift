import DemoSupport
import TestSupport
import Testing

@testable import Monitor

@Suite(.watchdog) struct SystemFilesTests {
  /// The end of a line of `/proc/[pid]/stat`, after the name.
  private static let rest =
    " S 7 26257 22562 0 -1 4194304 104 0 0 0 321 45 0 0 20 0 3 0 2339737 2998272 419 18446744"

  private func stat(_ text: String) -> StatFile? { StatFile(Array(text.utf8)) }

  @Test func readsTheStateOfAProcess() throws {
    let file = try #require(stat("26288 (head)" + Self.rest))
    #expect(file.state == UInt8(ascii: "S"))
    #expect(file.parent == 7)
    #expect(file.ticks == 366)
    #expect(file.threads == 3)
    #expect(file.start == 2_339_737)
    #expect(file.residentPages == 419)
  }

  @Test(arguments: ["a) b (c", "", "(((", ")))", ") R 1 2", "new\nline", "\u{1B}[2J"])
  func namesMayContainAnything(name: String) throws {
    let file = try #require(stat("1 (\(name))" + Self.rest))
    #expect(file.ticks == 366)
    #expect(file.name == name)
  }

  @Test func acceptsNoTruncatedFile() {
    let text = "26288 (head)" + Self.rest
    let end = text.utf8.count - " 18446744".utf8.count - "419".utf8.count
    for length in 0..<end {
      #expect(stat(String(decoding: text.utf8.prefix(length), as: UTF8.self)) == nil)
    }
  }

  @Test func survivesHugeAndNegativeNumbers() {
    #expect(
      stat("1 (a) S 99999999999 " + Array(repeating: "9", count: 21).joined(separator: " ")) != nil)
    #expect(stat("1 (a) S -1 2") == nil)
    #expect(stat("1 (a) S 1 2 3 4 5 6 7 8 9 10 99999999999999999999999 1 1 1 1 1 1") == nil)
  }

  @Test func readsTheTimesOfCores() {
    let file = "cpu  10 1 5 80 4 0 0 0 0 0\ncpu0 4 0 1 40 0 0 0 0\ncpu1 6 1 4 40 4\nintr 1 2 3\n"
    #expect(
      CoreTimes.all(in: Array(file.utf8)) == [
        CoreTimes(busy: 16, total: 100), CoreTimes(busy: 5, total: 45),
        CoreTimes(busy: 11, total: 55),
      ])
    #expect(CoreTimes.all(in: []).isEmpty)
  }

  @Test func loadsAreSharesOfTheTimeInBetween() {
    let old = CoreTimes(busy: 10, total: 100)
    #expect(CoreTimes(busy: 35, total: 200).load(since: old) == 0.25)
    #expect(old.load(since: old) == 0)
    #expect(CoreTimes(busy: 5, total: 300).load(since: old) == 0)
  }

  private func memory(_ text: String) -> MemoryUse { MemoryUse(Array(text.utf8)) }

  @Test func readsTheUseOfMemory() {
    let memory = memory(
      """
      MemTotal:       24684420 kB
      MemFree:         1000000 kB
      MemAvailable:   12000000 kB
      Buffers:             100 kB
      SwapTotal:       2048000 kB
      SwapFree:        1024000 kB
      """)
    #expect(memory.total == 24_684_420 * 1024)
    #expect(memory.used == 12_684_420 * 1024)
    #expect(memory.swapUsed == 1_024_000 * 1024)
  }

  @Test func estimatesWhatOldKernelsDoNotTell() {
    let old = memory("MemTotal: 100 kB\nMemFree: 20 kB\nBuffers: 5 kB\nCached: 15 kB\n")
    #expect(old.available == 40 * 1024)
    #expect(memory("MemTotal: 9").used == 9 * 1024)
    #expect(memory("MemTotal: \(UInt64.max) kB").total == .max)
    #expect(memory("nothing") == MemoryUse())
  }

  private func profile(_ commandLine: String) -> ProcessProfile {
    ProcessProfile(user: "ada", name: "name", commandLine: Array(commandLine.utf8))
  }

  @Test func showsCommandsWithoutTheFolder() {
    #expect(profile("/usr/bin/swift\0build\0-c\0release\0").command == "swift build -c release")
    #expect(profile("./a/b\0").command == "./a/b")
    #expect(profile("/bin/\0x\0").command == "/bin/ x")
    #expect(profile("/sbin/init splash").command == "init splash")
    #expect(profile("sshd: root@pts/0").command == "sshd: root@pts/0")
    #expect(profile("nginx: worker process\0\0\0").command == "nginx: worker process")
  }

  @Test func showsNamesInBracketsWithoutACommandLine() {
    #expect(profile("").command == "[name]")
    #expect(profile("\0\0").isKernelThread)
    #expect(profile("/\0").command == "/")
  }

  @Test func readsArguments() throws {
    var details = ProcessDetails(id: ProcessIdentity(pid: 1, start: 0))
    details.readArguments(Array("echo\0\0a b\0".utf8))
    #expect(details.arguments == ["echo", "", "a b"])
    details.readStatus(Array("VmHWM:\t  2048 kB\nVmSwap: 12 kB\n".utf8))
    #expect(try #require(details.peakMemory) == 2048 * 1024)
    #expect(try #require(details.swap) == 12 * 1024)
  }

  @Test func findsNamesOfUsers() {
    let file =
      "root:x:0:0:root:/root:/bin/sh\nbroken\n:x:7:\nada:x:1000:1000::/:\neve:x:1000:1000::/:"
    let names = UserNames(Array(file.utf8))
    #expect(names[0] == "root")
    #expect(names[1000] == "ada")
    #expect(names[7] == "7")
    #expect(UserNames([])[4_294_967_295] == "4294967295")
  }
}
