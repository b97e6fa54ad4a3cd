/// The names that Combine gives to what subscribers receive and answer.
public enum Subscribers {
  /// The end of a stream.
  public typealias Completion = Signals.Completion
  /// The answer of a subscriber to a value.
  public typealias Demand = Signals.Demand
}
