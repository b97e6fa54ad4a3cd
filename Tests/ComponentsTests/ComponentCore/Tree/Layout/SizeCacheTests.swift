import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@Suite(.watchdog) struct SizeCacheTests {
  private let size = Size(width: 3, height: 1)

  private func cache(ofSizes count: Int) -> SizeCache {
    var cache = SizeCache()
    for width in 0..<count {
      cache.insert(Size(width: width, height: 1), for: ProposedSize(width: width, height: 1))
    }
    return cache
  }

  @Test func returnsTheSizeOfTheSameProposal() {
    let cache = cache(ofSizes: 5)
    #expect(cache.size(for: ProposedSize(width: 3, height: 1)) == size)
    #expect(cache.size(for: ProposedSize(width: 3, height: 2)) == nil)
    #expect(cache.size(for: ProposedSize(width: nil, height: 1)) == nil)
  }

  @Test func isEmptyAtFirst() {
    #expect(SizeCache().isEmpty)
    #expect(!cache(ofSizes: 1).isEmpty)
  }

  @Test func overflowsAboveItsLimit() {
    #expect(!cache(ofSizes: SizeCache.limit).hasOverflowed)
    #expect(cache(ofSizes: SizeCache.limit + 1).hasOverflowed)
  }

  @Test func staysStaleOnceInvalidated() {
    var cache = cache(ofSizes: 1)
    #expect(!cache.isStale)
    cache.invalidate()
    cache.insert(size, for: ProposedSize())
    cache.invalidate()
    #expect(cache.isStale)
    #expect(cache.entries.count == 2)
  }

  @Test func aFixedSizeIsThatOfAllProposals() {
    var cache = SizeCache()
    cache.insert(size, for: ProposedSize(width: 9, height: 9), relevantAxes: [])
    #expect(cache.size(for: ProposedSize()) == size)
    #expect(cache.size(for: ProposedSize(width: 0, height: .max)) == size)
    #expect(cache.entries.count == 1)
  }

  @Test func aSizeMayBeThatOfAllHeights() {
    var cache = SizeCache()
    cache.insert(size, for: ProposedSize(width: 9, height: 9), relevantAxes: .horizontal)
    #expect(cache.size(for: ProposedSize(width: 9, height: 0)) == size)
    #expect(cache.size(for: ProposedSize(width: 9)) == size)
    #expect(cache.size(for: ProposedSize(width: 8, height: 9)) == nil)
    #expect(cache.relevantAxes == .horizontal)
  }

  @Test func eachSizeKnowsWhatIsRelevantToIt() {
    var cache = SizeCache()
    cache.insert(size, for: ProposedSize(width: 9, height: 9), relevantAxes: .horizontal)
    let wrapped = Size(width: 2, height: 2)
    cache.insert(wrapped, for: ProposedSize(width: 2, height: 9))
    #expect(cache.size(for: ProposedSize(width: 9, height: 1)) == size)
    #expect(cache.size(for: ProposedSize(width: 2, height: 9)) == wrapped)
    #expect(cache.size(for: ProposedSize(width: 2, height: 1)) == nil)
    #expect(cache.relevantAxes == .both)
  }

  @Test func anEmptyCacheIsNeverStale() {
    var cache = SizeCache()
    cache.invalidate()
    #expect(!cache.isStale)
  }
}
