import Components

extension Bitmap {
  /// A bitmap in which each pixel has a color of its own.
  static func distinct(_ width: Int, _ height: Int, blue: UInt8 = 9) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map {
        Color(.rgb(red: UInt8($0 % width * 8), green: UInt8($0 / width * 8), blue: blue))
      })
  }
}
