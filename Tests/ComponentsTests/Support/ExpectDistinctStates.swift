import Components
import Testing
import TextBackend

/// Expects that a control looks different in each of its states, with any number of colors.
///
/// - Parameters:
///   - name: The view, style or modifier by its name in the sources.
///   - scenarios: The interactions that lead to the states.
///   - control: Returns the control.
@MainActor
func expectDistinctStates(
  _ name: String,
  among scenarios: [ButtonScenario] = [
    .plain, .hovered, .focused, .pressed, .released, .disabled,
  ],
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ control: () -> some View
) {
  for colorDepth in ColorDepth.allCases {
    let looks = scenarios.map {
      $0.screen(12, 5, at: Point(x: 2, y: 0), colorDepth: colorDepth, control).bytes()
    }
    for (index, first) in scenarios.enumerated() {
      for (otherIndex, second) in scenarios[..<index].enumerated() {
        let looksAlike = looks[index] == looks[otherIndex]
        #expect(
          !looksAlike, "\(name): \(first) looks like \(second) with \(colorDepth)",
          sourceLocation: sourceLocation)
      }
    }
  }
}
