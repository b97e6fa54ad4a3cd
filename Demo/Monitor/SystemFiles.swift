import DemoSupport

// The formats are described in proc(5). Each value is created from the bytes of one file, which
// may have been truncated.

/// The state of a process in `/proc/[pid]/stat`.
struct StatFile: Equatable {
  /// The program's name.
  var name: String
  var state: UInt8
  var parent: Int32
  /// The processor time in ticks of the clock.
  var ticks: UInt64
  var threads: Int32
  /// The time of the start in ticks since the machine was started.
  var start: UInt64
  var residentPages: UInt64

  /// Reads the file; `nil` if it is not complete.
  ///
  /// The name may contain blanks and parentheses, so it ends at the last one.
  init?(_ bytes: [UInt8]) {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
    else { return nil }
    // The first of these is the third one in proc(5).
    let fields = bytes[(close + 1)...].words
    guard fields.count > 21, fields[0].utf8.count == 1, let state = fields[0].utf8.first,
      let parent = UInt64(fields[1]), let user = UInt64(fields[11]),
      let system = UInt64(fields[12]), let threads = UInt64(fields[17]),
      let start = UInt64(fields[19]), let pages = UInt64(fields[21])
    else { return nil }
    name = bytes[(open + 1)..<close].text
    self.state = state
    self.parent = Int32(clamping: parent)
    ticks = user &+ system
    self.threads = Int32(clamping: threads)
    self.start = start
    residentPages = pages
  }
}

/// The time that a core, or all cores together, have spent, in ticks.
struct CoreTimes: Equatable {
  var busy: UInt64 = 0
  var total: UInt64 = 0

  /// Returns the share of the time since `old` in which the core was busy.
  func load(since old: CoreTimes) -> Double {
    guard total > old.total, busy >= old.busy else { return 0 }
    return min(1, Double(busy - old.busy) / Double(total - old.total))
  }

  /// Reads the lines of `/proc/stat` that begin with `cpu`: that of all cores, then one for each.
  static func all(in file: [UInt8]) -> [CoreTimes] {
    file.lines.prefix { $0.starts(with: "cpu".utf8) }.map { line in
      var times = CoreTimes()
      // The eight kinds of time; those of guests are counted among them.
      for (kind, word) in line.words.dropFirst().prefix(8).enumerated() {
        let ticks = UInt64(word) ?? 0
        times.total &+= ticks
        let isIdle = kind == 3 || kind == 4
        if !isIdle { times.busy &+= ticks }
      }
      return times
    }
  }
}

extension ProcessDetails {
  /// Reads the memory in `/proc/[pid]/status`.
  mutating func readStatus(_ file: [UInt8]) {
    let sizes = file.sizes
    peakMemory = sizes["VmHWM"]
    swap = sizes["VmSwap"]
  }

  /// Reads `/proc/[pid]/cmdline`, in which each argument ends with a zero byte.
  mutating func readArguments(_ file: [UInt8]) {
    arguments = file.split(separator: 0, omittingEmptySubsequences: false)
      .prefix(ProcessDetails.argumentLimit).map(\.text)
    if arguments.last == "" { arguments.removeLast() }
  }

  private static let argumentLimit = 1024
}

extension ProcessProfile {
  /// Creates a profile from the bytes of `/proc/[pid]/cmdline`.
  ///
  /// - Parameters:
  ///   - user: The name of the user.
  ///   - name: The name of the program, for processes without a command line.
  ///   - file: The arguments, each with a zero byte after it. Some programs use blanks instead.
  convenience init(user: String, name: String, commandLine file: [UInt8]) {
    let isBlank = { (byte: UInt8) in byte == 0 || byte == UInt8(ascii: " ") }
    guard let last = file.lastIndex(where: { !isBlank($0) }) else {
      self.init(user: user, name: name, command: "[\(name)]")
      return
    }
    let line = file[...last]
    let program = line.prefix { !isBlank($0) }
    // What a program has written in place of its arguments may contain slashes anywhere.
    let isPath = program.first == UInt8(ascii: "/") && program.last != UInt8(ascii: "/")
    let folderEnd = isPath ? program.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 : 0
    self.init(
      user: user, name: name,
      command: line[folderEnd...].map { $0 == 0 ? UInt8(ascii: " ") : $0 }.text,
      programLength: program[folderEnd...].text.count)
  }
}
