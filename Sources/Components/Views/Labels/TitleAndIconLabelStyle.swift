/// The icon and then the title. The style of labels for which no other is said.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public nonisolated init() {}

  /// The icon beside the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
