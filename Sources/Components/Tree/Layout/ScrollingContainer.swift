/// A node whose children can be scrolled into view.
protocol ScrollingContainer: LayoutNode {}
