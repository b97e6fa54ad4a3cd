extension View {
  /// Makes the rows of this view play `role` in their section.
  package nonisolated func rowRole(_ role: RowRole) -> some View {
    scopeModifier(RowRoleModifier(role: role))
  }

  /// Makes the rows of this view those of one section.
  package nonisolated func sectionRows() -> some View {
    scopeModifier(SectionRowsModifier())
  }
}

private nonisolated struct RowRoleModifier: ScopeModifier {
  let role: RowRole

  @MainActor
  func willUpdateContent(of scope: StatefulScope<RowRoleState>, in context: inout ViewContext) {
    scope.state.role = role
  }
}

private struct RowRoleState: ScopeState {
  var role = RowRole.row

  init(in context: ViewContext) {}

  var isSectionHeader: Bool { role == .header }

  func change(_ rows: inout [RowSegment], from first: Int, of scope: Node) {
    for index in first..<rows.count { rows[index].role = role }
  }
}

private nonisolated struct SectionRowsModifier: ScopeModifier {
  @MainActor
  func willUpdateContent(of scope: StatefulScope<SectionRowsState>, in context: inout ViewContext) {
  }
}

private struct SectionRowsState: ScopeState {
  init(in context: ViewContext) {}

  func change(_ rows: inout [RowSegment], from first: Int, of scope: Node) {
    for index in first..<rows.count where rows[index].section == nil {
      rows[index].section = ObjectIdentifier(scope)
    }
  }
}
