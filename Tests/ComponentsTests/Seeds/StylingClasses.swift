import Components
import TestSupport
import Testing

// MARK: As much of UIKit as the document's styles touch

private struct CALayer: Equatable {
  var cornerRadius = 0
  var borderColor: Color?
  var borderWidth = 0
}

private class UIView {
  var clipsToBounds = false
  var layer = CALayer()
  var backgroundColor: Color?
  var tintColor: Color?
}

private final class UIButton: UIView {
  var contentEdgeInsets = EdgeInsets()
  var titleLabel: UILabel? = UILabel()
  var imageEdgeInsets = EdgeInsets()
  private(set) var image: String?
  private(set) var titleColor: Color?
  enum State { case normal }

  func setImage(_ image: String?, for state: State) { self.image = image }
  func setTitleColor(_ color: Color, for state: State) { titleColor = color }
}

private final class UITextField: UIView {
  var borderStyle = BorderStyle.light
  var isSecureTextEntry = false
  var placeholder: String?
}

private final class UILabel: UIView {
  var font: Font?
  var textAlignment = HorizontalAlignment.leading
  var textColor: Color?
  var numberOfLines = 1
}

// MARK: The document's code

private func roundedRectStyle<View: UIView>(_ view: View) {
  view.clipsToBounds = true
  view.layer.cornerRadius = 6
}

private func borderStyle(color: Color, width: Int) -> (UIView) -> Void {
  { view in
    view.layer.borderColor = color
    view.layer.borderWidth = width
  }
}

// buttons

@MainActor private let baseButtonStyle: (UIButton) -> Void = {
  $0.contentEdgeInsets = EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
  $0.titleLabel?.font = .headline
}

@MainActor private let roundedButtonStyle =
  baseButtonStyle
  <> roundedRectStyle

@MainActor private let filledButtonStyle =
  roundedButtonStyle
  <> {
    $0.backgroundColor = .black
    $0.tintColor = .white
  }

@MainActor private let borderButtonStyle =
  roundedButtonStyle
  <> {
    $0.layer.borderColor = Color.black
    $0.layer.borderWidth = 2
    $0.setTitleColor(.black, for: .normal)
  }

@MainActor private let textButtonStyle =
  baseButtonStyle <> {
    $0.setTitleColor(.black, for: .normal)
  }

@MainActor private let imageButtonStyle: (String?) -> (UIButton) -> Void = { image in
  {
    $0.imageEdgeInsets = EdgeInsets(
      top: 0, leading: 0, bottom: 0, trailing: 2
    )
    $0.setImage(image, for: .normal)
  }
}

@MainActor private let gitHubButtonStyle =
  filledButtonStyle
  <> imageButtonStyle("github")

// text fields

@MainActor private let baseTextFieldStyle: (UITextField) -> Void =
  roundedRectStyle
  <> borderStyle(color: Color(white: 0.75), width: 1)
  <> { (tf: UITextField) in
    tf.borderStyle = .rounded
  }

@MainActor private let emailTextFieldStyle =
  baseTextFieldStyle
  <> {
    $0.placeholder = "blob@pointfree.co"
  }

@MainActor private let passwordTextFieldStyle =
  baseTextFieldStyle
  <> {
    $0.isSecureTextEntry = true
    $0.placeholder = "••••••••••••••••"
  }

// labels

private func fontStyle(_ font: Font) -> (UILabel) -> Void {
  {
    $0.font = font
  }
}

private func textColorStyle(_ color: Color) -> (UILabel) -> Void {
  {
    $0.textColor = color
  }
}

@MainActor private let centerStyle: (UILabel) -> Void = {
  $0.textAlignment = .center
}

// hyper-local

@MainActor private let finePrintStyle: (UILabel) -> Void =
  centerStyle
  <> fontStyle(.headline)
  <> textColorStyle(Color(white: 0.5))
  <> {
    $0.font = .caption
    $0.numberOfLines = 0
  }

// MARK: -

@MainActor @Suite(.watchdog) struct StylingClasses {
  private func button(_ style: (UIButton) -> Void) -> UIButton {
    let button = UIButton()
    style(button)
    return button
  }

  @Test func aStyleForAllViewsAppliesToAButton() {
    let button = button(gitHubButtonStyle)
    #expect(button.clipsToBounds)
    #expect(button.layer == CALayer(cornerRadius: 6))
    #expect(button.contentEdgeInsets == EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
    #expect(button.titleLabel?.font == .headline)
    #expect(button.backgroundColor == .black)
    #expect(button.tintColor == .white)
    #expect(button.image == "github")
    #expect(button.imageEdgeInsets.trailing == 2)
  }

  @Test func stylesDerivedFromOneAreIndependent() {
    #expect(button(filledButtonStyle).image == nil)
    #expect(button(borderButtonStyle).backgroundColor == nil)
    #expect(button(borderButtonStyle).layer.borderWidth == 2)
    #expect(button(textButtonStyle).layer == CALayer())
    #expect(button(textButtonStyle).titleColor == .black)
  }

  @Test func aStyleForAllViewsAppliesToATextField() {
    let (email, password) = (UITextField(), UITextField())
    emailTextFieldStyle(email)
    passwordTextFieldStyle(password)
    for field in [email, password] {
      #expect(
        field.layer
          == CALayer(cornerRadius: 6, borderColor: Color(white: 0.75), borderWidth: 1))
      #expect(field.borderStyle == .rounded)
    }
    #expect(email.placeholder == "blob@pointfree.co" && !email.isSecureTextEntry)
    #expect(password.placeholder == "••••••••••••••••" && password.isSecureTextEntry)
  }

  @Test func theLastStyleWins() {
    let label = UILabel()
    finePrintStyle(label)
    #expect(label.textAlignment == .center)
    #expect(label.font == .caption)
    #expect(label.textColor == Color(white: 0.5))
    #expect(label.numberOfLines == 0)
  }
}
