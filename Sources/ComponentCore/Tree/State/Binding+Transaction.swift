extension Binding {
  /// Returns a binding whose writes are animated with `animation`.
  ///
  ///     Toggle("Details", isOn: $showsDetails.animation())
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding whose writes are made in `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { value in withTransaction(transaction) { wrappedValue = value } })
  }
}
