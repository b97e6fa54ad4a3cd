import Signals

extension View {
  /// Creates the pages for values of one type in the enclosing ``NavigationStack``.
  ///
  ///     .navigationDestination(for: Fruit.self) { FruitView(fruit: $0) }
  ///
  /// If there are several for the same type, the innermost one applies.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - destination: Creates the content of the page for a value.
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    scopeModifier(DestinationModifier(destination: destination))
  }

  /// Sets the title that the bar of the enclosing ``NavigationStack`` shows for this page.
  public nonisolated func navigationTitle(_ title: String) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the text that the bar of the enclosing ``NavigationStack`` shows as the title of this
  /// page.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    scopeModifier(TitleModifier(title: ValueOrPublisher(title)))
  }

  /// Sets the title that the bar of the enclosing ``NavigationStack`` shows for this page to the
  /// value of `title`, which the user cannot change there.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    LazyView { self.navigationTitle(title.wrappedValue) }
  }

  /// Sets the title that the bar of the enclosing ``NavigationStack`` shows for this page to the
  /// newest of `titles`. There is no title before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func navigationTitle(_ titles: some Publisher<String, Never>) -> some View {
    scopeModifier(TitleModifier(title: ValueOrPublisher(titles.map { Text($0) })))
  }
}

private nonisolated struct DestinationModifier<Value: Hashable, Destination: View>: ScopeModifier {
  let destination: (Value) -> Destination

  @MainActor
  func willUpdateContent(of scope: StatefulScope<NavigationInfo>, in context: inout ViewContext) {
    guard let navigation = context.environment.navigation else { return }
    navigation.model.setDestination(of: scope, at: navigation.level) { value in
      (value.base as? Value).map { value in AnyView(LazyView { destination(value) }) }
    }
  }
}

private nonisolated struct TitleModifier: ScopeModifier {
  let title: ValueOrPublisher<Text>

  @MainActor
  func willUpdateContent(of scope: StatefulScope<NavigationInfo>, in context: inout ViewContext) {
    scope.bind(title) { scope, title in
      let environment = scope.environment
      guard environment.navigation != nil, let bars = environment.bars else { return }
      bars.model.setTitle(title, of: scope, at: bars.level)
    }
  }
}

/// Takes back what a page has told the enclosing navigation stack.
private struct NavigationInfo: ScopeState {
  init(in context: ViewContext) {}

  func willUnmount(_ scope: Node) {
    scope.environment.navigation?.model.remove(scope)
    scope.environment.bars?.model.remove(scope)
  }
}
