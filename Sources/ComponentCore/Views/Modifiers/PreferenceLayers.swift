import Observation

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
  ) -> some View {
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
  ) -> some View {
    PreferenceLayer<Key, _, _>(
      base: self, isInFront: false, alignment: alignment, content: content)
  }
}

private nonisolated struct PreferenceLayer<Key: PreferenceKey, Base: View, Layer: View>: View {
  let base: Base
  let isInFront: Bool
  let alignment: Alignment
  let content: (Key.Value) -> Layer

  @MainActor var body: some View {
    PreferenceLayerBody<Key, Base, Layer>(
      base: base, isInFront: isInFront, alignment: alignment, content: content)
  }
}

private struct PreferenceLayerBody<Key: PreferenceKey, Base: View, Layer: View>: View {
  let base: Base
  let isInFront: Bool
  let alignment: Alignment
  let content: (Key.Value) -> Layer
  @State private var preference = PreferenceModel(Key.defaultValue)

  var body: some View {
    base.onAnyPreferenceChange(Key.self) { [preference] in preference.value = $0 }
      .layer(
        PreferenceContent(preference: preference, content: content), isInFront: isInFront,
        alignment: alignment)
  }
}

/// The value of a preference. Only the layer reads it, so that a change does not evaluate the
/// views that set the preference, which would be another change if values cannot be compared.
@Observable @MainActor
private final class PreferenceModel<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

private struct PreferenceContent<Value, Layer: View>: View {
  let preference: PreferenceModel<Value>
  let content: (Value) -> Layer

  var body: some View { content(preference.value) }
}
