#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Counts instructions, which do not depend on how busy a machine is.
enum Callgrind {
  /// How many one unit of `workload` takes: the difference of two runs, so that what beginning and
  /// ending take does not count.
  @MainActor
  static func instructions(perUnitOf workload: Workload) -> Double? {
    let (short, long) = (max(1, workload.count / 100), max(2, workload.count / 50))
    guard let program = strippedProgram,
      let few = instructions(of: program, workload, short),
      let many = instructions(of: program, workload, long)
    else { return nil }
    return Double(many - few) / Double(long - short)
  }

  /// A copy of this program without debug information, which older versions of valgrind cannot read.
  private static let strippedProgram: String? = {
    let path = "/tmp/annunciator-benchmarks-\(getpid())"
    atexit { unlink("/tmp/annunciator-benchmarks-\(getpid())") }
    return output(of: "strip -o \(path) '\(CommandLine.arguments[0])'") == nil ? nil : path
  }()

  private static func instructions(of program: String, _ workload: Workload, _ count: Int) -> Int? {
    let command =
      "valgrind --tool=callgrind --callgrind-out-file=/dev/null \(program)"
      + " --count \(count) '\(workload.name)' 2>&1"
    let line = output(of: command)?.split(separator: "\n").last { $0.contains("Collected") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }

  /// What `command` writes; `nil` if it fails.
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
