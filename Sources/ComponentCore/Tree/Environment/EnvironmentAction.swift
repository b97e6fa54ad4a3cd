/// The closure of an action in the environment. Two are equal if they are the same object, so an
/// environment that passes an action on unchanged evaluates no bodies.
package final class EnvironmentAction<Argument, Result>: Equatable, Sendable {
  package let perform: @MainActor (Argument) -> Result

  init(_ perform: @escaping @MainActor (Argument) -> Result) {
    self.perform = perform
  }

  package static func == (lhs: EnvironmentAction, rhs: EnvironmentAction) -> Bool {
    lhs === rhs
  }
}
