/// A node that learns when preferences inside may have changed.
class PreferenceObserverNode: GroupNode {
  private var isPending = false

  final override func preferencesDidChange() {
    super.preferencesDidChange()
    if isPending { return }
    isPending = true
    tree.afterEvaluating { [weak self] in
      self?.isPending = false
      self?.updatePreference()
    }
  }

  /// Called before the frame that shows a change of preferences inside.
  func updatePreference() {}
}
