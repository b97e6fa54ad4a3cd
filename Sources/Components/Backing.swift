/// What is beneath canvases, and what is done to all that is drawn: a canvas is copied for every
/// node, and so holds one reference only.
@MainActor
final class Backing {
  private(set) var surface: any Surface
  /// Nothing is drawn outside these.
  private(set) var masks: [Path] = []
  private(set) var opacity = 1.0
  private var names: [ColorName: Color] = [:]
  private(set) var textShading: (gradient: LinearGradient, rect: Rect)?
  /// Whether it is the surface and nothing else.
  private(set) var isPlain = true

  init(_ surface: any Surface) {
    self.surface = surface
  }

  var mask: Path? { masks.last }

  private func changed(_ change: (Backing) -> Void) -> Backing {
    let backing = Backing(surface)
    backing.masks = masks
    backing.opacity = opacity
    backing.names = names
    backing.textShading = textShading
    change(backing)
    backing.isPlain =
      backing.masks.isEmpty && backing.opacity == 1 && backing.textShading == nil
    return backing
  }

  func masked(by path: Path) -> Backing { changed { $0.masks.append(path) } }

  func faded(by opacity: Double) -> Backing { changed { $0.opacity *= opacity } }

  func naming(_ colors: [ColorName: Color]) -> Backing {
    changed { $0.names.merge(colors.mapValues(meaning(of:))) { $1 } }
  }

  /// What `color` means, which is not a name.
  func meaning(of color: Color) -> Color {
    guard case .named(let name) = color.value else { return color }
    return names[name]?.opacity(color.coverage) ?? .clear
  }

  func shadingText(with gradient: LinearGradient, in rect: Rect) -> Backing {
    changed { $0.textShading = (gradient, rect) }
  }

  /// The same on another surface; what cuts this one does not cut that.
  func with(_ surface: any Surface, movedBy step: Point) -> Backing {
    changed {
      $0.surface = surface
      $0.masks = []
      $0.textShading = $0.textShading.map { ($0.gradient, $0.rect.offset(by: step)) }
    }
  }

  /// Which quadrants of a cell are inside all masks.
  func quadrants(at place: Point) -> Quadrants {
    var quadrants = Quadrants.all
    for mask in masks { quadrants.formIntersection(mask.quadrants(at: place)) }
    return quadrants
  }
}
