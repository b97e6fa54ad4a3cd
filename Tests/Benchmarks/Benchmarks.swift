#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures what the package promises to be fast at.
///
///     swift run -c release Benchmarks                  times, and ratios to the same by hand
///     swift run -c release Benchmarks --instructions   instructions, counted by valgrind
///     Benchmarks --count N NAME                        runs one workload, for a profiler
@main
struct Benchmarks {
  @MainActor
  static let workloads: [Workload] = [
    .subjectToSink, .currentValueToSink, .fiveSteps, .fiveStepsErased, .fanOut, .combineLatest,
    .mergeOfEight, .subscribeAndCancel, .titleAmong4, .titleAmong1000, .unchangedFrame, .firstFrame,
  ]

  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil: printTimes()
    case "--instructions": printInstructions()
    case "--count": run(arguments.dropFirst())
    case let argument?: fail("\(argument) is not an option; there are --instructions and --count.")
    }
  }

  @MainActor
  private static func run(_ arguments: ArraySlice<String>) {
    guard let count = arguments.first.flatMap({ Int($0) }), let name = arguments.dropFirst().first,
      let workload = workloads.first(where: { $0.name == name })
    else { fail("--count takes a number and the name of a workload.") }
    workload.prepare()(count)
  }

  @MainActor
  private static func printTimes() {
    printRow("", "ns", "by hand", "ratio")
    for workload in workloads {
      let times = Stopwatch.medians(of: workload)
      let ratio = times.floor.map { times.run / $0 }
      printRow(
        "\(workload.name), per \(workload.unit)", times.run.formatted,
        times.floor?.formatted ?? "", ratio?.formatted ?? "")
    }
    print()
    print(
      "Bytes for \"Select All\" → \"Delete All\" among 4 buttons: \(Panel(buttons: 4).changeTitle(0))"
    )
  }

  @MainActor
  private static func printInstructions() {
    printRow("", "instructions", "", "")
    for workload in workloads {
      guard let count = Callgrind.instructions(perUnitOf: workload) else {
        fail("valgrind and strip are needed to count instructions, and one of them failed.")
      }
      printRow("\(workload.name), per \(workload.unit)", count.formatted, "", "")
    }
  }

  private static func printRow(_ name: String, _ columns: String...) {
    let padded = columns.map { String(repeating: " ", count: max(1, 13 - $0.count)) + $0 }
    print(name + String(repeating: " ", count: max(0, 50 - name.count)) + padded.joined())
  }

  private static func fail(_ sentence: String) -> Never {
    print("Benchmarks: \(sentence)")
    exit(64)
  }
}

extension Double {
  /// With as many digits as mean something.
  fileprivate var formatted: String {
    if self >= 100 { return "\(Int(rounded()))" }
    let tenths = Int((self * (self < 10 ? 100 : 10)).rounded())
    return "\(Double(tenths) / (self < 10 ? 100 : 10))"
  }
}
