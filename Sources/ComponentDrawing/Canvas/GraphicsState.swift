/// The surface of a canvas, and the effects on everything drawn there.
///
/// A ``DrawingContext`` is copied for every node, so it holds all of this by one reference. A
/// state never changes: the methods return changed copies.
@MainActor
@usableFromInline
package final class GraphicsState {
  let surface: any Surface
  /// The areas that drawing is clipped to.
  private(set) var masks: [any Mask] = []
  private(set) var opacity = 1.0
  /// The changes of all colors, the outermost first.
  private(set) var filters: [ColorFilter] = []
  /// The marks added to everything drawn.
  private(set) var marks: AttributeMarks = []
  private var namedColors: [ColorName: Color] = [:]
  /// The colors of the theme.
  private(set) var theme = Theme.standard.dark
  /// Whether the theme has colors for a selection. Otherwise, colors are swapped.
  private(set) var hasSelectionColors = true
  /// The way in which the surface shows system colors.
  private var surfacePalette = SystemPalette.dark
  /// Whether text in some colors of the theme has text attributes instead, because no colors can
  /// be shown.
  private(set) var marksRoles = false
  /// Whether faint text is italic instead, so that it is legible.
  private(set) var replacesFaintText = false
  private(set) var textGradient: (gradient: SpatialGradient, rect: Rect)?
  /// The styles of the levels below the primary one.
  private(set) var lowerLevels = ForegroundLevels()
  /// Whether text can be written to the surface directly: without masks, opacity, filters or a
  /// gradient.
  private(set) var isDefault = true

  package init(_ surface: any Surface) {
    self.surface = surface
  }

  /// - Parameter systemPalette: The way in which the surface shows system colors.
  package convenience init(_ surface: any Surface, systemPalette: SystemPalette) {
    self.init(surface)
    surfacePalette = systemPalette
    theme.systemPalette = systemPalette
  }

  var isMasked: Bool { !masks.isEmpty }

  private func copy(
    on newSurface: (any Surface)? = nil, _ change: (GraphicsState) -> Void
  ) -> GraphicsState {
    let copy = GraphicsState(newSurface ?? surface)
    copy.masks = masks
    copy.opacity = opacity
    copy.filters = filters
    copy.marks = marks
    copy.namedColors = namedColors
    copy.theme = theme
    copy.hasSelectionColors = hasSelectionColors
    copy.surfacePalette = surfacePalette
    copy.marksRoles = marksRoles
    copy.replacesFaintText = replacesFaintText
    copy.textGradient = textGradient
    copy.lowerLevels = lowerLevels
    change(copy)
    copy.isDefault =
      copy.masks.isEmpty && copy.opacity == 1 && copy.filters.isEmpty && copy.textGradient == nil
    return copy
  }

  func masked(by mask: any Mask) -> GraphicsState { copy { $0.masks = $0.masks + [mask] } }

  func faded(by opacity: Double) -> GraphicsState { copy { $0.opacity *= opacity } }

  func filtered(by filter: ColorFilter) -> GraphicsState { copy { $0.filters.append(filter) } }

  /// Returns `color` as all filters change it.
  func filtered(_ color: Color) -> Color {
    if filters.isEmpty || color.value == .clear { return color }
    return filters.reversed().reduce(color) { $1.applied(to: $0, in: theme.systemPalette) }
  }

  /// Returns a copy with `marks` added. Reversing twice cancels out; other marks accumulate.
  func marked(_ marks: AttributeMarks) -> GraphicsState {
    copy {
      let isReversed = $0.marks.contains(.reversed) != marks.contains(.reversed)
      $0.marks.formUnion(marks)
      if !isReversed { $0.marks.remove(.reversed) }
    }
  }

  func withNamedColors(_ colors: [ColorName: Color]) -> GraphicsState {
    copy { $0.namedColors.merge(colors.mapValues(resolve)) { $1 } }
  }

  /// Returns the color that a name refers to, `Color.clear` for an undefined name. Other colors
  /// are returned unchanged.
  func resolve(_ color: Color) -> Color {
    guard case .named(let name) = color.value else { return color }
    return namedColors[name]?.opacity(color.coverage) ?? .clear
  }

  /// Returns a color that has several forms in the one for the theme. The surface itself chooses
  /// the form of a system color, unless the theme has another one.
  func form(of color: Color) -> Color {
    switch color.value {
    case .system(let name) where theme.systemPalette != surfacePalette:
      name.color(in: theme.systemPalette).opacity(color.coverage)
    case .adaptive:
      color.exact(in: theme.systemPalette)
    default: color
    }
  }

  /// Returns a copy with the colors of another theme, which may refer to those of this one.
  package func withTheme(
    _ colors: Theme.Colors, marksRoles: Bool? = nil, replacesFaintText: Bool? = nil
  ) -> GraphicsState {
    copy {
      var theme = theme
      for role in Theme.Role.allCases { theme[role] = resolveThemeColor(colors[role]) }
      theme.systemPalette = colors.systemPalette
      $0.theme = theme
      $0.hasSelectionColors = theme.selection.value != .clear
      if let marksRoles { $0.marksRoles = marksRoles }
      if let replacesFaintText { $0.replacesFaintText = replacesFaintText }
    }
  }

  private func resolveThemeColor(_ color: Color) -> Color {
    switch color.value {
    case .accent: theme.accent.opacity(color.coverage)
    case .theme(let other): theme[other].opacity(color.coverage)
    default: resolve(color)
    }
  }

  func withTextGradient(_ gradient: SpatialGradient, in rect: Rect) -> GraphicsState {
    copy { $0.textGradient = (gradient, rect) }
  }

  func withLowerLevels(_ levels: ForegroundLevels) -> GraphicsState {
    copy { $0.lowerLevels = levels }
  }

  /// Returns a copy without masks for a layer whose origin is moved by `step`.
  func withSurface(_ surface: any Surface, offsetBy step: Point) -> GraphicsState {
    copy(on: surface) {
      $0.masks = []
      $0.textGradient = $0.textGradient.map { ($0.gradient, $0.rect.offset(by: step)) }
      $0.lowerLevels = $0.lowerLevels.offset(by: step)
    }
  }

  /// Returns the quadrants of a cell that are inside all masks.
  func quadrants(at point: Point) -> Quadrants {
    var quadrants = Quadrants.all
    for mask in masks { quadrants.formIntersection(mask.quadrants(at: point)) }
    return quadrants
  }
}
