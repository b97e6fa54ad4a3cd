import Components

extension LinearGradient {
  /// A gradient that is opaque, translucent and transparent.
  static let sample = LinearGradient(
    colors: [.blue, Color(white: 1, opacity: 0.5), .clear], startPoint: .topLeading,
    endPoint: .bottomTrailing)
}

extension Bitmap {
  /// A bitmap with an odd number of rows and a transparent pixel.
  static let sample = Bitmap(colors: ["#": .white, "o": .orange], "#o\no#\n #")
}
