import SignalsTesting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs programs in which several threads use publishers at once, and checks their outcome.
///
///     StreamStress [--rounds N] [NAME...]
///
/// The outcome shows values that were lost, repeated or reordered, and deliveries that overlapped.
/// The thread sanitizer finds data races that did no harm this time.
@main
struct StreamStress {
  static let programs =
    StressProgram.subjects + StressProgram.collections + StressProgram.sharing
    + StressProgram.combining + StressProgram.flattening + StressProgram.time + StressProgram.tasks

  static func main() {
    var (names, rounds) = (Array(CommandLine.arguments.dropFirst()), 1_000)
    if names.first == "--rounds", let number = names.dropFirst().first.flatMap({ Int($0) }) {
      rounds = max(1, number)
      names.removeFirst(2)
    }
    let chosen = programs.filter { names.isEmpty || names.contains($0.name) }
    guard !chosen.isEmpty else {
      print("The programs are:", programs.map(\.name).joined(separator: ", "))
      exit(2)
    }
    let failures = chosen.filter { !$0.succeeds(rounds: rounds) }
    exit(failures.isEmpty ? 0 : 1)
  }
}

extension StressProgram {
  /// Runs the program, and prints its time or what went wrong. The system ends a program that
  /// hangs.
  fileprivate func succeeds(rounds: Int) -> Bool {
    alarm(120)
    print(name, terminator: " ")
    fflush(nil)
    let start = ContinuousClock.now
    do {
      try run(rounds)
      print(start.duration(to: .now).formatted)
      return true
    } catch {
      print("FAILED:", error)
      return false
    }
  }
}

extension Duration {
  fileprivate var formatted: String { "\((self / .milliseconds(1)).rounded()) ms" }
}
