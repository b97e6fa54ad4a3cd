import TestSupport
import Testing

/// Checks what holds for all views, and that the samples are those of all views.
@MainActor @Suite(.watchdog) struct SampleTests {
  @Test(arguments: Sample.all(for: .leaks)) func nothingOutlivesAView(sample: Sample) {
    sample.expectToPass()
  }

  @Test(arguments: Sample.all(for: .sizes)) func viewDrawsAtAnySize(sample: Sample) {
    sample.expectToPass()
  }

  @Test(arguments: Sample.all(for: .states)) func controlShowsItsStates(sample: Sample) {
    sample.expectToPass()
  }
}

@Suite(.watchdog) struct SampleListTests {
  private static let core = "Sources/ComponentCore/Views"
  private static let controls = "Sources/ComponentControls"
  private static let navigation = "Sources/ComponentNavigation"

  /// The folders of all views but charts.
  private static let views = [core, controls, "Sources/ComponentLists", navigation]

  /// Views that retain no object, closure, publisher or other view.
  private static let viewsThatRetainNothing: Set = ["Color", "Divider", "Spacer"]

  /// Controls that only show a value.
  private static let controlsWithoutInput: Set = ["Gauge", "ProgressView"]

  /// Returns the names of the views of both modules, which may be drawings.
  private func publicViews() throws -> Set<String> {
    try publicTypes(conformingTo: "View", in: Self.views)
      .union(publicTypes(conformingTo: "Drawing", in: Self.views))
      .union(publicTypes(conformingTo: "View", in: ["Sources/ComponentCharts"]))
  }

  @Test func everyViewIsCheckedForLeaks() throws {
    // A shape needs no check: it is a value that is `Sendable`.
    try expectSamples(of: publicViews(), for: .leaks, except: Self.viewsThatRetainNothing)
  }

  @Test func everyModifierIsCheckedForLeaks() throws {
    let folders =
      ["/Accessibility", "/Modifiers", "/Input"].map { Self.core + $0 }
      + ["/Gestures", "/Modifiers"].map { Self.controls + $0 }
      + ["/Presentations", "/Tabs"].map { Self.navigation + $0 }
    // The closure of a task lives until the cancelled task has ended, after its view.
    try expectSamples(of: retainingModifiers(in: folders), for: .leaks, except: ["task"])
  }

  @Test func everyViewDrawsAtAnySize() throws {
    let views = try publicViews()
    let shapes = try publicTypes(conformingTo: "Shape", in: Self.views)
    try expectSamples(of: views.union(shapes), for: .sizes)
  }

  @Test func everyControlShowsItsStates() throws {
    try expectSamples(
      of: publicTypes(
        conformingTo: "View", in: [Self.core + "/Buttons", Self.controls + "/Controls"]),
      for: .states, except: Self.controlsWithoutInput)
  }

  @Test func everyButtonStyleShowsTheStates() throws {
    try expectSamples(
      of: publicTypes(conformingTo: "ButtonStyle", in: Self.views), for: .states)
  }

  @Test func everySampleNamesAPublicDeclaration() throws {
    let unknown = try Set(Sample.all.map(\.name)).subtracting(publicNames())
    #expect(unknown == [], "no public type or method of this name")
  }

  /// Expects that each of `names` except for `exceptions` has a sample with a check.
  private func expectSamples(
    of names: Set<String>, for check: Sample.Check, except exceptions: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let missing = names.subtracting(Sample.names(for: check))
    #expect(
      missing.subtracting(exceptions) == [], "no sample for \(check)",
      sourceLocation: sourceLocation)
    #expect(
      exceptions.subtracting(missing) == [], "exceptions without need",
      sourceLocation: sourceLocation)
  }
}
