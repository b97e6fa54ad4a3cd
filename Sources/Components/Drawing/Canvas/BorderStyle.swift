/// A kind of line.
///
/// Where only ASCII is wanted, see ``EnvironmentValues/usesASCII``, each is drawn with characters
/// of its own from there.
public struct BorderStyle: Hashable, Sendable {
  /// Top left, top, top right, left, right, bottom left, bottom, bottom right.
  private let characters: String
  private let ascii: String

  /// Thin, with round corners: `╭─╮`.
  public static let rounded = BorderStyle(characters: "╭─╮││╰─╯", ascii: "+-+||+-+")
  /// Thin: `┌─┐`.
  public static let light = BorderStyle(characters: "┌─┐││└─┘", ascii: "+-+||+-+")
  /// Thick: `┏━┓`.
  public static let heavy = BorderStyle(characters: "┏━┓┃┃┗━┛", ascii: "########")
  /// Double: `╔═╗`.
  public static let double = BorderStyle(characters: "╔═╗║║╚═╝", ascii: "+=+||+=+")
  /// Thin and broken: `┌╌┐`.
  public static let dashed = BorderStyle(characters: "┌╌┐┆┆└╌┘", ascii: "...::...")

  func characters(inASCII usesASCII: Bool) -> String {
    usesASCII ? ascii : characters
  }
}
