#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Counts instructions and allocations, which do not depend on how busy the machine is.
///
/// Every count is the difference between two runs of different lengths, which cancels out set-up
/// and exit.
enum Valgrind {
  /// Returns the number of instructions for each unit of `workload`.
  @MainActor
  static func instructions(perUnitOf workload: Workload) -> Double? {
    perUnit(of: workload, "--tool=callgrind --callgrind-out-file=/dev/null") { report in
      number(after: "Collected :", in: report)
    }
  }

  /// Returns the number of instructions for each unit of `workload` that check at run time whether
  /// code runs on the actor to which it is isolated.
  @MainActor
  static func isolationChecks(perUnitOf workload: Workload) -> Double? {
    let tool = "--tool=callgrind --callgrind-out-file=/dev/null --collect-atstart=no"
    return perUnit(of: workload, tool + " '--toggle-collect=swift_task_isCurrentExecutor*'") {
      number(after: "Collected :", in: $0)
    }
  }

  /// Returns the number of allocations for each unit of `workload`.
  @MainActor
  static func allocations(perUnitOf workload: Workload) -> Double? {
    perUnit(of: workload, "--leak-check=no") { number(after: "heap usage:", in: $0) }
  }

  /// Returns the number of bytes that each unit of `workload` leaves allocated.
  @MainActor
  static func bytes(leftPerUnitOf workload: Workload) -> Double? {
    perUnit(of: workload, "--leak-check=no") { number(after: "at exit:", in: $0) }
  }

  @MainActor
  private static func perUnit(
    of workload: Workload, _ tool: String, _ read: (String) -> Int?
  ) -> Double? {
    let (short, long) = (max(1, workload.count / 100), max(2, workload.count / 50))
    guard let program = strippedProgram,
      let few = report(tool, program, workload, short).flatMap(read),
      let many = report(tool, program, workload, long).flatMap(read)
    else { return nil }
    return Double(many - few) / Double(long - short)
  }

  /// The path of a copy of this program without debug information, which old versions of valgrind
  /// cannot read.
  private static let strippedProgram: String? = {
    let path = "/tmp/annunciator-benchmarks-\(getpid())"
    atexit { unlink("/tmp/annunciator-benchmarks-\(getpid())") }
    return output(of: "strip -o \(path) '\(CommandLine.arguments[0])'") == nil ? nil : path
  }()

  private static func report(
    _ tool: String, _ program: String, _ workload: Workload, _ count: Int
  ) -> String? {
    // Dictionaries with a seed of their own in each run would differ in their collisions, and each
    // byte that one instruction copies, `rep movsb`, would count as an instruction.
    output(
      of: "SWIFT_DETERMINISTIC_HASHING=1"
        + " GLIBC_TUNABLES=glibc.cpu.x86_rep_movsb_threshold=1000000000"
        + " valgrind \(tool) \(program) --count \(count) '\(workload.name)' 2>&1")
  }

  /// Returns the number after `words` in a report, which is written like 12,345.
  private static func number(after words: String, in report: String) -> Int? {
    guard let range = report.firstRange(of: words) else { return nil }
    let rest = report[range.upperBound...]
    return Int(rest.drop { $0 == " " }.prefix { $0.isNumber || $0 == "," }.filter { $0 != "," })
  }

  /// Returns the output of a shell command, or `nil` if it fails.
  private static func output(of command: String) -> String? {
    guard let pipe = popen(command, "r") else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      if count == 0 { break }
      bytes += buffer.prefix(count)
    }
    return pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
