/// The view that a style returns for a control. It hosts the dynamic properties of the style.
///
/// The view has an ``View/anyBody`` alone, because generic code would have to find the type of the
/// style's body by its name.
nonisolated struct StyledControl<Style, Configuration>: View, DynamicPropertyHost {
  typealias Body = Never
  typealias Host = Style

  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> any View

  @MainActor
  var anyBody: any View { makeBody(style, configuration) }
}
