import Signals

extension View {
  /// Sets whether the user cannot delete this row of a ``ForEach`` with an `onDelete` action.
  ///
  ///     ForEach(files) { file in
  ///       Text(file.name).deleteDisabled(file.isLocked)
  ///     }
  ///     .onDelete { files.remove(atOffsets: $0) }
  ///
  /// Of several rows that are selected, the others are deleted. Rows of a list that are too far
  /// from the screen to have been created count as those that can be deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    disabling(.delete, ValueOrPublisher(isDisabled))
  }

  /// Sets whether the user cannot delete this row to the newest of `values`; it can be deleted
  /// before the first one.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func deleteDisabled(_ values: some Publisher<Bool, Never>) -> some View {
    disabling(.delete, ValueOrPublisher(values))
  }

  /// Sets whether the user cannot move this row of a ``ForEach`` with an `onMove` action. Other
  /// rows can be moved past it.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    disabling(.move, ValueOrPublisher(isDisabled))
  }

  /// Sets whether the user cannot move this row to the newest of `values`; it can be moved before
  /// the first one.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func moveDisabled(_ values: some Publisher<Bool, Never>) -> some View {
    disabling(.move, ValueOrPublisher(values))
  }

  /// Sets whether the user cannot select this row of a list.
  ///
  ///     List(plans, selection: $plan) { plan in
  ///       Text(plan.name).selectionDisabled(plan.isSoldOut)
  ///     }
  ///
  /// It can still be the current row, whose controls can be reached with Tab. Rows of a list that
  /// are too far from the screen to have been created count as those that can be selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    disabling(.select, ValueOrPublisher(isDisabled))
  }

  /// Sets whether the user cannot select this row to the newest of `values`; it can be selected
  /// before the first one.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func selectionDisabled(_ values: some Publisher<Bool, Never>) -> some View {
    disabling(.select, ValueOrPublisher(values))
  }

  private nonisolated func disabling(
    _ action: RowActions, _ isDisabled: ValueOrPublisher<Bool>
  ) -> some View {
    trait(isDisabled) { traits, isDisabled in
      if isDisabled { traits.disabledRowActions.insert(action) }
    }
  }
}

extension [LayoutNode] {
  /// Whether one of these nodes, which are the views of a row, does not allow `action`.
  @MainActor
  package func disable(_ action: RowActions) -> Bool {
    contains { $0.layoutTraits?.disabledRowActions.contains(action) == true }
  }
}

extension RowEdit {
  /// The action of which this is a case.
  package var action: RowActions {
    switch self {
    case .delete: .delete
    case .moveUp, .moveDown: .move
    }
  }
}
