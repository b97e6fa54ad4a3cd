import Components

/// The mark and the title of a question, and what stands beside them.
///
///     ? Name           ✓ Name annunciator
struct PromptTitle<Content: View>: View {
  private let title: String
  private let summary: String?
  private let content: Content

  /// Creates the line of a question.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - summary: The answer in words, when the question has been answered.
  ///   - content: What stands beside the title until then.
  init(_ title: String, summary: String?, @ViewBuilder content: () -> Content) {
    self.title = title
    self.summary = summary
    self.content = content()
  }

  var body: some View {
    HStack(spacing: 1) {
      PromptMark(isDone: summary != nil)
      Text(title).bold().lineLimit(1)
      if let summary {
        Text(summary).lineLimit(1)
      } else {
        content
      }
    }
  }
}

/// The mark of something that waits for an answer or for its end.
struct PromptMark: View {
  let isDone: Bool
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    if isDone {
      Text(usesASCII ? "*" : "✓").foregroundStyle(.theme(.success)).accessibilityLabel("Answered")
    } else {
      Text("?").foregroundStyle(.theme(.accent)).accessibilityHidden(true)
    }
  }
}
