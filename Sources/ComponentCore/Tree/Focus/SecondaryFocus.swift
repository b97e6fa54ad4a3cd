/// An effect that marks what stands beside the content proper, such as a bar of tabs.
struct SecondaryFocus: Effect {
  static var changesDrawing: Bool { false }
}
