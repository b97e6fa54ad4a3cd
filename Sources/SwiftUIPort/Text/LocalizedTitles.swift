// Titles that programs keep as a `LocalizedStringKey`. Nothing is localized: they are shown as
// they are written.

extension Button where Label == Text {
  /// Creates a button with a title.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// Creates a control with a title that shows and changes a value.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated init(_ title: LocalizedStringKey, isOn: some ControlSource<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a page that shows `destination`.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated init(
    _ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a page that shows `destination`.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension TextField {
  /// Creates a field that shows and changes a text.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(Text(title).words, text: text, prompt: prompt, axis: axis)
  }
}

extension SecureField {
  /// Creates a field that shows and changes a text.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(Text(title).words, text: text, prompt: prompt)
  }
}

extension View {
  /// Sets the title that the bar shows for this page.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title that the bar shows for this page.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title that the bar shows for this page, and how it is shown.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Presents an alert while `isPresented` is `true`.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = EmptyView.init
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
}
