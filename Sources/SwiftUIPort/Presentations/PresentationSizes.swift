/// A height of a sheet. It has no effect on a terminal, where a sheet is as high as its content.
public struct PresentationDetent: Hashable, Sendable {
  private let height: CGFloat
  private let isFraction: Bool

  /// About half of the height.
  public static let medium = PresentationDetent(height: 0.5, isFraction: true)
  /// The whole height.
  public static let large = PresentationDetent(height: 1, isFraction: true)

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: height, isFraction: false)
  }

  /// A share of the height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: fraction, isFraction: true)
  }
}

/// How a presentation appears where there is little space, which a terminal does not distinguish.
public enum PresentationAdaptation: Hashable, Sendable {
  /// As the presentation itself.
  case automatic, none
  /// As another presentation.
  case popover, sheet, fullScreenCover
}

extension View {
  /// Has no effect on a terminal, where a sheet is as high as its content.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Has no effect on a terminal, where a sheet is as high as its content.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Has no effect on a terminal, where nobody drags a sheet.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect on a terminal, where all presentations have the same corners.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }

  /// Has no effect on a terminal, where a presentation has the background of its theme.
  public nonisolated func presentationBackground(_ style: some ShapeStyle) -> some View { self }

  /// Has no effect on a terminal, where a presentation has the background of its theme.
  public nonisolated func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }

  /// Has no effect on a terminal, where a presentation is always as declared.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// Shows `content` beside this view while `isPresented` is `true`.
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return HStack(alignment: .top) {
      self
      if isPresented.wrappedValue {
        Divider()
        content
      }
    }
  }
}
