extension View {
  /// Shows the keyboard shortcuts that work at the moment in a line below this view.
  ///
  ///     Editor().keyHelp()
  ///
  ///     │ Dear reader,                    │
  ///     │                                 │
  ///     │ Ctrl-S Save  Ctrl-N New  ? Help │
  ///
  /// The line is made of the shortcuts themselves: those of controls have the controls' labels,
  /// and those of ``onKeyboardShortcut(_:modifiers:title:perform:)`` their titles. What is
  /// disabled, hidden or behind a presentation is left out. A click runs the action. A line that
  /// is too long ends with `…`.
  ///
  /// The view takes all the space that it is proposed, and the line is its last row. The shortcuts
  /// are collected again in each frame in which something has changed.
  public nonisolated func keyHelp() -> some View {
    KeyHelp(content: self)
  }
}

private nonisolated struct KeyHelp<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    VStack {
      content
        .frame(columns: .shrinkable, rows: .shrinkable)
      KeyHelpLine()
    }
  }
}

private struct KeyHelpLine: View {
  @Environment(\.keyCommands) private var source
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    if let source {
      Latest(of: source.newest()) { commands in
        KeyHelpLayout {
          ForEach(commands) { command in
            KeyHelpButton(command: command)
          }
          Text(usesASCII ? "..." : "…").foregroundStyle(.secondary)
        }
        .clipped()
        .padding(.horizontal, cells: 1)
      }
      .frame(rows: 1)
    }
  }
}

/// A row of the views that fit as a whole. If some do not, the last view stands for them.
private struct KeyHelpLayout: Layout {
  private static let spacing = 2

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let ideal = length(of: widths(of: subviews).dropLast())
    return Size(width: proposal.width ?? ideal, height: 1)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let widths = widths(of: subviews)
    var count = widths.count - 1
    let fits = length(of: widths.prefix(count)) <= bounds.width
    if !fits {
      while count > 0, length(of: widths.prefix(count) + widths.suffix(1)) > bounds.width {
        count -= 1
      }
    }
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let isShown = index < count || index == widths.count - 1 && !fits
      // What is not shown stands beside the row, where it is clipped.
      subview.place(at: Point(x: isShown ? x : bounds.maxX, y: bounds.minY), proposal: .unspecified)
      if isShown { x += widths[index] + Self.spacing }
    }
  }

  private func widths(of subviews: Subviews) -> [Int] {
    subviews.map { $0.sizeThatFits(.unspecified).width }
  }

  /// Returns the columns that views of these widths take with the space between them.
  private func length(of widths: some Collection<Int>) -> Int {
    widths.reduce(0, +) + Self.spacing * max(0, widths.count - 1)
  }
}

private struct KeyHelpButton: View {
  let command: KeyCommand

  var body: some View {
    Button(action: command.perform) {
      HStack {
        Text(command.shortcut.description).bold().foregroundStyle(Color.accentColor)
        Text(command.title)
      }
      .lineLimit(1)
    }
    .buttonStyle(KeyHelpStyle())
    .focusable(false)
    .accessibilityLabel(command.title)
    .accessibilityHint(command.shortcut.description)
  }
}

private struct KeyHelpStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.attributes(
      Attributes(isUnderlined: configuration.isHovered, isReversed: configuration.isPressed))
  }

  func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.pressed, .hovered]
  }
}
