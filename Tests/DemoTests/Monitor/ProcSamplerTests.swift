import DemoSupport
import Foundation
import Signals
import TestSupport
import Testing

@testable import Monitor

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) final class ProcSamplerTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try write("proc/sys/kernel/hostname", "host\n")
    try write("proc/sys/kernel/osrelease", "6.18\n")
    try write("proc/uptime", "1000.00 3.00\n")
    try write("proc/loadavg", "0.52 0.58 0.59 1/597 12345\n")
    try write("proc/meminfo", "MemTotal: 100 kB\nMemAvailable: 60 kB\n")
    try write("proc/stat", "cpu 10 0 0 90\ncpu0 10 0 0 90\n")
    try write("etc/passwd", "ada:x:\(getuid()):1::/:\n")
    try process(42, "sh", ticks: 5_000, start: 50_000, command: "/bin/sh\0-c\0ls\0")
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  private func write(_ path: String, _ text: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func process(
    _ pid: Int, _ name: String, ticks: Int, start: Int, command: String
  ) throws {
    try write(
      "proc/\(pid)/stat",
      "\(pid) (\(name)) R 1 0 0 0 -1 0 0 0 0 0 \(ticks) 0 0 0 20 0 2 0 \(start) 0 3 0\n")
    try write("proc/\(pid)/cmdline", command)
    try write("proc/\(pid)/status", "VmHWM: 7 kB\n")
  }

  private func sampler() -> ProcSampler { ProcSampler(root: root.path) }

  private let start = Instant(offset: .seconds(10))

  @Test func measuresTransfersBetweenSamples() throws {
    var sampler = sampler()
    try write("proc/net/dev", "eth0: 100 0 0 0 0 0 0 0 10 0\n")
    #expect(sampler.sample(at: start).network == TransferRate())
    try write("proc/net/dev", "eth0: 300 0 0 0 0 0 0 0 10 0\n")
    let later = sampler.sample(at: start.advanced(by: .seconds(2)))
    #expect(later.network == TransferRate(incoming: 100))
    #expect(later.disks == TransferRate())
  }

  @Test func readsAMachine() {
    var sampler = sampler()
    let sample = sampler.sample(at: start)
    #expect(sample.hostName == "host")
    #expect(sample.system == "Linux 6.18")
    #expect(sample.uptime == .seconds(1000))
    #expect(sample.loadAverages == [0.52, 0.58, 0.59])
    #expect(sample.load == 0.1)
    #expect(sample.cores == [0.1])
    #expect(sample.memory.used == 40 * 1024)
  }

  @Test func readsAProcess() throws {
    var sampler = sampler()
    let row = try #require(sampler.sample(at: start).processes.first)
    #expect(row.pid == 42)
    #expect(row.parent == 1)
    #expect(row.user == "ada")
    #expect(row.state == .running)
    #expect(row.threads == 2)
    #expect(row.command == "sh -c ls")
    #expect(row.time == .seconds(50))
    #expect(row.memory == 3 * UInt64(sysconf(CInt(_SC_PAGESIZE))))
    // 50 of the 500 seconds since its start.
    #expect(row.load == 10)
  }

  @Test func loadsAreThoseSinceTheLastSample() throws {
    var sampler = sampler()
    _ = sampler.sample(at: start)
    try process(42, "sh", ticks: 5_030, start: 50_000, command: "/bin/sh\0")
    try write("proc/stat", "cpu 60 0 0 140\ncpu0 60 0 0 140\n")
    let sample = sampler.sample(at: start.advanced(by: .seconds(2)))
    #expect(sample.processes.first?.load == 15)
    #expect(sample.load == 0.5)
    #expect(sampler.sample(at: start.advanced(by: .seconds(3))).processes.first?.load == 0)
  }

  @Test func sharesProfilesUntilTheNameChanges() throws {
    var sampler = sampler()
    let first = try #require(sampler.sample(at: start).processes.first)
    let second = try #require(sampler.sample(at: start).processes.first)
    #expect(first.profile === second.profile)
    try process(42, "ls", ticks: 5_000, start: 50_000, command: "/bin/ls\0")
    #expect(sampler.sample(at: start).processes.first?.command == "ls")
  }

  @Test func anotherProcessMayHaveTheSameNumber() throws {
    var sampler = sampler()
    let first = try #require(sampler.sample(at: start).processes.first)
    try process(42, "sh", ticks: 10, start: 99_000, command: "/bin/other\0")
    let second = try #require(sampler.sample(at: start).processes.first)
    #expect(second.id != first.id)
    #expect(second.command == "other")
    #expect(sampler.details(of: first.id) == nil)
    let details = try #require(sampler.details(of: second.id))
    #expect(details.arguments == ["/bin/other"])
    #expect(try #require(details.peakMemory) == 7 * 1024)
    #expect(details.age == .seconds(10))
  }

  @Test func skipsWhatIsNoProcess() throws {
    try write("proc/self/stat", "1")
    try write("proc/9999999999/stat", "1")
    try write("proc/43/stat", "43 (trunc")
    try write("proc/44/stat", "")
    try FileManager.default.createDirectory(
      at: root.appending(path: "proc/45"), withIntermediateDirectories: true)
    var sampler = sampler()
    #expect(sampler.sample(at: start).processes.map(\.pid) == [42])
    try FileManager.default.removeItem(at: root.appending(path: "proc/42"))
    #expect(sampler.sample(at: start).processes.isEmpty)
  }

  @Test func readsCommandsThatAreHostileOrMissing() throws {
    let long = String(repeating: "é\u{1B}[2J", count: 100_000)
    try process(50, "a) b (c", ticks: 1, start: 2, command: long)
    try process(51, "gone", ticks: 1, start: 2, command: "")
    try FileManager.default.removeItem(at: root.appending(path: "proc/51/cmdline"))
    var sampler = sampler()
    let rows = sampler.sample(at: start).processes
    #expect(rows.map(\.pid) == [42, 50, 51])
    #expect(rows[1].command.utf8.count <= 1030)
    #expect(rows[1].profile.name == "a) b (c")
    #expect(rows[2].command == "[gone]")
  }

  @Test func emptyWithoutFiles() {
    var sampler = ProcSampler(root: "/no/such/folder")
    let sample = sampler.sample(at: start)
    #expect(sample.processes.isEmpty && sample.cores.isEmpty)
    #expect(sample.memory == MemoryUse())
  }
}
