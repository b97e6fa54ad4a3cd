/// The pixels of a picture, with an opacity only if one is not opaque.
struct PicturePixels {
  let bytes: [UInt8]
  /// The number of bytes of a pixel: red, green, blue and perhaps the opacity.
  let channels: Int

  init(rgba: [UInt8]) {
    let isOpaque = stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 }
    channels = isOpaque ? 3 : 4
    guard isOpaque else {
      bytes = rgba
      return
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rgba.count / 4 * 3)
    for start in stride(from: 0, to: rgba.count, by: 4) { bytes += rgba[start..<start + 3] }
    self.bytes = bytes
  }
}
