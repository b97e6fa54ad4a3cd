import ComponentCore

// Titles that are literals, which may contain Markdown.

extension NavigationLink where Label == Text {
  /// Creates a link with a literal as its title to a page that shows `destination`. The page is
  /// described when it is shown.
  public nonisolated init(
    _ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a literal as its title to a page that shows `destination`.
  public nonisolated init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a literal as its title to the page for `value`. Without a value, the link
  /// is disabled.
  public nonisolated init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?)
  where Destination == Never {
    self.init(value: value) { Text(title) }
  }
}
