import SwiftUI

class UILabel: UIView {
  var text: String?
  var font: UIFont?
  var textColor: UIColor?
  var textAlignment = NSTextAlignment.natural
  var numberOfLines = 1

  override var content: AnyView {
    AnyView(
      Text(text ?? "")
        .font(font?.font)
        .foregroundColor(textColor.map { Color($0) })
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .multilineTextAlignment(textAlignment == .center ? .center : .leading)
        .frame(maxWidth: .infinity, alignment: textAlignment == .center ? .center : .leading))
  }
}

enum NSTextAlignment {
  case natural, left, center, right
}

class UIButton: UIView {
  enum ButtonType {
    case custom, system
  }

  enum State {
    case normal, highlighted
  }

  /// What all buttons begin with.
  private static let proxy = UIButton(frame: .zero, isProxy: true)

  var isHighlighted = false
  var contentEdgeInsets = UIEdgeInsets()
  var imageEdgeInsets = UIEdgeInsets()
  let titleLabel: UILabel? = UILabel()
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentEdgeInsets = UIButton.proxy.contentEdgeInsets
  }

  private init(frame: CGRect, isProxy: Bool) { super.init(frame: frame) }

  convenience init(type: ButtonType) { self.init(frame: .zero) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  static func appearance() -> UIButton { proxy }

  func setTitle(_ title: String?, for state: State) { titles[state] = title }

  func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  override var swiftUIView: AnyView {
    AnyView(
      Button {
      } label: {
      }.buttonStyle(Style(button: self)))
  }

  private struct Style: ButtonStyle {
    let button: UIButton

    func makeBody(configuration: Configuration) -> some View {
      if button.isHighlighted != configuration.isPressed {
        button.isHighlighted = configuration.isPressed
      }
      return button.decorated(button.label)
    }
  }

  @MainActor fileprivate var label: some View {
    let state = isHighlighted ? State.highlighted : .normal
    let color = titleColors[state] ?? titleColors[.normal] ?? tintColor
    return HStack(spacing: 0) {
      if let image = images[state] ?? images[.normal] {
        Image(uiImage: image).padding(.trailing, imageEdgeInsets.right)
      }
      Text(titles[state] ?? titles[.normal] ?? "")
        .font(titleLabel?.font?.font)
        .foregroundColor(color.map { Color($0) })
    }
    .padding(
      EdgeInsets(
        top: contentEdgeInsets.top, leading: contentEdgeInsets.left,
        bottom: contentEdgeInsets.bottom, trailing: contentEdgeInsets.right))
  }
}

class UITextField: UIView {
  enum BorderStyle {
    case none, roundedRect
  }

  var text: String? = ""
  var placeholder: String?
  var borderStyle = BorderStyle.none
  var keyboardType = UIKeyboardType.default
  var isSecureTextEntry = false

  override var content: AnyView {
    let text = Binding {
      self.text ?? ""
    } set: {
      self.text = $0
    }
    return AnyView(
      Group {
        if isSecureTextEntry {
          SecureField(placeholder ?? "", text: text)
        } else {
          TextField(placeholder ?? "", text: text)
        }
      }
      .textFieldStyle(.plain)
      .padding(.horizontal, borderStyle == .roundedRect ? 8 : 0))
  }
}

class UIImageView: UIView {
  private let image: UIImage?

  init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  required init?(coder: NSCoder) { nil }

  override var content: AnyView {
    AnyView(
      image.map {
        Image(uiImage: $0).resizable().aspectRatio(aspectRatio, contentMode: .fit)
      })
  }
}

class UIStackView: UIView {
  enum Axis {
    case horizontal, vertical
  }

  var axis = Axis.horizontal
  var spacing: CGFloat = 0
  var layoutMargins = UIEdgeInsets()
  var isLayoutMarginsRelativeArrangement = false
  private let arrangedSubviews: [UIView]

  init(arrangedSubviews: [UIView]) {
    self.arrangedSubviews = arrangedSubviews
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var content: AnyView {
    let views = ForEach(arrangedSubviews, id: \.self) { UIKitView($0) }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : UIEdgeInsets()
    return AnyView(
      Group {
        if axis == .vertical {
          VStack(spacing: spacing) { views }
        } else {
          HStack(spacing: spacing) { views }
        }
      }
      .padding(
        EdgeInsets(
          top: margins.top, leading: margins.left, bottom: margins.bottom,
          trailing: margins.right)))
  }
}

struct UIFont {
  typealias Weight = Font.Weight

  let font: Font

  static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(font: .system(size: size, weight: weight))
  }

  static func preferredFont(forTextStyle style: Font.TextStyle) -> UIFont {
    UIFont(font: .system(style))
  }
}
