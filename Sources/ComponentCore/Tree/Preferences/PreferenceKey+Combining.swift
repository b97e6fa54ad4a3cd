extension PreferenceKey {
  /// Combines `next` with the value of the views before it; `nil` means that there are none.
  static func combine(_ next: Value, into value: inout Value?) {
    guard var combined = value else { return value = next }
    value = nil
    reduce(value: &combined) { next }
    value = combined
  }
}
