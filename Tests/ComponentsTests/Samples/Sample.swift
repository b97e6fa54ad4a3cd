import Components
import Testing

@testable import ComponentCore

/// A use of a public view, modifier or style that is checked for what holds for all of them.
///
/// `SampleTests` runs the checks, and compares the samples with the public declarations in the
/// sources: a new view is a line here. What is particular to a view is tested with it.
struct Sample: Sendable, CustomTestStringConvertible {
  /// What a sample is checked for.
  enum Check: CaseIterable {
    /// Nothing outlives the view: see `expectNoLeaks`.
    case leaks
    /// The view draws at any size: see `expectDrawsAtAnySize`.
    case sizes
    /// A control looks different in each of its states: see `expectDistinctStates`.
    case states
  }

  /// The view, modifier or style by its name in the sources.
  let name: String
  let check: Check
  private let expect: @MainActor @Sendable () -> Void

  var testDescription: String { name }

  /// Runs the check, whose failures are reported where the sample stands.
  @MainActor func expectToPass() { expect() }
}

extension Sample {
  /// Creates a sample of a view that draws at any size or shows its states.
  ///
  /// - Parameters:
  ///   - name: The view, modifier or style by its name in the sources.
  ///   - check: What the view is checked for.
  ///   - scenarios: The interactions that lead to the states of a control.
  ///   - view: Returns the view.
  init(
    _ name: String, _ check: Check,
    among scenarios: [ButtonScenario] = [
      .plain, .hovered, .focused, .pressed, .released, .disabled,
    ],
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.init(name: name, check: check) {
      switch check {
      case .leaks: expectNoLeaks(name, sourceLocation: sourceLocation) { _ in view() }
      case .sizes: expectDrawsAtAnySize(name, sourceLocation: sourceLocation, view)
      case .states:
        expectDistinctStates(name, among: scenarios, sourceLocation: sourceLocation, view)
      }
    }
  }

  /// Creates a sample of a view that retains something, and that nothing outlives.
  ///
  /// - Parameters:
  ///   - name: The view, modifier or style by its name in the sources.
  ///   - check: What the view is checked for.
  ///   - view: Returns the view, which retains at least one token of the factory.
  init(
    _ name: String, _ check: Check, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder view: @escaping @MainActor @Sendable (TokenFactory) -> some View
  ) {
    self.init(name: name, check: check) {
      switch check {
      case .leaks: expectNoLeaks(name, sourceLocation: sourceLocation, view)
      case .sizes:
        expectDrawsAtAnySize(name, sourceLocation: sourceLocation) { view(TokenFactory()) }
      case .states:
        expectDistinctStates(name, sourceLocation: sourceLocation) { view(TokenFactory()) }
      }
    }
  }
}
