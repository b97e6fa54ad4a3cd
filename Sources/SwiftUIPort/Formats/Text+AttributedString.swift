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
    #if os(Linux)
      let intent = attributes.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { text = text.bold() }
      if intent.contains(.emphasized) { text = text.italic() }
      if intent.contains(.strikethrough) { text = text.strikethrough() }
    #endif
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
    /// The color behind text, which a text of several parts does not show.
    public let backgroundColor: BackgroundColorAttribute
    /// The distances of letters, which stand in columns.
    public let kern: KerningAttribute, tracking: TrackingAttribute
    /// The height above the line, in which letters stand.
    public let baselineOffset: BaselineOffsetAttribute
    #if os(Linux)
      /// What a part of a text is meant as.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
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

    /// The color behind text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The distance of letters.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kerning"
    }

    /// The distance of letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The height above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }

    #if os(Linux)
      /// What a part of a text is meant as.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the attribute.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
      }
    #endif

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

#if os(Linux)
  /// What a part of a text is meant as.
  public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Italic text.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Bold text.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// A part of a program.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Text with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }
#endif
