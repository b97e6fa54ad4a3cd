/// A message in place of content that there is none of.
///
///     List(results) { Text($0.name) }
///       .overlay { if results.isEmpty { ContentUnavailableView("No results") } }
///
///     ╭──────────────╮
///     │              │
///     │  No results  │
///     │              │
///     ╰──────────────╯
///
/// It takes all the space that it is offered and shows a bold label, a faint description and
/// actions in the middle.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private nonisolated var label: Label
  private nonisolated var description: Description
  private nonisolated var actions: Actions

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - label: What is missing.
  ///   - description: Why it is missing.
  ///   - actions: Buttons that help.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions.
  public var body: some View {
    VStack {
      label.bold()
      description.dim()
      actions
    }
    .multilineTextAlignment(.center)
    .frame(columns: .flexible, rows: .flexible)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension ContentUnavailableView: Sendable {}

extension ContentUnavailableView where Label == Text, Description == Text?, Actions == EmptyView {
  /// Creates a message with a title and a description.
  public nonisolated init(_ title: String, description: Text? = nil) {
    self.init {
      Text(title)
    } description: {
      description
    }
  }

  /// A message that nothing was found.
  public nonisolated static var search: Self {
    Self("No results", description: Text("Check the spelling or try another search."))
  }

  /// Creates a message that nothing was found.
  ///
  /// - Parameter text: The text that was searched for.
  public nonisolated static func search(text: String) -> Self {
    Self(
      "No results for \"\(text)\"", description: Text("Check the spelling or try another search."))
  }
}
