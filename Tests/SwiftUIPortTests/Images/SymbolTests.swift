import SwiftUIPort
import TestSupport
import Testing

@testable import SwiftUIPort
@testable import TextBackend

@MainActor @Suite(.watchdog) struct SymbolTests {
  private func sign(_ name: String, _ variants: SymbolVariants = .none) -> String {
    Symbol(name, variants: variants).sign(inASCII: false)
  }

  @Test func allSignsHaveACertainWidth() {
    for (name, entry) in SymbolTable.entries {
      let clusters = entry.sign.compactMap { Sanitizer.cluster(of: $0) }
      #expect(clusters.map(\.text).joined() == entry.sign, "\(name)")
      #expect((1...2).contains(clusters.map(\.width).reduce(0, +)), "\(name)")
      #expect(!clusters.contains { $0.hasAmbiguousWidth || $0.isRightToLeft }, "\(name)")
      #expect((1...3).contains(entry.ascii.count) && entry.ascii.utf8.allSatisfy { $0 < 127 })
    }
    #expect(SymbolTable.entries.count > 300)
  }

  @Test func aNameWithoutASignHasThatOfItsBeginning() {
    #expect(sign("xmark.circle.fill") == "✕")
    #expect(sign("person.crop.circle.badge.plus") == "☻")
    #expect(sign("star") == "☆")
    #expect(sign("star.fill") == "★")
    #expect(sign("12.square.fill") == "12")
    #expect(sign("a.circle") == "A")
    #expect(sign("allergens") == "⋄")
  }

  @Test func variantsAreShownIfThereIsASign() {
    #expect(sign("star", .fill) == "★")
    #expect(sign("star.fill", .fill) == "★")
    #expect(sign("xmark", .circle.fill) == "✕")
    #expect(
      picture { Image(systemName: "heart").symbolVariant(.fill).symbolVariant(.none) } == "♥")
  }

  @Test func asciiStandsForOtherCharacters() {
    let screen = Screen(columns: 9, rows: 1, alignment: .topLeading) {
      Image(systemName: "heart.fill").environment(\.usesASCII, true)
    }
    #expect(screen.text == "<3")
  }

  @Test func symbolsAreTextOfTheSameSizeAsLetters() {
    #expect(
      picture {
        HStack {
          Image(systemName: "star.fill").resizable().aspectRatio(contentMode: .fit)
            .frame(width: 24, height: 16)
          Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 8)
          Image(systemName: "chevron.right").imageScale(.large).symbolRenderingMode(.palette)
            .symbolEffect(.bounce.up, options: .repeating, value: 1)
            .symbolEffect(.pulse, isActive: false)
        }
      } == " ★  ★ ›")
  }

  @Test func fontsAndStylesApplyToSymbols() {
    let screen = Screen(columns: 3, rows: 1, alignment: .topLeading) {
      Image(systemName: "star").bold().foregroundStyle(.red)
    }
    #expect(screen.text == "☆")
    #expect(screen.frame[0, 0].attributes.description == "bold red")
  }

  @Test func assistiveTechnologyHearsTheWordsOfTheName() {
    let screen = Screen(columns: 20, rows: 8) {
      Image(systemName: "chevron.right")
      Button {
      } label: {
        Image(systemName: "magnifyingglass")
      }
      Label("Favorites", systemImage: "star")
    }
    #expect(
      screen.accessibility.children.map(\.summary) == [
        "chevron right, image", "magnifyingglass, button", "Favorites",
      ])
  }
}
