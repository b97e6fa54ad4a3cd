import AlarmPanel
import Components

extension Page {
  static let annunciator = Page(
    "annunciator", title: "Alarms", summary: "A lamp for each process, in an alarm sequence",
    in: .buttons,
    source: PackageResources.Annunciator_txt + [0x0A] + PackageResources.AnnunciatorView_txt,
    fillsScreen: true
  ) { AnnunciatorView(.simulatedPlant, flashes: $0.isAnimated) }
}
