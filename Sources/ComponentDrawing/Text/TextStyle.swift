/// The appearance of a part of a text: attributes, and a gradient in place of a color.
package struct TextStyle: Hashable, Sendable {
  package var attributes = Attributes()
  /// The style of the text's color, if it is not a color.
  package var foreground: AnyShapeStyle?

  package init(attributes: Attributes = Attributes()) {
    self.attributes = attributes
  }

  package init(foreground: AnyShapeStyle) {
    setForeground(foreground)
  }

  private mutating func setForeground(_ new: AnyShapeStyle) {
    if case .color(let color) = new.kind {
      (attributes.foreground, foreground) = (color, nil)
    } else {
      foreground = new
    }
  }

  /// Returns this style, replaced by what `inner` sets.
  package func merging(_ inner: TextStyle) -> TextStyle {
    var style = TextStyle(attributes: attributes.merging(inner.attributes))
    style.foreground = inner.attributes.foreground == nil ? inner.foreground ?? foreground : nil
    if let innerForeground = inner.foreground {
      style.attributes.foreground = nil
      let outer = foreground ?? attributes.foreground.map { AnyShapeStyle(color: $0) }
      style.setForeground(outer.map { innerForeground.relative(to: $0) } ?? innerForeground)
    }
    return style
  }
}

extension TextStyle: Interpolatable {
  package func interpolated(to target: TextStyle, by fraction: Double) -> TextStyle {
    var style = target
    style.attributes = attributes.interpolated(to: target.attributes, by: fraction)
    if let start = foreground, let end = target.foreground {
      style.foreground = start.interpolated(to: end, by: fraction)
    }
    return style
  }

  package func animatableDistance(to other: TextStyle) -> Double {
    let distance = attributes.animatableDistance(to: other.attributes)
    let change: Double =
      if let foreground, let end = other.foreground {
        foreground.animatableDistance(to: end)
      } else {
        foreground == other.foreground ? 0 : 1
      }
    return (distance * distance + change * change).squareRoot()
  }
}
