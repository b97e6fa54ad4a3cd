extension Bitmap {
  /// The largest number of pixels of a picture that is decoded.
  static let pixelLimit = 1 << 24

  /// Decodes a picture; `nil` if it is damaged, in another format, or has more than 16 million
  /// pixels.
  ///
  ///     if let logo = Bitmap(data: bytes) { Image(logo).resizable().scaledToFit() }
  ///
  /// - Parameter data: The bytes of a file in the format PNG, or in one of Netpbm: PGM (`P5`), PPM
  ///   (`P6`) or PAM.
  public init?(data: some Sequence<UInt8>) {
    let bytes = Array(data)
    guard let bitmap = PNGDecoder.decode(bytes) ?? NetpbmDecoder.decode(bytes) else { return nil }
    self = bitmap
  }
}
