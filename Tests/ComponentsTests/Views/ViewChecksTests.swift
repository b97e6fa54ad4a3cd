import TestSupport
import Testing

/// The tests of every view check what holds for all views.
@Suite(.watchdog) struct ViewChecksTests {
  private static let views = "Sources/Components/Views"

  /// Views that retain no object, closure, publisher or other view.
  private static let viewsThatRetainNothing: Set = ["Color", "Divider", "Spacer"]

  /// Controls that only show a value.
  private static let controlsWithoutInput: Set = ["ProgressView"]

  @Test func everyViewIsCheckedForLeaks() throws {
    // A shape needs no check: it is `Hashable` and `Sendable`.
    try expectCalls(
      of: "expectNoLeaks", for: publicTypes(conformingTo: "View", in: Self.views),
      except: Self.viewsThatRetainNothing)
  }

  @Test func everyModifierIsCheckedForLeaks() throws {
    let folders = ["/Accessibility", "/Modifiers", "/Input", "/Presentations"].map {
      Self.views + $0
    }
    // The closure of a task lives until the cancelled task has ended, after its view.
    try expectCalls(
      of: "expectNoLeaks",
      for: folders.reduce(into: []) { try $0.formUnion(retainingModifiers(in: $1)) },
      except: ["task"])
  }

  @Test func everyViewDrawsAtAnySize() throws {
    let views = try publicTypes(conformingTo: "View", in: Self.views)
    let shapes = try publicTypes(conformingTo: "Shape", in: Self.views)
    try expectCalls(of: "expectDrawsAtAnySize", for: views.union(shapes))
  }

  @Test func everyControlShowsItsStates() throws {
    try expectCalls(
      of: "expectDistinctStates",
      for: publicTypes(conformingTo: "View", in: Self.views + "/Controls"),
      except: Self.controlsWithoutInput)
  }

  @Test func everyButtonStyleShowsTheStates() throws {
    try expectCalls(
      of: "expectDistinctStates", for: publicTypes(conformingTo: "ButtonStyle", in: Self.views))
  }

  @Test(arguments: ["expectNoLeaks", "expectDrawsAtAnySize", "expectDistinctStates"])
  func everyCheckNamesAPublicDeclaration(check: String) throws {
    let names = try namesInCalls(of: check)
    #expect(!names.isEmpty)
    let unknown = try names.subtracting(publicNames())
    #expect(unknown == [], "no public type or method of this name")
  }

  /// Expects that a test calls `function` for each of `names` except for `exceptions`.
  private func expectCalls(
    of function: String, for names: Set<String>, except exceptions: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let missing = try names.subtracting(namesInCalls(of: function))
    #expect(
      missing.subtracting(exceptions) == [], "no test calls \(function)",
      sourceLocation: sourceLocation)
    #expect(
      exceptions.subtracting(missing) == [], "exceptions without need",
      sourceLocation: sourceLocation)
  }
}
