/// The arguments of a command line, which are read from left to right.
///
/// Options have the form `--name value` or `--name=value`. All other arguments are operands.
package struct Arguments {
  /// An argument that is not the value of an option.
  package enum Argument: Equatable {
    /// The name of an option with its hyphens.
    case option(String)
    /// A file name, for example, or a hyphen for standard input.
    case operand(String)
  }

  private var rest: ArraySlice<String>
  /// Whether an equals sign follows the option that was read last.
  private var isAssigned = false

  /// Creates the arguments of a command line without the name of the program.
  package init(_ arguments: some Sequence<String>) {
    rest = Array(arguments)[...]
  }

  /// Returns the next option or operand, or `nil` at the end.
  package mutating func next() -> Argument? {
    guard let argument = rest.popFirst() else { return nil }
    if argument == "-" || !argument.hasPrefix("-") { return .operand(argument) }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    isAssigned = parts.count == 2
    if isAssigned { rest = [String(parts[1])] + rest }
    return .option(String(parts[0]))
  }

  /// Checks that the option `name`, which was read last, has no value.
  package func expectNoValue(of name: String) throws(CommandLineError) {
    if isAssigned { throw .usage("\(name) takes no value.") }
  }

  /// Returns the value of the option `name`, which was read last, converted by `read`.
  ///
  /// - Throws: An error that names the `expected` value, if the value is missing or `read` returns
  ///   `nil`.
  package mutating func value<Value>(
    of name: String, _ expected: String, _ read: (String) -> Value?
  ) throws(CommandLineError) -> Value {
    guard let text = rest.popFirst() else {
      throw .usage("\(name) takes \(expected), but nothing follows it.")
    }
    guard let value = read(text) else {
      throw .usage("\(name) takes \(expected), not \(text.quoted).")
    }
    return value
  }

  /// Returns the value of an option that takes any text, such as a file name.
  package mutating func text(of name: String, _ expected: String) throws(CommandLineError) -> String
  {
    try value(of: name, expected) { $0 }
  }

  /// Returns the value of an option that takes a time between two changes.
  package mutating func interval(of name: String) throws(CommandLineError) -> Duration {
    try value(of: name, "a number of seconds above 0") { text in
      Double(text).flatMap { $0 >= 0.001 && $0 <= 1e6 ? .seconds($0) : nil }
    }
  }
}
