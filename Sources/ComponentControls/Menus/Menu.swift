import Signals

/// A button that opens a list of actions.
///
///     Menu("File") {
///       Button("Open") { open() }
///       Menu("Export") {
///         Button("As text") { export(.text) }
///       }
///       Divider()
///       Button("Close") { close() }
///     }
///
///     ┏━━━━━━━━┓
///     ┃ File ▾ ┃
///     ┗━━━━━━━━┛
///     ╭──────────╮
///     │ Open     │
///     │ Export ▸ │
///     │──────────│
///     │ Close    │
///     ╰──────────╯
///
/// Enter, Space, the down arrow and a click open the menu below its button, or above if only there
/// is enough space. A menu that does not fit on the screen scrolls. In it, the arrows, Home and
/// End move the focus, a letter moves it to the next action that begins with it, and it follows
/// the pointer. Choosing an action closes the menu and runs the action; Escape and a click outside
/// close the menu.
///
/// A menu without actions does not open.
///
/// A menu inside a menu opens beside its row, with the right arrow too, and the left arrow closes
/// it.
public struct Menu<Label: View, Content: View>: View {
  private nonisolated var label: Label
  private nonisolated var content: () -> Content
  private nonisolated var primaryAction: (@MainActor () -> Void)?
  private nonisolated var appliedStyles = AppliedStyles<MenuStyleConfiguration>()

  /// Creates a menu whose button shows `label`.
  ///
  /// - Parameters:
  ///   - content: The actions, in a column. They are described while the menu is open.
  ///   - label: The content of the button.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
  }

  /// Creates a menu with a button that performs `primaryAction`, and one beside it that opens it.
  ///
  ///     Menu("Save") {
  ///       Button("Save as …") { saveAs() }
  ///     } primaryAction: {
  ///       save()
  ///     }
  ///
  ///     ┏━━━━━━┓┏━━━┓
  ///     ┃ Save ┃┃ ▾ ┃
  ///     ┗━━━━━━┛┗━━━┛
  ///
  /// The down arrow opens the menu from both. Inside another menu, there is no primary action.
  ///
  /// - Parameters:
  ///   - content: The actions, in a column. They are described while the menu is open.
  ///   - label: The content of the button.
  ///   - primaryAction: The action of the button.
  @preconcurrency
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }

  /// A button that presents the actions, in the style of the environment.
  public var body: some View {
    StyledView(
      MenuStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init { [content] in AnyView(content()) },
        primaryAction: primaryAction, appliedStyles: appliedStyles),
      usual: MenuButton(label: label, content: content, primaryAction: primaryAction))
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Menu: Sendable {}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a style, in the next outer style.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    primaryAction = configuration.primaryAction
    appliedStyles = configuration.appliedStyles
  }
}

extension Menu where Label == Text {
  /// Creates a menu whose button shows `title`.
  @_disfavoredOverload  // A literal may contain Markdown.
  public nonisolated init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title).singleLine() }
  }

  /// Creates a menu with a button that shows `title` and performs `primaryAction`, and one beside
  /// it that opens it.
  @preconcurrency
  public nonisolated init(
    _ title: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Text(title).singleLine() }, primaryAction: primaryAction)
  }

  /// Creates a menu whose button shows the newest of `titles`. It has no title before the first
  /// value.
  public nonisolated init(
    _ titles: some Publisher<String, Never>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titles).singleLine() }
  }
}

private struct MenuButton<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let primaryAction: (@MainActor () -> Void)?
  @State private var isPresented = false
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    buttons
      // Opening a menu closes no other.
      .environment(\.willPressButton, nil)
      .onKeyPress(isInMenu ? .right : .down) {
        open()
        return isPresented ? .handled : .ignored
      }
      .presenting(
        Presenter(
          value: PresentedValue($isPresented, dismissed: false),
          placement: PresentationPlacement(position: .beside(isInMenu ? .trailing : .bottom)),
          traits: isInMenu ? .submenu : .menu
        ) { $0 ? PresentedView(id: 0, content: AnyView(MenuPanel(content: content))) : nil })
  }

  @ViewBuilder private var buttons: some View {
    if let primaryAction, !isInMenu {
      HStack(columns: 0) {
        Button(action: primaryAction) { label }
        opener { Text(mark) }
      }
    } else {
      opener {
        if isInMenu {
          HStack(columns: 0) {
            label
            Spacer(minSize: Size(width: 1, height: 0))
            Text(mark).decorative()
          }
        } else {
          HStack { label }.effect(SideMark(.init(mark), .trailing, isAlone: label.viewCount == 0))
        }
      }
    }
  }

  private func opener(@ViewBuilder label: () -> some View) -> some View {
    Button {
      open()
    } label: {
      label()
    }
    .accessibilityControl(
      isInMenu ? .menuItem : .popUpButton, states: isPresented ? .expanded : .collapsed)
  }

  /// Opens the menu, unless it has no actions.
  private func open() {
    isPresented = content().viewCount > 0
  }

  private var mark: String {
    if isInMenu { return usesASCII ? ">" : "▸" }
    return usesASCII ? "v" : "▾"
  }
}
