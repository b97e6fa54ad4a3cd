extension Text {
  /// Creates a text of the characters of a symbol. Of another image, it is the name.
  ///
  ///     Text(Image(systemName: "star.fill")) + Text(" Favorites")
  public nonisolated init(_ image: Image) {
    self.init(verbatim: image.text)
  }

  /// The string, without its appearance, if it does not change.
  nonisolated var plainString: String {
    runs.map { $0.string.initial ?? "" }.joined()
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends the characters of a symbol.
  ///
  ///     Text("\(Image(systemName: "star.fill")) Favorites")
  public mutating func appendInterpolation(_ image: Image) {
    appendLiteral(image.text)
  }
}
