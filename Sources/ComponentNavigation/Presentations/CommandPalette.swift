extension View {
  /// Opens a list of the keyboard shortcuts that work at the moment, which typing filters.
  ///
  ///     Editor().commandPalette()
  ///
  ///     ╭────────────────────────────────╮
  ///     │ > s                            │
  ///     │ Save                    Ctrl-S │
  ///     │ Search                  Ctrl-F │
  ///     ╰────────────────────────────────╯
  ///
  /// The list has the shortcuts of ``keyHelp()``. The arrow keys choose one, and Enter or a click
  /// runs its action. Escape closes the list.
  ///
  /// - Parameter shortcut: The shortcut that opens the list: at first Ctrl-P.
  public nonisolated func commandPalette(
    _ shortcut: KeyboardShortcut = KeyboardShortcut("p", modifiers: .control)
  ) -> some View {
    PaletteView(content: self, shortcut: shortcut)
  }
}

private nonisolated struct PaletteView<Content: View>: View {
  let content: Content
  let shortcut: KeyboardShortcut

  @MainActor var body: some View {
    PaletteBody(content: content, shortcut: shortcut)
  }
}

private struct PaletteBody<Content: View>: View {
  let content: Content
  let shortcut: KeyboardShortcut
  /// The commands that the open palette lists.
  @State private var commands: [KeyCommand]?
  @Environment(\.keyCommands) private var source

  var body: some View {
    content
      .onKeyboardShortcut(shortcut.key, modifiers: shortcut.modifiers, title: "Commands") {
        commands = source?.collect().filter { $0.shortcut != shortcut }
      }
      .sheet(isPresented: isPresented) {
        CommandPalette(commands: commands ?? []) { command in
          commands = nil
          command.perform()
        }
      }
  }

  private var isPresented: Binding<Bool> {
    Binding(get: { commands != nil }, set: { if !$0 { commands = nil } })
  }
}

private struct CommandPalette: View {
  let commands: [KeyCommand]
  let run: @MainActor (KeyCommand) -> Void
  @State private var choice: FilteredChoice
  @FocusState private var hasFocus: Bool

  init(commands: [KeyCommand], run: @escaping @MainActor (KeyCommand) -> Void) {
    self.commands = commands
    self.run = run
    _choice = State(wrappedValue: FilteredChoice(labels: commands.map(\.title), visibleCount: 12))
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(">").foregroundStyle(Color.accentColor).accessibilityHidden(true)
        if choice.query.isEmpty {
          Text("Type to filter").foregroundStyle(.secondary)
        } else {
          Text(choice.query).lineLimit(1)
        }
        Spacer()
      }
      ForEach(choice.visible, id: \.self) { index in
        CommandRow(command: commands[index], isCurrent: index == choice.current, run: run)
      }
      if choice.matches.isEmpty {
        Text("No command").foregroundStyle(.secondary)
      }
    }
    .focusable()
    .focused($hasFocus)
    .defaultFocus($hasFocus, true)
    .onKeyPress { press in
      guard press.key == .enter else { return choice.handle(press) ? .handled : .ignored }
      if let current = choice.current { run(commands[current]) }
      return .handled
    }
  }
}

private struct CommandRow: View {
  let command: KeyCommand
  let isCurrent: Bool
  let run: @MainActor (KeyCommand) -> Void

  var body: some View {
    HStack(columns: 2) {
      Text(command.title).lineLimit(1)
      Spacer()
      Text(command.shortcut.description).foregroundStyle(.secondary).lineLimit(1)
    }
    .selectedAppearance(isCurrent)
    .onTapGesture { run(command) }
    .accessibilityAddTraits(isCurrent ? .isSelected : [])
  }
}
