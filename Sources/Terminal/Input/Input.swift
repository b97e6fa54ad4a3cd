import Components

/// What a terminal sends: something a person does, or the answer to a question.
enum Input: Hashable {
  case event(InputEvent)
  case response(QueryResponse)
}

extension ControlSequence {
  /// What it means, if it means anything here.
  var input: Input? {
    switch (marker, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      return MouseReport(sgr: self).event.map { .event(.mouse($0)) }
    case (nil, UInt8(ascii: "I")): return .event(.windowFocus(true))
    case (nil, UInt8(ascii: "O")): return .event(.windowFocus(false))
    case (nil, _): return press.map { .event(.key($0)) }
    default: return QueryResponse(self).map { .response($0) }
    }
  }
}
