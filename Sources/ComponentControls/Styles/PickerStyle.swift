import Signals

/// The arrangement of the options of a ``Picker``.
public struct PickerStyle: Hashable, Sendable {
  enum Arrangement: Hashable, Sendable {
    case segmented, inline, radioGroup, menu
  }

  /// `nil` if it depends on the container.
  let arrangement: Arrangement?

  /// The arrangement that suits most pickers: ``menu`` in a ``Form`` and for more than seven
  /// options, ``radioGroup`` otherwise.
  public static let automatic = PickerStyle(arrangement: nil)

  /// The options side by side, the selected one on a surface or, where there are fewer than 256
  /// colors, with swapped colors:
  ///
  ///      Day │[Week]│ Month
  ///
  /// The brackets are drawn where only ASCII characters are; marks take their place while the
  /// picker has the focus: `▸Week◂`. ← and → select another option.
  public static let segmented = PickerStyle(arrangement: .segmented)

  /// The options in a column, with a check mark before the selected one:
  ///
  ///       Day
  ///     ✓ Week
  ///       Month
  public static let inline = PickerStyle(arrangement: .inline)

  /// The options in a column, with a circle before each:
  ///
  ///     ( ) Day
  ///     (•) Week
  ///     ( ) Month
  public static let radioGroup = PickerStyle(arrangement: .radioGroup)

  /// A button that shows the selected option, and opens a menu of all:
  ///
  ///     [ Week ▾ ]
  ///     ╭─────────╮
  ///     │   Day   │
  ///     │ ✓ Week  │
  ///     │   Month │
  ///     ╰─────────╯
  ///
  /// The focus begins at the selected option. In the menu, the keys and the pointer do what they
  /// do in a ``Menu``; Enter, Space and a click select an option.
  public static let menu = PickerStyle(arrangement: .menu)
}

extension View {
  /// Sets the arrangement of the options of the pickers in this view.
  public nonisolated func pickerStyle(_ style: PickerStyle) -> some View {
    transformEnvironment { $0.pickerStyle = style }
  }

  /// Sets the arrangement of the options of the pickers in this view to the newest of `styles`.
  /// The enclosing view's style applies before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func pickerStyle(_ styles: some Publisher<PickerStyle, Never>) -> some View {
    transformEnvironment(following: styles) { $0.pickerStyle = $1 }
  }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.automatic
}
