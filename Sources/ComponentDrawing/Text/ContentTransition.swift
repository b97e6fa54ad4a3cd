/// How a text becomes another one while an animation applies.
///
/// A text changes at once unless `contentTransition(_:)` says otherwise. The letters of a terminal
/// cannot fade, but its digits can roll.
public struct ContentTransition: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case identity
    case rollingUp
    case rollingDown
    /// Up if the number that is shown grows, and down otherwise.
    case rollingWithNumber
  }

  package let kind: Kind

  /// The text changes at once.
  public static let identity = ContentTransition(kind: .identity)

  /// Each digit rolls to the one in its place, as those of an odometer.
  ///
  ///     Text(score.map(String.init))          129   130   141   152   163
  ///       .contentTransition(.numericText())
  ///       .animation(.default)
  ///
  /// The digits are those from 0 to 9, and places are counted from the end of the text.
  ///
  /// - Parameter countsDown: Whether they roll down, not up.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: countsDown ? .rollingDown : .rollingUp)
  }

  /// Each digit rolls to the one in its place: up if the number that is shown grows, and down
  /// otherwise.
  ///
  /// - Parameter value: The number that is shown, as in SwiftUI. Its digits tell the direction.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .rollingWithNumber)
  }
}
