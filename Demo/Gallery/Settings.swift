import Components
import TextBackend

/// What the function keys change while the gallery runs.
struct Settings: Equatable {
  var interval: Duration
  var theme = ThemeName.standard
  /// The greatest number of colors; `nil` uses those of the terminal.
  var colorDepth: ColorDepth?
  var usesASCII = false
  var isDisabled = false

  /// The intervals to choose from.
  static let intervals: [Duration] = [
    .seconds(1), .seconds(2), .milliseconds(250), .milliseconds(500),
  ]

  /// The numbers of colors to choose from.
  static let colorDepths: [ColorDepth?] = [nil, .ansi256, .ansi16, ColorDepth.none]
}

/// The name of a theme.
enum ThemeName: String, CaseIterable {
  case standard, terminal, nord, gruvbox, solarized
  case highContrast = "contrast"

  var theme: Theme {
    switch self {
    case .standard: .standard
    case .terminal: .terminal
    case .nord: .nord
    case .gruvbox: .gruvbox
    case .solarized: .solarized
    case .highContrast: .highContrast
    }
  }
}

extension ColorDepth {
  /// The number of colors in words.
  fileprivate var setting: String {
    switch self {
    case .none: "none"
    case .ansi16: "16"
    case .ansi256: "256"
    case .trueColor: "all"
    }
  }
}

/// A setting: its key, its name, its value in words, and the step to its next value.
struct Setting: Identifiable, Sendable {
  let name: String
  let key: Key
  let value: @Sendable (Settings) -> String
  let advance: @Sendable (inout Settings) -> Void

  var id: String { name }

  static let all = [
    Setting(name: "Every", key: .function(2), value: { $0.interval.shortDescription }) {
      $0.interval = Settings.intervals.element(after: $0.interval)
    },
    Setting(name: "Theme", key: .function(3), value: { $0.theme.rawValue }) {
      $0.theme = ThemeName.allCases.element(after: $0.theme)
    },
    Setting(name: "ASCII", key: .function(4), value: { $0.usesASCII ? "on" : "off" }) {
      $0.usesASCII.toggle()
    },
    Setting(name: "Disable", key: .function(5), value: { $0.isDisabled ? "on" : "off" }) {
      $0.isDisabled.toggle()
    },
    Setting(name: "Colors", key: .function(6), value: { $0.colorDepth?.setting ?? "all" }) {
      $0.colorDepth = Settings.colorDepths.element(after: $0.colorDepth)
    },
  ]
}

extension Collection where Element: Equatable {
  /// Returns the element after `element`: the first after the last one, and for others.
  fileprivate func element(after element: Element) -> Element {
    let next = firstIndex(of: element).map { index(after: $0) } ?? startIndex
    return next < endIndex ? self[next] : self[startIndex]
  }
}

extension Duration {
  /// The duration in seconds, or in milliseconds if it has a fraction of a second.
  fileprivate var shortDescription: String {
    let milliseconds = Int(self / .milliseconds(1))
    return milliseconds % 1_000 == 0 ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
  }
}

/// The settings with their keys and values.
struct SettingsList: View {
  @Binding var settings: Settings

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Setting.all) { setting in
        Button {
          setting.advance(&settings)
        } label: {
          HStack(spacing: 1) {
            Text(KeyboardShortcut(setting.key, modifiers: []).description).bold().foregroundStyle(
              Color.accentColor)
            Text(setting.name)
            Spacer(minLength: 0)
            Text(setting.value(settings)).foregroundStyle(.secondary)
          }
          .lineLimit(1)
        }
        .buttonStyle(TabStyle(isSelected: false, isFocused: false))
        .focusable(false)
      }
    }
  }
}

extension View {
  /// Changes the settings with their keys.
  func onSettingKeys(_ settings: Binding<Settings>) -> some View {
    let keyed = Dictionary(uniqueKeysWithValues: Setting.all.map { ($0.key, $0) })
    return onKeyboardShortcut(
      keys: Set(keyed.keys), modifiers: [], title: { keyed[$0]?.name }
    ) { key in
      keyed[key]?.advance(&settings.wrappedValue)
    }
  }
}
