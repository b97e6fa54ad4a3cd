import Foundation
import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct AngleTests {
  @Test func directionAgreesWithTheCLibrary() {
    for degrees in -720...720 {
      let angle = Angle.degrees(Double(degrees) / 1.3)
      let direction = angle.direction
      #expect(abs(direction.x - cos(angle.radians)) < 1e-12)
      #expect(abs(direction.y - sin(angle.radians)) < 1e-12)
    }
  }

  @Test func angleOfADirectionAgreesWithTheCLibrary() {
    for x in -5...5 {
      for y in -5...5 {
        let angle = Angle(toX: Double(x), y: Double(y) * 0.7).radians
        #expect(abs(angle - atan2(Double(y) * 0.7, Double(x))) < 1e-12, "\(x) \(y)")
      }
    }
  }

  @Test func convertsBetweenUnits() {
    var angle = Angle.radians(.pi)
    #expect(angle.degrees == 180)
    angle.degrees = 90
    #expect(angle == Angle(radians: .pi / 2))
    #expect(angle + angle == .radians(.pi) && angle - angle == .zero && -angle < angle)
    #expect(angle * 2 == .degrees(180) && angle / 2 == .degrees(45) && Angle() == .zero)
  }

  @Test func angleThatIsNotFiniteHasNoDirection() {
    #expect(Angle.radians(.infinity).direction == (1, 0))
    #expect(Angle(toX: 0, y: 0) == .zero)
  }
}
