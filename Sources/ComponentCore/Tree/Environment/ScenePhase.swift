/// The extent to which the program has the user's attention.
///
///     @Environment(\.scenePhase) private var scenePhase
///
///     Text(news).onChange(of: scenePhase) { _, phase in
///       if phase == .background { save() }
///     }
///
/// A program on a terminal that does not report the focus of its window stays active.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The program is suspended, by Ctrl-Z for example. Views hear of it before it stops.
  case background
  /// Another window has the keyboard focus.
  case inactive
  /// The terminal's window has the keyboard focus.
  case active
}

extension EnvironmentValues {
  /// The extent to which the program has the user's attention. Set by the screen.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}
