/// An image of an asset catalog, by its name.
///
/// Xcode declares a member for each image; elsewhere, a program declares those that it uses:
///
///     extension ImageResource {
///       static let paulHudson = ImageResource(name: "paul-hudson", bundle: .main)
///     }
///     Image(.paulHudson)
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates the image of a name. All bundles of the program are searched.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color of an asset catalog, by its name.
///
///     extension ColorResource {
///       static let brand = ColorResource(name: "Brand", bundle: .main)
///     }
///     Text("Sale").foregroundStyle(Color(.brand))
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates the color of a name. All bundles of the program are searched.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// Creates a view of an image of an asset catalog.
  @_disfavoredOverload  // A bitmap is preferred.
  public nonisolated init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Color {
  /// Creates the color of an asset catalog.
  @_disfavoredOverload  // A color of UIKit is preferred.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: nil) }
}
