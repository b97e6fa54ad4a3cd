extension Publisher {
  /// Prints every event that passes, for debugging.
  ///
  ///     titles.print("titles").sink { … }
  ///
  ///     titles: receive subscription: (PassthroughSubject)
  ///     titles: request unlimited
  ///     titles: receive value: (a)
  ///     titles: receive finished
  ///
  /// The first line names the upstream, and the second one is the same for all, because every
  /// subscriber receives all values.
  ///
  /// - Parameters:
  ///   - prefix: The text before each line.
  ///   - write: Receives each line. By default, lines are printed.
  public func print(
    _ prefix: String = "", to write: @escaping @Sendable (String) -> Void = { Swift.print($0) }
  ) -> some Publisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    let name = printedName(of: self)
    return handleEvents(
      receiveSubscription: {
        write("\(start)receive subscription: (\(name))")
        write("\(start)request unlimited")
      },
      receiveOutput: { write("\(start)receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: write("\(start)receive finished")
        case .failure(let error): write("\(start)receive error: (\(error))")
        }
      },
      receiveCancel: { write("\(start)receive cancel") })
  }
}

/// The description of a sequence, or the name of a publisher's type as Combine prints it.
private func printedName<P: Publisher>(of publisher: P) -> String {
  if let elements = publisher as? any CustomStringConvertible { return elements.description }
  var type: Any.Type = (publisher as? AnyPublisher<P.Output, P.Failure>)?.hidden ?? P.self
  while let generic = type as? any NamedByParameter.Type { type = generic.nameGiver }
  let name = baseName(of: type)
  return combineNames[name] ?? (name.hasSuffix("State") ? String(name.dropLast(5)) : name)
}

/// The name of a type without its parameters.
private func baseName(of type: Any.Type) -> String {
  String("\(type)".prefix { $0 != "<" })
}

/// The names in Combine of types that have another one here.
private let combineNames = [
  "CancelObserving": "HandleEvents", "Continued": "Concatenate", "Fail": "Empty",
  "Flatten": "FlatMap", "MergePairState": "Merge", "Prefix": "Output",
  "PrependElements": "Concatenate", "Publisher": "PublishedSubject", "Share": "Multicast",
]

/// A generic type of which a parameter, an operator or its state, has the name that users know.
protocol NamedByParameter {
  static var nameGiver: Any.Type { get }
}

extension OperatorPublisher: NamedByParameter {
  /// Simple operators pass on the subscription of their upstream.
  static var nameGiver: Any.Type {
    let simple = ["CompactMap", "Filter", "Map", "MapError", "Scan", "StatefulMap"]
    return simple.contains(baseName(of: Applied.self)) ? Upstream.self : Applied.self
  }
}

extension Timed: NamedByParameter {
  static var nameGiver: Any.Type { State.self }
}

extension CombinedPair: NamedByParameter {
  static var nameGiver: Any.Type { State.self }
}

extension CombinedCollection: NamedByParameter {
  static var nameGiver: Any.Type { State.self }
}
