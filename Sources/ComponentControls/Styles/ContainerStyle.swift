import Signals

// The styles of containers: of group boxes, forms, menus and others that show the program's own
// views. Unlike a control, a container without a style shows itself directly. A style may show the
// container that it was given, `GroupBox(configuration)`, which then has the next outer style.

/// The properties of a container, for a style.
protocol ContainerConfiguration {
  /// The styles around the container that it already has.
  var appliedStyles: AppliedStyles<Self> { get set }
}

/// The styles that the container of a style already has.
struct AppliedStyles<Configuration> {
  /// The styles around the one that shows the container.
  var outer: ArraySlice<any ControlStyle<Configuration>> = []
  /// How many styles the environment had there. The body of the style sets those that follow.
  var count = 0
}

extension ContainerConfiguration {
  /// These properties, of a container that shows itself.
  var withoutStyle: Self {
    var copy = self
    copy.appliedStyles = AppliedStyles(count: .max)
    return copy
  }
}

/// A container in the innermost style of its environment that it does not already have; `usual`
/// if there is none.
struct StyledContainer<Configuration: ContainerConfiguration, Usual: View>: View {
  let configuration: Configuration
  let usual: Usual
  @Environment(\.[ContainerStyles<Configuration>()]) private var styles

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
    return style.styled(configuration)
  }
}

extension View {
  /// Shows the containers in this view in `style`.
  nonisolated func containerStyle<Style: ControlStyle>(_ style: Style) -> some View
  where Style.StyleConfiguration: ContainerConfiguration {
    transformEnvironment { $0[ContainerStyles<Style.StyleConfiguration>()].append(style) }
  }

  /// Shows the containers in this view in a style made of the newest of `values`.
  nonisolated func containerStyle<Value: Equatable & Sendable, Style: ControlStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View where Style.StyleConfiguration: ContainerConfiguration {
    transformEnvironment(following: values) {
      $0[ContainerStyles<Style.StyleConfiguration>()].append(makeStyle($1))
    }
  }
}

/// The place of the styles of a kind of container in the environment.
struct ContainerStyles<Configuration>: Hashable, Sendable {}

extension EnvironmentValues {
  /// The styles of a kind of container, the innermost one last.
  subscript<Configuration: ContainerConfiguration>(
    _: ContainerStyles<Configuration>
  ) -> [any ControlStyle<Configuration>] {
    get { self[ContainerStylesKey<Configuration>.self] }
    set { self[ContainerStylesKey<Configuration>.self] = newValue }
  }
}

private struct ContainerStylesKey<Configuration: ContainerConfiguration>: EnvironmentKey {
  static var defaultValue: [any ControlStyle<Configuration>] { [] }
}
