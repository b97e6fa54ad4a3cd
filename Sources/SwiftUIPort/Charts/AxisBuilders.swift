// The builders of axes.

/// What is shown at a value of an axis.
public struct AxisMarkList {
  var marks: [any AxisMark]
}

/// Builds what is shown at a value of an axis.
@resultBuilder
public enum AxisMarkBuilder {
  /// Returns one mark.
  public static func buildExpression(_ mark: some AxisMark) -> AxisMarkList {
    AxisMarkList(marks: [mark])
  }
  /// Returns the marks.
  public static func buildBlock(_ parts: AxisMarkList...) -> AxisMarkList {
    AxisMarkList(marks: parts.flatMap(\.marks))
  }
  /// Returns the marks of a condition.
  public static func buildOptional(_ part: AxisMarkList?) -> AxisMarkList {
    part ?? AxisMarkList(marks: [])
  }
  /// Returns the marks of a branch.
  public static func buildEither(first part: AxisMarkList) -> AxisMarkList { part }
  /// Returns the marks of a branch.
  public static func buildEither(second part: AxisMarkList) -> AxisMarkList { part }
}

/// Builds what an axis shows: the first part counts for labels.
@resultBuilder
public enum AxisContentBuilder {
  /// Returns the settings of a part.
  public static func buildExpression(_ content: some AxisContent) -> AxisSettings {
    content.settings
  }
  /// Returns the settings of the first part.
  public static func buildBlock(_ parts: AxisSettings...) -> AxisSettings {
    parts.first { $0.label != nil } ?? parts.first ?? AxisSettings()
  }
  /// Returns the settings of a condition.
  public static func buildOptional(_ part: AxisSettings?) -> AxisSettings {
    part ?? AxisSettings()
  }
  /// Returns the settings of a branch.
  public static func buildEither(first part: AxisSettings) -> AxisSettings { part }
  /// Returns the settings of a branch.
  public static func buildEither(second part: AxisSettings) -> AxisSettings { part }
}
