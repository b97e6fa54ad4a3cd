/// A color as the file of an asset catalog describes it.
///
///     Brand.colorset/Contents.json
///
///     { "colors": [
///       { "idiom": "universal", "color": { "components": { "red": "0x0B", … } } },
///       { "idiom": "universal", "appearances": [{ "value": "dark", … }], "color": { … } }
///     ] }
struct CatalogColor: Decodable {
  private struct Entry: Decodable {
    struct Appearance: Decodable {
      let value: String
    }

    struct Value: Decodable {
      let components: [String: String]?
      /// The name of a color of the system.
      let reference: String?
    }

    let appearances: [Appearance]?
    let color: Value?

    /// Whether the entry is for a certain appearance only.
    func isFor(_ appearance: String?) -> Bool { appearances?.first?.value == appearance }
  }

  private let colors: [Entry]

  /// The color, with a form of its own for dark backgrounds if the file has one; `nil` if the file
  /// has no components.
  var color: Color? {
    let usual = color(for: nil) ?? color(for: "light")
    guard let light = color(for: "light") ?? usual else { return color(for: "dark") }
    return color(for: "dark").map { Color(light: light, dark: $0) } ?? light
  }

  private func color(for appearance: String?) -> Color? {
    for entry in colors where entry.isFor(appearance) {
      guard let components = entry.color?.components else { continue }
      func component(_ name: String) -> Double? {
        components[name].flatMap(CatalogColor.component)
      }
      let opacity = component("alpha") ?? 1
      if let white = component("white") { return Color(white: white, opacity: opacity) }
      guard let red = component("red"), let green = component("green"), let blue = component("blue")
      else { continue }
      return Color(red: red, green: green, blue: blue, opacity: opacity)
    }
    return nil
  }

  /// Reads a component, which is a fraction, a number up to 255 or a hexadecimal number.
  static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return Double(text).map { text.contains(".") ? $0 : $0 > 1 ? $0 / 255 : $0 }
  }
}

extension Color {
  /// Creates the color of a name.
  ///
  /// It is that of an asset catalog among the resources of the program, with its form for dark
  /// backgrounds. Other names are those that enclosing views define with `namedColors(_:)`.
  ///
  /// - Parameters:
  ///   - name: The name, in the catalog without the folders that contain it.
  ///   - bundle: The bundle to search; `nil` for all of the program.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = AssetCatalog.color(of: name, in: bundle) ?? Color(namedByViews: name)
  }

  /// Creates a color that enclosing views define.
  private init(namedByViews name: String) {
    self = (Color.init(_:) as (String) -> Color)(name)
  }
}
