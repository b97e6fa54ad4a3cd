/// A text whose digits roll from those of another one.
package struct RollingText: Interpolatable {
  package var string: String
  private let kind: ContentTransition.Kind

  package init(_ string: String, _ transition: ContentTransition) {
    self.string = string
    kind = transition.kind
  }

  /// Returns the text of `target` with digits between those of both texts.
  package func interpolated(to target: RollingText, by fraction: Double) -> RollingText {
    guard fraction < 1, target.kind != .identity else { return target }
    let rollsUp =
      switch target.kind {
      case .rollingUp: true
      case .rollingDown, .identity: false
      case .rollingWithNumber: string.isNumberSmaller(than: target.string)
      }
    var places = string.reversed().makeIterator()
    let characters = target.string.reversed().map { character in
      let start = places.next()?.digit ?? 0
      guard let end = character.digit else { return character }
      return Character(digit: start, rolling: rollsUp, to: end, by: max(0, fraction))
    }
    var result = target
    result.string = String(characters.reversed())
    return result
  }

  package func animatableDistance(to other: RollingText) -> Double {
    string == other.string ? 0 : 1
  }
}

extension Character {
  /// The number that this digit stands for; `nil` if it is not one from 0 to 9.
  fileprivate var digit: Int? {
    isASCII ? wholeNumberValue : nil
  }

  /// Creates the digit that is shown at `fraction` of the way from one digit to another.
  fileprivate init(digit start: Int, rolling up: Bool, to end: Int, by fraction: Double) {
    let distance = ((up ? end - start : start - end) + 10) % 10
    let step = Int((Double(distance) * fraction).rounded())
    self = Character(String(((up ? start + step : start - step) + 10) % 10))
  }
}

extension String {
  /// Returns whether all digits of this text are a smaller number than those of `other`.
  fileprivate func isNumberSmaller(than other: String) -> Bool {
    func digits(of text: String) -> [Int] { Array(text.compactMap(\.digit).drop { $0 == 0 }) }
    let (digits, others) = (digits(of: self), digits(of: other))
    return digits.count == others.count
      ? digits.lexicographicallyPrecedes(others) : digits.count < others.count
  }
}
