import AlarmPanel
import DemoSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals of a Linux machine: its load, memory, disks, network and services. Where a file is
/// missing, as on other systems, there is no signal.
struct MachineAlarms: Sendable {
  /// The names of programs of which a process must run.
  let services: [String]
  private let proc: SystemFolder
  private let sys: SystemFolder
  /// Returns the bytes of the file system at a path, and those that are free.
  private let space: @Sendable (String) -> (total: UInt64, free: UInt64)?

  /// Creates the signals of the machine whose files are in `root`.
  init(
    services: [String] = [], root: String = "",
    space: @escaping @Sendable (String) -> (total: UInt64, free: UInt64)? = fileSystemSpace
  ) {
    self.services = services
    proc = SystemFolder(root + "/proc")
    sys = SystemFolder(root + "/sys/class")
    self.space = space
  }

  /// The name of the machine.
  var hostName: String { proc.words(of: "sys/kernel/hostname").first ?? "this machine" }

  /// Reads all signals. May block for a moment.
  func signals() -> [AlarmSignal] {
    loads + memory + pressures + disks + temperatures + networks + serviceSignals
  }

  private var loads: [AlarmSignal] {
    let words = proc.words(of: "loadavg")
    guard let word = words.first, let load = Double(word) else { return [] }
    let cores = proc.bytes(of: "stat")?.lines.count { $0.isCore } ?? 0
    let level = AlarmSignal.Level(load / Double(max(1, cores)), warning: 1.5, alarm: 3)
    return [AlarmSignal("LOAD", level, word)]
  }

  private var memory: [AlarmSignal] {
    let memory = MemoryUse(proc.bytes(of: "meminfo") ?? [])
    var signals: [AlarmSignal] = []
    if memory.total > 0 {
      signals.append(
        AlarmSignal(
          "MEMORY", .init(memory.usedShare, warning: 0.85, alarm: 0.95),
          NumberFormat.percent(memory.usedShare)))
    }
    if memory.swapTotal > 0 {
      signals.append(
        AlarmSignal(
          "SWAP", .init(memory.swapShare, warning: 0.5, alarm: 0.9),
          NumberFormat.percent(memory.swapShare)))
    }
    return signals
  }

  /// The shares of the last ten seconds in which a process has waited for a resource.
  private var pressures: [AlarmSignal] {
    [("cpu", "CPU PRESSURE"), ("memory", "MEMORY PRESSURE"), ("io", "IO PRESSURE")]
      .compactMap { file, name in
        let words = proc.words(of: "pressure/\(file)")
        guard words.count > 1, let percent = Double(words[1].dropFirst("avg10=".count)) else {
          return nil
        }
        return AlarmSignal(
          name, .init(percent, warning: 50, alarm: 80), NumberFormat.percent(percent / 100))
      }
  }

  /// The file systems on devices, each once.
  private var disks: [AlarmSignal] {
    var devices: Set<String> = []
    return (proc.bytes(of: "self/mounts")?.lines ?? []).compactMap { line in
      let words = line.words
      guard words.count > 1, words[0].hasPrefix("/dev/") || words[1] == "/",
        devices.insert(words[0]).inserted, let (total, free) = space(words[1]), total > 0
      else { return nil }
      let share = Double(total - min(free, total)) / Double(total)
      return AlarmSignal(
        "DISK \(words[1])", .init(share, warning: 0.9, alarm: 0.97),
        "\(NumberFormat.size(free)) free")
    }
  }

  private var temperatures: [AlarmSignal] {
    let zones = SystemFolder(sys.path + "/thermal")
    let degrees = zones.names.compactMap { zone in
      zones.words(of: "\(zone)/temp").first.flatMap(Double.init).map { $0 / 1_000 }
    }
    guard let highest = degrees.max() else { return [] }
    let level = AlarmSignal.Level(highest, warning: 80, alarm: 95)
    return [AlarmSignal("TEMPERATURE", level, "\(NumberFormat.tenths(highest)) °C")]
  }

  private var networks: [AlarmSignal] {
    let cards = SystemFolder(sys.path + "/net")
    return cards.names.filter { $0 != "lo" }.sorted().compactMap { name in
      guard let state = cards.words(of: "\(name)/operstate").first else { return nil }
      // The lowest bit tells whether somebody has switched the card on.
      let flags = cards.words(of: "\(name)/flags").first?.dropFirst(2)
      let isOn = flags.flatMap { Int($0, radix: 16) }.map { $0 & 1 == 1 } ?? true
      return AlarmSignal(
        "NET \(name)", isOn && state == "down" ? .warning : .normal, isOn ? state : "off")
    }
  }

  private var serviceSignals: [AlarmSignal] {
    if services.isEmpty { return [] }
    let numbers = proc.numbers.map { (number: $0, name: proc.line(of: "\($0)/comm")) }
    return services.map { service in
      // The system shortens the names of programs.
      let process = numbers.first { $0.name == service.prefix(15) }
      return AlarmSignal(
        service, process == nil ? .alarm : .normal, process.map { "pid \($0.number)" } ?? "stopped")
    }
  }
}

extension AlarmSignal.Level {
  /// Creates the level of a value by its limits.
  init(_ value: Double, warning: Double, alarm: Double) {
    self = value >= alarm ? .alarm : value >= warning ? .warning : .normal
  }
}

extension SystemFolder {
  /// Returns the first line of a file; empty if it cannot be read.
  fileprivate func line(of name: String) -> String {
    bytes(of: name, limit: 4_096)?.lines.first?.text ?? ""
  }
}

extension Collection<UInt8> {
  /// Whether this is the line of a core in `/proc/stat`: that of all cores has no number.
  fileprivate var isCore: Bool {
    starts(with: "cpu".utf8) && dropFirst(3).first != UInt8(ascii: " ")
  }
}

private func fileSystemSpace(at path: String) -> (total: UInt64, free: UInt64)? {
  var status = statvfs()
  if statvfs(path, &status) != 0 { return nil }
  let size = UInt64(status.f_frsize)
  return (UInt64(status.f_blocks) &* size, UInt64(status.f_bavail) &* size)
}
