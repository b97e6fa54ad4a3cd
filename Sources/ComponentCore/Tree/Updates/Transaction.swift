/// The context of a set of changes: the animation that they are made with.
///
///     var transaction = Transaction(animation: .easeOut)
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { isOpen = true }
///
/// `withAnimation(_:_:)` and `withTransaction(_:_:)` open a transaction. The modifiers
/// `animation(_:value:)` and `transaction(_:)` change it for a part of the views.
public struct Transaction: Sendable {
  /// The animation of the changes, or `nil` to apply them at once.
  public var animation: Animation?
  /// Whether the modifiers `animation(_:value:)` and `animation(_:)` do not animate the changes.
  public var disablesAnimations = false
  /// The closures that wait for the end of the animations.
  var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates a transaction.
  ///
  /// - Parameter animation: The animation of the changes, or `nil` to apply them at once.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// The value of a key: its default if none was set.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that a transaction carries to the views that it changes.
///
///     struct IsTap: TransactionKey { static let defaultValue = false }
///
///     extension Transaction {
///       var isTap: Bool {
///         get { self[IsTap.self] }
///         set { self[IsTap.self] = newValue }
///       }
///     }
///
///     withTransaction(\.isTap, true) { isOpen = true }
///     card.transaction { if !$0.isTap { $0.animation = nil } }
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value of transactions that set none.
  static var defaultValue: Value { get }
}

/// Makes the changes of `body` in `transaction`.
///
///     var transaction = Transaction()
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { isOpen = true }
///
/// The transaction holds for states that change and values that publishers send while `body` runs,
/// on any thread.
///
/// - Parameters:
///   - transaction: The transaction of the changes.
///   - body: A closure that sets states or sends values.
/// - Returns: The result of `body`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let open = OpenTransaction(TransactionBox(transaction))
  TransactionBox.openCount.add(1, ordering: .relaxed)
  defer {
    TransactionBox.openCount.subtract(1, ordering: .relaxed)
    open.close()
  }
  return try TransactionBox.$open.withValue(open, operation: body)
}

/// Makes the changes of `body` in the current transaction, with the property at `keyPath` set to
/// `value`.
///
///     withTransaction(\.disablesAnimations, true) { isOpen = true }
///
/// - Parameters:
///   - keyPath: A property of the transaction.
///   - value: The value of the property.
///   - body: A closure that sets states or sends values.
/// - Returns: The result of `body`.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = TransactionBox.current?.value ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
