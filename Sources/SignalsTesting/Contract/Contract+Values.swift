import Signals

extension Contract {
  /// Checks that the output is the expected one.
  func values() -> [String] {
    guard let model else { return [] }
    return Script.allCases.compactMap { script in
      let (values, expected) = (results(of: script.values), model(script.values))
      return values == expected ? nil : "It sent \(values) where \(expected) was expected."
    }
  }

  /// Checks that the output after each value is the expected one.
  func steps() -> [String] {
    guard let stepModel else { return [] }
    let harness = makeHarness()
    let recorder = Recorder(harness.result)
    for count in 0...script.count {
      let sent = Array(script.prefix(count))
      if let value = sent.last { harness.send(value) }
      harness.runScheduledWork()
      let expected = stepModel(sent)
      if recorder.values != expected {
        return ["It had sent \(recorder.values) after \(sent), where \(expected) was expected."]
      }
    }
    return []
  }

  /// Returns the output for `values`, which are sent one after the other.
  func results(
    of values: [Int], end: Completion<ContractError> = .finished
  ) -> [Result.Output] {
    let harness = makeHarness()
    let recorder = Recorder(harness.result)
    harness.send(values)
    harness.complete(end)
    harness.runScheduledWork()
    return recorder.values
  }
}
