// Titles of strings that programs keep as a `LocalizedStringKey`. Nothing is localized.

extension TextField where Label == Text {
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

  /// Describes this view to assistive technology.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Tells assistive technology what the action of this view does.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Tells assistive technology the value of this view.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }
}
