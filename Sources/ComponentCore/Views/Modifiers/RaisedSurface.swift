extension View {
  /// Fills the background of this view with the color that the theme has for `role`, such as
  /// `surface` or `overlay`. Where it has none, the view is drawn on what is behind it.
  package nonisolated func onSurface(_ role: Theme.Role) -> some View {
    effect(RaisedSurface(role: role))
  }
}

private struct RaisedSurface: Effect {
  var role = Theme.Role.surface
  private(set) var isHidden = false

  nonisolated init() {}

  nonisolated init(role: Theme.Role) {
    self.role = role
  }

  mutating func adapt(to environment: EnvironmentValues) {
    isHidden = role == .surface && !environment.raisesContent
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    if !isHidden { canvas.fill(Rect(size: content.size), with: .theme(role)) }
    content.draw(on: canvas)
  }
}

extension EnvironmentValues {
  /// Whether lists and the sections of forms are on a surface; otherwise, they are drawn on what
  /// is behind them.
  package var raisesContent: Bool {
    get { self[RaisedContentKey.self] }
    set { self[RaisedContentKey.self] = newValue }
  }
}

private struct RaisedContentKey: EnvironmentKey {
  static let defaultValue = true
}
