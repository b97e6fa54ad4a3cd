import Components
import Signals
import SystemStreams
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shows the commits of a repository, and what the selected one has changed:
///
///     swift run GitBrowser [FOLDER]
///
/// Where there are no commits, a sentence says why, and the status is 1.
@main
struct GitBrowser {
  static func main() async {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    let git = { @Sendable (arguments: String...) in
      Command("git", arguments: ["-C", folder] + arguments).lines(on: .system)
    }
    do {
      _ = try await git("log", "-1").values.first()
    } catch {
      let message = "GitBrowser: There are no commits to show. \(error)\n"
      _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(1)
    }
    let history = History { git("show", "--stat", "--patch", "--color=always", $0) }
    let log = git("log", "--format=%h%x1f%as%x1f%an%x1f%s").sink { completion in
      if case .failure(let failure) = completion { history.failure.value = ". \(failure)" }
    } receiveValue: {
      history.add($0)
    }
    let status = await Session.run { Browser(history: history) }
    log.cancel()
    exit(status)
  }
}
