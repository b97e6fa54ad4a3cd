extension String {
  /// The string with control characters in place of their pictures: `␛` for Escape, `␡` for DEL.
  ///
  /// The arguments of tests are printed as they are, so they contain pictures.
  var controls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x2400...0x241F: Unicode.Scalar(UInt8(scalar.value - 0x2400))
          case 0x2421: "\u{7F}"
          default: scalar
          }
        }))
  }
}
