import Components

extension Prompt {
  /// Asks for one of several options.
  ///
  ///     let branch = try await Prompt.choice("Branch", from: branches).ask()
  ///
  ///     ? Branch fe
  ///     > feature/login
  ///       feature/search
  ///
  /// The arrow keys choose an option, and Enter accepts it. Characters that are typed leave the
  /// options that contain all their words. Ten options are shown at a time.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - options: The options. There must be one.
  ///   - defaultIndex: The index of the option that is chosen at first.
  ///   - label: Returns the text of an option.
  public static func choice(
    _ title: String, from options: [Answer], default defaultIndex: Int = 0,
    label: @escaping (Answer) -> String = { "\($0)" }
  ) -> Prompt {
    precondition(!options.isEmpty, "A choice needs an option.")
    return Prompt { answer in
      ChoicePrompt(
        title: title, labels: options.map(label), allowsSeveral: false, initial: [defaultIndex]
      ) { answer(options[$0[0]]) }
    }
  }

  /// Asks for any number of several options.
  ///
  ///     let files = try await Prompt.choices("Files", from: changedFiles).ask()
  ///
  ///     ? Files
  ///     > [x] README.md
  ///       [ ] Package.swift
  ///
  /// The arrow keys move between the options, Space chooses one or no longer does, Ctrl-A chooses
  /// all that are shown, and Enter accepts. Characters that are typed leave the options that
  /// contain them.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - options: The options.
  ///   - defaultIndices: The indices of the options that are chosen at first.
  ///   - label: Returns the text of an option.
  public static func choices<Option>(
    _ title: String, from options: [Option], default defaultIndices: Set<Int> = [],
    label: @escaping (Option) -> String = { "\($0)" }
  ) -> Prompt where Answer == [Option] {
    Prompt { answer in
      ChoicePrompt(
        title: title, labels: options.map(label), allowsSeveral: true, initial: defaultIndices
      ) { answer($0.map { options[$0] }) }
    }
  }
}

private struct ChoicePrompt: View {
  let title: String
  let labels: [String]
  let allowsSeveral: Bool
  /// Called with the indices of the chosen options, in ascending order.
  let answer: @MainActor ([Int]) -> Void
  @State private var choice: FilteredChoice
  @State private var summary: String?

  init(
    title: String, labels: [String], allowsSeveral: Bool, initial: Set<Int>,
    answer: @escaping @MainActor ([Int]) -> Void
  ) {
    self.title = title
    self.labels = labels
    self.allowsSeveral = allowsSeveral
    self.answer = answer
    _choice = State(
      wrappedValue: FilteredChoice(labels: labels, allowsSeveral: allowsSeveral, chosen: initial))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PromptTitle(title, summary: summary) {
        Text(choice.query)
        if allowsSeveral, choice.query.isEmpty {
          Text("Space chooses, Enter accepts").foregroundStyle(.secondary)
        }
      }
      if summary == nil { options }
    }
    .focusable(summary == nil)
    .onKeyPress { press in
      if press.key == .enter { return accept() }
      return choice.handle(press) ? .handled : .ignored
    }
  }

  @ViewBuilder private var options: some View {
    ForEach(choice.visible, id: \.self) { index in
      let isCurrent = index == choice.current
      HStack(spacing: 1) {
        Text(isCurrent ? ">" : " ").foregroundStyle(.theme(.accent)).accessibilityHidden(true)
        if allowsSeveral { Text(choice.chosen.contains(index) ? "[x]" : "[ ]") }
        Text(labels[index]).bold(isCurrent).lineLimit(1)
      }
      .foregroundStyle(isCurrent ? .theme(.accent) : .primary)
    }
    if choice.matches.isEmpty {
      Text("  No match").foregroundStyle(.secondary)
    } else if choice.matches.count > choice.visible.count {
      Text("  \(choice.position + 1) of \(choice.matches.count)").foregroundStyle(.secondary)
    }
  }

  private func accept() -> KeyPress.Result {
    guard let result = choice.result, summary == nil else { return .handled }
    summary = result.isEmpty ? "none" : result.map { labels[$0] }.joined(separator: ", ")
    answer(result)
    return .handled
  }
}
