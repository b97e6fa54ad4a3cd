import Signals

/// A part of a text with an appearance of its own.
package nonisolated struct TextRun: Sendable {
  /// A style, or what follows a publisher of styles.
  enum Style: Sendable {
    case constant(TextStyle)
    /// Binds the publisher to a slot of the node.
    case following(
      @MainActor @Sendable (
        _ node: TextNode, _ slot: Int,
        _ apply: @escaping @MainActor (TextNode, TextStyle) -> Void
      ) -> Void)
  }

  package var string: ValueOrPublisher<String>
  /// The styles that apply to it, from the innermost to the outermost.
  var styles: [Style] = []
  /// The URL that a terminal opens, if the part is a link.
  var link: String?

  /// Whether it has no appearance of its own.
  var isPlain: Bool { styles.isEmpty && link == nil }
}

extension Text {
  /// The parts of the text.
  package nonisolated var runs: [TextRun] {
    switch content {
    case .plain(let string): [TextRun(string: string)]
    case .styled(let runs): runs
    }
  }

  /// The string of the first part. Setting it removes the other parts.
  package nonisolated var string: ValueOrPublisher<String> {
    get { runs.first?.string ?? ValueOrPublisher("") }
    set {
      switch content {
      case .plain: content = .plain(newValue)
      case .styled(let runs):
        content = .styled([TextRun(string: newValue, styles: runs.first?.styles ?? [])])
      }
    }
  }

  /// Returns a text that shows one text after the other, each in its own appearance.
  ///
  ///     Text("3 tests ") + Text("failed").bold().foregroundStyle(.red)
  ///
  /// Lines are broken as if it were one string. Modifiers of the result apply to the parts that do
  /// not set the same themselves.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(content: .styled(lhs.runs + rhs.runs)).with {
      $0.isSingleLine = lhs.isSingleLine || rhs.isSingleLine
    }
  }

  /// Returns this text in a style, which applies where the parts set no style themselves.
  nonisolated func style<Value: Sendable>(
    _ value: ValueOrPublisher<Value>, _ style: @escaping @Sendable (Value) -> TextStyle
  ) -> Text {
    let source: TextRun.Style =
      if value.isConstant {
        .constant(value.initial.map(style) ?? TextStyle())
      } else {
        .following { node, slot, apply in
          node.bind(value, slot: slot) { apply($0, style($1)) }
        }
      }
    return with {
      $0.content =
        switch content {
        case .plain(let string): .styled([TextRun(string: string, styles: [source])])
        case .styled(let runs):
          .styled(
            runs.map { TextRun(string: $0.string, styles: $0.styles + [source], link: $0.link) })
        }
    }
  }

  /// Returns this text with the attributes that `attributes` returns for a value.
  nonisolated func attributes<Value: Sendable>(
    _ value: ValueOrPublisher<Value>, _ attributes: @escaping @Sendable (Value) -> Attributes
  ) -> Text {
    style(value) { TextStyle(attributes: attributes($0)) }
  }
}
