/// The characters for the names of symbols.
///
/// All have a width on which terminals agree.
enum SymbolTable {
  /// A sign, and what stands for it where only ASCII is drawn.
  struct Entry: Sendable {
    let sign: String
    let ascii: String
  }

  /// The entry for names that are not in the table.
  static let neutral = Entry(sign: "⋄", ascii: "*")

  static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for line in rows.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let entry = Entry(sign: words[0], ascii: words[1])
      for name in words[2...] { entries[name] = entry }
    }
    return entries
  }()

  /// A row for each sign: the sign, its stand-in, and the names.
  private static let rows = """
    ☆ * star
    ★ * star.fill star.circle.fill star.square.fill
    ♡ <3 heart suit.heart
    ♥ <3 heart.fill suit.heart.fill heart.circle.fill
    ♢ <> suit.diamond
    ♦ <> suit.diamond.fill
    ♣ & suit.club tree leaf
    ♠ ^ suit.spade
    + + plus
    - - minus
    ± +- plusminus plus.forwardslash.minus
    × x multiply
    ÷ / divide
    = = equal
    √ v/ x.squareroot
    ∑ E sum
    ƒ f function
    ∞ oo infinity link
    ✕ x xmark
    ✓ v checkmark checklist
    ⊘ (/) nosign
    ○ o circle oval
    ● @ circle.fill oval.fill
    ◌ o circle.dotted circle.dashed eye.slash
    ◉ @ record.circle largecircle.fill.circle smallcircle.filled.circle eye inset.filled.circle
    ◎ @ dot.circle target scope touchid opticaldisc lifepreserver
    ⊚ @ dot.radiowaves.left.and.right antenna.radiowaves.left.and.right
    ◐ o circle.lefthalf.filled circle.righthalf.filled
    ∷ :: circle.grid.2x2 circle.grid.3x3 circle.hexagongrid square.grid.4x3
    □ [] square app
    ■ [] square.fill stop stop.fill app.fill
    ▭ [] rectangle capsule tv display desktopcomputer laptopcomputer macwindow ticket
    ▬ [] rectangle.fill capsule.fill creditcard
    ▯ [] rectangle.portrait iphone ipad applewatch ipod
    △ ^ triangle
    ▲ ^ triangle.fill
    ◇ <> diamond
    ◆ <> diamond.fill
    ⬡ <> hexagon
    ⬢ <> hexagon.fill cube shippingbox
    ⛨ U shield
    ❐ [] square.on.square doc.on.doc doc.on.clipboard square.stack rectangle.stack
    ⊞ [] square.grid.2x2 tablecells gift
    ▦ ## square.grid.3x3 calendar cpu
    ⊟ [] rectangle.grid.1x2 archivebox briefcase externaldrive internaldrive
    ◧ [] sidebar.left sidebar.leading rectangle.leadinghalf.inset.filled
    ◨ [] sidebar.right sidebar.trailing
    ◫ [] rectangle.split.2x1 square.split.2x1 rectangle.3.group
    ← <- arrow.left arrow.backward
    → -> arrow.right arrow.forward
    ↑ ^ arrow.up
    ↓ v arrow.down
    ↗ ^ arrow.up.right arrow.up.forward chart.line.uptrend.xyaxis chart.xyaxis.line
    ↖ ^ arrow.up.left arrow.up.backward
    ↘ v arrow.down.right arrow.down.forward chart.line.downtrend.xyaxis
    ↙ v arrow.down.left arrow.down.backward
    ↔ <> arrow.left.and.right
    ↕ ^v arrow.up.and.down
    ⇄ <> arrow.left.arrow.right shuffle
    ⇅ ^v arrow.up.arrow.down
    ↻ @ arrow.clockwise goforward restart
    ↺ @ arrow.counterclockwise gobackward clock.arrow.circlepath
    ⟳ @ arrow.triangle.2.circlepath arrow.2.circlepath repeat
    ↩ <- arrow.uturn.left arrow.uturn.backward arrowshape.turn.up.left
    ↪ -> arrow.uturn.right arrow.uturn.forward arrowshape.turn.up.right
    ⤓ v arrow.down.to.line
    ⤒ ^ arrow.up.to.line
    ⇥ -> arrow.right.to.line
    ⇤ <- arrow.left.to.line
    ⤢ <> arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward
    ⤡ >< arrow.down.right.and.arrow.up.left
    ⎇ Y arrow.triangle.branch
    ↥ ^ square.and.arrow.up
    ↧ v square.and.arrow.down
    ↦ -> rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    ◂ < arrowtriangle.left arrowtriangle.backward
    ▸ > arrowtriangle.right arrowtriangle.forward
    ▴ ^ arrowtriangle.up chevron.up chevron.compact.up
    ▾ v arrowtriangle.down chevron.down chevron.compact.down
    ‹ < chevron.left chevron.backward chevron.compact.left
    › > chevron.right chevron.forward chevron.compact.right
    « << chevron.left.2 chevron.backward.2
    » >> chevron.right.2 chevron.forward.2
    ▴▾ ^v chevron.up.chevron.down
    <> <> chevron.left.forwardslash.chevron.right
    {} {} curlybraces
    >_ >_ terminal apple.terminal
    ► > play
    || || pause
    ►| >| playpause forward.end forward.frame
    |◄ |< backward.end backward.frame
    ►► >> forward
    ◄◄ << backward
    ◁ < speaker
    ◁) <) speaker.wave.1 speaker.wave.2 speaker.wave.3
    ◁x <x speaker.slash
    ♪ d music.note bell
    ♫ d music.note.list music.mic
    ∿ ~ waveform
    Ω O headphones
    ☻ o person face.smiling faceid
    ☻☻ oo person.2 person.3
    λ k figure.walk figure.run figure.stand figure
    ⌂ ^ house
    ⚙ % gear gearshape
    ⌕ / magnifyingglass
    … .. ellipsis
    ≡ = line.3.horizontal line.horizontal.3 slider.horizontal.3 text text.alignleft text.justify
    ≣ = list.bullet list.dash list.star books.vertical server.rack
    1. 1. list.number
    Aa Aa textformat character
    ⌫ <x delete.left trash
    ⌦ x> delete.right
    ✎ / pencil square.and.pencil highlighter paintbrush eyedropper
    ◍ o paintpalette
    ✂ 8< scissors
    ▤ = doc clipboard note newspaper memorychip
    ▥ # book book.closed menucard film building.2 building barcode
    ⊓ n bookmark
    ▱ / folder
    ▰ / folder.fill
    ⊔ u tray cart bag basket
    ☁ ~ cloud icloud
    ☂ T umbrella cloud.rain cloud.heavyrain cloud.drizzle
    ☼ * sun.max sun.min sunrise sunset sun.horizon light.max
    ☾ ) moon
    ✦ + sparkles sparkle wand.and.stars wand.and.rays
    ϟ Z bolt cloud.bolt
    ❅ * snowflake snow cloud.snow
    ≋ ~ wind wifi water.waves tornado
    ◊ o drop
    ♨ ~ flame
    ° o thermometer thermometer.medium
    ∴ : pawprint
    ⊕ O globe network
    ⊠ # lock
    ⊡ # lock.open
    ⚷ k key
    +1 +1 hand.thumbsup
    -1 -1 hand.thumbsdown
    ☞ > hand.point.right hand.point.right.fill
    ☜ < hand.point.left
    ☝ ^ hand.point.up
    ☟ v hand.point.down
    ✉ @ envelope
    ➢ > paperplane
    ☏ T phone
    ❝ " message bubble.left bubble.right text.bubble ellipsis.bubble quote.bubble quote.opening
    ▷ [] video
    ◙ [] camera
    ▨ # photo
    ⌨ [] keyboard
    ⎙ P printer
    ✜ + gamecontroller dpad
    ✚ + cross cross.case puzzlepiece
    ✱ * staroflife
    * * asterisk
    ◈ o tag
    $ $ dollarsign banknote
    € E eurosign
    £ L sterlingsign
    ¥ Y yensign
    % % percent
    # # number
    @ @ at
    ? ? questionmark
    ! ! exclamationmark
    ⚠ ! exclamationmark.triangle
    i i info
    B B bold
    I I italic
    U U underline
    S S strikethrough
    ⌘ ^ command
    ⌥ ~ option
    ⌃ ^ control
    ⇧ ^ shift
    ⇪ ^ capslock
    ⎋ x escape
    ⏎ <- return
    ⏏ ^ eject
    ⏻ O power
    ◷ o clock timer stopwatch alarm gauge speedometer
    ⧗ X hourglass
    ➤ > location cursorarrow
    ▧ # map
    ⚲ ? mappin pin mappin.and.ellipse
    ⚐ F flag
    ⚑ F flag.fill flag.checkered
    ♕ W crown trophy
    ✪ o medal rosette
    ✈ -> airplane
    ψ Y fork.knife
    ∪ u cup.and.saucer mug
    ⚒ T hammer wrench wrench.and.screwdriver wrench.adjustable screwdriver
    ¤ * lightbulb
    ▂▆ || chart.bar
    ◔ o chart.pie
    ▮ # battery battery.100
    ▩ # qrcode
    ⚂ 3 dice
    ⚀ 1 die.face.1
    ⚁ 2 die.face.2
    ⚂ 3 die.face.3
    ⚃ 4 die.face.4
    ⚄ 5 die.face.5
    ⚅ 6 die.face.6
    """
}
