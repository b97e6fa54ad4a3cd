import Signals

extension Contract {
  /// Checks that the end of the upstream is passed on: a finish as a finish and a failure as a
  /// failure, after no value, one, and many.
  func ends() -> [String] {
    Script.allCases.flatMap { script in
      Completion.bothEnds.flatMap { end in
        let harness = makeHarness()
        let recorder = Recorder(harness.result)
        harness.send(script.values)
        let hasEnded = recorder.completion != nil
        harness.complete(end)
        harness.runScheduledWork()
        let occasion = script.occasion(end)
        if recorder.completion == nil { return ["It did not complete when \(occasion)."] }
        return hasEnded ? [] : violations(of: recorder.completion, after: end, occasion)
      }
    }
  }

  /// Checks that several upstreams may end one after the other, in any order and in any way.
  func stagedEnds() -> [String] {
    guard upstreams == 2 else { return [] }
    return [0, 1].flatMap { first in
      Completion.bothEnds.flatMap { firstEnd in
        Completion.bothEnds.flatMap { secondEnd in
          stagedEnds([(first, firstEnd), (1 - first, secondEnd)])
        }
      }
    }
  }

  private func stagedEnds(_ ends: [(Int, Completion<ContractError>)]) -> [String] {
    let harness = makeHarness()
    let recorder = Recorder(harness.result)
    var violations: [String] = []
    for (index, end) in ends {
      harness.send(script)
      let hasEnded = recorder.completion != nil
      harness.inputs[index].subject.send(completion: end)
      harness.runScheduledWork()
      let occasion = "one of its upstreams \(end == .finished ? "finished" : "failed")"
      if !hasEnded {
        violations += self.violations(of: recorder.completion, after: end, occasion)
      }
      if recorder.completion != nil, harness.activeSubscriptions > 0 {
        violations.append("It stayed subscribed to an upstream when another had ended it.")
      }
    }
    let occasion = "its upstreams ended one after the other"
    if recorder.completion == nil { violations.append("It did not complete when \(occasion).") }
    return violations + recorder.violations(when: occasion)
  }

  /// Checks that `completion`, if there is one yet, is the one that `end` demands.
  func violations(
    of completion: Completion<Result.Failure>?, after end: Completion<ContractError>,
    _ occasion: String
  ) -> [String] {
    switch (end, completion) {
    case (.finished, .failure): ["It failed when \(occasion)."]
    case (.failure, .finished) where !exceptions.contains(.recovering):
      ["It finished when \(occasion)."]
    case (.failure, nil) where !exceptions.contains(.recovering):
      ["It went on when \(occasion)."]
    default: []
    }
  }
}
