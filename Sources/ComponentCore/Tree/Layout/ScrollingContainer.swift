/// A node whose children can be scrolled into view.
package protocol ScrollingContainer: LayoutNode {}
