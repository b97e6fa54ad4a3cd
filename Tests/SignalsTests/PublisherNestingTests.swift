import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct PublisherNestingTests {
  private let source = PassthroughSubject<Int, Never>()

  @Test func countsOperators() {
    #expect(source.nesting == .none)
    #expect(source.map { $0 }.filter { _ in true }.nesting.depth == 2)
    #expect(source.map { $0 }.eraseToAnyPublisher().nesting.depth == 2)
  }

  @Test func countsTheDeepestUpstream() {
    let deep = source.map { $0 }.map { $0 }.map { $0 }
    #expect(source.merge(with: deep).nesting.depth == 4)
    #expect(deep.combineLatest(source).nesting.depth == 4)
    #expect([deep, deep].merged().nesting.depth == 4)
    #expect(source.append(deep).nesting.depth == 4)
  }

  @Test func beginsSectionsInDeepChains() {
    let chain = source.repeating(Int(PublisherNesting.limit) / 2 + 1) {
      $0.map { $0 }.eraseToAnyPublisher()
    }
    #expect(chain.nesting.section != 0)
    #expect(chain.nesting.depth < 4)
  }

  @Test func severalUpstreamsBeginNoSectionThatCouldBeLeftToALoop() {
    let section = source.beginningSection()
    #expect(section.map { $0 }.nesting.section == section.nesting.section)
    #expect(section.delay(for: .zero, scheduler: .system).nesting.section != 0)
    #expect(section.merge(with: source).nesting.section == 0)
    #expect(section.share().nesting.section == 0)
    #expect(section.flatMap { Just($0) }.nesting.section == 0)
  }
}
