import Foundation
import SignalAlgorithms
import Signals
import SignalsTesting
import TestSupport
import Testing

extension JSONDecoder: TopLevelDecoder {}

@Suite(.watchdog) struct DecodeTests {
  private struct Row: Codable, Equatable {
    let id: Int
  }

  @Test func decodesLinesOfJSON() {
    let bytes = PassthroughSubject<[UInt8], Never>()
    let rows = bytes.lines().map { Data($0.utf8) }.decode(type: Row.self, decoder: JSONDecoder())
    let recorder = Recorder(rows)
    bytes.send(Array(#"{"id": 1}"#.utf8))
    bytes.send(Array("\n{\"id\": 2}\n{\"id\":\n{\"id\": 3}\n".utf8))
    #expect(recorder.values == [Row(id: 1), Row(id: 2)])
    guard case .failure(is DecodingError) = recorder.completion else {
      return #expect(Bool(false), "\(String(describing: recorder.completion))")
    }
  }

  @Test func goesOnAfterMistakesWithTry() {
    let lines = [#"{"id": 1}"#, "x", #"{"id": 2}"#].publisher
    let decoder = JSONDecoder()
    let rows = lines.compactMap { try? decoder.decode(Row.self, from: Data($0.utf8)) }
    #expect(Recorder(rows).values == [Row(id: 1), Row(id: 2)])
  }

  @Test func keepsTheContract() {
    expectContract("decode(type:decoder:)") { upstream in
      upstream.map { Data("\($0)".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
        .mapError { $0 as? ContractError ?? ContractError() }
    } _: {
      $0
    }
  }
}
