// More words for the marks of charts.

extension ChartContent {
  /// Tells assistive technology what marks are called, instead of their values.
  public nonisolated func accessibilityLabel(_ label: String) -> some ChartContent {
    markStyle { $0.accessibilityLabel = label }
  }

  /// Tells assistive technology what marks are called, instead of their values.
  @_disfavoredOverload  // A string is preferred, as it is for views.
  public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    accessibilityLabel(String(label))
  }

  /// Tells assistive technology what marks are called, instead of their values.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    accessibilityLabel(label.plainString)
  }

  /// Tells assistive technology what marks are called, instead of their values.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Tells assistive technology the value of marks.
  public nonisolated func accessibilityValue(_ value: String) -> some ChartContent {
    markStyle { $0.accessibilityValue = value }
  }

  /// Tells assistive technology the value of marks.
  @_disfavoredOverload  // A string is preferred, as it is for views.
  public nonisolated func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    accessibilityValue(String(value))
  }

  /// Tells assistive technology the value of marks.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
    accessibilityValue(value.plainString)
  }

  /// Tells assistive technology the value of marks.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Hides marks from assistive technology.
  public nonisolated func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    markStyle { $0.isAccessibilityHidden = isHidden }
  }

  /// Has no effect: marks have no view of their own that a test could find.
  @available(*, deprecated, message: "Marks have no view of their own: this has no effect.")
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    markStyle { _ in }
  }

  /// Has no effect: the corners of marks are smaller than a cell.
  @available(*, deprecated, message: "Corners are smaller than a cell: this has no effect.")
  public nonisolated func clipShape(
    _ shape: some ComponentCore.Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent { markStyle { _ in } }

  /// Draws the marks of `content` instead of these.
  @available(*, deprecated, message: "On a terminal, the marks of the mask have their own colors.")
  public nonisolated func mask<Content: View>(
    @ChartContentBuilder content: () -> Content
  ) -> some ChartContent {
    StyledChartContent(content: content()) { _ in }
  }

  /// Has no effect: marks are where their values are.
  @available(*, deprecated, message: "On a terminal, marks are where their values are.")
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    markStyle { _ in }
  }

  /// Has no effect: marks are where their values are.
  @available(*, deprecated, message: "On a terminal, marks are where their values are.")
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent { markStyle { _ in } }

  /// Has no effect: a mark has no shadow.
  @available(*, deprecated, message: "On a terminal, the marks of a chart have no shadow.")
  public nonisolated func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { markStyle { _ in } }

  /// Has no effect: cells cannot be blurred.
  @available(*, deprecated, message: "A terminal cannot blur: this has no effect.")
  public nonisolated func blur(radius: CGFloat) -> some ChartContent { markStyle { _ in } }

  /// Has no effect: without shadows and blur, a layer looks like its marks.
  public nonisolated func compositingLayer() -> some ChartContent { markStyle { _ in } }
}
