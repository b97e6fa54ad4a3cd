extension View {
  /// Whether the outermost modifiers of this view draw a background or an outline, so that it
  /// needs no border to look like a surface.
  package nonisolated static var drawsSurface: Bool {
    if let modified = self as? any ModifiedView.Type { return modified.modifiersDrawSurface }
    return Body.self == Never.self ? false : Body.drawsSurface
  }
}

/// A view with modifiers.
private protocol ModifiedView {
  /// Whether one of the outermost modifiers draws a background or an outline.
  static var modifiersDrawSurface: Bool { get }
}

extension ModifiedContent: ModifiedView {
  static var modifiersDrawSurface: Bool { Modifier.drawsSurface || Content.drawsSurface }
}

extension ScopedContent: ModifiedView {
  static var modifiersDrawSurface: Bool { Content.drawsSurface }
}
