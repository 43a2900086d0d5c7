import Foundation
import Plumb
import PlumbTestSupport
import Testing

// All forms of points.
extension VerbTests {
  /// The points, as fractions of the frame. Each form occurs twice: before the size, and completing the frame after
  /// it.
  var absolutePoints: [PointForms] {
    [
      (
        0, 0,
        { p, s in
          [
            { $0.setTopLeft(to: p).setSize(to: size) },
            { $0.setSize(to: size).setTopLeft(to: p) },
            { $0.setTopLeft(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setTopLeft(at: .measured { _ in point(p) }) },
            { $0.setTopLeft(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setTopLeft(at: .measured(on: s) { _ in point(p) }) },
            { $0.setTopLeft(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setTopLeft(at: .measured(on: .lookup { s }) { _ in point(p) }) },
          ]
        }
      ),
      (
        0.5, 0,
        { p, s in
          [
            { $0.setTopCenter(to: p).setSize(to: size) },
            { $0.setSize(to: size).setTopCenter(to: p) },
            { $0.setTopCenter(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setTopCenter(at: .measured { _ in point(p) }) },
            { $0.setTopCenter(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setTopCenter(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setTopCenter(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size)
            },
            {
              $0.setSize(to: size).setTopCenter(at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        1, 0,
        { p, s in
          [
            { $0.setTopRight(to: p).setSize(to: size) },
            { $0.setSize(to: size).setTopRight(to: p) },
            { $0.setTopRight(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setTopRight(at: .measured { _ in point(p) }) },
            { $0.setTopRight(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setTopRight(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setTopRight(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size)
            },
            {
              $0.setSize(to: size).setTopRight(at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        0, 0.5,
        { p, s in
          [
            { $0.setMiddleLeft(to: p).setSize(to: size) },
            { $0.setSize(to: size).setMiddleLeft(to: p) },
            { $0.setMiddleLeft(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setMiddleLeft(at: .measured { _ in point(p) }) },
            { $0.setMiddleLeft(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setMiddleLeft(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setMiddleLeft(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size)
            },
            {
              $0.setSize(to: size).setMiddleLeft(at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        0.5, 0.5,
        { p, s in
          [
            { $0.setMiddleCenter(to: p).setSize(to: size) },
            { $0.setSize(to: size).setMiddleCenter(to: p) },
            { $0.setMiddleCenter(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setMiddleCenter(at: .measured { _ in point(p) }) },
            { $0.setMiddleCenter(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setMiddleCenter(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setMiddleCenter(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(
                to: size)
            },
            {
              $0.setSize(to: size).setMiddleCenter(
                at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        1, 0.5,
        { p, s in
          [
            { $0.setMiddleRight(to: p).setSize(to: size) },
            { $0.setSize(to: size).setMiddleRight(to: p) },
            { $0.setMiddleRight(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setMiddleRight(at: .measured { _ in point(p) }) },
            { $0.setMiddleRight(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setMiddleRight(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setMiddleRight(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(
                to: size)
            },
            {
              $0.setSize(to: size).setMiddleRight(
                at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        0, 1,
        { p, s in
          [
            { $0.setBottomLeft(to: p).setSize(to: size) },
            { $0.setSize(to: size).setBottomLeft(to: p) },
            { $0.setBottomLeft(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setBottomLeft(at: .measured { _ in point(p) }) },
            { $0.setBottomLeft(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setBottomLeft(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setBottomLeft(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size)
            },
            {
              $0.setSize(to: size).setBottomLeft(at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        0.5, 1,
        { p, s in
          [
            { $0.setBottomCenter(to: p).setSize(to: size) },
            { $0.setSize(to: size).setBottomCenter(to: p) },
            { $0.setBottomCenter(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setBottomCenter(at: .measured { _ in point(p) }) },
            { $0.setBottomCenter(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setBottomCenter(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setBottomCenter(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(
                to: size)
            },
            {
              $0.setSize(to: size).setBottomCenter(
                at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
      (
        1, 1,
        { p, s in
          [
            { $0.setBottomRight(to: p).setSize(to: size) },
            { $0.setSize(to: size).setBottomRight(to: p) },
            { $0.setBottomRight(at: .measured { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setBottomRight(at: .measured { _ in point(p) }) },
            { $0.setBottomRight(at: .measured(on: s) { _ in point(p) }).setSize(to: size) },
            { $0.setSize(to: size).setBottomRight(at: .measured(on: s) { _ in point(p) }) },
            {
              $0.setBottomRight(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(
                to: size)
            },
            {
              $0.setSize(to: size).setBottomRight(
                at: .measured(on: .lookup { s }) { _ in point(p) })
            },
          ]
        }
      ),
    ]
  }
}
