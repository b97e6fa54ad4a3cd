extension Int {
  /// The number with a comma before every three digits, such as `12,345`.
  var grouped: String {
    var text = ""
    for (position, digit) in String(magnitude).reversed().enumerated() {
      if position > 0, position.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + String(text.reversed())
  }

  /// The number in at most four characters: `999`, `12k`, `3.4M`.
  var abbreviated: String {
    switch magnitude {
    case ..<1_000: String(self)
    case ..<10_000: "\(self / 1_000).\(self / 100 % 10)k"
    case ..<1_000_000: "\(self / 1_000)k"
    case ..<10_000_000: "\(self / 1_000_000).\(self / 100_000 % 10)M"
    default: "\(self / 1_000_000)M"
    }
  }
}
