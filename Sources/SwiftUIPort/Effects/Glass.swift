/// The surface of controls that float above their content. On a terminal it is a translucent fill,
/// as a ``Material`` is.
public struct Glass: Hashable, Sendable {
  private var color: Color?
  private var isShown = true

  /// A surface through which little shows.
  public static let regular = Glass()
  /// A surface through which more shows.
  public static let clear = Glass(color: .gray.opacity(0.2))
  /// No surface.
  public static let identity = Glass(isShown: false)

  /// Returns the surface in a color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    if let color { glass.color = color.opacity(0.4) }
    return glass
  }

  /// Returns the surface: a terminal's does not react to the pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var style: AnyShapeStyle {
    guard isShown else { return AnyShapeStyle(color: .clear) }
    return color.map { AnyShapeStyle(color: $0) } ?? AnyShapeStyle(Material.regular)
  }
}

/// How a surface appears, which it does at once.
public struct GlassEffectTransition: Hashable, Sendable {
  /// At once.
  public static let identity = GlassEffectTransition(), materialize = identity
  /// At once.
  public static let matchedGeometry = identity
}

/// A group of views with surfaces, which a terminal does not merge.
public struct GlassEffectContainer<Content: View>: View {
  private nonisolated var content: Content

  /// Creates a group.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension GlassEffectContainer: Sendable {}

extension View {
  /// Draws a surface behind this view.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    background(glass.style)
  }

  /// Draws a surface of a shape behind this view.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape
  ) -> some View {
    background(glass.style, in: shape)
  }

  /// Has no effect: surfaces do not merge.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Has no effect: surfaces do not merge.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Has no effect: surfaces appear at once.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition, isEnabled: Bool = true
  ) -> some View { self }

  /// Has no effect: there is no space behind the bars of a terminal.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }

  /// Has no effect: content ends where a bar begins.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Has no effect: content ends where a bar begins.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
}

/// How content looks where it goes below a bar, which it does not on a terminal.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// As usual.
  public static let automatic = ScrollEdgeEffectStyle(), hard = automatic, soft = automatic
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }

  /// A border.
  public static func glass(_ glass: Glass) -> BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A fill.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
