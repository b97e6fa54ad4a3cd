/// A progress view style that shows a bar below the label, or a spinner before it if the progress
/// is unknown. This is the default style.
///
///     Loading                      ⠹ Loading
///     ██████████▌░░░░░░░░░ 52%
public struct LinearProgressViewStyle: ProgressViewStyle, ValueFollowingStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label with the bar or the spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      VStack(alignment: .leading) {
        if let value = configuration.currentValueLabel {
          HStack {
            configuration.label
            Spacer()
            value
          }
        } else {
          configuration.label
        }
        Drawn(configuration.shown.values) { ProgressBar(fraction: $0) }
      }
    } else {
      HStack {
        Spinner()
        configuration.label
      }
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows a bar: ``LinearProgressViewStyle``.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
  /// The default style: ``LinearProgressViewStyle``.
  public static var automatic: LinearProgressViewStyle { LinearProgressViewStyle() }
}
