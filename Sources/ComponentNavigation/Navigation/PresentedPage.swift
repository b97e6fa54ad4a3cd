@_spi(Nodes) import ComponentCore
import Signals

extension View {
  /// Adds a page to the enclosing ``NavigationStack`` while `isPresented` is `true`.
  ///
  ///     Form { … }
  ///       .navigationDestination(isPresented: $isDone) { ResultView() }
  ///
  /// The page is added in front of the others, and not to the path of the stack.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is shown. Set to `false` when the user goes back.
  ///   - destination: The content of the page.
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: some ControlSource<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    scopeModifier(
      PresentedPageModifier(value: isPresented.storage.followedValue, dismissed: false) {
        $0 ? (AnyHashable(0), AnyView(LazyView(content: destination))) : nil
      })
  }

  /// Adds a page for `item` to the enclosing ``NavigationStack`` while it is not `nil`.
  ///
  /// Another item replaces the page. It is added in front of the others, and not to the path of
  /// the stack.
  ///
  /// - Parameters:
  ///   - item: The item that the page shows. Set to `nil` when the user goes back.
  ///   - destination: Creates the content of the page for an item.
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: some ControlSource<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    scopeModifier(
      PresentedPageModifier(value: item.storage.followedValue, dismissed: nil) { item in
        item.map { item in (AnyHashable(item), AnyView(LazyView { destination(item) })) }
      })
  }
}

/// A page on a navigation stack that a view shows while a value says so.
@MainActor
final class PresentedPage: Hashable {
  /// The identity of the value that the page shows.
  let id: AnyHashable
  var view: AnyView
  /// Called when the page has been removed from the stack.
  var wasRemoved: () -> Void = {}

  init(id: AnyHashable, view: AnyView) {
    self.id = id
    self.view = view
  }

  nonisolated static func == (lhs: PresentedPage, rhs: PresentedPage) -> Bool { lhs === rhs }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

private nonisolated struct PresentedPageModifier<Value>: ScopeModifier {
  let value: FollowedValue<Value>
  let dismissed: Value
  /// Returns the identity and the view of the page for a value; `nil` for none.
  let page: (Value) -> (id: AnyHashable, view: AnyView)?

  @MainActor
  func didUpdateContent(of scope: StatefulScope<PresentedPageState<Value>>, isNew: Bool) {
    scope.state.modifier = self
    if let value = value.read() { scope.state.value = value }
    value.follow(scope) { scope, value in
      guard let scope = scope as? StatefulScope<PresentedPageState<Value>> else { return }
      scope.state.value = value
      scope.updatePage()
    }
    scope.updatePage()
  }
}

/// The page that a view shows, and the value that decides about it.
private struct PresentedPageState<Value>: ScopeState {
  var modifier: PresentedPageModifier<Value>?
  var value: Value?
  var page: PresentedPage?

  init(in context: ViewContext) {}

  func willUnmount(_ scope: Node) {
    if let page { scope.environment.navigation?.model.remove(page) }
  }
}

extension StatefulScope {
  /// Shows the page for the value, updates it, or removes it.
  fileprivate func updatePage<Value>() where State == PresentedPageState<Value> {
    guard let modifier = state.modifier, let value = state.value,
      let navigation = environment.navigation
    else { return }
    let new = modifier.page(value)
    if let page = state.page, page.id != new?.id {
      state.page = nil
      navigation.model.remove(page)
    }
    guard let new else { return }
    if let page = state.page {
      page.view = new.view
      return navigation.model.updatePages(above: navigation.level)
    }
    let page = PresentedPage(id: new.id, view: new.view)
    page.wasRemoved = { [weak self] in self?.pageWasRemoved() }
    state.page = page
    navigation.model.show(NavigationEntry(value: AnyHashable(page)))
  }

  private func pageWasRemoved<Value>() where State == PresentedPageState<Value> {
    guard state.page != nil, let modifier = state.modifier else { return }
    state.page = nil
    state.value = modifier.dismissed
    modifier.value.write(modifier.dismissed)
  }
}

extension NavigationModel {
  /// Removes a page, which may be in the next column, without a change of the value that shows it.
  fileprivate func remove(_ page: PresentedPage) {
    page.wasRemoved = {}
    stack?.remove(page)
    column?.next?.stack?.remove(page)
  }
}
