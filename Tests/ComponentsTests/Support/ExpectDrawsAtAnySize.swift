import Components
import Signals
import SignalsTesting
import Testing
import TextBackend

/// Expects that a view draws within a screen of any size, also while its size is animated, and
/// draws only ASCII characters where these are required.
///
/// - Parameters:
///   - name: The view, or the modifier, by its name in the sources.
///   - view: Returns the view.
@MainActor
func expectDrawsAtAnySize(
  _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ view: @escaping @MainActor () -> some View
) {
  let comment = Comment(rawValue: name)
  expectDrawsWithinItsScreen(comment, sourceLocation, view)
  expectDrawsOnlyASCIIWhenRequired(comment, sourceLocation, view)
  expectAnimatesAtAnySize(comment, sourceLocation, view)
}

@MainActor
private func expectDrawsWithinItsScreen(
  _ name: Comment, _ sourceLocation: SourceLocation,
  _ view: @escaping @MainActor () -> some View
) {
  for usesASCII in [false, true] {
    let screen = Screen(columns: 200, rows: 60) {
      view().environment(\.usesASCII, usesASCII)
      view().frame(width: 0, height: 0).environment(\.usesASCII, usesASCII)
    }
    for (columns, rows) in [(0, 0), (1, 1), (2, 2), (3, 1), (1, 3), (7, 4)] {
      screen.resize(columns: columns, rows: rows)
      let lines = screen.text.split(separator: "\n")
      #expect(
        lines.allSatisfy { $0.count <= max(1, columns) }, name, sourceLocation: sourceLocation)
      #expect(!screen.bytes().isEmpty, name, sourceLocation: sourceLocation)
    }
  }
}

@MainActor
private func expectDrawsOnlyASCIIWhenRequired(
  _ name: Comment, _ sourceLocation: SourceLocation,
  _ view: @escaping @MainActor () -> some View
) {
  let text = Screen(columns: 40, rows: 12) { view().environment(\.usesASCII, true) }.text
  // The titles of the views under test contain the exceptions.
  #expect(
    text.allSatisfy { $0.isASCII || "★界…".contains($0) }, name, sourceLocation: sourceLocation)
}

@MainActor
private func expectAnimatesAtAnySize(
  _ name: Comment, _ sourceLocation: SourceLocation,
  _ view: @escaping @MainActor () -> some View
) {
  let scheduler = TestScheduler()
  let isOpen = CurrentValueSubject<Bool, Never>(false)
  let screen = Screen(columns: 30, rows: 6, scheduler: scheduler) {
    view().frame(width: isOpen.map { $0 ? 30 : 0 }).scaleEffect(isOpen.map { $0 ? 1.2 : 0 })
      .animation(.bouncy)
  }
  for _ in 0..<2 {
    isOpen.value.toggle()
    for _ in 0..<12 {
      _ = screen.text
      screen.advance(by: .milliseconds(40))
    }
  }
  screen.advance(by: .seconds(10))
  _ = screen.text
  #expect(scheduler.scheduled == 0, name, sourceLocation: sourceLocation)
}
