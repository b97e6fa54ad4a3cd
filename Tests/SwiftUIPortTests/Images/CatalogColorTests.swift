import TestSupport
import Testing
import TextBackend

@testable import SwiftUIPort

@MainActor @Suite(.watchdog) struct CatalogColorTests {
  private func color(_ contents: String) throws -> Color? {
    try JSONDecoder().decode(CatalogColor.self, from: Data(contents.utf8)).color
  }

  @Test func componentsAreFractionsOrNumbersUpTo255() throws {
    #expect(
      try color(
        #"{"colors": [{"color": {"components": {"red": "1.000", "green": "0x80", "blue": "51"}}}]}"#
      )
        == Color(red: 1, green: 128 / 255, blue: 0.2))
    #expect(
      try color(
        #"{"colors": [{"color": {"components": {"white": "0.5", "alpha": "0.25"}}}]}"#)
        == Color(white: 0.5, opacity: 0.25))
  }

  @Test func aColorMayHaveAFormForDarkBackgrounds() throws {
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"white": "0.2"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "0.8"}}}
      ]}
      """
    #expect(try color(contents) == Color(light: Color(white: 0.2), dark: Color(white: 0.8)))
  }

  @Test func colorsOfTheSystemHaveNone() throws {
    #expect(
      try color(#"{"colors": [{"color": {"platform": "ios", "reference": "systemTealColor"}}]}"#)
        == nil)
  }

  @Test func namesReferToColorsOfACatalog() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    let set = folder.appendingPathComponent(
      "Sketch_Sketch.resources/Assets.xcassets/Colors/Brand.colorset")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(
      #"{"colors": [{"color": {"components": {"red": "1", "green": "0", "blue": "0"}}}]}"#.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle.resources(in: folder).first)
    #expect(Color("Brand", bundle: bundle) == Color(red: 1, green: 0, blue: 0))
    let screen = Screen(columns: 3, rows: 1) {
      Text("a").foregroundColor(Color("Other", bundle: bundle))
        .namedColors(["Other": Color(white: 0.5)])
    }
    #expect(screen.attributes(of: "a")?.foreground == Color(white: 0.5))
  }
}
