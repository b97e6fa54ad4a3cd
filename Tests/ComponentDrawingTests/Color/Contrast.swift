import ComponentDrawing
import Foundation

/// The contrast of two colors, as the Web Content Accessibility Guidelines define it.
func contrast(_ first: Color, _ second: Color) -> Double {
  let (darker, lighter) = (
    min(luminance(first), luminance(second)), max(luminance(first), luminance(second))
  )
  return (lighter + 0.05) / (darker + 0.05)
}

private func luminance(_ color: Color) -> Double {
  func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  let (red, green, blue) = color.defaultComponents
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
