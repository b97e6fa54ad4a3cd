// Markdown in attributed strings, which Foundation reads on other systems only.

#if os(Linux)
  extension AttributedString {
    /// How Markdown is read. Here it is always that inside of lines.
    public struct MarkdownParsingOptions: Hashable, Sendable {
      /// Which parts of Markdown are read.
      public enum InterpretedSyntax: Hashable, Sendable {
        /// Here, that inside of lines.
        case full, inlineOnly, inlineOnlyPreservingWhitespace
      }

      /// What happens with text that is no Markdown: here, it is text.
      public enum FailurePolicy: Hashable, Sendable {
        /// Here, it is text.
        case throwError, returnPartiallyParsedIfPossible
      }

      /// Creates options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {}
    }

    /// Creates a string of the Markdown in `markdown`: emphasis, code, lines through text, links.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      self = AttributedString(inline: Substring(markdown), intent: [])
    }

    /// Creates a string of Markdown inside of an emphasis.
    private init(inline markdown: Substring, intent: InlinePresentationIntent) {
      self.init()
      var (rest, plain) = (markdown, "")
      func attributed(_ text: String) -> AttributedString {
        var part = AttributedString(text)
        if !intent.isEmpty { part.inlinePresentationIntent = intent }
        return part
      }
      func flush() {
        if !plain.isEmpty { self += attributed(plain) }
        plain = ""
      }
      while let character = rest.first {
        if character == "\\", let next = rest.dropFirst().first, next.isPunctuation {
          plain.append(next)
          rest = rest.dropFirst(2)
        } else if let (content, added, after) = rest.emphasis {
          flush()
          self +=
            added == .code
            ? AttributedString(inlineCode: content, intent: intent)
            : AttributedString(inline: content, intent: intent.union(added))
          rest = after
        } else if let (title, url, after) = rest.link {
          flush()
          var part = AttributedString(inline: title, intent: intent)
          part.link = url
          self += part
          rest = after
        } else {
          plain.append(character)
          rest = rest.dropFirst()
        }
      }
      flush()
    }

    private init(inlineCode code: Substring, intent: InlinePresentationIntent) {
      self.init(String(code))
      self.inlinePresentationIntent = intent.union(.code)
    }
  }

  extension Substring {
    /// The text between marks at the beginning, what they mean, and what follows.
    fileprivate var emphasis: (Substring, InlinePresentationIntent, Substring)? {
      let marks: [(String, InlinePresentationIntent)] = [
        ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough),
        ("*", .emphasized), ("_", .emphasized), ("`", .code),
      ]
      for (mark, intent) in marks where hasPrefix(mark) {
        let content = dropFirst(mark.count)
        guard content.first?.isWhitespace == false,
          let end = content.range(of: mark)?.lowerBound, end > content.startIndex
        else { continue }
        return (content[..<end], intent, content[end...].dropFirst(mark.count))
      }
      return nil
    }

    /// The title and the URL of a link at the beginning, and what follows.
    fileprivate var link: (Substring, URL, Substring)? {
      guard first == "[", let middle = range(of: "]("),
        let end = self[middle.upperBound...].firstIndex(of: ")"),
        let url = URL(string: String(self[middle.upperBound..<end]))
      else { return nil }
      return (self[index(after: startIndex)..<middle.lowerBound], url, self[index(after: end)...])
    }
  }
#endif
