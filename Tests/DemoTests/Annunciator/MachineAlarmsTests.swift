import AlarmPanel
import Foundation
import TestSupport
import Testing

@testable import Annunciator

@Suite(.watchdog) final class MachineAlarmsTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ path: String, _ text: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func signals(services: [String] = []) -> [AlarmSignal] {
    MachineAlarms(services: services, root: root.path) { path in
      path == "/" ? (total: 100 << 30, free: 2 << 30) : nil
    }.signals()
  }

  @Test func aMachineWithoutFilesHasNoSignals() {
    #expect(signals() == [])
  }

  @Test func comparesTheLoadWithTheCores() throws {
    try write("proc/stat", "cpu 1 2\ncpu0 1 2\ncpu1 1 2\nintr 5\n")
    try write("proc/loadavg", "2.98 1.00 0.50 1/597 12345\n")
    #expect(signals() == [AlarmSignal("LOAD", .normal, "2.98")])
    try write("proc/loadavg", "3.00 1.00 0.50 1/597 12345\n")
    #expect(signals() == [AlarmSignal("LOAD", .warning, "3.00")])
  }

  @Test func readsTheMemory() throws {
    try write(
      "proc/meminfo", "MemTotal: 100 kB\nMemAvailable: 4 kB\nSwapTotal: 10 kB\nSwapFree: 9 kB\n")
    #expect(
      signals() == [AlarmSignal("MEMORY", .alarm, "96 %"), AlarmSignal("SWAP", .normal, "10 %")])
  }

  @Test func readsPressures() throws {
    try write("proc/pressure/io", "some avg10=61.50 avg60=0.00 avg300=0.00 total=0\n")
    #expect(signals() == [AlarmSignal("IO PRESSURE", .warning, "62 %")])
  }

  @Test func readsEachDiskOnce() throws {
    try write(
      "proc/self/mounts",
      "/dev/vda / ext4 rw 0 0\nproc /proc proc rw 0 0\n/dev/vda /mnt ext4 rw 0 0\n")
    #expect(signals() == [AlarmSignal("DISK /", .alarm, "2.0 GiB free")])
  }

  @Test func readsTheHighestTemperature() throws {
    try write("sys/class/thermal/thermal_zone0/temp", "41000\n")
    try write("sys/class/thermal/thermal_zone1/temp", "81500\n")
    #expect(signals() == [AlarmSignal("TEMPERATURE", .warning, "81.5 °C")])
  }

  @Test func aNetworkThatIsSwitchedOffIsNoAlarm() throws {
    for (name, state, flags) in [
      ("lo", "down", "0x9"), ("eth0", "down", "0x1003"), ("eth1", "up", "0x1003"),
      ("eth2", "down", "0x1002"),
    ] {
      try write("sys/class/net/\(name)/operstate", "\(state)\n")
      try write("sys/class/net/\(name)/flags", "\(flags)\n")
    }
    #expect(
      signals() == [
        AlarmSignal("NET eth0", .warning, "down"), AlarmSignal("NET eth1", .normal, "up"),
        AlarmSignal("NET eth2", .normal, "off"),
      ])
  }

  @Test func findsServicesByTheNameThatTheSystemShortens() throws {
    try write("proc/7/comm", "systemd-resolve\n")
    #expect(
      signals(services: ["systemd-resolved", "sshd"]) == [
        AlarmSignal("systemd-resolved", .normal, "pid 7"), AlarmSignal("sshd", .alarm, "stopped"),
      ])
  }
}
