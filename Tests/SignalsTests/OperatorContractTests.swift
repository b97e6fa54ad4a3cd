import Signals
import SignalsTesting
import Testing

/// All operators of the module keep the contract.
@Suite(.timeLimit(.minutes(5))) struct OperatorContractTests {
  private static let all =
    transforming + filtering + reducing + combining + flattening + errorHandling + debugging
    + timing

  @Test(arguments: all)
  func keepsTheContract(_ contract: OperatorContract) {
    #expect(contract.violations() == [])
  }

  @Test func coversEveryOperator() throws {
    let names = Set(Self.all.map(\.name) + Self.sinks + Self.properties)
    let operators = try operatorNames()
    #expect(operators.subtracting(names).sorted() == [], "no contract")
    #expect(names.subtracting(operators).sorted() == [], "no operator")
  }

  /// Methods that end a chain of operators.
  private static let sinks = [
    "assign(to:)", "assign(to:on:)", "sink(on:receiveCompletion:receiveValue:)",
    "sink(on:receiveValue:)",
    "sink(receiveCompletion:receiveValue:)", "sink(receiveValue:)", "subscribe(_:)", "values",
    "values(buffering:)",
  ]

  /// Members of publishers that are no operators.
  private static let properties = ["sendsEndlessly"]

  private static let transforming: [OperatorContract] = [
    .init("map(_:)", { $0.map { $0 + 1 } }) { $0.map { $0 + 1 } },
    .init("compactMap(_:)", { $0.compactMap { $0 % 3 == 0 ? nil : $0 } }) {
      $0.filter { $0 % 3 != 0 }
    },
    .init("tryMap(_:)", { $0.tryMap { $0 + 1 } }) { $0.map { $0 + 1 } },
    .init("scan(_:_:)", { $0.scan(0, +) }) { $0.map { (0...$0).reduce(0, +) } },
    .init("pairwise()", { $0.pairwise().map { [$0.previous, $0.new] } }) {
      $0.dropLast().map { [$0, $0 + 1] }
    },
    .init("replaceNil(with:)", { $0.map { $0 > 2 ? $0 : nil }.replaceNil(with: 0) }) {
      $0.map { $0 > 2 ? $0 : 0 }
    },
    .init(
      "setFailureType(to:)", { $0.replaceError(with: -1).setFailureType(to: MarbleError.self) },
      mayRecover: true
    ) { $0 },
    .init("eraseToAnyPublisher()", { $0.eraseToAnyPublisher() }) { $0 },
  ]

  private static let filtering: [OperatorContract] = [
    .init("filter(_:)", { $0.filter { $0 % 3 != 0 } }) { $0.filter { $0 % 3 != 0 } },
    .init("removeDuplicates()", { $0.map { $0 / 2 }.removeDuplicates() }) {
      $0.filter { $0 % 2 == 0 }.map { $0 / 2 }
    },
    .init("removeDuplicates(by:)", { $0.removeDuplicates { $1 < $0 + 3 } }) {
      $0.filter { $0 % 3 == 0 }
    },
    .init("prefix(_:)", { $0.prefix(3) }) { Array($0.prefix(3)) },
    .init("prefix(while:)", { $0.prefix { $0 < 3 } }) { Array($0.prefix(3)) },
    .init("prefix(untilOutputFrom:)", { $0.prefix(untilOutputFrom: Empty<Int, Never>()) }) { $0 },
    .init("drop(untilOutputFrom:)", { $0.drop(untilOutputFrom: just(0)) }) { $0 },
    .init("dropFirst(_:)", { $0.dropFirst(3) }) { Array($0.dropFirst(3)) },
    .init("drop(while:)", { $0.drop { $0 < 3 } }) { Array($0.dropFirst(3)) },
    .init("first()", { $0.first() }) { Array($0.prefix(1)) },
    .init("first(where:)", { $0.first { $0 > 2 } }) { Array($0.dropFirst(3).prefix(1)) },
    .init("last()", { $0.last() }) { Array($0.suffix(1)) },
    .init("last(where:)", { $0.last { $0 < 3 } }) { Array($0.prefix(3).suffix(1)) },
    .init("ignoreOutput()", { $0.ignoreOutput() }) { _ in [] },
  ]

  private static let reducing: [OperatorContract] = [
    .init("reduce(_:_:)", { $0.reduce(0, +) }) { [$0.reduce(0, +)] },
    .init("reduce(into:_:)", { $0.reduce(into: 0) { $0 += $1 } }) { [$0.reduce(0, +)] },
    .init("collect()", { $0.collect() }) { [$0] },
    .init("collect(_:)", { $0.collect(3) }) { values in
      stride(from: 0, to: values.count, by: 3).map { Array(values[$0...].prefix(3)) }
    },
    .init("replaceEmpty(with:)", { $0.filter { _ in false }.replaceEmpty(with: -1) }) { _ in [-1] },
  ]

  private static let combining: [OperatorContract] = [
    .init("append(_:)", { $0.append(8, 9) }) { $0 + [8, 9] },
    .init("append(_:)", { Empty().append($0) }) { $0 },
    .init("prepend(_:)", { $0.prepend(-2, -1) }) { [-2, -1] + $0 },
    .init("merge(with:)", ofTwo: { $0.merge(with: $1) }) { $0 },
    .init("merge(with:_:)", ofTwo: { $0.merge(with: $1, none) }) { $0 },
    .init("merge(with:_:_:)", ofTwo: { $0.merge(with: none, $1, none) }) { $0 },
    .init("merged()", ofTwo: { [$0, $1].merged() }) { $0 },
    .init("combineLatest(_:)", ofTwo: { $0.combineLatest($1).map { [$0, $1] } }, latestPairs),
    .init("combineLatest(_:_:)", ofTwo: { $0.combineLatest($1) { [$0, $1] } }, latestPairs),
    .init(
      "combineLatest(_:_:_:)",
      ofTwo: { $0.combineLatest($1, just(1), just(1)).map { [$0.0, $0.1] } },
      latestPairs),
    .init(
      "combineLatest(_:_:_:_:)",
      ofTwo: { $0.combineLatest($1, just(1), just(1)) { first, second, _, _ in [first, second] } },
      latestPairs),
    .init("combinedLatest()", ofTwo: { [$0, $1].combinedLatest() }, latestPairs),
    .init("zip(_:)", ofTwo: { $0.zip($1).map { [$0, $1] } }, pairs),
    .init("zip(_:_:)", ofTwo: { $0.zip($1) { [$0, $1] } }, pairs),
    .init("zip(_:_:_:)", ofTwo: { $0.zip($1, numbers, numbers).map { [$0.0, $0.1] } }, pairs),
    .init(
      "zip(_:_:_:_:)",
      ofTwo: { $0.zip($1, numbers, numbers) { first, second, _, _ in [first, second] } }, pairs),
    .init("zipped()", ofTwo: { [$0, $1].zipped() }, pairs),
    .init("withLatestFrom(_:)", ofTwo: { $0.withLatestFrom($1).map { [$0, $1] } }, latestOfOther),
    .init("withLatestFrom(_:_:)", ofTwo: { $0.withLatestFrom($1) { [$0, $1] } }, latestOfOther),
  ]

  private static let flattening: [OperatorContract] = [
    .init("flatMap(maxPublishers:_:)", { $0.flatMap { just($0) } }) { $0 },
    .init("flatMapFirst(_:)", { $0.flatMapFirst { just($0) } }) { $0 },
    .init("flatMapFirst(_:)", { up in Just(0).flatMapFirst { _ in up } }) { $0 },
    .init("flatMapLatest(_:)", { $0.flatMapLatest { just($0) } }) { $0 },
    .init("switchToLatest()", { $0.map { just($0) }.switchToLatest() }) { $0 },
    .init("flatMap(maxPublishers:_:)", { up in Just(0).flatMap { _ in up } }) { $0 },
    .init("flatMapLatest(_:)", { up in Just(0).flatMapLatest { _ in up } }) { $0 },
    .init("switchToLatest()", { up in Just(0).map { _ in up }.switchToLatest() }) { $0 },
    .init("share()", { $0.share() }) { $0 },
    .init("share(replay:)", { $0.share(replay: 2) }) { $0 },
  ]

  private static let errorHandling: [OperatorContract] = [
    .init(
      "assertNoFailure(_:file:line:)", { $0.replaceError(with: -1).assertNoFailure() },
      mayRecover: true
    ) { $0 },
    .init("catch(_:)", { $0.catch { _ in Just(-1) } }, mayRecover: true) { $0 },
    .init("tryCatch(_:)", { $0.tryCatch { _ in Just(-1) } }, mayRecover: true) { $0 },
    .init("mapError(_:)", { $0.mapError { _ in MarbleError() } }) { $0 },
    .init("replaceError(with:)", { $0.replaceError(with: -1) }, mayRecover: true) { $0 },
    .init("retry(_:)", { $0.retry(2) }, mayResubscribe: true) { $0 },
    .init(
      "retry(_:after:on:)", inTime: { $0.retry(2, after: .seconds(1), on: $1) },
      mayResubscribe: true
    ) { $0 },
    .init(
      "retry(_:backoff:on:)",
      inTime: { $0.retry(2, backoff: .constant(.seconds(1)), on: $1) }, mayResubscribe: true
    ) { $0 },
  ]

  private static let debugging: [OperatorContract] = [
    .init(
      "handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:)",
      { $0.handleEvents(receiveOutput: { _ in }, receiveCancel: {}) }
    ) { $0 },
    .init("print(_:to:)", { $0.print { _ in } }) { $0 },
  ]

  private static let timing: [OperatorContract] = [
    .init("buffer(_:on:)", inTime: { $0.buffer(.oldest(1_000), on: $1) }) { $0 },
    .init("collect(_:)", inTime: { $0.collect(.byTimeOrCount($1, .seconds(1), 3)) }) { values in
      stride(from: 0, to: values.count, by: 3).map { Array(values[$0...].prefix(3)) }
    },
    .init("debounce(for:scheduler:)", inTime: { $0.debounce(for: .seconds(1), scheduler: $1) }) {
      $0.suffix(1)
    },
    .init("delay(for:scheduler:)", inTime: { $0.delay(for: .seconds(1), scheduler: $1) }) { $0 },
    .init("measureInterval(using:)", inTime: { $0.measureInterval(using: $1) }) {
      $0.map { _ in .zero }
    },
    .init("receive(on:)", inTime: { $0.receive(on: $1) }) { $0 },
    .init(
      "throttle(for:scheduler:latest:)",
      inTime: { $0.throttle(for: .seconds(1), scheduler: $1, latest: true) }
    ) { $0.suffix(1) },
    .init("timeout(_:scheduler:customError:)", inTime: { $0.timeout(.seconds(1), scheduler: $1) }) {
      $0
    },
  ]

  @Sendable
  private static func just(_ value: Int) -> AnyPublisher<Int, ContractError> {
    Just(value).setFailureType(to: ContractError.self).eraseToAnyPublisher()
  }

  private static let none = Empty<Int, ContractError>().eraseToAnyPublisher()

  private static let numbers = (0..<10_000).publisher.setFailureType(to: ContractError.self)
    .eraseToAnyPublisher()

  /// The newest of two upstreams that send in turn.
  @Sendable
  private static func latestPairs(_ values: [Int]) -> [[Int]] {
    values.dropFirst().map { $0.isMultiple(of: 2) ? [$0, $0 - 1] : [$0 - 1, $0] }
  }

  /// Returns the pairs of values of two upstreams that send in turn.
  @Sendable
  private static func pairs(_ values: [Int]) -> [[Int]] {
    stride(from: 1, to: values.count, by: 2).map { [$0 - 1, $0] }
  }

  /// The values of the first of two upstreams that send in turn, with the newest of the second.
  @Sendable
  private static func latestOfOther(_ values: [Int]) -> [[Int]] {
    values.dropFirst(2).filter { $0.isMultiple(of: 2) }.map { [$0, $0 - 1] }
  }
}
