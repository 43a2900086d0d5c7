import Foundation
import Plumb
import PlumbTestSupport
import Testing

// All forms of points along the writing direction.
extension VerbTests {
  /// The directional points, as fractions of the frame left-to-right.
  var directionalPoints: [PointForms] {
    [
      (
        0, 0,
        { p, s in
          [
            { $0.setTopLeading(to: p).setSize(to: size) },
            { $0.setSize(to: size).setTopLeading(to: p) },
            { $0.setTopLeading(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setTopLeading(at: .measured { _ in point(p) }) },
            { $0.setTopLeading(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setTopLeading(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setTopLeading(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size)
            },
            {
              $0.setSize(to: size).setTopLeading(at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        1, 0,
        { p, s in
          [
            { $0.setTopTrailing(to: p).setSize(to: size) },
            { $0.setSize(to: size).setTopTrailing(to: p) },
            { $0.setTopTrailing(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setTopTrailing(at: .measured { _ in point(p) }) },
            { $0.setTopTrailing(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setTopTrailing(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setTopTrailing(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(
                to: size)
            },
            {
              $0.setSize(to: size).setTopTrailing(
                at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        0, 0.5,
        { p, s in
          [
            { $0.setMiddleLeading(to: p).setSize(to: size) },
            { $0.setSize(to: size).setMiddleLeading(to: p) },
            { $0.setMiddleLeading(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setMiddleLeading(at: .measured { _ in point(p) }) },
            { $0.setMiddleLeading(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setMiddleLeading(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setMiddleLeading(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(
                to: size)
            },
            {
              $0.setSize(to: size).setMiddleLeading(
                at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        1, 0.5,
        { p, s in
          [
            { $0.setMiddleTrailing(to: p).setSize(to: size) },
            { $0.setSize(to: size).setMiddleTrailing(to: p) },
            { $0.setMiddleTrailing(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setMiddleTrailing(at: .measured { _ in point(p) }) },
            { $0.setMiddleTrailing(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setMiddleTrailing(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setMiddleTrailing(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(
                to: size)
            },
            {
              $0.setSize(to: size).setMiddleTrailing(
                at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        0, 1,
        { p, s in
          [
            { $0.setBottomLeading(to: p).setSize(to: size) },
            { $0.setSize(to: size).setBottomLeading(to: p) },
            { $0.setBottomLeading(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setBottomLeading(at: .measured { _ in point(p) }) },
            { $0.setBottomLeading(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setBottomLeading(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setBottomLeading(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(
                to: size)
            },
            {
              $0.setSize(to: size).setBottomLeading(
                at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        1, 1,
        { p, s in
          [
            { $0.setBottomTrailing(to: p).setSize(to: size) },
            { $0.setSize(to: size).setBottomTrailing(to: p) },
            { $0.setBottomTrailing(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setBottomTrailing(at: .measured { _ in point(p) }) },
            { $0.setBottomTrailing(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setBottomTrailing(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setBottomTrailing(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(
                to: size)
            },
            {
              $0.setSize(to: size).setBottomTrailing(
                at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
    ]
  }
}
