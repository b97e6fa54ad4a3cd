import ComponentNavigation

/// Commands of a scene: a type of your own has a `body` of others.
///
///     struct PlayerCommands: Commands {
///       var body: some Commands {
///         CommandMenu("Player") {
///           Button("Play") { play() }.keyboardShortcut("p")
///         }
///       }
///     }
///
/// Commands are views, because a terminal has no menu bar of its own: see
/// ``Scene/commands(content:)``.
public protocol Commands: View {}

/// Commands that are none.
public struct EmptyCommands: Commands {
  /// Creates no commands.
  public nonisolated init() {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

extension TupleView: Commands {}
extension ConditionalView: Commands {}

extension Scene {
  /// Adds commands to the scene.
  ///
  ///     WindowGroup { Editor() }
  ///       .commands {
  ///         CommandMenu("Text") {
  ///           Button("Sort lines") { sort() }.keyboardShortcut("s")
  ///         }
  ///       }
  ///
  ///     ╭─────────╮
  ///     │ Text  ▸ │
  ///     ╰─────────╯
  ///
  /// The keyboard shortcuts of their buttons work in the whole window. F10 opens a menu of the
  /// commands in the top left corner, in which those without a shortcut are found too.
  ///
  /// - Parameter content: Command menus and groups.
  public nonisolated func commands<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some Scene {
    ModifiedScene(CommandedView(base: self, commands: content))
  }
}

private nonisolated struct CommandedView<Base: View, Content: View>: View {
  let base: Base
  let commands: () -> Content

  @MainActor var body: some View {
    CommandedBody(base: base, commands: commands)
  }
}

private struct CommandedBody<Base: View, Content: View>: View {
  let base: Base
  let commands: () -> Content
  @State private var isPresented = false

  var body: some View {
    base
      .background(alignment: .topLeading) {
        VStack { commands() }
          .environment(\.commandsAreShortcuts, true)
          .shortcutsOnly()
      }
      .onKeyboardShortcut(.function(10), modifiers: [], title: "Menu") { isPresented = true }
      .menu(isPresented: $isPresented, content: commands)
  }
}

extension EnvironmentValues {
  /// Whether commands are only there for the sake of their keyboard shortcuts.
  var commandsAreShortcuts: Bool {
    get { self[CommandsAreShortcutsKey.self] }
    set { self[CommandsAreShortcutsKey.self] = newValue }
  }
}

private struct CommandsAreShortcutsKey: EnvironmentKey {
  static let defaultValue = false
}
