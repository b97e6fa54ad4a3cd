import Prompts
import Signals

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Asks for the settings of a new project, and prints them as assignments of a shell:
///
///     eval "$(swift run Wizard)"
///
/// The questions appear on the terminal, and only the answer reaches the shell. After Escape or
/// Ctrl-C nothing is printed, and the status is 130.
@main
struct Wizard {
  enum Kind: String, CaseIterable {
    case library, executable, plugin
  }

  static func main() async {
    do {
      let name = try await Prompt.text("Name", default: "demo", faults: nameFaults).ask()
      let port = try await Prompt.text("Port", default: "8080", fault: portFault).ask()
      let kind = try await Prompt.choice("Kind", from: Kind.allCases) { $0.rawValue }.ask()
      let tools = try await Prompt.choices("Tools", from: ["git", "format", "docs", "ci"]).ask()
      guard try await Prompt.confirmation("Create \(name)?", default: true).ask() else { exit(1) }
      print(
        "NAME=\(name) PORT=\(port) KIND=\(kind.rawValue) TOOLS='\(tools.joined(separator: " "))'")
    } catch {
      exit(error.status)
    }
  }

  /// What is wrong with the name of a project, as far as can be said at once or by a slow service.
  private static func nameFaults(_ name: String) -> some Publisher<String?, Never> {
    Future { () async -> String? in
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
        return "A name has letters, digits and hyphens."
      }
      try? await Task.sleep(for: .milliseconds(300))
      return name == "swift" ? "“\(name)” is taken." : nil
    }
  }

  private static func portFault(_ text: String) -> String? {
    guard let port = Int(text), (1...65_535).contains(port) else { return "1 to 65535, please." }
    return nil
  }
}
