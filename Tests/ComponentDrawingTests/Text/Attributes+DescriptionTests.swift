import ComponentDrawing
import TestSupport
import Testing

@Suite(.watchdog) struct AttributesDescriptionTests {
  @Test func namesWhatIsSet() {
    #expect(Attributes().description == "plain")
    #expect(Attributes(isBold: false).description == "plain")
    #expect(
      Attributes(foreground: .red, background: .blue, isBold: true).description
        == "bold red on blue")
    #expect(Attributes(tint: .orange, isReversed: true).description == "reversed tint orange")
    let line = TextLineStyle(pattern: .curly, color: .red)
    #expect(
      Attributes(isUnderlined: true, underlineStyle: line).description
        == "underlined curly red line")
  }

  @Test func mentionsEachAttribute() {
    let fields: [WritableKeyPath<Attributes, Bool?>] = [
      \.isBold, \.isDim, \.isItalic, \.isUnderlined, \.isStrikethrough, \.isReversed,
    ]
    let colors: [WritableKeyPath<Attributes, Color?>] = [\.foreground, \.background, \.tint]
    var descriptions: Set = [Attributes(underlineStyle: .single).description]
    for field in fields {
      var attributes = Attributes()
      attributes[keyPath: field] = true
      descriptions.insert(attributes.description)
    }
    for color in colors {
      var attributes = Attributes()
      attributes[keyPath: color] = .red
      descriptions.insert(attributes.description)
    }
    descriptions.remove("plain")
    #expect(descriptions.count == Mirror(reflecting: Attributes()).children.count)
  }
}
