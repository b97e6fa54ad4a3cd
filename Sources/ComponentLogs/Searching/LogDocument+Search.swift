import Signals

extension LogDocument {
  /// Searches and filters by `query` from now on.
  func setQuery(_ query: LogQuery) {
    state.withLock { state in
      state.results.set(query)
      // The first rows are there at once.
      _ = state.results.filter(state.index)
    }
    sendChange()
    continueSearch()
  }

  /// Schedules a search of the lines that have not been searched yet, unless there is one.
  func continueSearch() {
    let isIdle = state.withLock { state in
      defer { state.results.isSearching = true }
      return !state.results.isSearching
    }
    if isIdle { scheduleSearch() }
  }

  private func scheduleSearch() {
    let job = searchQueue.schedule(after: .zero) { [weak self] in self?.searchPiece() }
    jobs.withLock { $0["search"] = job }
  }

  /// Searches the next piece and filters the next lines, and schedules the ones after them.
  private func searchPiece() {
    let (bytes, search, version, scanned) = state.withLock { state in
      (state.bytes, state.results.search, state.results.version, state.scannedCount)
    }
    var hasMore = false
    if let search, search.position < scanned {
      hasMore = searchPiece(search, in: bytes, scanned, version: version)
    }
    let continues = state.withLock { state in
      if state.results.version == version {
        hasMore = state.results.filter(state.index) || hasMore
      } else {
        hasMore = true
      }
      // More may have been scanned meanwhile.
      hasMore = hasMore || state.scannedCount != scanned
      state.results.isSearching = hasMore
      return hasMore
    }
    sendChange()
    if continues { scheduleSearch() }
  }

  /// Searches a piece; returns whether bytes follow it.
  private func searchPiece(
    _ start: LineSearch, in bytes: LogBytes, _ scanned: Int, version: Int
  ) -> Bool {
    var search = start
    let base = search.position
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * pieceLength)
    defer { buffer.deallocate() }
    let target = UnsafeMutableBufferPointer(rebasing: buffer[..<pieceLength])
    let count = min(
      bytes.read(at: base, into: UnsafeMutableRawBufferPointer(target)), scanned - base)
    let end = base + count
    let isFileEnd = bytes.isFileEnd(end)
    let result = search.search(
      UnsafeBufferPointer(rebasing: target[..<count]),
      buffer: UnsafeMutableBufferPointer(rebasing: buffer[pieceLength...]),
      isEnd: isFileEnd || end == scanned)
    if isFileEnd { search.finishFile(at: end, line: result.end) }
    let found = result.found
    let line = max(result.end, found.last.map { $0 + 1 } ?? 0)
    state.withLock { [search, found, line] state in
      guard state.results.version == version else { return }
      state.results.add(found, upTo: line, search, searchedCount: end)
    }
    return end < scanned
  }
}
