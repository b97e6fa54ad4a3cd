import Signals

/// The value that decides whether a view is presented, and which.
package nonisolated struct PresentedValue<Value> {
  private let value: FollowedValue<Value>
  private let dismissed: Value

  /// Creates the value of a source.
  ///
  /// - Parameters:
  ///   - source: The value.
  ///   - dismissed: The value that presents nothing.
  package init(_ source: some ControlSource<Value>, dismissed: Value) {
    value = source.storage.followedValue
    self.dismissed = dismissed
  }

  /// Sets the value of `node`, and follows it from then on.
  @MainActor
  func connect(_ node: PresenterNode<Value>) {
    if let value = value.read() { node.value = value }
    value.follow(node) { node, value in
      guard let node = node as? PresenterNode<Value> else { return }
      node.value = value
      node.updatePresentation()
    }
  }

  /// Sets the value that presents nothing.
  func dismiss() {
    value.write(dismissed)
  }
}

/// A description of the view that a node presents.
package nonisolated struct Presenter<Value> {
  let value: PresentedValue<Value>
  let placement: PresentationPlacement
  let traits: PresentationTraits
  let onDismiss: (@MainActor () -> Void)?
  /// Returns the view to present for a value; `nil` for none.
  let view: (Value) -> PresentedView?

  package init(
    value: PresentedValue<Value>, placement: PresentationPlacement = .init(position: .center),
    traits: PresentationTraits = [], onDismiss: (@MainActor () -> Void)? = nil,
    view: @escaping (Value) -> PresentedView?
  ) {
    self.value = value
    self.placement = placement
    self.traits = traits
    self.onDismiss = onDismiss
    self.view = view
  }
}

extension View {
  /// Returns this view, which presents another one as `presenter` says.
  package nonisolated func presenting<Value>(_ presenter: Presenter<Value>) -> some View {
    scopeModifier(PresenterModifier(presenter: presenter))
  }
}

extension View {
  /// Returns this view, which presents another one while `isPresented` is `true`.
  package nonisolated func presenting(
    _ isPresented: some ControlSource<Bool>, _ placement: PresentationPlacement,
    _ traits: PresentationTraits = [], onDismiss: (@MainActor () -> Void)? = nil,
    view: @escaping () -> PresentedView
  ) -> some View {
    presenting(
      Presenter(
        value: PresentedValue(isPresented, dismissed: false), placement: placement,
        traits: traits, onDismiss: onDismiss
      ) { $0 ? view() : nil })
  }

  /// Returns this view, which presents another one while `item` is not `nil`.
  package nonisolated func presenting<Item>(
    _ item: some ControlSource<Item?>, _ placement: PresentationPlacement,
    _ traits: PresentationTraits = [], onDismiss: (@MainActor () -> Void)? = nil,
    view: @escaping (Item) -> PresentedView
  ) -> some View {
    presenting(
      Presenter(
        value: PresentedValue(item, dismissed: nil), placement: placement, traits: traits,
        onDismiss: onDismiss
      ) { $0.map(view) })
  }
}

private nonisolated struct PresenterModifier<Value>: ScopeModifier {
  let presenter: Presenter<Value>

  @MainActor
  func didUpdateContent(of scope: PresenterNode<Value>, isNew: Bool) {
    scope.presenter = presenter
    presenter.value.connect(scope)
    scope.updatePresentation()
  }
}
