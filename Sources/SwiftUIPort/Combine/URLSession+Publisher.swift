extension URLSession {
  /// Returns a publisher that loads `url`, once for each subscriber.
  ///
  ///     URLSession.shared.dataTaskPublisher(for: url)
  ///       .map(\.data)
  ///       .decode(type: [Article].self, decoder: JSONDecoder())
  ///       .receive(on: DispatchQueue.main)
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher that performs `request`, once for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the data and the response of a request.
  public struct DataTaskPublisher: Publisher {
    /// The type of the values.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error with which the publisher may end.
    public typealias Failure = URLError

    /// The request to perform.
    public let request: URLRequest
    /// The session in which it is performed.
    public let session: URLSession

    /// Creates a publisher that performs `request` in `session`.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Performs the request, which is cancelled with the subscription.
    public consuming func subscribe<S: Subscriber<Output, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      let (request, session) = (request, session)
      let responses = Create<Output, Failure> { emitter in
        let progress = RequestProgress()
        let task = session.dataTask(with: request) { data, response, error in
          progress.isComplete.withLock { $0 = true }
          if let data, let response {
            emitter.send((data, response))
            emitter.send(completion: .finished)
          } else {
            emitter.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        task.resume()
        return AnyCancellable {
          if !progress.isComplete.withLock({ $0 }) { task.cancel() }
        }
      }
      return responses.subscribe(subscriber)
    }
  }
}

/// Whether a request has its response.
///
/// NB: Foundation on Linux stops the process if a task is cancelled while it delivers its
/// response, as the end of a subscription does. It may go when that is mended there.
private final class RequestProgress: Sendable {
  let isComplete = Lock(false)
}
