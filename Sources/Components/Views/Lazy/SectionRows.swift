extension View {
  /// Makes the rows of this view play `role` in their section.
  nonisolated func rowRole(_ role: RowRole) -> some View {
    scopeModifier(RowRoleModifier(role: role))
  }

  /// Makes the rows of this view those of one section.
  nonisolated func sectionRows() -> some View {
    scopeModifier(SectionRowsModifier())
  }
}

private nonisolated struct RowRoleModifier: ScopeModifier {
  let role: RowRole

  @MainActor
  func willUpdateContent(of scope: RowRoleNode, in context: inout ViewContext) {
    scope.role = role
  }
}

private final class RowRoleNode: GroupNode, ScopeNode, SectionHeaderScope {
  var role = RowRole.row

  var isSectionHeader: Bool { role == .header }

  override func appendRows(to segments: inout [RowSegment]) {
    let first = segments.count
    super.appendRows(to: &segments)
    for index in segments.indices[first...] { segments[index].role = role }
  }
}

private nonisolated struct SectionRowsModifier: ScopeModifier {
  @MainActor
  func willUpdateContent(of scope: SectionRowsNode, in context: inout ViewContext) {}
}

private final class SectionRowsNode: GroupNode, ScopeNode {
  override func appendRows(to segments: inout [RowSegment]) {
    let first = segments.count
    super.appendRows(to: &segments)
    for index in segments.indices[first...] where segments[index].section == nil {
      segments[index].section = ObjectIdentifier(self)
    }
  }
}
