extension Text {
  /// Creates a text in the appearances of its parts: links, colors, fonts and lines.
  ///
  ///     var title = AttributedString("Ready")
  ///     title.foregroundColor = .green
  ///     Text(title)
  @_disfavoredOverload  // A literal is not an attributed string.
  public nonisolated init(_ content: AttributedString) {
    self = content.runs.reduce(Text(verbatim: "")) { text, run in
      text + Text(verbatim: String(content[run.range].characters)).attributed(run.attributes)
    }
  }

  private nonisolated func attributed(_ attributes: AttributeContainer) -> Text {
    var text = self
    if attributes.strikethroughStyle != nil { text = text.strikethrough() }
    if let style = attributes.underlineStyle {
      text = text.underline(pattern: style.pattern, color: style.color)
    } else if attributes.link != nil {
      text = text.underline()
    }
    if let font = attributes.font { text = text.font(font) }
    if let color = attributes.foregroundColor { text = text.foregroundColor(color) }
    return text
  }
}

extension AttributeScopes {
  /// The attributes of views.
  public struct SwiftUIAttributes: AttributeScope {
    /// The color of text.
    public let foregroundColor: ForegroundColorAttribute
    /// The font of text.
    public let font: FontAttribute
    /// The line below text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The color of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The font of text.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The line below text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The line through text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  /// The attributes of views.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of views by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
