import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Knots on a grid. A length that is a fact is read unrounded; a position is read with its edges on the grid.
@Suite struct KnotGridTests {
  /// Grid lines per point, and two frames in grid lines: left, top, right, bottom.
  typealias Lines = (Double, [Double], [Double])

  static let bars: [Lines] = [
    (2, [17, 16, 534, 136], [551, 41, 624, 111]), (3, [25, 25, 802, 204], [827, 61, 935, 168]),
  ]

  static let dialogs: [Lines] = [
    (2, [33, 16, 193, 104], [210, 16, 371, 104]), (3, [49, 24, 290, 156], [315, 24, 556, 156]),
  ]

  /// The button is from 275.6 to 311.8, so the field ends 8.3 before the grid line of 275.6. The field is from 8.2 to
  /// 67.9, so the button is in the middle of the two grid lines, and not at 38.05.
  @Test(arguments: bars)
  func positionsAreReadAsTheyStand(_ lines: Double, _ field: [Double], _ send: [Double]) {
    var screen = KnotScreen(
      320, 76, [view("field", field, lines), view("send", send, lines)])
    screen.lines = lines
    #expect(screen.failures(with: Bar()) == [])
  }

  /// "ok" is 80.4 wide, and wider or narrower on the grid. "Cancel" is also 80.4 wide before rounding, and "ok"
  /// begins 8.4 after the grid line where "cancel" ends.
  @Test(arguments: dialogs)
  func lengthsAreReadAsDecided(_ lines: Double, _ cancel: [Double], _ ok: [Double]) {
    var screen = KnotScreen(
      320, 60, [view("cancel", cancel, lines), view("ok", ok, lines)])
    screen.lines = lines
    #expect(screen.failures(with: Buttons()) == [])
  }

  private func view(_ name: String, _ at: [Double], _ lines: Double) -> KnotScreen.Member {
    .view(
      name, at[0] / lines, at[1] / lines, (at[2] - at[0]) / lines, (at[3] - at[1]) / lines)
  }

  private struct Bar: StoresLayouts {
    func store<Kit: ViewKit>(on stage: KnotStage<Kit>) {
      stage.set("field") {
        $0.setLeading(inset: 8.3).setTrailing(at: stage["send"].plumb.leading, offset: -8.3)
          .setBottom(inset: 8.1).setHeight(to: 59.7)
      }
      stage.set("send") {
        $0.setTrailing(inset: 8.2).setMiddle(at: stage["field"].plumb.middle).setWidth(to: 36.2)
          .setHeight(to: 35.45)
      }
    }
  }

  private struct Buttons: StoresLayouts {
    func store<Kit: ViewKit>(on stage: KnotStage<Kit>) {
      stage.set("cancel") {
        $0.setLeading(inset: 16.3).setWidth(like: stage["ok"].plumb.width).setTop(inset: 8)
          .setHeight(to: 44)
      }
      stage.set("ok") {
        $0.setLeading(at: stage["cancel"].plumb.trailing + 8.4).setWidth(to: 80.4).setTop(inset: 8)
          .setHeight(to: 44)
      }
    }
  }
}
