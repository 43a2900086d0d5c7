import Foundation
import Plumb

/// Something whose cost grows with what is laid out, and with nothing else. It is counted for so many views and for
/// ten times as many: what is linear costs the same a view, and a square ten times as much.
struct Growth {
  let name: String
  let views: Int
  /// Makes what is needed for so many views, and returns what is counted. That tells whether it went right.
  let prepare: (Int) -> () -> Bool

  /// The cases stand in the table of counts as on this host.
  static let host = "growth"
  static let once = "once"
  static let tenTimes = "ten-times"

  static func measure(with recorder: inout Recorder) throws {
    for growth in all {
      for (variant, count) in [(once, growth.views), (tenTimes, 10 * growth.views)] {
        // What is made once for all, such as the code's own tables, is made before.
        if variant == once { _ = growth.prepare(count)() }
        let work = growth.prepare(count)
        guard recorder.countOnce(growth.name, host, variant, views: count, work) else {
          throw BudgetsError("\(growth.name), \(count) views: frames are wrong")
        }
      }
    }
  }
}

extension Growth {
  static var all: [Growth] {
    trees + [circles, acrossContainers, farInside, awaited, rowWithoutLengths] + knots + nests
  }

  static func card() -> HeadlessContainerView {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.issueHandler = { _ in }
    return card
  }
}

/// A view that would like to be 30 by 20 points large, or as it is told.
final class AskedView: HeadlessView {
  var wanted = CGSize(width: 30, height: 20)

  override func sizeThatFits(_ size: CGSize) -> CGSize { wanted }
}
