/// A change that is animated when a view appears or disappears.
///
///     struct Rising: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.offset(y: phase.isIdentity ? 0 : 3).opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
///
///     if isOpen { Details().transition(Rising()) }
///
/// When the view appears, the body for ``TransitionPhase/willAppear`` is animated to that for
/// ``TransitionPhase/identity``; when it disappears, that is animated to the body for
/// ``TransitionPhase/didDisappear``. ``AnyTransition`` has the common transitions.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// Returns the view in a phase of the transition.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  @ViewBuilder
  func body(content: Content, phase: TransitionPhase) -> Body

  /// The type of the view that appears or disappears.
  typealias Content = ViewModifierContent
}
