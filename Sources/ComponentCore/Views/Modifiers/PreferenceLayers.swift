extension View {
  /// Draws views for the combined value of a preference key in front of this view.
  ///
  ///     Form { … }.overlayPreferenceValue(Longest.self) { Text("\($0)") }
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: Where the views are in the rectangle of this one.
  ///   - content: Creates the views for a value.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> some View where Key.Value: Equatable {
    PreferenceLayer<Key, _, _>(
      base: self, isInFront: true, alignment: alignment, content: content)
  }

  /// Draws views for the combined value of a preference key behind this view.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: Where the views are in the rectangle of this one.
  ///   - content: Creates the views for a value.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> some View where Key.Value: Equatable {
    PreferenceLayer<Key, _, _>(
      base: self, isInFront: false, alignment: alignment, content: content)
  }
}

private nonisolated struct PreferenceLayer<Key: PreferenceKey, Base: View, Layer: View>: View
where Key.Value: Equatable {
  let base: Base
  let isInFront: Bool
  let alignment: Alignment
  let content: (Key.Value) -> Layer

  @MainActor var body: some View {
    PreferenceLayerBody<Key, Base, Layer>(
      base: base, isInFront: isInFront, alignment: alignment, content: content)
  }
}

private struct PreferenceLayerBody<Key: PreferenceKey, Base: View, Layer: View>: View
where Key.Value: Equatable {
  let base: Base
  let isInFront: Bool
  let alignment: Alignment
  let content: (Key.Value) -> Layer
  @State private var value = Key.defaultValue

  var body: some View {
    base.onPreferenceChange(Key.self) { value = $0 }
      .layer(content(value), isInFront: isInFront, alignment: alignment)
  }
}
