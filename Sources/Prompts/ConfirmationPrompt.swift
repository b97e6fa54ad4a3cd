import Components

extension Prompt where Answer == Bool {
  /// Asks for yes or no.
  ///
  ///     guard try await Prompt.confirmation("Delete 3 files?").ask() else { return }
  ///
  ///     ? Delete 3 files?  Yes │[No]
  ///
  /// The keys `y` and `n` answer at once. The arrow keys choose, and Enter accepts.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - defaultAnswer: The answer that is chosen at first.
  public static func confirmation(_ title: String, default defaultAnswer: Bool = false) -> Prompt {
    Prompt { ConfirmationPrompt(title: title, choice: defaultAnswer, answer: $0) }
  }
}

private struct ConfirmationPrompt: View {
  let title: String
  @State var choice: Bool
  let answer: @MainActor (Bool) -> Void
  @State private var summary: String?

  var body: some View {
    PromptTitle(title, summary: summary) {
      Picker("", selection: $choice) {
        Text("Yes").tag(true)
        Text("No").tag(false)
      }
      .pickerStyle(.segmented)
      .accessibilityLabel(title)
    }
    .onKeyPress { press in
      switch press.key {
      case "y", "Y": accept(true)
      case "n", "N": accept(false)
      case .enter: accept(choice)
      default: .ignored
      }
    }
  }

  private func accept(_ isYes: Bool) -> KeyPress.Result {
    if summary == nil {
      summary = isYes ? "Yes" : "No"
      answer(isYes)
    }
    return .handled
  }
}
