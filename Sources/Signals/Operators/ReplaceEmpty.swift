extension Publisher {
  /// Publishes `output` if the upstream finishes without a value.
  ///
  ///     upstream:                -----|
  ///     replaceEmpty(with: z):   -----(z|)
  ///
  /// A failure is passed on without `output`.
  @inlinable
  public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
    statefulMap(true) { isEmpty, value in
      isEmpty = false
      return value
    } last: { isEmpty in
      isEmpty ? output : nil
    }
  }
}
