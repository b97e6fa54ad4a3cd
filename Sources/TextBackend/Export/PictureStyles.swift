import ComponentCore

/// The CSS classes of a picture: one for each history of a color, and one for each of visibility.
struct PictureStyles {
  private let schemes: [ColorScheme]
  /// The starts of the frames in percent of the whole time.
  private let percents: [String]
  private var inkNames: [Track<Ink>: String] = [:]
  private var inkTracks: [Track<Ink>] = []
  private var visibilityNames: [Track<Bool>: String] = [:]
  private var visibilityTracks: [Track<Bool>] = []

  /// Creates the classes of a picture.
  ///
  /// - Parameters:
  ///   - scheme: The color scheme; `nil` for that of the reader.
  ///   - percents: The starts of the frames in percent of the whole time.
  init(_ scheme: ColorScheme?, percents: [Double] = [0]) {
    schemes = scheme.map { [$0] } ?? [.dark, .light]
    self.percents = percents.map { "\(svg: $0)%" }
  }

  /// Returns the class of `inks`.
  mutating func name(of inks: Track<Ink>) -> String {
    if let name = inkNames[inks] { return name }
    let name = "c\(inkTracks.count)"
    inkNames[inks] = name
    inkTracks.append(inks)
    return name
  }

  /// Returns the class of `visibility`, or `nil` if it never changes.
  mutating func name(of visibility: Track<Bool>) -> String? {
    if visibility.constant != nil { return nil }
    if let name = visibilityNames[visibility] { return name }
    let name = "v\(visibilityTracks.count)"
    visibilityNames[visibility] = name
    visibilityTracks.append(visibility)
    return name
  }

  /// The rules of all classes.
  var css: String {
    var css = inkTracks.map { rules(for: $0, in: schemes[0]) }.joined()
    for track in visibilityTracks { css += rules(for: track) }
    guard schemes.count > 1 else { return css }
    let others = inkTracks.filter { track in
      track.values.contains { $0.css(in: schemes[0]) != $0.css(in: schemes[1]) }
    }
    if others.isEmpty { return css }
    let lightRules = others.map { rules(for: $0, in: schemes[1]) }.joined()
    return css + "@media(prefers-color-scheme:light){\(lightRules)}"
  }

  /// Whether anything changes.
  var isAnimated: Bool {
    !visibilityTracks.isEmpty || inkTracks.contains { $0.constant == nil }
  }

  private func rules(for track: Track<Ink>, in scheme: ColorScheme) -> String {
    rules(inkNames[track] ?? "", "color", track.frames, track.values.map { $0.css(in: scheme) })
  }

  private func rules(for track: Track<Bool>) -> String {
    rules(
      visibilityNames[track] ?? "", "visibility", track.frames,
      track.values.map { $0 ? "visible" : "hidden" })
  }

  /// Returns the rules of a class: the first value, and an animation to the others.
  private func rules(
    _ name: String, _ property: String, _ frames: [Int], _ values: [String]
  ) -> String {
    if values.count == 1 { return ".\(name){\(property):\(values[0])}" }
    // One rule for each value, with all of its times, in the order of the first.
    var times: [String: [String]] = [:]
    var order: [String] = []
    for (frame, value) in zip(frames, values) {
      if times[value] == nil { order.append(value) }
      times[value, default: []].append(percents[frame])
    }
    let steps = order.map { value in
      "\(times[value, default: []].joined(separator: ",")){\(property):\(value)}"
    }.joined()
    return ".\(name){\(property):\(values[0]);animation-name:\(name)}@keyframes \(name){\(steps)}"
  }
}
