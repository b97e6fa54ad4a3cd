/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
