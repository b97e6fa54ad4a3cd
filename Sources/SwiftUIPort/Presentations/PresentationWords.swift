// Words for presentations that slide over a screen, which have no effect on a terminal.

/// What a person can do behind a presentation: on a terminal nothing.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// Nothing.
  public static let automatic = PresentationBackgroundInteraction()
  /// Nothing.
  public static let enabled = automatic, disabled = automatic

  /// Nothing.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { automatic }
}

/// What a drag in a presentation does: on a terminal it scrolls.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// It scrolls.
  public static let automatic = PresentationContentInteraction()
  /// It scrolls.
  public static let scrolls = automatic, resizes = automatic
}

/// The size of a presentation: on a terminal that of its content.
public struct PresentationSizing: Hashable, Sendable {
  /// That of the content.
  public static let automatic = PresentationSizing()
  /// That of the content.
  public static let fitted = automatic, form = automatic, page = automatic
}

/// The edge or the point at which a popover is attached: on a terminal the whole view.
public struct PopoverAttachmentAnchor: Hashable, Sendable {
  /// The whole view.
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor()
  }

  /// The whole view.
  public static func rect(_ anchor: Source) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor()
  }

  /// A rectangle of a view.
  public enum Source: Hashable, Sendable {
    /// The whole view.
    case bounds
  }
}

extension View {
  /// Has no effect on a terminal, where nothing behind a presentation takes input.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Has no effect on a terminal, where drags scroll.
  public nonisolated func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> some View { self }

  /// Has no effect on a terminal, where a presentation is as large as its content.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Presents a popover beside this view while `isPresented` is `true`.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor,
    arrowEdge: Edge = .bottom, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(isPresented: isPresented, arrowEdge: arrowEdge, content: content)
  }

  /// Has no effect on a terminal, whose dialogs have no icons.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  /// Has no effect on a terminal, where an inspector is as wide as its content.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Has no effect on a terminal, where an inspector is as wide as its content.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
