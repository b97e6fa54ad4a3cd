/// A node that draws a text.
protocol TextDisplaying: LayoutNode {
  var displayedText: String { get }
}
