/// A scope that runs an action when the preference of the views inside has changed.
final class PreferenceObserverNode<Key: PreferenceKey>: GroupNode, ScopeNode
where Key.Value: Equatable {
  var action: (@MainActor (Key.Value) -> Void)?
  private var value = Key.defaultValue
  private var isPending = false

  required override init(in context: ViewContext) {
    super.init(in: context)
  }

  override func preferencesDidChange() {
    super.preferencesDidChange()
    if isPending { return }
    isPending = true
    tree.afterEvaluating { [weak self] in
      self?.isPending = false
      self?.readPreference()
    }
  }

  private func readPreference() {
    guard let action else { return }
    var new: Key.Value?
    reducePreference(Key.self, into: &new)
    let old = value
    value = new ?? Key.defaultValue
    if value != old { action(value) }
  }

  override func unmount() {
    action = nil
    super.unmount()
  }
}
