import Signals

extension View {
  /// Sets the position at which scroll views in this view begin.
  ///
  ///     ScrollView { ForEach(log) { Text($0.line) } }
  ///       .defaultScrollAnchor(.bottom)
  ///
  /// A scroll view stays at its anchor while its content grows, until it is scrolled away from it.
  ///
  /// - Parameter anchor: The part of the content that is shown at first; `.topLeading` where no
  ///   anchor is set.
  public nonisolated func defaultScrollAnchor(_ anchor: Alignment) -> some View {
    transformEnvironment { $0.scrollAnchor = anchor }
  }

  /// Sets the position at which scroll views in this view begin to the newest value of `anchors`.
  ///
  /// The enclosing view's anchor applies until `anchors` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func defaultScrollAnchor(
    _ anchors: some Publisher<Alignment, Never>
  ) -> some View {
    transformEnvironment(following: anchors) { $0.scrollAnchor = $1 }
  }
}

extension EnvironmentValues {
  var scrollAnchor: Alignment {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

private struct ScrollAnchorKey: EnvironmentKey {
  static let defaultValue = Alignment.topLeading
}
