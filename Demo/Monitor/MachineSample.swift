import DemoSupport

/// The state of a machine at one moment.
struct MachineSample: Equatable, Sendable {
  var hostName = ""
  /// The name and the version of the operating system.
  var system = ""
  /// The time since the machine was started.
  var uptime = Duration.zero
  /// The mean number of processes that could run, in the last 1, 5 and 15 minutes.
  var loadAverages: [Double] = []
  /// The share of the time, from 0 to 1, in which all cores together were busy.
  var load = 0.0
  /// The share of the time in which each core was busy.
  var cores: [Double] = []
  var memory = MemoryUse()
  var network = TransferRate()
  var disks = TransferRate()
  /// All processes, in the order of their numbers.
  var processes: [ProcessRow] = []
}

/// A process that no other one can be taken for, although the system uses numbers again.
struct ProcessIdentity: Hashable, Sendable {
  var pid: Int32
  /// The time at which the process was started, in the ticks of the system's clock.
  var start: UInt64
}

/// A process in the table.
struct ProcessRow: Identifiable, Equatable, Sendable {
  var id: ProcessIdentity
  var parent: Int32
  var state: ProcessState
  var threads: Int32
  /// The processor time in percent of one core.
  var load: Double
  /// The resident memory in bytes.
  var memory: UInt64
  /// The processor time that the process has used.
  var time: Duration
  /// What rarely changes. Samples share it.
  var profile: ProcessProfile
  /// The lines from the process that has started this one, where rows are shown as a tree.
  var treeLines = ""

  var pid: Int32 { id.pid }
  var user: String { profile.user }
  var command: String { profile.command }
}

/// The user and the command of a process.
final class ProcessProfile: Equatable, Sendable {
  let user: String
  /// The name of the program, as the system shortens it.
  let name: String
  /// The command line without the folder of the program, or the name in brackets without one.
  let command: String
  /// The length of the name of the program at the beginning of the command.
  let programLength: Int

  init(user: String, name: String, command: String, programLength: Int? = nil) {
    self.user = user
    self.name = name
    self.command = command
    self.programLength = programLength ?? command.prefix { $0 != " " }.count
  }

  /// Whether the process belongs to the kernel.
  var isKernelThread: Bool { command.utf8.first == UInt8(ascii: "[") }

  static func == (lhs: ProcessProfile, rhs: ProcessProfile) -> Bool {
    lhs === rhs
      || lhs.user == rhs.user && lhs.name == rhs.name && lhs.command == rhs.command
  }
}

/// What a process is doing, by the letter in `/proc/[pid]/stat`.
enum ProcessState: Unicode.Scalar, CaseIterable, Sendable {
  case running = "R"
  case waiting = "D"
  case sleeping = "S"
  case idle = "I"
  case stopped = "T"
  case zombie = "Z"
  case unknown = "?"

  init(letter: UInt8) {
    switch letter {
    // Stopped by a debugger.
    case UInt8(ascii: "t"): self = .stopped
    case UInt8(ascii: "X"): self = .zombie
    default: self = ProcessState(rawValue: Unicode.Scalar(letter)) ?? .unknown
    }
  }

  var letter: String { String(rawValue) }

  var name: String {
    switch self {
    case .running: "running"
    case .waiting: "waiting for a device"
    case .sleeping: "sleeping"
    case .idle: "idle"
    case .stopped: "stopped"
    case .zombie: "ended, not yet reaped"
    case .unknown: "unknown"
    }
  }
}

extension ProcessState: Comparable {
  /// Whether `lhs` does more.
  static func < (lhs: ProcessState, rhs: ProcessState) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { ProcessState.allCases.firstIndex(of: self) ?? 0 }
}

/// What is read about the selected process only.
struct ProcessDetails: Equatable, Sendable {
  var id: ProcessIdentity
  /// The arguments of the command line.
  var arguments: [String] = []
  /// The path of the program; `nil` if it must not be read.
  var program: String?
  /// The current directory; `nil` if it must not be read.
  var directory: String?
  /// The largest resident memory so far, in bytes.
  var peakMemory: UInt64?
  /// The memory that is swapped out, in bytes.
  var swap: UInt64?
  /// The time since the process was started.
  var age = Duration.zero
}
