import DemoSupport
import Signals

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads samples of a Linux machine from `/proc`. Other systems have no such files, and samples of
/// them are empty.
///
/// A sample reads one file for each process. The user and the command line, which rarely change,
/// are read when a process appears or has another name, and else every 32nd time.
struct ProcSampler {
  private struct Known {
    var file: StatFile
    var profile: ProcessProfile
  }

  private let proc: SystemFolder
  private let users: UserNames
  private let hostName: String
  private let system: String
  private let ticksPerSecond = Double(max(1, sysconf(CInt(_SC_CLK_TCK))))
  private let pageSize = UInt64(max(1, sysconf(CInt(_SC_PAGESIZE))))
  private var known: [Int32: Known] = [:]
  private var coreTimes: [CoreTimes] = []
  private var network: TransferCounter?
  private var disks: TransferCounter?
  private var lastTime: Instant?
  private var count = 0

  /// The number of samples after which a command line is read again.
  private static let profilePeriod = 32

  /// Creates a sampler of the machine whose files are in `root`.
  init(root: String = "") {
    proc = SystemFolder(root + "/proc")
    users = UserNames(SystemFolder(root + "/etc").bytes(of: "passwd") ?? [])
    hostName = proc.words(of: "sys/kernel/hostname").first ?? ""
    system = "Linux " + (proc.words(of: "sys/kernel/osrelease").first ?? "")
  }

  /// Reads a sample.
  ///
  /// Loads are those since the last sample, or since the start of the machine and of each process
  /// in the first one.
  mutating func sample(at now: Instant) -> MachineSample {
    var sample = MachineSample(hostName: hostName, system: system)
    readLoads(into: &sample)
    sample.memory = MemoryUse(proc.bytes(of: "meminfo") ?? [])
    let uptime = uptime
    sample.uptime = .seconds(uptime)
    sample.loadAverages = proc.words(of: "loadavg").prefix(3).compactMap(Double.init)
    let elapsed = lastTime.map { $0.duration(to: now) / .seconds(1) }
    readTransfers(into: &sample, seconds: elapsed ?? 0)
    sample.processes = readProcesses(seconds: elapsed, uptime: uptime)
    lastTime = now
    count += 1
    return sample
  }

  /// The time since the machine was started, in seconds.
  private var uptime: Double { proc.words(of: "uptime").first.flatMap(Double.init) ?? 0 }

  private mutating func readLoads(into sample: inout MachineSample) {
    let new = CoreTimes.all(in: proc.bytes(of: "stat") ?? [])
    let old = coreTimes.count == new.count ? coreTimes : new.map { _ in CoreTimes() }
    coreTimes = new
    let loads = zip(new, old).map { $0.load(since: $1) }
    sample.load = loads.first ?? 0
    sample.cores = Array(loads.dropFirst())
  }

  private mutating func readTransfers(into sample: inout MachineSample, seconds: Double) {
    func rate(_ new: TransferCounter, since old: inout TransferCounter?) -> TransferRate {
      defer { old = new }
      return old.map { new.rate(since: $0, seconds: seconds) } ?? TransferRate()
    }
    sample.network = rate(
      .network(in: proc.bytes(of: "net/dev") ?? []), since: &network)
    sample.disks = rate(.disks(in: proc.bytes(of: "diskstats") ?? []), since: &disks)
  }

  // MARK: Processes

  private mutating func readProcesses(seconds: Double?, uptime: Double) -> [ProcessRow] {
    var found: [Int32: Known] = [:]
    let rows = proc.numbers.compactMap { pid -> ProcessRow? in
      let old = known[pid]
      // A process may have ended in the meantime.
      guard let file = statFile(of: pid), let profile = profile(of: pid, file, old) else {
        return nil
      }
      found[pid] = Known(file: file, profile: profile)
      let isSame = old?.file.start == file.start
      return row(
        pid, file, profile, since: isSame ? old?.file.ticks : nil, seconds: seconds, uptime: uptime)
    }
    known = found
    return rows
  }

  private func statFile(of pid: Int32) -> StatFile? {
    proc.bytes(of: "\(pid)/stat", limit: 1024).flatMap(StatFile.init)
  }

  /// Returns the row of a process.
  ///
  /// - Parameters:
  ///   - ticks: The processor time at the last sample; `nil` if the process was not in it.
  ///   - seconds: The time since the last sample.
  ///   - uptime: The time since the machine was started, in seconds.
  private func row(
    _ pid: Int32, _ file: StatFile, _ profile: ProcessProfile, since ticks: UInt64?,
    seconds: Double?, uptime: Double
  ) -> ProcessRow {
    let age = max(0, uptime - Double(file.start) / ticksPerSecond)
    let span = ticks == nil ? age : seconds ?? age
    let used = Double(file.ticks) - Double(ticks ?? 0)
    return ProcessRow(
      id: ProcessIdentity(pid: pid, start: file.start), parent: file.parent,
      state: ProcessState(letter: file.state), threads: file.threads,
      load: used < 0 || span < 0.01 ? 0 : 100 * used / ticksPerSecond / span,
      memory: file.residentPages &* pageSize,
      time: .milliseconds(Int(Double(file.ticks) / ticksPerSecond * 1000)), profile: profile)
  }

  /// Returns the user and the command of a process, which are those of the last sample unless it
  /// is time to read them again.
  private func profile(of pid: Int32, _ file: StatFile, _ old: Known?) -> ProcessProfile? {
    let isDue = (count + Int(pid)) % ProcSampler.profilePeriod == 0
    if let old, !isDue, old.file.start == file.start, old.file.name == file.name {
      return old.profile
    }
    guard let owner = proc.owner(of: "\(pid)") else { return nil }
    let commandLine = proc.bytes(of: "\(pid)/cmdline", limit: 1024) ?? []
    let new = ProcessProfile(user: users[owner], name: file.name, commandLine: commandLine)
    return new == old?.profile ? old?.profile : new
  }

  /// Reads more about a process; `nil` if it has ended.
  func details(of id: ProcessIdentity) -> ProcessDetails? {
    guard start(of: id.pid) == id.start else { return nil }
    var details = ProcessDetails(id: id)
    details.program = proc.target(of: "\(id.pid)/exe")
    details.directory = proc.target(of: "\(id.pid)/cwd")
    details.readStatus(proc.bytes(of: "\(id.pid)/status", limit: 8_192) ?? [])
    details.readArguments(proc.bytes(of: "\(id.pid)/cmdline", limit: 65_536) ?? [])
    details.age = .seconds(max(0, uptime - Double(id.start) / ticksPerSecond))
    return details
  }

  /// Returns the time of the start of a process, in ticks.
  func start(of pid: Int32) -> UInt64? { statFile(of: pid)?.start }
}
