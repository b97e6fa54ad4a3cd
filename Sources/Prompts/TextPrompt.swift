import Components
import Signals

extension Prompt where Answer == String {
  /// Asks for a line of text.
  ///
  ///     let name = try await Prompt.text("Name", default: "demo") { name in
  ///       name.contains("/") ? "A name has no slashes." : nil
  ///     }.ask()
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - defaultAnswer: The answer if the line is left empty.
  ///   - fault: Returns what is wrong with an answer, or `nil` if nothing is. It is also called
  ///     with the default answer.
  public static func text(
    _ title: String, default defaultAnswer: String = "",
    fault: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> Prompt {
    text(title, default: defaultAnswer) { Just(fault($0)) }
  }

  /// Asks for a line of text, which a publisher judges.
  ///
  ///     Prompt.text("Name") { name in
  ///       Future { await registry.contains(name) ? "\(name) is taken." : nil }
  ///     }
  ///
  /// The publisher of a text is cancelled when the text changes. Enter waits for its first value,
  /// and the text is accepted if that is `nil`.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - defaultAnswer: The answer if the line is left empty.
  ///   - faults: Returns a publisher of what is wrong with an answer; `nil` for nothing.
  public static func text<Faults: Publisher<String?, Never>>(
    _ title: String, default defaultAnswer: String = "",
    faults: @escaping @Sendable (String) -> Faults
  ) -> Prompt {
    Prompt { answer in
      TextPrompt(title: title, isSecret: false) {
        TextPromptModel(default: defaultAnswer, faults: faults, answer: answer)
      }
    }
  }

  /// Asks for a line of text that is not shown.
  ///
  ///     let password = try await Prompt.secret("Password").ask()
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - fault: Returns what is wrong with an answer, or `nil` if nothing is.
  public static func secret(
    _ title: String, fault: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> Prompt {
    Prompt { answer in
      TextPrompt(title: title, isSecret: true) {
        TextPromptModel(default: "", faults: { Just(fault($0)) }, answer: answer)
      }
    }
  }
}

/// A field, and what is wrong with its text.
private struct TextPrompt: View {
  let title: String
  let isSecret: Bool
  @StateObject private var model: TextPromptModel

  init(title: String, isSecret: Bool, model: @escaping @MainActor () -> TextPromptModel) {
    self.title = title
    self.isSecret = isSecret
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PromptTitle(title, summary: model.answer.map { isSecret ? "••••" : $0 }) {
        field.textFieldStyle(.plain).onSubmit { model.submit() }.accessibilityLabel(title)
        if model.isWaiting { ProgressView() }
      }
      if let fault = model.fault { Text(fault).foregroundStyle(.theme(.error)) }
    }
  }

  @ViewBuilder private var field: some View {
    if isSecret {
      SecureField("", text: model.text)
    } else {
      TextField(model.defaultAnswer, text: model.text)
    }
  }
}

/// The state of a question about a text.
@MainActor
final class TextPromptModel: ObservableObject {
  /// The judgement of a text.
  private enum Verdict {
    case pending, accepted
    case rejected(String)
  }

  let text = CurrentValueSubject<String, Never>("")
  let defaultAnswer: String
  /// The fault of the text that has been submitted.
  @Published private(set) var fault: String?
  /// Whether the text has been submitted and is not yet judged.
  @Published private(set) var isWaiting = false
  /// The accepted text.
  @Published private(set) var answer: String?
  private let onAnswer: @MainActor (String) -> Void
  private var verdict = Verdict.pending
  private var cancellables: Set<AnyCancellable> = []

  init(
    default defaultAnswer: String,
    faults: @escaping @Sendable (String) -> some Publisher<String?, Never>,
    answer: @escaping @MainActor (String) -> Void
  ) {
    self.defaultAnswer = defaultAnswer
    onAnswer = answer
    text
      .map { $0.isEmpty ? defaultAnswer : $0 }
      .removeDuplicates()
      .flatMapLatest { text in
        faults(text).map { $0.map(Verdict.rejected) ?? .accepted }.prepend(.pending)
      }
      .sink(on: MainActor.shared) { [weak self] in self?.receive($0) }
      .store(in: &cancellables)
  }

  /// Accepts the text if nothing is wrong with it, now or when it has been judged.
  func submit() {
    guard answer == nil else { return }
    isWaiting = true
    judge()
  }

  private func receive(_ verdict: Verdict) {
    self.verdict = verdict
    // The text has changed.
    if case .pending = verdict { (isWaiting, fault) = (false, nil) }
    if isWaiting { judge() }
  }

  private func judge() {
    switch verdict {
    case .pending: return
    case .rejected(let fault): self.fault = fault
    case .accepted:
      let accepted = text.value.isEmpty ? defaultAnswer : text.value
      answer = accepted
      onAnswer(accepted)
    }
    isWaiting = false
  }
}
