/// A view that loads an image and shows it.
///
///     AsyncImage(url: photo.url) { image in
///       image.resizable().scaledToFit()
///     } placeholder: {
///       ProgressView()
///     }
///
/// It loads when it appears, and again when the URL changes. The data must be a picture that
/// `Bitmap(data:)` decodes: a PNG, not a JPEG. A pixel is as large as a point, divided by the
/// scale.
public struct AsyncImage<Content: View>: View {
  private nonisolated var url: URL?
  private nonisolated var scale: CGFloat
  private nonisolated var transaction: Transaction
  private nonisolated var content: (AsyncImagePhase) -> Content

  /// Creates a view of the image at `url`, over a gray area until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The address of the image; `nil` for none.
  ///   - scale: The number of pixels that are as long as a point.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image.placeholder }
  }

  /// Creates a view of the image at `url`.
  ///
  /// - Parameters:
  ///   - url: The address of the image; `nil` for none.
  ///   - scale: The number of pixels that are as long as a point.
  ///   - content: The view of the image.
  ///   - placeholder: The view without an image.
  public nonisolated init<ImageContent: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> ImageContent,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalView<ImageContent, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates a view of what is known of the image at `url`.
  ///
  /// - Parameters:
  ///   - url: The address of the image; `nil` for none.
  ///   - scale: The number of pixels that are as long as a point.
  ///   - transaction: The transaction in which the phase changes.
  ///   - content: The view of a phase.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The content for the current phase.
  public var body: some View {
    LoadedImage(url: url, scale: scale, transaction: transaction, content: content)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension AsyncImage: Sendable {}

private struct LoadedImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  var body: some View {
    content(phase).task(id: url) {
      if case .empty = phase {} else { phase = .empty }
      guard let url, let newPhase = await AsyncImagePhase(loading: url, scale: scale) else {
        return
      }
      withTransaction(transaction) { phase = newPhase }
    }
  }
}

extension Image {
  /// A gray area.
  fileprivate static var placeholder: Image {
    Image(Bitmap(width: 1, height: 1, pixels: [.gray])).resizable()
  }
}

/// What is known of an image that is loaded.
public enum AsyncImagePhase: Sendable {
  /// It is not loaded yet.
  case empty
  /// The image.
  case success(Image)
  /// It cannot be loaded, or is no picture that can be shown.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The reason why there is no image, if it cannot be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

  /// Loads the image at `url`; `nil` if the task is cancelled.
  nonisolated init?(loading url: URL, scale: Double) async {
    do {
      let data =
        url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
      guard let bitmap = Bitmap(data: data) else { throw URLError(.cannotDecodeContentData) }
      self = .success(Image(bitmap, scale: scale))
    } catch {
      self = .failure(error)
    }
    if Task.isCancelled { return nil }
  }
}
