// Words for assistive technology of telephones, which have no effect on a terminal.

extension View {
  /// Has no effect: assistive technology is told of this view itself.
  @available(
    *, deprecated,
    message: "Use accessibilityLabel, accessibilityValue and accessibilityAddTraits."
  )
  public nonisolated func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View { self }

  /// Has no effect: assistive technology is told of this view itself.
  @available(
    *, deprecated,
    message: "Use accessibilityLabel, accessibilityValue and accessibilityAddTraits."
  )
  public nonisolated func accessibilityChildren(@ViewBuilder children: () -> some View)
    -> some View
  { self }

  /// Has no effect on a terminal, whose assistive technology presses controls with keys.
  public nonisolated func accessibilityActions(@ViewBuilder _ content: () -> some View)
    -> some View
  { self }

  /// Has no effect on a terminal, whose assistive technology presses controls with keys.
  public nonisolated func accessibilityScrollAction(
    _ action: @escaping @MainActor (Edge) -> Void
  ) -> some View { self }

  /// Has no effect on a terminal, which tells no more than label, value and hint.
  public nonisolated func accessibilityCustomContent(
    _ label: String, _ value: String
  ) -> some View { self }

  /// Has no effect on a terminal, where headings have one level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Has no effect on a terminal, whose letters have one size.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Has no effect on a terminal, which inverts no colors.
  public nonisolated func accessibilityIgnoresInvertColors(_ isIgnored: Bool = true)
    -> some View
  { self }

  /// Has no effect on a terminal, where controls respond and texts do not.
  public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true)
    -> some View
  { self }

  /// Has no effect on a terminal, where the focus is on a whole view.
  public nonisolated func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// Has no effect on a terminal, whose screen reader chooses how it speaks.
  public nonisolated func speechAdjustedPitch(_ pitch: Double) -> some View { self }

  /// Has no effect on a terminal, whose screen reader chooses how it speaks.
  public nonisolated func speechSpellsOutCharacters(_ spells: Bool = true) -> some View { self }
}

/// The level of a heading, of which a terminal has one.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  /// From the highest to the lowest.
  case unspecified, h1, h2, h3, h4, h5, h6
}
