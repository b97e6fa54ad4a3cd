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
    scopeModifier(TitleModifier(title: title))
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
    scopeModifier(TitlesModifier(titles: ValueOrPublisher(titles)))
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
  let title: Text

  @MainActor
  func willUpdateContent(of scope: StatefulScope<NavigationInfo>, in context: inout ViewContext) {
    scope.setNavigationTitle(title)
  }
}

private nonisolated struct TitlesModifier: ScopeModifier {
  let titles: ValueOrPublisher<String>

  @MainActor
  func willUpdateContent(of scope: StatefulScope<NavigationInfo>, in context: inout ViewContext) {
    scope.bind(titles) { scope, title in
      if let newest = scope.state.newestTitle { return newest.send(title) }
      // The texts of the bars follow the newest title, so that they need not be described again.
      let newest = CurrentValueSubject<String, Never>(title)
      scope.state.newestTitle = newest
      scope.setNavigationTitle(Text(newest))
    }
  }
}

/// What a page has told the enclosing navigation stack, which is taken back with the page.
private struct NavigationInfo: ScopeState {
  /// The newest title of a publisher.
  var newestTitle: CurrentValueSubject<String, Never>?

  init(in context: ViewContext) {}

  func willUnmount(_ scope: Node) {
    scope.environment.navigation?.model.remove(scope)
    scope.environment.bars?.model.remove(scope)
  }
}

extension StatefulScope<NavigationInfo> {
  fileprivate func setNavigationTitle(_ title: Text) {
    guard environment.navigation != nil, let bars = environment.bars else { return }
    bars.model.setTitle(title, of: self, at: bars.level)
  }
}
