import Signals

/// The value that decides whether a view is presented, and which.
nonisolated struct PresentedValue<Value> {
  /// Returns the value, if it is not a publisher's.
  private let read: () -> Value?
  private let write: () -> Void
  /// Binds a node to the publisher of the value, if there is one.
  private let follow: @MainActor (PresenterNode<Value>) -> Void

  /// Creates a value that is stored in `binding`.
  ///
  /// - Parameters:
  ///   - binding: The value.
  ///   - dismissed: The value that presents nothing.
  init(_ binding: Binding<Value>, dismissed: Value) {
    read = { binding.wrappedValue }
    write = { binding.wrappedValue = dismissed }
    follow = { $0.setSubscription(nil, in: 0) }
  }

  /// Creates a value that is stored in `subject`.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - dismissed: The value that presents nothing.
  init(
    _ subject: CurrentValueSubject<Value, Never>, dismissed: Value
  ) where Value: Sendable {
    read = { nil }
    write = { subject.send(dismissed) }
    follow = {
      $0.bind(ValueOrPublisher(subject)) { node, value in
        node.value = value
        node.updatePresentation()
      }
    }
  }

  /// Sets the value of `node`, and follows it from then on.
  @MainActor
  func connect(_ node: PresenterNode<Value>) {
    if let value = read() { node.value = value }
    follow(node)
  }

  /// Sets the value that presents nothing.
  func dismiss() {
    write()
  }
}

/// A description of the view that a node presents.
nonisolated struct Presenter<Value> {
  let value: PresentedValue<Value>
  var placement = PresentationPlacement(position: .center)
  var traits: PresentationTraits = []
  var onDismiss: (@MainActor () -> Void)?
  /// Returns the view to present for a value; `nil` for none.
  let view: (Value) -> PresentedView?
}

extension View {
  /// Returns this view, which presents another one as `presenter` says.
  nonisolated func presenting<Value>(_ presenter: Presenter<Value>) -> some View {
    scopeModifier(PresenterModifier(presenter: presenter))
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
