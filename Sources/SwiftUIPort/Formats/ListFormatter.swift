#if !canImport(ObjectiveC)

  /// A formatter of lists, of which Foundation on Linux has only the newer `ListFormatStyle`.
  ///
  ///     ListFormatter.localizedString(byJoining: ["Ada", "Grace", "Mary"])
  ///     // Ada, Grace, and Mary
  public final class ListFormatter: Formatter {
    /// The language of the conjunction; `nil` for that of the program.
    public var locale: Locale?
    /// The formatter of elements that are no strings.
    public var itemFormatter: Formatter?

    /// Returns the elements in one sentence.
    ///
    /// - Parameter strings: The elements, in their order.
    public static func localizedString(byJoining strings: [String]) -> String {
      strings.formatted(.list(type: .and))
    }

    /// Returns the elements in one sentence.
    ///
    /// - Parameter items: The elements, in their order.
    public func string(from items: [Any]) -> String? {
      let strings = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
      let style = ListFormatStyle<StringStyle, [String]>.list(type: .and)
      return style.locale(locale ?? .autoupdatingCurrent).format(strings)
    }

    /// Returns the elements of an array in one sentence; `nil` for any other object.
    public override func string(for object: Any?) -> String? {
      (object as? [Any]).flatMap { string(from: $0) }
    }
  }

#endif
