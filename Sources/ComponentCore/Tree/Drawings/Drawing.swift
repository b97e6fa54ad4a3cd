/// A view without contents: how large it is, how it draws itself, and what it tells assistive
/// technology.
///
///     struct Meter: Drawing, Equatable {
///       var level: Double
///
///       func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
///         Size(width: proposal.width ?? 10, height: 1)
///       }
///
///       func draw(on canvas: DrawingCanvas) {
///         let width = Int(level * Double(canvas.size.width))
///         canvas.fill(Rect(size: Size(width: width, height: 1)), with: .accentColor)
///       }
///     }
///
/// A drawing is a view like any other: `Meter(level: 0.5).padding()`. ``Drawn`` makes drawings of
/// the values of a publisher, and a ``Control`` also takes input.
///
/// A drawing is painted again when one of its values has changed, when an observable property that
/// ``draw(on:)`` has read changes, and when one of the ``environmentDependencies`` does. It has no
/// state: a view around it may have `@State` and other dynamic properties. The properties of an
/// ``Animatable`` drawing are interpolated while an animation applies.
@MainActor @preconcurrency
public protocol Drawing: View where Body == Never {
  /// Returns the size that the view chooses for `proposal`. By default, the view fills the space
  /// that it is offered, or takes a single column or row where that is open.
  ///
  /// The result is kept until the drawing or one of its ``environmentDependencies`` changes.
  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size

  /// Draws the view on the whole of `canvas`, which is not empty.
  func draw(on canvas: DrawingCanvas)

  /// Returns whether `other` looks the same at the same size, so that nothing is painted.
  ///
  /// By default, `Equatable` drawings are compared by `==`, and others are alike if all their
  /// stored properties are identical. A drawing with closures compares its other properties.
  func looksLike(_ other: Self) -> Bool

  /// The description of the view for assistive technology; `nil`, the default, for decoration. Its
  /// node adds the place on the screen and the focus.
  var accessibilityElement: AccessibilityElement? { get }

  /// The environment values that the size and the look depend on, by default none.
  ///
  /// Changes of other values paint nothing. What all drawings depend on need not be listed:
  /// ``EnvironmentValues/usesASCII``, ``EnvironmentValues/usesColor`` and
  /// ``EnvironmentValues/usesFullColor``, and for controls ``EnvironmentValues/isEnabled``. The
  /// path `\.self` stands for every value.
  static var environmentDependencies: [PartialKeyPath<EnvironmentValues>] { get }

  /// Returns the time after which the view is drawn again as the next frame of a sequence; `nil`,
  /// the default, for a picture that stands still.
  ///
  /// ``DrawingCanvas/frameNumber`` counts the frames.
  func frameDuration(in environment: EnvironmentValues) -> Duration?

  /// The priority with which a stack gives space to the view: by default 0.
  var layoutPriority: Double { get }

  /// The visible width divided by the visible height, where a row counts as high as two columns;
  /// `nil`, the default, to derive it from the size. ``View/scaledToFit()`` keeps it.
  var aspectRatio: Double? { get }
}

extension Drawing {
  /// Returns the proposed size, with a single column or row where the proposal leaves it open.
  public func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Returns whether the stored properties of both are identical.
  public func looksLike(_ other: Self) -> Bool { areIdentical(self, other) }

  /// No element.
  public var accessibilityElement: AccessibilityElement? { nil }

  /// No values.
  public static var environmentDependencies: [PartialKeyPath<EnvironmentValues>] { [] }

  /// No further frames.
  public func frameDuration(in environment: EnvironmentValues) -> Duration? { nil }

  /// The usual priority.
  public var layoutPriority: Double { 0 }

  /// No ratio of its own.
  public var aspectRatio: Double? { nil }

  /// Creates or updates the node that draws.
  @_documentation(visibility: internal)
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = DrawnNode<Self>.reusing(existing, in: context)
    node.show(self)
    return node
  }
}

extension Drawing where Self: Equatable {
  /// Returns whether both are equal.
  public func looksLike(_ other: Self) -> Bool { self == other }
}
