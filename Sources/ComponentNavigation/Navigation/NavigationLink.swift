/// A button that adds a page to the enclosing ``NavigationStack``, or shows it in the next column
/// of a ``NavigationSplitView``.
///
///     NavigationLink("Apple", value: fruit)
///     NavigationLink("Settings") { SettingsView() }
///
///     Apple ›
///     Settings ›
///
/// A link with a value shows the page that `navigationDestination(for:)` creates for values of its
/// type. A link is a row of text unless it is given a button style; in a list or a form, its arrow
/// is at the end of the row. It is disabled outside stacks.
public struct NavigationLink<Label: View, Destination: View>: View {
  private nonisolated var label: Label
  private nonisolated var target: NavigationTarget

  private nonisolated init(_ target: NavigationTarget, label: Label) {
    self.target = target
    self.label = label
  }

  /// Creates a link to a page that shows `destination`. The page is described when it is shown.
  public nonisolated init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view { AnyView(LazyView(content: destination)) }, label: label())
  }

  /// Creates a link to a page that shows `destination`.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view { AnyView(destination) }, label: label())
  }

  /// Creates a link to the page for `value`. Without a value, the link is disabled.
  public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    self.init(value.map { .value(AnyHashable($0)) } ?? .nothing, label: label())
  }

  /// Creates a link to a page that is shown while `isPresented` is `true`.
  package nonisolated init(
    isPresented: Binding<Bool>, destination: @escaping () -> Destination, label: () -> Label
  ) {
    self.init(.presented(isPresented) { AnyView(destination()) }, label: label())
  }

  /// A button that adds the page.
  public var body: some View {
    if case .presented(let isPresented, let destination) = target {
      presentingButton.navigationDestination(isPresented: isPresented, destination: destination)
    } else {
      NavigationButton(target: target, label: label)
    }
  }

  /// A link without a label cannot be seen: programs write such links to show a page themselves.
  @ViewBuilder
  private var presentingButton: some View {
    if Label.self == EmptyView.self {
      Color.clear.frame(columns: 0, rows: 0)
    } else {
      NavigationButton(target: target, label: label)
    }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension NavigationLink: Sendable {}

extension NavigationLink where Label == Text {
  /// Creates a link to a page that shows `destination`. The page is described when it is shown.
  @_disfavoredOverload  // A literal may contain Markdown.
  public nonisolated init(_ title: String, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a page that shows `destination`.
  @_disfavoredOverload  // A literal may contain Markdown.
  public nonisolated init(_ title: String, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to the page for `value`. Without a value, the link is disabled.
  @_disfavoredOverload  // A literal may contain Markdown.
  public nonisolated init<Value: Hashable>(_ title: String, value: Value?)
  where Destination == Never {
    self.init(value: value) { Text(title) }
  }
}

/// The page that a link shows.
private enum NavigationTarget {
  case value(AnyHashable)
  case view(() -> AnyView)
  case presented(Binding<Bool>, () -> AnyView)
  case nothing
}

private struct NavigationButton<Label: View>: View {
  let target: NavigationTarget
  let label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.sectionStyle) private var sectionStyle

  var body: some View {
    Button {
      push()
    } label: {
      label
      if sectionStyle.hasWideRows { Spacer() }
      if !Label.drawsSurface { Text(usesASCII ? ">" : "›").decorative().dim() }
    }
    .transformEnvironment { $0.addDefaultButtonStyle(TextButtonStyle()) }
    .disabled(!canPush)
  }

  private var canPush: Bool {
    if case .nothing = target { return false }
    return navigation != nil
  }

  private func push() {
    switch target {
    case .value(let value): navigation?.model.show(NavigationEntry(value: value))
    case .view(let makeView):
      navigation?.model.show(NavigationEntry(value: AnyHashable(PageID()), view: makeView()))
    case .presented(let isPresented, _): isPresented.wrappedValue = true
    case .nothing: break
    }
  }
}

/// The identity of a page without a value.
private final class PageID: Hashable {
  static func == (lhs: PageID, rhs: PageID) -> Bool {
    lhs === rhs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
