/// A label style that shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View {
    // The title is not shown, but said.
    configuration.icon.content.accessibilityLabel(
      configuration.text?.string ?? ValueOrPublisher(nil))
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that shows only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
