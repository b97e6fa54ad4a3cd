import DemoSupport
import Signals

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads samples of a Linux machine from `/proc`.
///
/// A sample opens one file for each process. The user and the command line, which rarely change,
/// are read when a process appears or has another name, and else every 32nd time.
struct ProcSampler {
  private struct Known {
    var start: UInt64
    var ticks: UInt64
    var nameHash: UInt64
    var profile: ProcessProfile
    /// The number of the sample in which the process was seen.
    var sample: UInt64
  }

  private let proc: SystemDirectory
  private let users: UserNames
  private let hostName: String
  private let system: String
  private let ticksPerSecond: Double
  private let pageSize: UInt64
  private var known: [Int32: Known] = [:]
  private var times: [CoreTimes] = []
  private var oldTimes: [CoreTimes] = []
  private var lastTime: Instant?
  private var count: UInt64 = 0
  private var path = PathBuffer()

  /// The number of samples after which a command line is read again.
  private static let profilePeriod: UInt64 = 32

  /// Creates a sampler of the machine whose files are in `root`.
  init(root: String = "") {
    proc = SystemDirectory(root + "/proc")
    let etc = SystemDirectory(root + "/etc")
    users = etc.read("passwd") { UserNames($0) } ?? UserNames()
    hostName = proc.text("sys/kernel/hostname")
    system = "Linux " + proc.text("sys/kernel/osrelease")
    ticksPerSecond = Double(max(1, sysconf(CInt(_SC_CLK_TCK))))
    pageSize = UInt64(max(1, sysconf(CInt(_SC_PAGESIZE))))
  }

  /// Reads a sample.
  ///
  /// Loads are those since the last sample, or since the start of the machine and of each process
  /// in the first one.
  mutating func sample(at now: Instant) -> MachineSample {
    var sample = MachineSample(hostName: hostName, system: system)
    readLoads(into: &sample)
    sample.memory = proc.read("meminfo") { MemoryUse($0) } ?? MemoryUse()
    sample.uptime = .seconds(uptime)
    sample.loadAverages =
      proc.read("loadavg", limit: 256) { bytes in
        var scanner = ByteScanner(bytes)
        return (0..<3).compactMap { _ in scanner.decimal() }
      } ?? []
    let elapsed = lastTime.map { $0.duration(to: now) / .seconds(1) }
    readProcesses(into: &sample, seconds: elapsed)
    lastTime = now
    count += 1
    return sample
  }

  /// The time since the machine was started, in seconds.
  private var uptime: Double {
    proc.read("uptime", limit: 256) { bytes in
      var scanner = ByteScanner(bytes)
      return scanner.decimal()
    } ?? 0
  }

  private mutating func readLoads(into sample: inout MachineSample) {
    swap(&times, &oldTimes)
    var times = self.times
    self.times = []
    _ = proc.read("stat") { CoreTimes.read($0, into: &times) }
    self.times = times
    let loads = times.indices.map { core in
      times[core].load(
        since: oldTimes.count == times.count ? oldTimes[core] : CoreTimes())
    }
    sample.load = loads.first ?? 0
    sample.cores = Array(loads.dropFirst())
  }

  // MARK: Processes

  private mutating func readProcesses(into sample: inout MachineSample, seconds: Double?) {
    var pids: [Int32] = []
    pids.reserveCapacity(known.count + 16)
    proc.forEachNumber { pids.append($0) }
    pids.sort()
    sample.processes.reserveCapacity(pids.count)
    let uptime = sample.uptime / .seconds(1)
    for pid in pids {
      if let row = row(of: pid, seconds: seconds, uptime: uptime) { sample.processes.append(row) }
    }
    if known.count > sample.processes.count {
      let count = count
      known = known.filter { $0.value.sample == count }
    }
  }

  /// Reads a process; `nil` if it has ended in the meantime.
  private mutating func row(of pid: Int32, seconds: Double?, uptime: Double) -> ProcessRow? {
    let read = proc.read(path.set(pid, "/stat"), limit: 1024) { bytes -> (StatFile, UInt64)? in
      guard let file = StatFile(bytes) else { return nil }
      return (file, hash(bytes[file.name]))
    }
    guard let (file, nameHash) = read else { return nil }
    var old = known[pid]
    if old?.start != file.start { old = nil }
    let isDue = (count &+ UInt64(pid)) % ProcSampler.profilePeriod == 0
    var profile = old?.profile
    if profile == nil || old?.nameHash != nameHash || isDue {
      let new = self.profile(of: pid)
      if new != profile { profile = new ?? profile }
    }
    guard let profile else { return nil }
    known[pid] = Known(
      start: file.start, ticks: file.ticks, nameHash: nameHash, profile: profile, sample: count)
    let age = max(0, uptime - Double(file.start) / ticksPerSecond)
    let used = Double(file.ticks &- (old?.ticks ?? 0)) / ticksPerSecond
    let span = old == nil ? age : seconds ?? age
    return ProcessRow(
      id: ProcessIdentity(pid: pid, start: file.start), parent: file.parent,
      state: ProcessState(letter: file.state), threads: file.threads,
      load: file.ticks < old?.ticks ?? 0 || span < 0.01 ? 0 : 100 * used / span,
      memory: file.residentPages.multipliedReportingOverflow(by: pageSize).partialValue,
      time: .milliseconds(Int(Double(file.ticks) / ticksPerSecond * 1000)), profile: profile)
  }

  /// Reads the user and the command of a process.
  private mutating func profile(of pid: Int32) -> ProcessProfile? {
    guard let owner = proc.owner(path.set(pid, "")) else { return nil }
    let name = proc.read(path.set(pid, "/stat"), limit: 1024) { bytes in
      StatFile(bytes).map { ByteScanner(bytes).string($0.name) }
    }
    guard let name else { return nil }
    let user = users[owner]
    return proc.read(path.set(pid, "/cmdline"), limit: 1024) { bytes in
      ProcessProfile(user: user, name: name, commandLine: bytes)
    } ?? ProcessProfile(user: user, name: name, command: "[\(name)]")
  }

  /// Reads more about a process; `nil` if it has ended.
  mutating func details(of id: ProcessIdentity) -> ProcessDetails? {
    guard start(of: id.pid) == id.start else { return nil }
    var details = ProcessDetails(id: id)
    details.program = proc.target("\(id.pid)/exe")
    details.directory = proc.target("\(id.pid)/cwd")
    _ = proc.read(path.set(id.pid, "/status"), limit: 8192) { details.readStatus($0) }
    _ = proc.read(path.set(id.pid, "/cmdline"), limit: 65_536) { details.readArguments($0) }
    details.age = .seconds(max(0, uptime - Double(id.start) / ticksPerSecond))
    return details
  }

  /// Returns the time of the start of a process, in ticks.
  mutating func start(of pid: Int32) -> UInt64? {
    proc.read(path.set(pid, "/stat"), limit: 1024) { StatFile($0)?.start }
  }
}

/// Returns a hash of a few bytes, by the function FNV-1a.
private func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// A path such as `1234/stat`, written in place.
private final class PathBuffer {
  private let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: 64)

  deinit { bytes.deallocate() }

  /// Writes `pid` and `suffix`; the path is valid until the next call.
  func set(_ pid: Int32, _ suffix: StaticString) -> UnsafePointer<CChar> {
    let suffixStart = 16
    var start = suffixStart
    var rest = max(0, pid)
    repeat {
      start -= 1
      bytes[start] = CChar(0x30 + rest % 10)
      rest /= 10
    } while rest > 0
    let count = min(suffix.utf8CodeUnitCount, 32)
    for index in 0..<count { bytes[suffixStart + index] = CChar(suffix.utf8Start[index]) }
    bytes[suffixStart + count] = 0
    return UnsafePointer(bytes + start)
  }
}
