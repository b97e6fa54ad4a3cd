import Signals
import SignalsTesting
import SystemStreams
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct CommandTests {
  /// Runs a command until it ends; returns its lines and its failure.
  private func run(_ command: Command) async -> (lines: [String], failure: CommandFailure?) {
    var lines: [String] = []
    do {
      for try await line in command.lines(on: .system).values { lines.append(line) }
    } catch {
      return (lines, error)
    }
    return (lines, nil)
  }

  @Test func passesArgumentsAsTheyAre() async {
    #expect(await run(Command("printf", "%s\n", "a b", "$c", "")).lines == ["a b", "$c", ""])
  }

  @Test func isFoundByItsPath() async {
    #expect(await run(Command("/bin/echo", "a")).lines == ["a"])
  }

  @Test func failsWithoutAProgram() async {
    let failure = await run(Command("/no/such/program")).failure
    #expect(failure == .notStarted(ENOENT))
    #expect(failure?.description == "The program was not started: No such file or directory.")
  }

  @Test func refusesStringsThatEndEarly() async {
    #expect(await run(Command("echo", "a\0b")).failure == .notStarted(EINVAL))
    var command = Command("pwd")
    command.directory = "/tmp\0/no"
    #expect(await run(command).failure == .notStarted(EINVAL))
  }

  @Test func runsInTheDirectory() async {
    var command = Command("pwd")
    command.directory = "/usr"
    #expect(await run(command).lines == ["/usr"])
    command.directory = "/no/folder"
    #expect(await run(command).failure == .notStarted(ENOENT))
  }

  @Test func hasTheEnvironment() async {
    var command = Command(shell: "echo $A; echo ${HOME-none}")
    command.environment["A"] = "b=c"
    command.environment["HOME"] = nil
    #expect(await run(command).lines == ["b=c", "none"])
  }

  @Test func readsNothingByDefault() async throws {
    #expect(await run(Command("cat")) == ([], nil))
    let file = try TestFile("a\n")
    var command = Command("cat")
    command.input = file.path
    #expect(await run(command).lines == ["a"])
  }

  #if os(Linux)
    @Test func hasNoTerminal() async throws {
      let lines = await run(Command("cat", "/proc/self/stat")).lines
      let fields = try #require(lines.first).split(separator: " ")
      // The process is the leader of its group and its session, and has no controlling terminal.
      #expect(fields[4] == fields[0])
      #expect(fields[5] == fields[0])
      #expect(fields[6] == "0")
    }

    @Test func inheritsNoFiles() async throws {
      let inherited = open("/dev/null", O_RDONLY)
      defer { close(inherited) }
      // The last one is the folder itself.
      #expect(await run(Command("ls", "/proc/self/fd")).lines == ["0", "1", "2", "3"])
    }

    @Test func inheritsNoSignalMaskAndNoHandlers() async throws {
      let command = Command("grep", "-E", "SigBlk|SigIgn", "/proc/self/status")
      var (all, before) = (sigset_t(), sigset_t())
      sigfillset(&all)
      let handler = signal(SIGUSR2, SIG_IGN)
      defer { signal(SIGUSR2, handler) }
      pthread_sigmask(SIG_SETMASK, &all, &before)
      let recorder = Recorder(command.lines(on: .system))
      pthread_sigmask(SIG_SETMASK, &before, nil)
      let fields = try await recorder.next(2)
      #expect(fields[0] == "SigBlk:\t0000000000000000")
      // The C library ignores signals of its own, 32 and 33.
      let ignored = try #require(UInt64(fields[1].suffix(16), radix: 16))
      #expect(ignored & 0x7FFF_FFFF == 0)
    }
  #endif
}
