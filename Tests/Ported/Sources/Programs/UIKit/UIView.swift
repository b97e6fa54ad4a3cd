import SwiftUI

// As much of UIKit's views as the programs that import UIKit use. Each is drawn by views of
// SwiftUI, which read its properties when they are evaluated.

class UIView: NSObject {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var clipsToBounds = false
  let layer = CALayer()
  let frame: CGRect
  var translatesAutoresizingMaskIntoConstraints = true
  private(set) var subviews: [UIView] = []

  /// The lengths that constraints have set.
  var height: CGFloat?
  var aspectRatio: CGFloat?
  /// Whether the view ends in the middle of the one around it.
  var endsInTheMiddle = false

  init(frame: CGRect = .zero) { self.frame = frame }

  required init?(coder: NSCoder) { nil }

  func addSubview(_ view: UIView) { subviews.append(view) }

  /// What is drawn inside of the view.
  @MainActor var content: AnyView {
    AnyView(
      ZStack(alignment: .top) {
        ForEach(subviews, id: \.self) { UIKitView($0) }
      })
  }

  /// The view as it is drawn.
  @MainActor var swiftUIView: AnyView { AnyView(decorated(content)) }

  /// Adds what all views draw around their content.
  @MainActor func decorated(_ content: some View) -> some View {
    let shape = RoundedRectangle(cornerRadius: layer.cornerRadius)
    let shadow = layer.shadowColor.map { Color($0).opacity(Double(layer.shadowOpacity)) }
    return VStack(spacing: 0) {
      content
        .frame(height: height)
        .frame(maxHeight: endsInTheMiddle ? .infinity : nil)
        .background(backgroundColor.map { Color($0) } ?? .clear)
        .clipShape(shape)
        .overlay {
          if layer.borderWidth > 0, let color = layer.borderColor {
            shape.strokeBorder(Color(color), lineWidth: layer.borderWidth)
          }
        }
        .shadow(
          color: shadow ?? .clear, radius: layer.shadowRadius, x: layer.shadowOffset.width,
          y: layer.shadowOffset.height)
      if endsInTheMiddle { Color.clear }
    }
  }
}

class CALayer {
  var cornerRadius: CGFloat = 0
  var borderColor: CGColor?
  var borderWidth: CGFloat = 0
  var shadowColor: CGColor?
  var shadowOffset = CGSize.zero
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 0
}

typealias CGColor = UIColor

extension UIColor {
  var cgColor: CGColor { self }
}

/// A view of UIKit among those of SwiftUI.
struct UIKitView: View {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  var body: some View { view.swiftUIView }
}

class UIViewController: NSObject {
  let view = UIView()

  override init() {
    super.init()
    viewDidLoad()
  }

  func viewDidLoad() {}
}
