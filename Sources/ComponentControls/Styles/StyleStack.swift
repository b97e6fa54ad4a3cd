import Signals

// The styles of labels, toggles, group boxes, menus and others that a style may show again:
// `Label(configuration)` is the label that the style was given, in the next outer style, and
// without one in its usual look.

/// The properties of such a view, for a style.
protocol StyledConfiguration {
  /// The styles around the view that it already has.
  var appliedStyles: AppliedStyles<Self> { get set }

  /// Returns the view in `style`.
  @MainActor func view(in style: some ControlStyle<Self>) -> any View
}

extension StyledConfiguration {
  @MainActor func view(in style: some ControlStyle<Self>) -> any View { style.styled(self) }
}

/// The styles that the view of a style already has.
struct AppliedStyles<Configuration> {
  /// The styles around the one that shows the view.
  var outer: ArraySlice<any ControlStyle<Configuration>> = []
  /// How many styles the environment had there. The body of the style sets those that follow.
  var count = 0
}

/// The properties of a view that has a style in an environment without one, too.
protocol DefaultStyledConfiguration: StyledConfiguration {
  associatedtype DefaultStyle: ControlStyle<Self>
  static var defaultStyle: DefaultStyle { get }
}

extension StyledConfiguration {
  /// These properties, of a view in its usual look.
  var withoutStyle: Self {
    var copy = self
    copy.appliedStyles = AppliedStyles(count: .max)
    return copy
  }
}

/// A view in the innermost style of its environment that it does not already have; `usual` if
/// there is none.
struct StyledView<Configuration: StyledConfiguration, Usual: View>: View {
  let configuration: Configuration
  let usual: Usual
  @Environment(reading: { $0[StyleStack<Configuration>()] }) private var styles

  init(_ configuration: Configuration, usual: Usual) {
    self.configuration = configuration
    self.usual = usual
  }

  var body: some View {
    let applied = configuration.appliedStyles
    let available = applied.outer + styles.dropFirst(applied.count)
    if let style = available.last {
      AnyView(view(in: style, within: available.dropLast()))
    } else {
      usual
    }
  }

  private func view(
    in style: some ControlStyle<Configuration>,
    within outer: ArraySlice<any ControlStyle<Configuration>>
  ) -> any View {
    var configuration = configuration
    configuration.appliedStyles = AppliedStyles(outer: outer, count: styles.count)
    return configuration.view(in: style)
  }
}

extension StyledView {
  /// Creates a view whose usual look is its default style.
  init(_ configuration: Configuration)
  where
    Configuration: DefaultStyledConfiguration, Usual == StyleBody<Configuration.DefaultStyle>
  {
    self.init(configuration, usual: Configuration.defaultStyle.styled(configuration))
  }
}

extension View {
  /// Shows the views of a kind in this view in `style`.
  nonisolated func controlStyle<Style: ControlStyle>(_ style: Style) -> some View
  where Style.StyleConfiguration: StyledConfiguration {
    transformEnvironment { $0[StyleStack<Style.StyleConfiguration>()].append(style) }
  }

  /// Shows the views of a kind in this view in a style made of the newest of `values`.
  nonisolated func controlStyle<Value: Equatable & Sendable, Style: ControlStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View where Style.StyleConfiguration: StyledConfiguration {
    transformEnvironment(following: values) {
      $0[StyleStack<Style.StyleConfiguration>()].append(makeStyle($1))
    }
  }
}

/// The place of the styles of a kind of view in the environment.
struct StyleStack<Configuration>: Hashable, Sendable {}

extension EnvironmentValues {
  /// The styles of a kind of view, the innermost one last.
  subscript<Configuration: StyledConfiguration>(
    _: StyleStack<Configuration>
  ) -> [any ControlStyle<Configuration>] {
    get { self[StyleStackKey<Configuration>.self] }
    set { self[StyleStackKey<Configuration>.self] = newValue }
  }
}

private struct StyleStackKey<Configuration: StyledConfiguration>: EnvironmentKey {
  static var defaultValue: [any ControlStyle<Configuration>] { [] }
}
