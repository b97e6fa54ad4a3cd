import Components
import Signals
import Terminal

/// A program with an inline view of as many rows as its user asks for, until its work is finished.
@MainActor
enum InlineProgram {
  static func main() {
    let rows = CurrentValueSubject<Int, Never>(1)
    let (commands, input) = AsyncStream.makeStream(of: String.self)
    let count = Session.run(.inline) {
      InlineView(rows: rows) { input.yield($0) }
    } while: {
      var count = 0
      for await command in commands {
        count += 1
        switch command {
        case "add": rows.send(rows.value + 1)
        case "remove": rows.send(rows.value - 1)
        case "print": Session.print("Line \(count)\u{1B}[31m")
        case "partial": Session.print("No end", terminator: "")
        case "crash": fatalError("The work has failed.")
        default: return count
        }
      }
      return -1
    }
    print("Result \(count)")
  }
}

private struct InlineView: View {
  @Environment(\.quit) private var quit
  @Environment(\.suspend) private var suspend
  let rows: CurrentValueSubject<Int, Never>
  let send: @Sendable (String) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(rows.map { "Rows: \($0)" })
      Latest(of: rows, default: 1) { count in
        ForEach(1..<max(1, count), id: \.self) { Text("Row \($0)") }
      }
      HStack {
        command("add", "a")
        command("remove", "r")
        command("print", "p")
        command("partial", "i")
        command("crash", "x")
        command("finish", "f")
        Button("quit") { quit() }.keyboardShortcut("k", modifiers: [])
        Button("lend") { _ = suspend.run("sh", ["-c", "echo Lent; read line"]) }
          .keyboardShortcut("l", modifiers: [])
      }
      .buttonStyle(.plain)
    }
  }

  private func command(_ name: String, _ key: Key) -> some View {
    Button(name) { send(name) }.keyboardShortcut(key, modifiers: [])
  }
}

/// A program that asks for a name and prints it.
@MainActor
enum PromptProgram {
  static func main() {
    let name = CurrentValueSubject<String, Never>("")
    var configuration = Session.Configuration.inline
    configuration.marksPrompt = true
    let answer = Session.run(configuration, returning: String.self) { finish in
      VStack(alignment: .leading) {
        Text("Your name:")
        TextField("Name", text: name).onSubmit { finish(name.value) }.frame(width: 20)
      }
    }
    print("Hello, \(answer ?? "nobody")!")
  }
}

/// The progress of a command-line tool, which takes the given number of milliseconds for each
/// file.
@MainActor
enum ProgressProgram {
  static func main() {
    let delay = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1
    let files = (1...40).map { "file \($0)" }
    let progress = CurrentValueSubject<Double, Never>(0)
    Session.run(.inline) {
      ProgressView("Copying", value: progress)
    } while: {
      for (index, file) in files.enumerated() {
        try? await Task.sleep(for: .milliseconds(delay))
        if index.isMultiple(of: 8) { Session.print("Copied \(file).") }
        progress.send(Double(index + 1) / Double(files.count))
      }
    }
  }
}
