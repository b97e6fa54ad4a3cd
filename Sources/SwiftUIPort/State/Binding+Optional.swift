extension Binding {
  /// Creates a binding to an optional whose wrapped value is that of `base`. Writing `nil` has no
  /// effect.
  ///
  ///     Picker("Flavor", selection: Binding<Flavor?>($flavor)) { flavors }
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
}
