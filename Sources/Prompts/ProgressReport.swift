import Components
import Signals
import Terminal

/// Shows that `operation` works, and how far it has come, and returns its result.
///
///     let archive = try await withProgress("Packing") { progress in
///       for (index, file) in files.enumerated() {
///         progress(Double(index) / Double(files.count), file.name)
///         try await archive.add(file)
///       }
///     }
///
///     Packing ███████████▌          57%
///     Sources/main.swift
///
/// A spinner turns until the operation first reports how far it has come. When it has ended, a
/// line stays that says so. Without a terminal, the lines are written to standard output as plain
/// text. Ctrl-C ends the process.
///
/// - Parameters:
///   - title: What is done.
///   - operation: The work, which runs on another thread than the main one.
/// - Returns: The result of `operation`.
/// - Throws: The error of `operation`.
@MainActor
public func withProgress<Success: Sendable>(
  _ title: String,
  operation: @escaping @Sendable (_ progress: ProgressReport) async throws -> Success
) async throws -> Success {
  let report = ProgressReport()
  return try await Session.run(.inline) {
    ProgressPrompt(title: title, states: report.states)
  } while: {
    var isSuccess = false
    defer { report.end(isSuccess: isSuccess) }
    let success = try await operation(report)
    isSuccess = true
    return success
  }
}

/// Where an operation reports how far it has come. May be called on any thread.
public struct ProgressReport: Sendable {
  struct State: Hashable, Sendable {
    var fraction: Double?
    var message = ""
    /// Whether the operation has returned a result; `nil` while it works.
    var isSuccess: Bool?
  }

  let states = CurrentValueSubject<State, Never>(State())

  /// Reports that `fraction` of the work is done, from 0 to 1, and what is being done now.
  public func callAsFunction(_ fraction: Double, _ message: String = "") {
    states.send(State(fraction: fraction, message: message))
  }

  /// Reports what is being done now.
  public func callAsFunction(_ message: String) {
    states.update { $0.message = message }
  }

  func end(isSuccess: Bool) {
    states.update { $0 = State(fraction: $0.fraction, isSuccess: isSuccess) }
  }
}

/// How far an operation has come, and in the end that it has ended.
struct ProgressPrompt: View {
  let title: String
  let states: CurrentValueSubject<ProgressReport.State, Never>
  @State private var state = ProgressReport.State()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let isSuccess = state.isSuccess {
        HStack(spacing: 1) {
          if isSuccess {
            PromptMark(isDone: true)
          } else {
            Text("!").foregroundStyle(.theme(.error)).accessibilityLabel("Failed")
          }
          Text(title).lineLimit(1)
        }
      } else {
        ProgressView(title, value: state.fraction)
        if !state.message.isEmpty {
          Text(state.message).lineLimit(1).foregroundStyle(.secondary)
        }
      }
    }
    .windowProgress(windowProgress)
    .onReceive(states) { state = $0 }
  }

  /// The progress in the terminal's tab, until the operation has ended.
  private var windowProgress: WindowProgress? {
    if state.isSuccess != nil { return nil }
    return state.fraction.map { .fraction($0) } ?? .indeterminate
  }
}
