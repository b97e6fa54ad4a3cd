/// A publisher that waits for the first subscriber of a subject.
@usableFromInline
struct WeakSubjectSource: Sendable {
  weak let source: SubjectSource?
}

extension Multicaster {
  /// Connects `source` when there is a subscriber, or at once if there has been one.
  func connectOnDemand(_ source: SubjectSource) {
    guard enter() else { return post(.connect(source)) }
    connect(source)
    leave()
  }

  @usableFromInline
  func connect(_ source: SubjectSource) {
    if hasHadSubscriber { return source.connect() }
    sources = (sources ?? []) + [WeakSubjectSource(source: source)]
  }

  /// Connects the publishers that have waited. What they send waits until the thread leaves.
  @usableFromInline
  func connectSources() {
    for waiting in sources.take() ?? [] { waiting.source?.connect() }
  }
}
