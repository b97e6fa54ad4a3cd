import ComponentCore

extension Screen {
  /// The scene phase that the views read from their environment, at first active. An event of the
  /// window's focus makes it active or inactive.
  public var scenePhase: ScenePhase {
    get { currentScenePhase }
    set {
      inputObserver?(.scenePhase(newValue))
      changeScenePhase(to: newValue)
    }
  }

  func changeScenePhase(to phase: ScenePhase) {
    if phase == currentScenePhase { return }
    currentScenePhase = phase
    tree.updateEnvironment { $0.scenePhase = phase }
  }
}
