/// A type that determines the look of text fields, as programs write it for SwiftUI.
///
///     struct Underlined: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         VStack(spacing: 0) {
///           configuration
///           Divider()
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle: ComponentControls.TextFieldStyle {
  /// The view that shows a field.
  associatedtype _Body: View
  /// The title of a field that a style decorates.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view that shows the field `configuration`.
  @ViewBuilder
  func _body(configuration: TextField<_Label>) -> _Body
}

/// The title of a field that a style decorates.
public struct _TextFieldStyleLabel: View {
  /// Nothing: the field shows its title itself.
  public var body: some View { EmptyView() }
}

extension TextFieldStyle {
  /// Returns the field as the style shows it.
  public func makeBody(configuration: TextFieldStyleConfiguration) -> some View {
    _body(configuration: TextField(styledLine: configuration.line))
  }
}
