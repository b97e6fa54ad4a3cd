/// The rules of the contract that an operator breaks on purpose.
struct ContractExceptions: OptionSet, Sendable {
  let rawValue: Int

  /// Subscribe again when the upstream fails, like `retry(_:)`.
  static let resubscribing = ContractExceptions(rawValue: 1)
  /// Finish when the upstream fails, like `replaceError(with:)`.
  static let recovering = ContractExceptions(rawValue: 2)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(mayResubscribe: Bool, mayRecover: Bool) {
    self = []
    if mayResubscribe { insert(.resubscribing) }
    if mayRecover { insert(.recovering) }
  }
}
