extension View {
  /// Sets the priority with which a stack gives space to this view.
  ///
  ///     HStack {
  ///       Text("/usr/share/dict/words").lineLimit(1)
  ///       Text("4.9 MB").layoutPriority(1)
  ///     }
  ///
  ///     /usr/share/… 4.9 MB
  ///
  /// A stack first reserves the minimum lengths of all views. The views of the highest priority
  /// choose from what remains, then those of the next one. Priorities have no unit; the default is
  /// 0, that of a spacer is less than all others, and `nan` counts as 0.
  public nonisolated func layoutPriority(_ priority: Double) -> some View {
    layoutPriority(ValueOrPublisher(priority))
  }

  package nonisolated func layoutPriority(_ priority: ValueOrPublisher<Double>) -> some View {
    trait(priority) { $0.layoutPriority = $1.isNaN ? 0 : $1 }
  }
}
