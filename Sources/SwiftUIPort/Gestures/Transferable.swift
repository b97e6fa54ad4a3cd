// What programs say of data that is dragged, dropped, pasted or shared. A terminal transfers none,
// so nothing is asked of these types.

/// A type that can be transferred between programs.
public protocol Transferable {
  /// The type of its representations.
  associatedtype Representation: TransferRepresentation

  /// The forms in which it is transferred.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// The form in which a type is transferred.
public protocol TransferRepresentation {}

/// Builds the forms in which a type is transferred.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// Returns some forms.
  public static func buildBlock<each Part: TransferRepresentation>(
    _ parts: repeat each Part
  ) -> TransferRepresentations { TransferRepresentations() }

  /// Returns the form of a type that can be encoded.
  public static func buildExpression(
    _ representation: CodableRepresentation<Item>
  ) -> CodableRepresentation<Item> { representation }

  /// Returns the form of a type that has another one in its place.
  public static func buildExpression<Proxy>(
    _ representation: ProxyRepresentation<Item, Proxy>
  ) -> ProxyRepresentation<Item, Proxy> { representation }

  /// Returns the form of a type with data.
  public static func buildExpression(
    _ representation: DataRepresentation<Item>
  ) -> DataRepresentation<Item> { representation }
}

/// Some forms in which a type is transferred.
public struct TransferRepresentations: TransferRepresentation {}

/// The form of a type that can be encoded.
public struct CodableRepresentation<Item>: TransferRepresentation {
  /// Creates the form.
  public init(contentType: UTType) {}
  /// Creates the form.
  public init(for type: Item.Type, contentType: UTType) {}
}

/// The form of a type that has another one in its place.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// Creates the form of what is dragged.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Creates the form of what is dropped.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
  /// Creates the form of both.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

/// The form of a type with data.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Creates the form of what is dragged.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates the form of what is dropped.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates the form of both.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}
