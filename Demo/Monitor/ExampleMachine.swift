import DemoSupport
import Signals

/// A machine that does not exist, the same in every run. Tests and pictures show it.
struct ExampleMachine: Machine {
  /// The number of processes.
  var processCount = 48
  var coreCount = 4

  private static let commands = [
    "systemd --system", "sshd: /usr/sbin/sshd -D", "bash", "swift-build --build-tests",
    "swift-frontend -frontend -c Table.swift -module-name Components", "postgres: checkpointer",
    "node server.js --port 8080", "vim Package.swift", "[kworker/0:1]", "cron -f",
    "python3 -m http.server", "git fetch --all", "dbus-daemon --system", "clang -O2 -c queue.c",
    "nginx: worker process", "[ksoftirqd/0]",
  ]

  private static let profiles = commands.enumerated().map { index, command in
    ProcessProfile(
      user: index % 5 == 2 ? "ada" : index % 7 == 5 ? "postgres" : "root",
      name: String(command.prefix { $0 != " " && $0 != ":" }), command: command)
  }

  func sample(at now: Instant) -> MachineSample {
    let step = Int(now.offset / .seconds(1))
    var sample = MachineSample(hostName: "example", system: "Linux 6.18")
    sample.uptime = .seconds(187_384 + step)
    sample.loadAverages = [1.52, 0.97, 0.58]
    sample.cores = (0..<coreCount).map { Self.wave(step + 3 * $0, 11 + 2 * $0) }
    sample.load = sample.cores.reduce(0, +) / Double(max(1, coreCount))
    sample.memory = MemoryUse(
      total: 16 << 30, available: UInt64(9 << 30) + UInt64(step % 7) << 27, swapTotal: 4 << 30,
      swapFree: UInt64(3) << 30 + UInt64(step % 5) << 26)
    let burst = Self.wave(step, 23) * Self.wave(step, 5)
    sample.network = TransferRate(
      incoming: 4_300_000 * burst, outgoing: 380_000 * Self.wave(step, 17))
    sample.disks = TransferRate(
      incoming: step % 13 < 3 ? 9_100_000 * Self.wave(step, 7) : 0,
      outgoing: 2_700_000 * Self.wave(step, 19) * Self.wave(step, 4))
    sample.processes = (0..<processCount).map { row($0, step) }
    return sample
  }

  private func row(_ index: Int, _ step: Int) -> ProcessRow {
    let pid = Int32(1 + index * 38)
    let isBusy = index % 16 == 3 || index % 16 == 4
    let load = isBusy ? 100 * Self.wave(step + index, 9) : Double(index * 7 % 11) / 10
    let state: ProcessState = isBusy ? .running : index % 16 == 8 ? .idle : .sleeping
    return ProcessRow(
      id: ProcessIdentity(pid: pid, start: UInt64(index)), parent: parent(of: index),
      state: state, threads: Int32(1 + index % 6), load: load,
      memory: UInt64(1 + index * 53 % 97) * 3_456_789 / 2,
      time: .milliseconds(index * 12_340 + step * Int(load) * 10),
      profile: Self.profiles[index % Self.profiles.count])
  }

  /// The number of the process that has started another one: the first one, or one of its
  /// children.
  private func parent(of index: Int) -> Int32 {
    if index == 0 { return 0 }
    return index % 16 < 3 ? 1 : Int32(1 + (index - index % 16 % 3 - 1) * 38)
  }

  /// A wave between 0 and 1.
  private static func wave(_ step: Int, _ period: Int) -> Double {
    let fraction = Double(step % period) / Double(period)
    return 0.05 + 3.6 * fraction * (1 - fraction)
  }

  func details(of id: ProcessIdentity) -> ProcessDetails? {
    guard Int(id.start) < processCount else { return nil }
    let profile = Self.profiles[Int(id.start) % Self.profiles.count]
    return ProcessDetails(
      id: id, arguments: profile.command.split(separator: " ").map(String.init),
      program: "/usr/bin/\(profile.name)", directory: "/home/\(profile.user)",
      peakMemory: 612 << 20, swap: 0, age: .seconds(4_211))
  }

  func send(_ signal: ProcessSignal, to id: ProcessIdentity) throws(SignalError) {
    throw SignalError(pid: id.pid, code: id.pid == 1 ? 1 : 3)
  }
}
