import DemoSupport

// The formats are described in proc(5). Each value is created from the bytes of one file, which
// may have been truncated.

/// The numbers in `/proc/[pid]/stat`.
struct StatFile: Equatable {
  /// The bytes of the program's name.
  var name: Range<Int>
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
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
    else { return nil }
    name = open + 1..<close
    var scanner = ByteScanner(bytes, at: close + 1)
    let state = scanner.word()
    guard state.count == 1, let parent = scanner.number() else { return nil }
    self.state = bytes[state.lowerBound]
    scanner.skipWords(9)
    guard let user = scanner.number(), let system = scanner.number() else { return nil }
    scanner.skipWords(4)
    guard let threads = scanner.number() else { return nil }
    scanner.skipWords(1)
    guard let start = scanner.number() else { return nil }
    scanner.skipWords(1)
    guard let pages = scanner.number() else { return nil }
    self.parent = Int32(clamping: parent)
    ticks = user.addingReportingOverflow(system).partialValue
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
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, into times: inout [CoreTimes]) {
    times.removeAll(keepingCapacity: true)
    var scanner = ByteScanner(bytes)
    while times.count <= limit, scanner.skip("cpu") {
      // The number of a core follows at once, but not in the first line.
      _ = scanner.restOfWord()
      var (busy, total) = (UInt64(0), UInt64(0))
      // The eight kinds of time; those of guests are counted among them.
      for kind in 0..<8 {
        guard let ticks = scanner.number() else { break }
        total &+= ticks
        if kind != 3, kind != 4 { busy &+= ticks }
      }
      times.append(CoreTimes(busy: busy, total: total))
      if !scanner.skipLine() { break }
    }
  }

  /// The largest number of cores that are shown.
  private static let limit = 4096
}

extension MemoryUse {
  /// Reads `/proc/meminfo`.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = ByteScanner(bytes)
    var (free, available) = (UInt64(0), UInt64?.none)
    repeat {
      if scanner.skip("MemTotal:") {
        total = scanner.kibibytes()
      } else if scanner.skip("MemFree:") {
        free += scanner.kibibytes()
      } else if scanner.skip("MemAvailable:") {
        available = scanner.kibibytes()
      } else if scanner.skip("Cached:") || scanner.skip("Buffers:") {
        free = free.addingReportingOverflow(scanner.kibibytes()).partialValue
      } else if scanner.skip("SwapTotal:") {
        swapTotal = scanner.kibibytes()
      } else if scanner.skip("SwapFree:") {
        swapFree = scanner.kibibytes()
      }
    } while scanner.skipLine()
    // Old kernels do not tell.
    self.available = available ?? free
  }
}

extension ByteScanner {
  /// Returns a number of KiB as bytes, or 0 if there is none.
  fileprivate mutating func kibibytes() -> UInt64 {
    let (bytes, overflows) = (number() ?? 0).multipliedReportingOverflow(by: 1024)
    return overflows ? .max : bytes
  }
}

extension ProcessDetails {
  /// Reads the memory in `/proc/[pid]/status`.
  mutating func readStatus(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = ByteScanner(bytes)
    repeat {
      if scanner.skip("VmHWM:") {
        peakMemory = scanner.kibibytes()
      } else if scanner.skip("VmSwap:") {
        swap = scanner.kibibytes()
      }
    } while scanner.skipLine()
  }

  /// Reads `/proc/[pid]/cmdline`, in which each argument ends with a zero byte.
  mutating func readArguments(_ bytes: UnsafeBufferPointer<UInt8>) {
    arguments = bytes.split(separator: 0, omittingEmptySubsequences: false)
      .prefix(ProcessDetails.argumentLimit).map { String(decoding: $0, as: UTF8.self) }
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
  ///   - bytes: The arguments, each with a zero byte after it. Some programs use blanks instead.
  convenience init(user: String, name: String, commandLine bytes: UnsafeBufferPointer<UInt8>) {
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0 || bytes[end - 1] == 0x20 { end -= 1 }
    if end == 0 {
      self.init(user: user, name: name, command: "[\(name)]")
      return
    }
    let programEnd = bytes[..<end].firstIndex { $0 == 0 } ?? end
    // What a program has written in place of its arguments may contain slashes anywhere.
    let isPath = bytes[0] == UInt8(ascii: "/")
    let wordEnd = bytes[..<programEnd].firstIndex { $0 == 0x20 } ?? programEnd
    let slash = isPath ? bytes[..<wordEnd].lastIndex(of: UInt8(ascii: "/")) : nil
    let start = slash.map { $0 + 1 < wordEnd ? $0 + 1 : 0 } ?? 0
    let command = String(
      decoding: bytes[start..<end].lazy.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
    let program = String(decoding: bytes[start..<wordEnd], as: UTF8.self)
    self.init(user: user, name: name, command: command, programLength: program.count)
  }
}
