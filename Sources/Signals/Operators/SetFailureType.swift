extension Publisher where Failure == Never {
  /// Changes the type of the failure from `Never` to `failureType`.
  ///
  ///     upstream:                            --a--b-|
  ///     setFailureType(to: MyError.self):    --a--b-|
  ///
  /// Publishes the same events. Use it to combine this publisher with publishers that can fail.
  @inlinable
  public func setFailureType<NewFailure: Error>(
    to failureType: NewFailure.Type
  ) -> some Publisher<Output, NewFailure> {
    mapError { _ -> NewFailure in }
  }
}
