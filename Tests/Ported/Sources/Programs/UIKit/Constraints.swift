import SwiftUI

// Of all constraints, heights, aspect ratios and the middle as a lower edge have an effect. The
// others say what views do here anyway.

final class NSLayoutConstraint {
  var isActive = false {
    didSet { if isActive { activate() } }
  }
  private let activate: () -> Void

  init(_ activate: @escaping () -> Void = {}) { self.activate = activate }

  static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

struct NSLayoutAnchor {
  enum Attribute {
    case top, leading, bottom, trailing, centerY, width, height
  }

  let view: UIView
  let attribute: Attribute

  func constraint(
    equalTo other: NSLayoutAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint { [view] in
      switch (attribute, other.attribute) {
      case (.bottom, .centerY): view.endsInTheMiddle = true
      case (.width, .height): view.aspectRatio = multiplier
      default: break
      }
    }
  }

  func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint { [view] in if attribute == .height { view.height = constant } }
  }
}

extension UIView {
  var topAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .top) }
  var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .leading) }
  var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .bottom) }
  var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .trailing) }
  var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .centerY) }
  var widthAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .width) }
  var heightAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self, attribute: .height) }
  var safeAreaLayoutGuide: UIView { self }
}
