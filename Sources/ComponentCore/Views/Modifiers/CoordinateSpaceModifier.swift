extension View {
  /// Gives the coordinates of this view a name, which the views inside use in `.named(name)`.
  ///
  ///     Board()   // its fields read proxy.frame(in: .named("board"))
  ///       .coordinateSpace(name: "board")
  public nonisolated func coordinateSpace(name: some Hashable) -> some View {
    effect(NamedSpace(name: AnyHashable(name)))
  }

  /// Gives the coordinates of this view the name of `space`. Other spaces than `.named` have no
  /// effect.
  public nonisolated func coordinateSpace(_ space: CoordinateSpace) -> some View {
    var name: AnyHashable?
    if case .named(let given) = space { name = given }
    return effect(NamedSpace(name: name))
  }
}
