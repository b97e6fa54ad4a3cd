/// A published property of any type, found by reflection.
protocol ObservedProperty {
  /// The publisher that sends before the property changes, if one was installed.
  var observer: ObservableObjectPublisher? { get }

  /// Installs the publisher that sends before the property changes.
  func install(_ observer: ObservableObjectPublisher)
}
