import Components
import Foundation
import Prompts
import Terminal
import TestSupport
import Testing
import TextBackend

/// The examples of the module's article.
@MainActor @Suite(.watchdog) struct PromptsExamples {
  private struct Process {
    let id: Int
    let name: String
  }

  private let processes = [Process(id: 1, name: "init")]
  private let report = "Everything is fine."

  private nonisolated func create(_ name: String, _ kind: String) async throws {}
  private nonisolated func signIn(_ password: String) async throws {}

  /// Compiles the example.
  func questions() async throws {
    let name = try await Prompt.text("Name", default: "demo").ask()
    let kind = try await Prompt.choice("Kind", from: ["library", "tool"]).ask()
    guard try await Prompt.confirmation("Create \(name)?").ask() else { return }
    try await withProgress("Creating \(name)") { _ in try await create(name, kind) }
  }

  /// Compiles the example.
  func errors() async throws {
    do {
      let password = try await Prompt.secret("Password").ask()
      try await signIn(password)
    } catch let error as PromptError {
      exit(error.status)
    }
  }

  /// Compiles the example.
  func faults() async throws -> String {
    let port = try await Prompt.text("Port", default: "8080") { text in
      Int(text) == nil ? "A number, please." : nil
    }.ask()
    return port
  }

  /// Compiles the example.
  func interpreter(run: (String) -> Void) async {
    var prompt = Prompt.text(">")
    prompt.configuration.marksPrompt = true
    while let command = try? await prompt.ask() { run(command) }
  }

  /// Compiles the example.
  func stars() async throws -> Int {
    let stars = try await Prompt<Int> { answer in
      HStack {
        ForEach(1...5, id: \.self) { count in
          Button(String(repeating: "*", count: count)) { answer(count) }
        }
      }
    }.ask()
    return stars
  }

  @Test func aQuestionOnAScreen() {
    var names: [String] = []
    let screen = Screen(columns: 40, rows: 3) { Prompt.text("Name").view { names.append($0) } }
    screen.type("Blob")
    screen.press(.enter)
    #expect(names == ["Blob"])
  }

  /// Compiles the example.
  func pager() async {
    await Session.run {
      ScrollView { Text(report).frame(maxWidth: .infinity, alignment: .leading) }
    }
  }

  /// Compiles the example.
  private func table() async throws -> Process {
    let process = try await Prompt.choice("Process", from: processes) { process in
      "\(process.id)  \(process.name)"
    }.ask()
    return process
  }
}
