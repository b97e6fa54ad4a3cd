import Signals

/// The size of the controls in a part of the user interface.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// One row.
  case mini
  /// One row.
  case small
  /// The default size.
  case regular
  /// Wider than the default size.
  case large
  /// Wider and higher than the default size.
  case extraLarge
}

extension View {
  /// Sets the size of the bordered buttons and text fields in this view.
  ///
  ///              ╭────╮   ╭────────╮
  ///     [ Go ]   │ Go │   │   Go   │
  ///              ╰────╯   ╰────────╯
  ///     small    regular  large
  ///
  /// An extra large button also has a blank row above and below its label.
  /// A small text field is an underlined row. Large and extra large fields are as high as regular
  /// ones. Views and styles of one's own can read ``EnvironmentValues/controlSize``.
  public nonisolated func controlSize(_ size: ControlSize) -> some View {
    transformEnvironment { $0.controlSize = size }
  }

  /// Sets the size of the bordered buttons and text fields in this view to the newest of `sizes`.
  /// The enclosing view's size applies before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func controlSize(_ sizes: some Publisher<ControlSize, Never>) -> some View {
    transformEnvironment(following: sizes) { $0.controlSize = $1 }
  }
}

extension EnvironmentValues {
  /// The size of controls. Set it with `controlSize(_:)`.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}
