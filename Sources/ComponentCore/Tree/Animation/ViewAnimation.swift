/// The animation of a view that interpolates, or of the data of an ``Animatable`` one.
@MainActor
class ViewAnimation<Content> {
  /// Changes the view that is shown.
  typealias ChangeView = @MainActor (_ change: (inout Content) -> Void) -> Void

  /// Animates the data that is shown to that of `view`, and replaces it in `view` by what is shown
  /// now.
  ///
  /// - Parameters:
  ///   - view: A new description of the view.
  ///   - node: The node of the view.
  ///   - changeView: Changes the view in a frame of the animation.
  func update(
    _ view: inout Content, in node: any AnimatedNode, changeView: @escaping ChangeView
  ) {}

  /// Creates the animation of a view; `nil` if its type is not animatable.
  ///
  /// - Parameter view: The view that is shown now.
  static func make(showing view: Content) -> ViewAnimation? {
    func make(_ view: some Animatable) -> AnyObject { AnimatableViewAnimation(showing: view) }
    func make(_ view: some Interpolatable) -> AnyObject { InterpolatedViewAnimation(showing: view) }
    if let view = view as? any Animatable { return make(view) as? ViewAnimation }
    return (view as? any Interpolatable).flatMap { make($0) as? ViewAnimation }
  }
}

private final class AnimatableViewAnimation<Content: Animatable>: ViewAnimation<Content> {
  private typealias Data = AnimatedVector<Content.AnimatableData>

  /// The data that is shown.
  private var shown: Data

  init(showing view: Content) {
    shown = Data(view.animatableData)
  }

  override func update(
    _ view: inout Content, in node: any AnimatedNode, changeView: @escaping ChangeView
  ) {
    let target = Data(view.animatableData)
    animate(from: shown, to: target, in: node, changeView)
    if shown != target { view.animatableData = shown.vector }
  }

  private func animate(
    from start: Data, to target: Data, in node: some AnimatedNode,
    _ changeView: @escaping ChangeView
  ) {
    node.animate(from: start, to: target) { _, data in
      if data == self.shown { return }
      self.shown = data
      changeView { $0.animatableData = data.vector }
    }
  }
}

private final class InterpolatedViewAnimation<Content: Interpolatable>: ViewAnimation<Content> {
  /// The view that is shown.
  private var shown: Content

  init(showing view: Content) {
    shown = view
  }

  override func update(
    _ view: inout Content, in node: any AnimatedNode, changeView: @escaping ChangeView
  ) {
    animate(to: view, in: node, changeView)
    view = shown
  }

  private func animate(
    to target: Content, in node: some AnimatedNode, _ changeView: @escaping ChangeView
  ) {
    node.animate(from: shown, to: target) { _, view in
      self.shown = view
      changeView { $0 = view }
    }
  }
}
