// Effects that a terminal cannot show. They compile, and the compiler says that nothing happens.

extension View {
  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal cannot blur: this has no effect.")
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal cannot blend: this has no effect.")
  public nonisolated func blendMode(_ mode: BlendMode) -> some View { self }

  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal cannot filter colors: this has no effect.")
  public nonisolated func luminanceToAlpha() -> some View { self }

  /// Has no effect on a terminal.
  @available(
    *, deprecated, message: "The user chooses the colors of the terminal: this has no effect."
  )
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Has no effect on a terminal, which draws characters, not layers.
  public nonisolated func compositingGroup() -> some View { self }

  /// Has no effect on a terminal, which draws characters, not layers.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// Has no effect on a terminal, which draws characters, not layers.
  public nonisolated func geometryGroup() -> some View { self }
}

/// How the colors of layers mix, which a terminal does not have.
public enum BlendMode: Hashable, Sendable {
  /// The upper one covers the lower one.
  case normal
  /// The other modes of a screen.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// More modes of a screen.
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
  /// More modes of a screen.
  case destinationOut, plusDarker, plusLighter
}

/// The color space of a layer, which a terminal does not have.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The spaces of a screen.
  case nonLinear, linear, extendedLinear
}
