// Links that a value opens, as programs wrote them before `navigationDestination`.

extension NavigationLink {
  /// Creates a link to a page that is shown while `isActive` is `true`. A link whose label is
  /// `EmptyView()` cannot be seen, and shows its page all the same.
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isPresented: isActive, destination: { destination }, label: label)
  }

  /// Creates a link to a page that is shown while `isActive` is `true`.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isPresented: isActive, destination: destination, label: label)
  }

  /// Creates a link to a page that is shown while `selection` is `tag`.
  public nonisolated init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isPresented: selection.isEqual(to: tag), destination: { destination }, label: label)
  }

  /// Creates a link to a page that is shown while `selection` is `tag`.
  public nonisolated init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isPresented: selection.isEqual(to: tag), destination: destination, label: label)
  }

  /// Returns this link.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a page that is shown while `isActive` is `true`.
  public nonisolated init(_ title: String, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link to a page that is shown while `isActive` is `true`.
  public nonisolated init(
    _ title: String, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link to a page that is shown while `selection` is `tag`.
  public nonisolated init<Tag: Hashable>(
    _ title: String, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Creates a link to a page that is shown while `selection` is `tag`.
  public nonisolated init<Tag: Hashable>(
    _ title: String, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
}

extension Binding {
  /// Whether the value is `tag`. Set to `true`, it becomes `tag`; set to `false`, it becomes `nil`
  /// if it was `tag`.
  fileprivate nonisolated func isEqual<Tag: Hashable>(to tag: Tag) -> Binding<Bool>
  where Value == Tag? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isEqual in
        if isEqual {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a page, by the function that makes it.
  @_disfavoredOverload  // A page, and a closure behind the call, are preferred.
  public nonisolated init(_ title: String, destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
