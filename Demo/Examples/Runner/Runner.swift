import ComponentLogs
import Components
import Signals
import SystemStreams
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs shell commands at the same time, and shows the newest line of each:
///
///     swift run Runner "swift build" "swift test" "sleep 5; false"
///
///     ✓ swift build      Build complete! (2.41s)
///     ⠹ swift test       Test removesDuplicates() passed.
///     ✗ sleep 5; false   status 1
///
/// The newest line of a command that fails is printed above. The status is 1 if one has failed.
/// Ctrl-C ends them all. With `-l` before the commands, all lines are shown on the whole screen
/// until `q` is pressed.
@main
struct Runner {
  static func main() async {
    let showsLog = CommandLine.arguments.dropFirst().first == "-l"
    let jobs = CommandLine.arguments.dropFirst(showsLog ? 2 : 1).map(Job.init)
    guard !jobs.isEmpty else {
      _ = "Usage: Runner [-l] COMMAND…\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(64)
    }
    var configuration = showsLog ? Session.Configuration() : .inline
    configuration.endsProcessByControlC = false
    await Session.run(configuration) {
      if showsLog { JobLog(jobs: jobs) } else { JobList(jobs: jobs) }
    } while: {
      await withTaskGroup { group in
        for job in jobs { group.addTask { await job.run() } }
      }
      // The lines are shown until the session ends, which cancels this.
      while showsLog, !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
    }
    exit(status(of: jobs.map(\.outcome.value)))
  }

  /// Returns the status of the program: that of Ctrl-C if a command has not ended.
  static func status(of outcomes: [Job.Outcome?]) -> CInt {
    if outcomes.contains(nil) { return 130 }
    return outcomes.allSatisfy { $0 == .success } ? 0 : 1
  }
}

/// A command, and what is known of it.
final class Job: Identifiable, Sendable {
  enum Outcome: Equatable {
    case success
    case failure(String)
  }

  let command: String
  let newestLine = CurrentValueSubject<String, Never>("")
  let outcome = CurrentValueSubject<Outcome?, Never>(nil)

  init(_ command: String) {
    self.command = command
  }

  /// Runs the command. When the task is cancelled, it is terminated.
  func run() async {
    let events = Command(shell: command).events(on: .system).sink { completion in
      if case .failure(let failure) = completion { self.fail("\(failure)") }
    } receiveValue: { event in
      self.receive(event)
    }
    for await outcome in outcome.values where outcome != nil { break }
    events.cancel()
  }

  func receive(_ event: CommandEvent) {
    switch event {
    case .output(let line), .error(let line): newestLine.value = line
    case .ended(.status(0)): outcome.value = .success
    case .ended(.status(let code)): fail("status \(code)")
    case .ended(.signal(let number)): fail("signal \(number)")
    case .ended(.unknown): fail("unknown status")
    }
  }

  private func fail(_ reason: String) {
    if !newestLine.value.isEmpty { Session.print("\(command): \(newestLine.value)") }
    outcome.value = .failure(reason)
  }
}

/// A line for each job. Each follows its own subjects, so a line that changes costs only itself.
struct JobList: View {
  let jobs: [Job]

  var body: some View {
    Grid(alignment: .leading) {
      ForEach(jobs) { job in
        GridRow {
          Latest(of: job.outcome) { outcome in
            switch outcome {
            case nil: ProgressView()
            case .success: Text("✓").foregroundStyle(.theme(.success))
            case .failure: Text("✗").foregroundStyle(.theme(.error))
            }
          }
          Text(job.command).bold().lineLimit(1)
          Latest(of: job.outcome) { outcome in
            if case .failure(let reason) = outcome {
              Text(reason).foregroundStyle(.theme(.error))
            } else {
              Text(job.newestLine).foregroundStyle(.secondary)
            }
          }
          .lineLimit(1)
        }
      }
    }
  }
}

/// The jobs and, below them, the lines of all of them.
struct JobLog: View {
  let jobs: [Job]
  let lines: AnyPublisher<String, Never>

  init(jobs: [Job]) {
    self.jobs = jobs
    lines = jobs.map { job in job.newestLine.dropFirst().map { "\(job.command): \($0)" } }
      .merged().eraseToAnyPublisher()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      JobList(jobs: jobs).padding(.leading, 1)
      LogView("Lines", lines: lines, on: .system)
    }
  }
}
