import Signals

extension View {
  /// Shows or hides the headers of the tables in this view.
  ///
  ///     Table(files) { TableColumn("Name", value: \.name) }
  ///       .tableColumnHeaders(.hidden)
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.tableColumnHeaders = visibility }
  }

  /// Shows or hides the headers of the tables in this view, by the newest of `visibilities`. The
  /// enclosing view's visibility applies before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func tableColumnHeaders(
    _ visibilities: some Publisher<Visibility, Never>
  ) -> some View {
    transformEnvironment(following: visibilities) { $0.tableColumnHeaders = $1 }
  }
}

extension EnvironmentValues {
  /// Whether tables have a header, which is so if it is `automatic`.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}
