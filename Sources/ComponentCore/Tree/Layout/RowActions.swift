/// The actions of the user on a row.
package struct RowActions: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let delete = RowActions(rawValue: 1)
  package static let move = RowActions(rawValue: 2)
  package static let select = RowActions(rawValue: 4)
}
