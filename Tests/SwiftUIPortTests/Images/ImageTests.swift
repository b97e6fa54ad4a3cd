import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@testable import SwiftUIPort

@MainActor @Suite(.watchdog) struct ImageTests {
  /// A bitmap of 32 by 32 pixels, the left half of which is white.
  private let flag = Bitmap(
    width: 32, height: 32, pixels: (0..<32 * 32).map { $0 % 32 < 16 ? .white : .clear })

  private func asciiPicture(@ViewBuilder _ content: () -> some View) -> String {
    picture {
      content().environment(\.usesASCII, true)
    }
  }

  @Test func symbolsAreImagesOfUIKit() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    #expect(picture { Image(uiImage: image) } == "★")
    #expect(image != UIImage(systemName: "star") && image == UIImage(systemName: "star.fill"))
  }

  @Test func colorsHaveComponents() {
    let color = UIColor(red: 1, green: 0.6, blue: 0.2, alpha: 0.4)
    let rounded = color.cgColor.components?.map { ($0 * 10).rounded() / 10 }
    #expect(rounded == [1, 0.6, 0.2, 0.4] && color.cgColor.numberOfComponents == 4)
    #expect(Color(uiColor: color).cgColor?.alpha == color.cgColor.alpha)
    var (hue, saturation, brightness, white): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect([hue, saturation, brightness].map { ($0 * 10).rounded() } == [6, 5, 8])
    UIColor(white: 0.4, alpha: 1).getWhite(&white, alpha: nil)
    #expect((white * 10).rounded() == 4)
  }

  @Test func pixelsOfANamedImageAreAsLargeAsPoints() {
    #expect(
      asciiPicture { Image("flag").interpolation(.none).namedImages(["flag": flag]) } == """
        @@
        @@
        """)
    #expect(
      asciiPicture {
        Image("flag").resizable().interpolation(.none).frame(width: 64, height: 16)
          .namedImages(["flag": flag])
      } == "@@@@")
  }

  @Test func innerDefinitionsOfNamesCount() {
    let other = Bitmap(width: 8, height: 16, pixels: Array(repeating: .white, count: 128))
    let images = CurrentValueSubject<[String: Bitmap], Never>([:])
    let screen = Screen(columns: 9, rows: 2, alignment: .topLeading) {
      HStack(spacing: 0) { [flag] in
        Image("flag").namedImages(images)
        Image("other").namedImages(["flag": flag])
      }
      .environment(\.usesASCII, true)
      .namedImages(["other": other])
    }
    #expect(screen.text == "*@\n")
    images.value = ["flag": other]
    #expect(screen.text == "@@\n")
  }

  @Test func aNameWithoutAnImageShowsANeutralSign() {
    #expect(asciiPicture { Image("nothing").resizable().scaledToFit() } == "*")
  }

  @Test func labelsReplaceTheName() {
    let screen = Screen(columns: 20, rows: 8) {
      Group {
        Image("flag")
        Image("flag", label: Text("Flag of Malta"))
        Image(decorative: "flag")
        Image("missing")
      }
      .namedImages(["flag": flag])
    }
    #expect(
      screen.accessibility.children.map(\.summary) == [
        "flag, image", "Flag of Malta, image", "missing, image",
      ])
  }

  @Test func bitmapsAreAsLargeAsTheirPixels() {
    let square = Bitmap(width: 4, height: 4, pixels: Array(repeating: .white, count: 16))
    #expect(
      asciiPicture { Image(square).renderingMode(.original).antialiased(false) } == "@@@@\n@@@@")
    #expect(asciiPicture { Image(CurrentValueSubject(square)) } == "@@@@\n@@@@")
    #expect(asciiPicture { Image(square).resizable().frame(width: 16, height: 16) } == "@@")
  }

  @Test func controlsTakeSymbolsAndNamedImages() {
    #expect(asciiPicture { Label("Save", systemImage: "star") } == "* Save")
    #expect(asciiPicture { Label("Save", image: "none") } == "* Save")
    let menu = picture { Menu("More", systemImage: "ellipsis") { Button("A") } }
    #expect(menu.contains("… More ▾"))
    let button = picture { Button("Delete", systemImage: "trash") {} }
    #expect(button.contains("⌫ Delete"))
    let toggle = picture {
      Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true))
    }
    #expect(toggle == "[✓] ≋ Wi-Fi")
    let picker = picture {
      Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("S").tag(1) }
    }
    #expect(picker == "⋄ Size (•) S")
    let tabs = picture {
      TabView(selection: .constant(1)) {
        Tab("Home", systemImage: "house", value: 1) { Text("Content") }
      }
    }
    #expect(tabs.contains("⌂ Home"))
    let message = picture {
      ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("Later."))
    }
    #expect(message.contains("⊔ No Mail"))
  }

  @Test func textsContainSymbols() {
    #expect(asciiPicture { Text(Image(systemName: "star")) + Text(" 5") } == "☆ 5")
    #expect(asciiPicture { Text("\(Image(systemName: "star.fill")) x") } == "★ x")
  }

  /// White, 16 by 16 pixels.
  private func png() throws -> Data {
    try #require(
      Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFElEQVR42mP4TyJgGNUwqmH4"
          + "agAAr639H23ooMoAAAAASUVORK5CYII="))
  }

  @Test func imagesAreReadFromData() throws {
    let image = try #require(try UIImage(data: png()))
    #expect(image.size == CGSize(width: 16, height: 16))
    #expect(asciiPicture { Image(uiImage: image) } == "@@")
    #expect(try UIImage(data: png(), scale: 2)?.size.width == 8)
    #expect(UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(named: "missing") == nil)
    #expect(UIImage(contentsOfFile: "/nothing/there.png") == nil)
  }

  @Test func namesReferToFilesOfABundle() throws {
    let png = try png()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    let resources = folder.appendingPathComponent("Sketch_Sketch.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["dot.png", "small@2x.png"] {
      try png.write(to: resources.appendingPathComponent(name))
    }
    try Data("text".utf8).write(to: resources.appendingPathComponent("damaged.png"))
    let bundle = try #require(Bundle.resources(in: folder).first)
    #expect(asciiPicture { Image("dot", bundle: bundle) } == "@@")
    #expect(
      asciiPicture { Image("dot.png", bundle: bundle).resizable().frame(width: 8, height: 16) }
        == "@")
    #expect(asciiPicture { Image("small", bundle: bundle) } == "@")
    #expect(asciiPicture { Image("damaged", bundle: bundle) } == "*")
    #expect(asciiPicture { Image("missing", bundle: bundle) } == "*")
  }

  @Test func namesReferToImagesOfACatalog() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    let resources = folder.appendingPathComponent("Sketch_Sketch.resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    func add(_ name: String, _ contents: String, file: String) throws {
      let set = resources.appendingPathComponent("Assets.xcassets/Logos/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
      try png().write(to: set.appendingPathComponent(file))
    }
    try add(
      "logo",
      #"{"images": [{"scale": "1x"}, {"filename": "a@2x.png", "scale": "2x"}], "info": {}}"#,
      file: "a@2x.png")
    try add("dot", #"{"images": [{"filename": "b.png", "idiom": "universal"}]}"#, file: "b.png")
    try add("photo", #"{"images": [{"filename": "c.jpg", "scale": "1x"}]}"#, file: "c.jpg")
    try add("damaged", "{", file: "d.png")
    let bundle = try #require(Bundle.resources(in: folder).first)
    #expect(asciiPicture { Image("logo", bundle: bundle) } == "@")
    #expect(asciiPicture { Image("dot", bundle: bundle) } == "@@")
    for name in ["photo", "damaged", "missing"] {
      #expect(asciiPicture { Image(name, bundle: bundle) } == "*")
    }
  }
}
