/// A published property of any type, found by reflection.
protocol ObservedProperty {
  /// Lets `publisher` send before the property changes, unless another one does.
  func observe(by publisher: ObservableObjectPublisher)
}
