/// Whether the view of a layout node is shown.
package enum Presence {
  /// The view is shown and takes input.
  case present
  /// The view has been removed and is drawn until its transition has ended.
  case leaving
  /// The view has been removed, together with one that is still drawn.
  case gone
}
