#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures the workloads for which the package has a performance budget.
///
///     Benchmarks                   prints times and their ratios to those of other code
///     Benchmarks --instructions    counts instructions with valgrind
///     Benchmarks --allocations     counts allocations with valgrind
///     Benchmarks --growth [NAME]   checks that costs do not grow with the number of views
///     Benchmarks --count N NAME    runs one workload, for a profiler
///     Benchmarks --screen NAME N   draws a screen and N updates of it, for Peers/compare
@main
struct Benchmarks {
  @MainActor
  static let workloads =
    Workload.streams + Workload.frames + Workload.keysBeyondASCII + Workload.addedLines
    + Workload.neighbors + Workload.valueChanges + Workload.eagerInsertions + Workload.rows
    + [.selection] + Workload.sections + Workload.menus + Workload.lazyGrids
    + Workload.coloredCells + Workload.peerScreens

  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil: printTimes()
    case "--instructions": printInstructions()
    case "--allocations": printAllocations()
    case "--growth": if !GrowthSweep.run(only: arguments.dropFirst().first) { exit(1) }
    case "--count": run(arguments.dropFirst())
    case "--screen": show(arguments.dropFirst())
    case let argument?:
      fail(
        "\(argument) is not an option; the options are --instructions, --allocations, --growth,"
          + " --count and --screen.")
    }
  }

  @MainActor
  private static func show(_ arguments: ArraySlice<String>) {
    guard let name = arguments.first, let screen = PeerScreen(named: name),
      let count = arguments.dropFirst().first.flatMap({ Int($0) })
    else { fail("--screen takes the name of a screen and a number.") }
    screen.show(updates: count)
    exit(0)
  }

  @MainActor
  private static func run(_ arguments: ArraySlice<String>) {
    guard let count = arguments.first.flatMap({ Int($0) }), let name = arguments.dropFirst().first,
      let workload = (workloads + Workload.keptViews + GrowthSweep.workloads).first(where: {
        $0.name == name
      })
    else { fail("--count takes a number and the name of a workload.") }
    let run = workload.prepare()
    run(count)
    // Exits before the state is released, so that only the work is counted.
    withExtendedLifetime(run) { exit(0) }
  }

  @MainActor
  private static func printTimes() {
    printRow("", "ns", "hand-written", "ratio", "AsyncStream", "ratio")
    for workload in workloads {
      let times = Stopwatch.medians(of: workload)
      printRow(
        "\(workload.name), per \(workload.unit)", times.run.formatted,
        times.handWritten.formatted, times.handWritten.map { times.run / $0 }.formatted,
        times.asyncStream.formatted, times.asyncStream.map { $0 / times.run }.formatted)
    }
    print()
    printBytesOfFrames()
  }

  @MainActor
  private static func printInstructions() {
    printRow("", "instructions", "at most", "isolation")
    var tooMany = 0
    for workload in workloads {
      guard let count = Valgrind.instructions(perUnitOf: workload),
        let checks = Valgrind.isolationChecks(perUnitOf: workload)
      else { failWithoutValgrind() }
      if let limit = workload.limit, count > Double(limit) { tooMany += 1 }
      printRow(
        "\(workload.name), per \(workload.unit)", count.formatted,
        workload.limit.map { "\($0)" } ?? "", checks.formatted)
    }
    if tooMany > 0 { exit(1) }
  }

  @MainActor
  private static func printAllocations() {
    printRow("", "allocations", "bytes left")
    for workload in Workload.streams + Workload.keptViews {
      guard let count = Valgrind.allocations(perUnitOf: workload),
        let bytes = Valgrind.bytes(leftPerUnitOf: workload)
      else { failWithoutValgrind() }
      printRow("\(workload.name), per \(workload.unit)", count.formatted, bytes.formatted)
    }
  }

  private static func printRow(_ name: String, _ columns: String...) {
    let padded = columns.map { String(repeating: " ", count: max(1, 13 - $0.count)) + $0 }
    print(name + String(repeating: " ", count: max(0, 50 - name.count)) + padded.joined())
  }

  private static func failWithoutValgrind() -> Never {
    fail("valgrind and strip are needed to count, and one of them failed.")
  }

  private static func fail(_ message: String) -> Never {
    print("Benchmarks: \(message)")
    exit(64)
  }
}

extension Double {
  /// The number with three significant digits.
  fileprivate var formatted: String {
    if self >= 100 { return "\(Int(rounded()))" }
    let tenths = Int((self * (self < 10 ? 100 : 10)).rounded())
    return "\(Double(tenths) / (self < 10 ? 100 : 10))"
  }
}

extension Double? {
  fileprivate var formatted: String {
    self?.formatted ?? ""
  }
}
