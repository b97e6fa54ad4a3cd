#if canImport(Darwin)
  import Darwin
  import Signals

  /// The machine on which the program runs.
  final class ThisMachine: Machine {
    private let sampler = Lock(DarwinSampler())

    func sample(at now: Instant) -> MachineSample {
      sampler.withLock { $0.sample(at: now) }
    }

    func details(of id: ProcessIdentity) -> ProcessDetails? {
      guard let process = DarwinProcess.all(pid: id.pid).first, process.start == id.start else {
        return nil
      }
      var details = ProcessDetails(id: id)
      details.arguments = process.arguments
      details.program = process.path
      details.directory = process.directory
      details.age = .microseconds(max(0, microseconds(since: id.start)))
      return details
    }

    func send(_ signal: ProcessSignal, to id: ProcessIdentity) throws(SignalError) {
      // Another process may have the number by now.
      if DarwinProcess.all(pid: id.pid).first?.start != id.start {
        throw SignalError(pid: id.pid, code: ESRCH)
      }
      try signal.send(to: id.pid)
    }
  }

  /// Returns the time from `start`, in microseconds since 1970, until now.
  private func microseconds(since start: UInt64) -> Int64 {
    var now = timeval()
    gettimeofday(&now, nil)
    return Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_usec) - Int64(clamping: start)
  }

  /// Returns the value of a setting of the kernel; `zero` if there is none.
  private func setting<Value>(_ name: String, _ zero: Value) -> Value {
    var value = zero
    var size = MemoryLayout<Value>.size
    return sysctlbyname(name, &value, &size, nil, 0) == 0 ? value : zero
  }

  /// Reads samples of a Mac.
  private struct DarwinSampler {
    private struct Known {
      var process: DarwinProcess
      var nanoseconds: UInt64
      var profile: ProcessProfile
    }

    private var known: [Int32: Known] = [:]
    private var oldTimes: [CoreTimes] = []
    private var lastTime: Instant?
    private let timebase: mach_timebase_info_data_t = {
      var timebase = mach_timebase_info_data_t()
      mach_timebase_info(&timebase)
      return timebase
    }()

    mutating func sample(at now: Instant) -> MachineSample {
      var sample = MachineSample(hostName: text { gethostname($0, $1) == 0 }, system: "macOS")
      let times = coreTimes
      let loads = times.indices.map { core in
        times[core].load(since: oldTimes.count == times.count ? oldTimes[core] : CoreTimes())
      }
      oldTimes = times
      sample.cores = loads
      sample.load = loads.reduce(0, +) / Double(max(1, loads.count))
      sample.memory = memory
      let boot = setting("kern.boottime", timeval())
      sample.uptime = .microseconds(
        max(0, microseconds(since: UInt64(clamping: boot.tv_sec) * 1_000_000)))
      var averages = [0.0, 0, 0]
      if getloadavg(&averages, 3) == 3 { sample.loadAverages = averages }
      let elapsed = lastTime.map { $0.duration(to: now) / .nanoseconds(1) }
      lastTime = now
      readProcesses(into: &sample, nanoseconds: elapsed)
      return sample
    }

    /// The times of each core.
    private var coreTimes: [CoreTimes] {
      var count: natural_t = 0
      var info: processor_info_array_t?
      var infoCount: mach_msg_type_number_t = 0
      let result = host_processor_info(
        mach_host_self(), PROCESSOR_CPU_LOAD_INFO, &count, &info, &infoCount)
      guard result == KERN_SUCCESS, let info else { return [] }
      defer {
        vm_deallocate(
          mach_task_self_, vm_address_t(bitPattern: info),
          vm_size_t(infoCount) * vm_size_t(MemoryLayout<integer_t>.stride))
      }
      let states = Int(CPU_STATE_MAX)
      return (0..<Int(count)).map { core in
        var times = CoreTimes()
        for state in 0..<states {
          let ticks = UInt64(UInt32(bitPattern: info[core * states + state]))
          times.total += ticks
          if state != Int(CPU_STATE_IDLE) { times.busy += ticks }
        }
        return times
      }
    }

    private var memory: MemoryUse {
      var memory = MemoryUse()
      memory.total = setting("hw.memsize", UInt64(0))
      var statistics = vm_statistics64()
      var count = mach_msg_type_number_t(
        MemoryLayout<vm_statistics64>.size / MemoryLayout<integer_t>.size)
      let result = withUnsafeMutablePointer(to: &statistics) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &count)
        }
      }
      if result == KERN_SUCCESS {
        let pages = UInt64(statistics.free_count) + UInt64(statistics.inactive_count)
        memory.available = pages * UInt64(getpagesize())
      }
      let swap = setting("vm.swapusage", xsw_usage())
      memory.swapTotal = swap.xsu_total
      memory.swapFree = swap.xsu_avail
      return memory
    }

    private mutating func readProcesses(into sample: inout MachineSample, nanoseconds: Double?) {
      var seen: [Int32: Known] = [:]
      for process in DarwinProcess.all().sorted(by: { $0.pid < $1.pid }) {
        let task = process.taskInfo
        let ticks = task.pti_total_user &+ task.pti_total_system
        let used = ticks / UInt64(max(1, timebase.denom)) * UInt64(timebase.numer)
        let old = known[process.pid].flatMap { $0.process == process ? $0 : nil }
        let profile = old?.profile ?? process.profile
        seen[process.pid] = Known(process: process, nanoseconds: used, profile: profile)
        let age = Double(max(1, microseconds(since: process.start))) * 1000
        let span = old == nil ? age : nanoseconds ?? age
        let since = old?.nanoseconds ?? 0
        sample.processes.append(
          ProcessRow(
            id: ProcessIdentity(pid: process.pid, start: process.start), parent: process.parent,
            state: process.state(isRunning: task.pti_numrunning > 0), threads: task.pti_threadnum,
            load: used < since || span < 1e7 ? 0 : 100 * Double(used - since) / span,
            memory: task.pti_resident_size, time: .nanoseconds(Int64(clamping: used)),
            profile: profile))
      }
      known = seen
    }
  }

  /// Returns the text that `read` writes; empty if it returns `false`.
  private func text(_ read: (UnsafeMutablePointer<CChar>, Int) -> Bool) -> String {
    var bytes = [CChar](repeating: 0, count: 4 * Int(MAXPATHLEN))
    guard read(&bytes, bytes.count - 1) else { return "" }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A process as the kernel lists it.
  private struct DarwinProcess: Equatable {
    let pid: Int32
    let parent: Int32
    let user: UInt32
    /// The time of the start in microseconds since 1970.
    let start: UInt64
    let name: String
    private let status: CChar

    private init(_ info: kinfo_proc) {
      pid = info.kp_proc.p_pid
      parent = info.kp_eproc.e_ppid
      user = info.kp_eproc.e_ucred.cr_uid
      let time = info.kp_proc.p_un.__p_starttime
      start = UInt64(clamping: time.tv_sec) * 1_000_000 + UInt64(clamping: time.tv_usec)
      status = info.kp_proc.p_stat
      name = withUnsafeBytes(of: info.kp_proc.p_comm) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    /// Returns all processes, or the one with a number.
    static func all(pid: Int32? = nil) -> [DarwinProcess] {
      var request = [CTL_KERN, KERN_PROC, pid == nil ? KERN_PROC_ALL : KERN_PROC_PID, pid ?? 0]
      var size = 0
      guard sysctl(&request, 4, nil, &size, nil, 0) == 0 else { return [] }
      // Others may appear in the meantime.
      let stride = MemoryLayout<kinfo_proc>.stride
      var infos = [kinfo_proc](repeating: kinfo_proc(), count: size / stride + 32)
      size = infos.count * stride
      guard sysctl(&request, 4, &infos, &size, nil, 0) == 0 else { return [] }
      return infos.prefix(size / stride).map(DarwinProcess.init)
    }

    func state(isRunning: Bool) -> ProcessState {
      switch Int32(status) {
      case SZOMB: .zombie
      case SSTOP: .stopped
      default: isRunning ? .running : .sleeping
      }
    }

    /// The times and the memory; zeros for processes of other users.
    var taskInfo: proc_taskinfo {
      var info = proc_taskinfo()
      let size = Int32(MemoryLayout<proc_taskinfo>.size)
      return proc_pidinfo(pid, PROC_PIDTASKINFO, 0, &info, size) == size ? info : proc_taskinfo()
    }

    var path: String? {
      let path = text { proc_pidpath(pid, $0, UInt32($1)) > 0 }
      return path.isEmpty ? nil : path
    }

    var directory: String? {
      var info = proc_vnodepathinfo()
      let size = Int32(MemoryLayout<proc_vnodepathinfo>.size)
      guard proc_pidinfo(pid, PROC_PIDVNODEPATHINFO, 0, &info, size) == size else { return nil }
      return withUnsafeBytes(of: info.pvi_cdir.vip_path) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    /// The bytes of the arguments, each with a zero byte after it.
    private var argumentBytes: [UInt8] {
      var request = [CTL_KERN, KERN_PROCARGS2, pid]
      var bytes = [UInt8](repeating: 0, count: 65_536)
      var size = bytes.count
      guard sysctl(&request, 3, &bytes, &size, nil, 0) == 0, size > 4 else { return [] }
      var count = bytes.withUnsafeBytes { $0.loadUnaligned(as: Int32.self) }
      // The path of the program and zero bytes come before the arguments.
      let rest = bytes[4..<size].drop { $0 != 0 }.drop { $0 == 0 }
      let end = rest.firstIndex { byte in
        if byte == 0 { count -= 1 }
        return count <= 0
      }
      return Array(rest[..<(end ?? rest.endIndex)])
    }

    var arguments: [String] {
      argumentBytes.split(separator: 0, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }

    var profile: ProcessProfile {
      let userName = getpwuid(user).map { String(cString: $0.pointee.pw_name) } ?? String(user)
      return argumentBytes.prefix(1024).withUnsafeBufferPointer {
        ProcessProfile(user: userName, name: name, commandLine: $0)
      }
    }
  }
#endif
