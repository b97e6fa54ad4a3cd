import Components
import Terminal

/// A question that a program asks in the rows below its last output.
///
///     let name = try await Prompt.text("Name", default: "demo").ask()
///     let kind = try await Prompt.choice("Kind", from: ["library", "tool"]).ask()
///
///     ✓ Name annunciator
///     ? Kind
///     > library
///       tool
///
/// The question is asked on the terminal, also if standard input or output is redirected, so that
/// `name=$(tool)` receives what the program prints and nothing else. What has been answered stays
/// there in one line. Escape and Ctrl-C cancel the question.
///
/// A question of one's own is a view that calls a closure with the answer:
///
///     let prompt = Prompt<Int> { answer in
///       Rating(onChoose: answer)
///     }
@MainActor
public struct Prompt<Answer: Sendable> {
  /// How the session that asks the question is run: inline, and Ctrl-C ends only the question.
  ///
  /// A program that asks for one command after another sets its `marksPrompt`.
  public var configuration: Session.Configuration

  private let content: @MainActor (_ answer: @escaping @MainActor (Answer) -> Void) -> AnyView

  /// Creates a question.
  ///
  /// - Parameter content: The view that asks it. Its argument is the closure to call with the
  ///   answer; the first answer counts.
  public init(
    @ViewBuilder content: @escaping (_ answer: @escaping @MainActor (Answer) -> Void) -> some View
  ) {
    self.content = { AnyView(content($0)) }
    configuration = .inline
    configuration.endsProcessByControlC = false
  }

  /// Returns the view that asks the question, for a session or a screen of one's own.
  ///
  /// - Parameter answer: Called with the answer.
  public func view(answer: @escaping @MainActor (Answer) -> Void) -> some View {
    PromptFrame(content: content(answer))
  }

  /// Asks the question, and waits for the answer without blocking the main actor.
  ///
  /// - Throws: ``PromptError/cancelled`` after Escape or Ctrl-C, and ``PromptError/noTerminal`` if
  ///   there is no terminal to ask on.
  public func ask() async throws(PromptError) -> Answer {
    let attempt = Attempt()
    let answer = await Session.run(configuration, returning: Answer.self) { finish in
      view { finish($0) }.onAppear { attempt.hasBegun = true }
    }
    return try attempt.result(answer)
  }

  /// Asks the question, and waits for the answer. For programs whose `main` is synchronous.
  ///
  /// - Throws: ``PromptError/cancelled`` after Escape or Ctrl-C, and ``PromptError/noTerminal`` if
  ///   there is no terminal to ask on.
  public func ask() throws(PromptError) -> Answer {
    let attempt = Attempt()
    let answer = Session.run(configuration, returning: Answer.self) { finish in
      view { finish($0) }.onAppear { attempt.hasBegun = true }
    }
    return try attempt.result(answer)
  }

  /// The state of a question that is being asked.
  @MainActor
  private final class Attempt {
    /// Whether the question has been on the terminal.
    var hasBegun = false

    func result(_ answer: Answer?) throws(PromptError) -> Answer {
      if let answer { return answer }
      throw hasBegun ? .cancelled : .noTerminal
    }
  }
}

/// Why a question has no answer.
public enum PromptError: Error, CustomStringConvertible {
  /// The user has pressed Escape or Ctrl-C.
  case cancelled
  /// There is no terminal. The session has said so on standard error.
  case noTerminal

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .cancelled: "The question was not answered."
    case .noTerminal: "There is no terminal to ask on."
    }
  }

  /// The status with which a program ends by custom: 130 after a cancellation, as by Ctrl-C, and
  /// 71 without a terminal.
  public var status: Int32 {
    switch self {
    case .cancelled: 130
    case .noTerminal: 71
    }
  }
}

/// The frame of every question, in which Escape cancels it.
private struct PromptFrame<Content: View>: View {
  let content: Content
  @Environment(\.quit) private var quit
  @FocusState private var hasFocus: Bool

  var body: some View {
    content
      .focused($hasFocus)
      .defaultFocus($hasFocus, true)
      .frame(maxWidth: .infinity, alignment: .leading)
      .onKeyPress(.escape) {
        quit(status: PromptError.cancelled.status)
        return .handled
      }
  }
}
