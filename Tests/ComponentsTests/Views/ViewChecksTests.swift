import Testing

/// The tests of every view check what holds for all views.
@Suite(.timeLimit(.minutes(5))) struct ViewChecksTests {
  private static let views = "Sources/Components/Views"

  /// Views that retain no object, closure, publisher or other view.
  private static let viewsThatRetainNothing: Set = ["Color", "Divider", "Spacer"]

  @Test func everyViewIsCheckedForLeaks() throws {
    // A shape needs no check: it is `Hashable` and `Sendable`.
    try expectCalls(
      of: "expectNoLeaks", for: publicTypes(conformingTo: "View", in: Self.views),
      except: Self.viewsThatRetainNothing)
  }

  @Test func everyViewDrawsAtAnySize() throws {
    let views = try publicTypes(conformingTo: "View", in: Self.views)
    let shapes = try publicTypes(conformingTo: "Shape", in: Self.views)
    try expectCalls(of: "expectDrawsAtAnySize", for: views.union(shapes))
  }

  @Test(arguments: ["expectNoLeaks", "expectDrawsAtAnySize"])
  func everyCheckNamesAPublicDeclaration(check: String) throws {
    let names = try names(inCallsOf: check)
    #expect(!names.isEmpty)
    #expect(try names.subtracting(publicNames()) == [], "named by no public declaration")
  }

  /// Expects that tests call `function` with each of `types`, except those that need no check.
  private func expectCalls(
    of function: String, for types: Set<String>, except exceptions: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let missing = try types.subtracting(names(inCallsOf: function)).sorted()
    #expect(
      missing == exceptions.sorted(), "no \(function) or a needless exception",
      sourceLocation: sourceLocation)
  }
}
