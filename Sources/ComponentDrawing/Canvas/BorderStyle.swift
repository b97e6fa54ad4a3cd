/// The kind of line that a border is drawn with.
///
///     Text("Ready").border(.blue, style: .rounded)
///
/// If ``EnvironmentValues/usesASCII`` is true, each style is drawn with ASCII characters.
public struct BorderStyle: Hashable, Sendable {
  /// The characters: top left, top, top right, left, right, bottom left, bottom, bottom right.
  private let characters: String
  private let ascii: String

  /// A thin line with round corners: `╭─╮`.
  public static let rounded = BorderStyle(characters: "╭─╮││╰─╯", ascii: "+-+||+-+")
  /// A thin line: `┌─┐`.
  public static let light = BorderStyle(characters: "┌─┐││└─┘", ascii: "+-+||+-+")
  /// A thick line: `┏━┓`.
  public static let heavy = BorderStyle(characters: "┏━┓┃┃┗━┛", ascii: "########")
  /// A double line: `╔═╗`.
  public static let double = BorderStyle(characters: "╔═╗║║╚═╝", ascii: "+=+||+=+")
  /// A thin dashed line: `┌╌┐`.
  public static let dashed = BorderStyle(characters: "┌╌┐┆┆└╌┘", ascii: "...::...")

  /// The edges of a filled area that end in the middle of the cells: `▗▄▖`.
  package static let halfBlock = BorderStyle(characters: "▗▄▖▐▌▝▀▘", ascii: "+-+||+-+")

  func characters(inASCII usesASCII: Bool) -> String {
    usesASCII ? ascii : characters
  }
}
