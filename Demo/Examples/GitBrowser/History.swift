import Components
import ObservableCollections
import Signals

struct Commit: Identifiable, Equatable, Sendable {
  let id, date, author, subject: String
}

/// The commits of a repository, in which some are searched for and one is selected.
final class History: Sendable {
  let commits = ObservableArray<Commit>()
  let query = CurrentValueSubject<String, Never>("")
  let selection = CurrentValueSubject<Commit.ID?, Never>(nil)
  let failure = CurrentValueSubject<String, Never>("")
  /// The commits that contain each word of the query.
  let found: AnyCollectionPublisher<Commit, Never>
  /// The lines about the selected commit, once the selection stays on it.
  let details: AnyPublisher<(id: Commit.ID, lines: [Text]), Never>

  /// - Parameter show: Returns the lines about a commit.
  init<Failure: Error>(
    on scheduler: some Scheduler = .system,
    show: @escaping @Sendable (Commit.ID) -> some Publisher<String, Failure>
  ) {
    found = AnyCollectionPublisher(
      commits.filter(query.map { $0.lowercased().split(separator: " ") }) { commit, words in
        let text = "\(commit.id) \(commit.subject) \(commit.author)".lowercased()
        return words.allSatisfy { text.contains($0) }
      })
    details = selection.compactMap(\.self).debounce(for: .milliseconds(60), scheduler: scheduler)
      .flatMapLatest { id in
        show(id).prefix(5_000).ansiTexts().collect().catch { Just([Text("\($0)")]) }
          .map { (id, $0) }
      }
      .eraseToAnyPublisher()
  }

  /// Adds a commit, whose parts are separated by U+001F.
  func add(_ line: String) {
    let parts = line.split(separator: "\u{1F}", maxSplits: 3, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 4 else { return }
    commits.append(Commit(id: parts[0], date: parts[1], author: parts[2], subject: parts[3]))
    if selection.value == nil { selection.value = parts[0] }
  }
}
