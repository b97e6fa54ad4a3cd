import ComponentCore

/// The input from a terminal: an event of the user, or the response to a query.
enum Input: Hashable {
  case event(InputEvent)
  case response(QueryResponse)

  /// Whether this is the response to the last of several queries.
  var isDeviceAttributes: Bool {
    if case .response(let response) = self { response.isDeviceAttributes } else { false }
  }
}

extension ControlSequence {
  /// Returns the inputs that the sequence encodes, or none if it is unknown.
  ///
  /// - Parameter pixelsPerCell: The width and the height of a cell in pixels, if the terminal
  ///   reports the mouse in pixels.
  func inputs(pixelsPerCell: Size?) -> [Input] {
    switch (marker, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      let report = MouseReport(sgr: self, pixelsPerCell: pixelsPerCell)
      return report.event.map { [.event(.mouse($0))] } ?? []
    case (nil, UInt8(ascii: "I")) where !hasParameters: return [.event(.windowFocus(true))]
    case (nil, UInt8(ascii: "O")) where !hasParameters: return [.event(.windowFocus(false))]
    case (nil, UInt8(ascii: "t")): return QueryResponse(self).map { [.response($0)] } ?? []
    case (nil, _) where intermediate == nil: return presses.map { .event(.key($0)) }
    default: return QueryResponse(self).map { [.response($0)] } ?? []
    }
  }
}
