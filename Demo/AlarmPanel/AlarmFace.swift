import Components

/// What a window shows at one moment: in marks, words and colors, so that each alone is enough.
struct AlarmFace: Equatable, Sendable {
  /// The mark and the name.
  let title: String
  /// The color of the lamp.
  let color: Color
  /// The state, and the color of the word.
  let (word, tone): (String, Color)
  /// The text of the last report.
  let text: String
  /// The name, the state and the text, for assistive technology.
  let spokenText: String

  /// Creates the face of a window.
  ///
  /// - Parameters:
  ///   - point: The window.
  ///   - panel: Its panel.
  ///   - phase: The phase of flashing lamps.
  ///   - look: What the screen can show.
  init(of point: AlarmPanel.Point, in panel: AlarmPanel, at phase: Int, _ look: AlarmLook) {
    let state = point.alarm.state
    let isLit = panel.lamp(of: point).isLit(at: phase)
    title = "\(look.mark(of: state, isLit: isLit)) \(point.name)"
    color = isLit ? look.light(of: state, point.level) : look.dark
    word = panel.sequence.word(for: state, point.level)
    tone = look.tone(of: state, point.level)
    text = point.signal.text
    spokenText = [point.name, word, text].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// The marks and colors of lamps on a screen.
struct AlarmLook: Equatable, Sendable {
  private let usesASCII: Bool
  private let usesColor: Bool
  private let usesFullColor: Bool

  init(in environment: EnvironmentValues = EnvironmentValues()) {
    usesASCII = environment.usesASCII
    usesColor = environment.usesColor
    usesFullColor = environment.usesFullColor
  }

  func mark(of state: Alarm.State, isLit: Bool = true) -> String {
    switch state {
    case .normal: usesASCII ? "." : "·"
    case .unacknowledged: usesASCII ? (isLit ? "!" : " ") : isLit ? "▲" : "△"
    case .acknowledged: usesASCII ? "*" : "■"
    case .returned: usesASCII ? (isLit ? "v" : " ") : isLit ? "▼" : "▽"
    }
  }

  /// Returns the color of a lamp that is lit. The terminal's own colors are for few colors.
  func light(of state: Alarm.State, _ level: AlarmSignal.Level) -> Color {
    if state == .returned {
      return usesFullColor ? Color(red: 0.16, green: 0.56, blue: 0.33) : .green
    }
    if level == .warning {
      return usesFullColor ? Color(red: 0.96, green: 0.7, blue: 0.15) : .yellow
    }
    return usesFullColor ? Color(red: 0.8, green: 0.13, blue: 0.15) : .red
  }

  /// The color of a lamp that is not lit; none if there are no colors.
  var dark: Color { usesFullColor ? .theme(.overlay) : usesColor ? .gray : .clear }

  /// Returns the color of words about a state.
  func tone(of state: Alarm.State, _ level: AlarmSignal.Level) -> Color {
    switch state {
    case .normal: .theme(.secondaryText)
    case .returned: .theme(.success)
    // The yellow of a palette is illegible on white.
    case _ where level == .warning: .theme(usesColor && !usesFullColor ? .text : .warning)
    case .unacknowledged, .acknowledged: .theme(.error)
    }
  }
}

extension EnvironmentValues {
  /// The marks and colors of lamps.
  var alarmLook: AlarmLook { AlarmLook(in: self) }
}
