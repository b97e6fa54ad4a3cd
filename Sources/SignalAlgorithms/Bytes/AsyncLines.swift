import Signals

extension AsyncSequence where Self: Sendable, Element == UInt8 {
  /// The lines of the text whose bytes this sequence contains.
  ///
  ///     for try await line in file.bytes.lines { … }
  ///     let lines = file.bytes.lines.publisher
  ///
  /// A line ends with a line feed, before which a carriage return is left out. The last line needs
  /// no end. Empty lines are elements. Bytes that are not UTF-8 become `U+FFFD`.
  ///
  /// For publishers of pieces of bytes see ``Publisher/lines()``.
  public var lines: AsyncLines<Self> { AsyncLines(base: self) }
}

/// The lines of an asynchronous sequence of bytes.
///
/// Created by `lines`.
public struct AsyncLines<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element == UInt8 {
  /// A line without its end.
  public typealias Element = String
  /// The error of the sequence of bytes.
  public typealias Failure = Base.Failure

  let base: Base

  /// Returns an iterator over the lines.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator())
  }

  /// An iterator over lines.
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var buffer = LineBuffer()

    /// Returns the next line, or `nil` after the last one.
    ///
    /// - Throws: The error of the sequence of bytes.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> String? {
      while let byte = try await base.next(isolation: actor) {
        if byte == LineBuffer.lineFeed { return buffer.takeLine() }
        buffer.append(byte)
      }
      return buffer.isEmpty ? nil : buffer.takeLine()
    }

    /// Returns the next line, or `nil` after the last one.
    ///
    /// - Throws: The error of the sequence of bytes.
    public mutating func next() async throws(Base.Failure) -> String? {
      try await next(isolation: nil)
    }
  }
}
