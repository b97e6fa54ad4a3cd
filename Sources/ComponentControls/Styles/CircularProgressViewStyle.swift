/// A progress view style that shows a circle before the label, which fills up, or a spinner if the
/// progress is unknown.
///
///     ◑ 52% Loading    ⠹ Loading
///
/// With ``EnvironmentValues/usesASCII`` only the percentage is shown.
public struct CircularProgressViewStyle: ProgressViewStyle, ValueFollowingStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the circle or the spinner, and the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if configuration.fractionCompleted != nil {
        Latest(configuration.shown) { ProgressCircle(fraction: $0) }
      } else {
        Spinner()
      }
      configuration.label
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows a circle: ``CircularProgressViewStyle``.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A circle that is filled by quarters, and the percentage.
private struct ProgressCircle: View {
  let fraction: Double
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    if !usesASCII {
      Text(["○", "◔", "◑", "◕", "●"][Int(fraction * 4)]).decorative()
        .foregroundStyle(.accentColor)
    }
    Text("\(Int(fraction * 100))%").decorative()
  }
}
