import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Each verb decides the fact that its name says, in all its forms.
@Suite struct VerbTests {
  /// All forms of a position fact. Each completes the frame with a size of (40, 30).
  private struct Forms {
    let name: String
    /// The expected origin of the frame on the axis, for a given `value`.
    let origin: (_ value: CGFloat, _ stage: Stage) -> CGFloat
    let isHorizontal: Bool
    let makings: (CGFloat, Stage) -> [Making]
  }

  private let forms: [Forms] = [
    Forms(
      name: "left", origin: { value, _ in value }, isHorizontal: true,
      makings: { v, s in
        [
          { $0.setLeft(to: v).setTop(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setTop(to: 7).setLeft(to: v) },
          { $0.setLeft(by: { $0.left + v }).setTop(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setTop(to: 7).setLeft(by: { $0.left + v }) },
          {
            $0.pinLeft(to: s.sibling, with: { $0.left + (v - 50) }).setTop(to: 7).setSize(to: size)
          },
          {
            $0.setSize(to: size).setTop(to: 7).pinLeft(to: s.sibling, with: { $0.left + (v - 50) })
          },
          {
            $0.pinLeft(to: [s.sibling], with: { $0.left + (v - 50) }).setTop(to: 7).setSize(
              to: size)
          },
          {
            $0.pinLeft(to: .lookup { s.sibling }, with: { $0.left + (v - 50) }).setTop(to: 7)
              .setSize(
                to: size)
          },
          {
            $0.setSize(to: size).setTop(to: 7).pinLeft(
              to: .lookup { s.sibling }, with: { $0.left + (v - 50) })
          },
        ]
      }),
    Forms(
      name: "center", origin: { value, _ in value - 20 }, isHorizontal: true,
      makings: { v, s in
        [
          { $0.setCenter(to: v).setTop(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setTop(to: 7).setCenter(to: v) },
          { $0.setCenter(by: { $0.center + (v - 160) }).setTop(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setTop(to: 7).setCenter(by: { $0.center + (v - 160) }) },
          {
            $0.pinCenter(to: s.sibling, with: { $0.center + (v - 65) }).setTop(to: 7).setSize(
              to: size)
          },
          {
            $0.setSize(to: size).setTop(to: 7).pinCenter(
              to: s.sibling, with: { $0.center + (v - 65) })
          },
          {
            $0.pinCenter(to: [s.sibling], with: { $0.center + (v - 65) }).setTop(to: 7).setSize(
              to: size)
          },
          {
            $0.pinCenter(to: .lookup { s.sibling }, with: { $0.center + (v - 65) }).setTop(to: 7)
              .setSize(
                to: size)
          },
          {
            $0.setSize(to: size).setTop(to: 7).pinCenter(
              to: .lookup { s.sibling }, with: { $0.center + (v - 65) })
          },
        ]
      }),
    Forms(
      name: "right", origin: { value, _ in value - 40 }, isHorizontal: true,
      makings: { v, s in
        [
          { $0.setRight(to: v).setTop(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setTop(to: 7).setRight(to: v) },
          { $0.setRight(by: { $0.right + (v - 320) }).setTop(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setTop(to: 7).setRight(by: { $0.right + (v - 320) }) },
          {
            $0.pinRight(to: s.sibling, with: { $0.right + (v - 80) }).setTop(to: 7).setSize(
              to: size)
          },
          {
            $0.setSize(to: size).setTop(to: 7).pinRight(
              to: s.sibling, with: { $0.right + (v - 80) })
          },
          {
            $0.pinRight(to: [s.sibling], with: { $0.right + (v - 80) }).setTop(to: 7).setSize(
              to: size)
          },
          {
            $0.pinRight(to: .lookup { s.sibling }, with: { $0.right + (v - 80) }).setTop(to: 7)
              .setSize(
                to: size)
          },
          {
            $0.setSize(to: size).setTop(to: 7).pinRight(
              to: .lookup { s.sibling }, with: { $0.right + (v - 80) })
          },
        ]
      }),
    Forms(
      name: "leading",
      origin: { value, s in s.parent.direction == .leftToRight ? value : 320 - value - 40 },
      isHorizontal: true,
      makings: { v, s in
        let ofSibling: CGFloat = s.parent.direction == .leftToRight ? 50 : 320 - 80
        return [
          { $0.setLeading(to: v).setTop(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setTop(to: 7).setLeading(to: v) },
          { $0.setLeading(by: { $0.leading + v }).setTop(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setTop(to: 7).setLeading(by: { $0.leading + v }) },
          {
            $0.pinLeading(to: s.sibling, with: { $0.leading + (v - ofSibling) }).setTop(to: 7)
              .setSize(to: size)
          },
          {
            $0.setSize(to: size).setTop(to: 7).pinLeading(
              to: s.sibling, with: { $0.leading + (v - ofSibling) })
          },
          {
            $0.pinLeading(to: [s.sibling], with: { $0.leading + (v - ofSibling) }).setTop(to: 7)
              .setSize(to: size)
          },
          {
            $0.pinLeading(to: .lookup { s.sibling }, with: { $0.leading + (v - ofSibling) }).setTop(
              to: 7
            )
            .setSize(to: size)
          },
          {
            $0.setSize(to: size).setTop(to: 7).pinLeading(
              to: .lookup { s.sibling }, with: { $0.leading + (v - ofSibling) })
          },
        ]
      }),
    Forms(
      name: "trailing",
      origin: { value, s in s.parent.direction == .leftToRight ? value - 40 : 320 - value },
      isHorizontal: true,
      makings: { v, s in
        let ofSibling: CGFloat = s.parent.direction == .leftToRight ? 80 : 320 - 50
        return [
          { $0.setTrailing(to: v).setTop(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setTop(to: 7).setTrailing(to: v) },
          { $0.setTrailing(by: { $0.trailing + (v - 320) }).setTop(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setTop(to: 7).setTrailing(by: { $0.trailing + (v - 320) }) },
          {
            $0.pinTrailing(to: s.sibling, with: { $0.trailing + (v - ofSibling) }).setTop(to: 7)
              .setSize(to: size)
          },
          {
            $0.setSize(to: size).setTop(to: 7).pinTrailing(
              to: s.sibling, with: { $0.trailing + (v - ofSibling) })
          },
          {
            $0.pinTrailing(to: [s.sibling], with: { $0.trailing + (v - ofSibling) }).setTop(to: 7)
              .setSize(to: size)
          },
          {
            $0.pinTrailing(to: .lookup { s.sibling }, with: { $0.trailing + (v - ofSibling) })
              .setTop(to: 7)
              .setSize(to: size)
          },
          {
            $0.setSize(to: size).setTop(to: 7).pinTrailing(
              to: .lookup { s.sibling }, with: { $0.trailing + (v - ofSibling) })
          },
        ]
      }),
    Forms(
      name: "top", origin: { value, _ in value }, isHorizontal: false,
      makings: { v, s in
        [
          { $0.setTop(to: v).setLeft(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setLeft(to: 7).setTop(to: v) },
          { $0.setTop(by: { $0.top + v }).setLeft(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setLeft(to: 7).setTop(by: { $0.top + v }) },
          {
            $0.pinTop(to: s.sibling, with: { $0.top + (v - 60) }).setLeft(to: 7).setSize(to: size)
          },
          {
            $0.setSize(to: size).setLeft(to: 7).pinTop(to: s.sibling, with: { $0.top + (v - 60) })
          },
          {
            $0.pinTop(to: [s.sibling], with: { $0.top + (v - 60) }).setLeft(to: 7).setSize(to: size)
          },
          {
            $0.pinTop(to: .lookup { s.sibling }, with: { $0.top + (v - 60) }).setLeft(to: 7)
              .setSize(
                to: size)
          },
          {
            $0.setSize(to: size).setLeft(to: 7).pinTop(
              to: .lookup { s.sibling }, with: { $0.top + (v - 60) })
          },
        ]
      }),
    Forms(
      name: "middle", origin: { value, _ in value - 15 }, isHorizontal: false,
      makings: { v, s in
        [
          { $0.setMiddle(to: v).setLeft(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setLeft(to: 7).setMiddle(to: v) },
          { $0.setMiddle(by: { $0.middle + (v - 100) }).setLeft(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setLeft(to: 7).setMiddle(by: { $0.middle + (v - 100) }) },
          {
            $0.pinMiddle(to: s.sibling, with: { $0.middle + (v - 65) }).setLeft(to: 7).setSize(
              to: size)
          },
          {
            $0.setSize(to: size).setLeft(to: 7).pinMiddle(
              to: s.sibling, with: { $0.middle + (v - 65) })
          },
          {
            $0.pinMiddle(to: [s.sibling], with: { $0.middle + (v - 65) }).setLeft(to: 7).setSize(
              to: size)
          },
          {
            $0.pinMiddle(to: .lookup { s.sibling }, with: { $0.middle + (v - 65) }).setLeft(to: 7)
              .setSize(
                to: size)
          },
          {
            $0.setSize(to: size).setLeft(to: 7).pinMiddle(
              to: .lookup { s.sibling }, with: { $0.middle + (v - 65) })
          },
        ]
      }),
    Forms(
      name: "bottom", origin: { value, _ in value - 30 }, isHorizontal: false,
      makings: { v, s in
        [
          { $0.setBottom(to: v).setLeft(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setLeft(to: 7).setBottom(to: v) },
          { $0.setBottom(by: { $0.bottom + (v - 200) }).setLeft(to: 7).setSize(to: size) },
          { $0.setSize(to: size).setLeft(to: 7).setBottom(by: { $0.bottom + (v - 200) }) },
          {
            $0.pinBottom(to: s.sibling, with: { $0.bottom + (v - 70) }).setLeft(to: 7).setSize(
              to: size)
          },
          {
            $0.setSize(to: size).setLeft(to: 7).pinBottom(
              to: s.sibling, with: { $0.bottom + (v - 70) })
          },
          {
            $0.pinBottom(to: [s.sibling], with: { $0.bottom + (v - 70) }).setLeft(to: 7).setSize(
              to: size)
          },
          {
            $0.pinBottom(to: .lookup { s.sibling }, with: { $0.bottom + (v - 70) }).setLeft(to: 7)
              .setSize(
                to: size)
          },
          {
            $0.setSize(to: size).setLeft(to: 7).pinBottom(
              to: .lookup { s.sibling }, with: { $0.bottom + (v - 70) })
          },
        ]
      }),
  ]

  @Test(arguments: LayoutWritingDirection.allCases)
  func everyFormOfAPositionDecidesTheSameFact(_ direction: LayoutWritingDirection) {
    let stage = Stage(direction)
    stage.sibling.frame = CGRect(x: 50, y: 60, width: 30, height: 10)
    for form in forms {
      for (index, make) in form.makings(90, stage).enumerated() {
        let origin = form.origin(90, stage)
        let expected = CGRect(
          origin: form.isHorizontal ? CGPoint(x: origin, y: 7) : CGPoint(x: 7, y: origin),
          size: size)
        #expect(stage.frame(make) == expected, "form \(index) of \(form.name)")
      }
    }
  }

  private typealias PointForms = (CGFloat, CGFloat, (CGPoint, HeadlessView) -> [Making])

  /// The points, as fractions of the frame. Each form occurs twice: before the size, and completing the frame after
  /// it.
  private let absolutePoints: [PointForms] = [
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
          { $0.setTopCenter(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size) },
          { $0.setSize(to: size).setTopCenter(at: .measured(on: .lookup { s }) { _ in point(p) }) },
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
          { $0.setTopRight(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size) },
          { $0.setSize(to: size).setTopRight(at: .measured(on: .lookup { s }) { _ in point(p) }) },
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
            $0.setMiddleCenter(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size)
          },
          {
            $0.setSize(to: size).setMiddleCenter(at: .measured(on: .lookup { s }) { _ in point(p) })
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
            $0.setMiddleRight(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size)
          },
          {
            $0.setSize(to: size).setMiddleRight(at: .measured(on: .lookup { s }) { _ in point(p) })
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
            $0.setBottomCenter(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size)
          },
          {
            $0.setSize(to: size).setBottomCenter(at: .measured(on: .lookup { s }) { _ in point(p) })
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
            $0.setBottomRight(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size)
          },
          {
            $0.setSize(to: size).setBottomRight(at: .measured(on: .lookup { s }) { _ in point(p) })
          },
        ]
      }
    ),
  ]

  /// The directional points, as fractions of the frame left-to-right.
  private let directionalPoints: [PointForms] = [
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
            $0.setTopTrailing(at: .measured(on: .lookup { s }) { _ in point(p) }).setSize(to: size)
          },
          {
            $0.setSize(to: size).setTopTrailing(at: .measured(on: .lookup { s }) { _ in point(p) })
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

  @Test(arguments: LayoutWritingDirection.allCases)
  func everyFormOfAPointDecidesBothItsFacts(_ direction: LayoutWritingDirection) {
    let stage = Stage(direction)
    let p = CGPoint(x: 90, y: 120)
    for (fx, fy, makings) in absolutePoints {
      let expected = CGRect(x: p.x - fx * 40, y: p.y - fy * 30, width: 40, height: 30)
      for (index, make) in makings(p, stage.sibling).enumerated() {
        #expect(stage.frame(make) == expected, "form \(index) of the point at \(fx), \(fy)")
      }
    }
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func pointsAlongTheWritingDirectionMirror(_ direction: LayoutWritingDirection) {
    let stage = Stage(direction)
    let p = CGPoint(x: 90, y: 120)
    for (fx, fy, makings) in directionalPoints {
      let left = p.x - fx * 40
      let x = direction == .leftToRight ? left : 320 - left - 40
      let expected = CGRect(x: x, y: p.y - fy * 30, width: 40, height: 30)
      for (index, make) in makings(p, stage.sibling).enumerated() {
        #expect(stage.frame(make) == expected, "form \(index) of the point at \(fx), \(fy)")
      }
    }
  }

  @Test func lengthsComeFromConstantsGuidesTheChildAndTheOtherAxis() {
    let stage = Stage()
    let makings: [(String, CGSize, Making)] = [
      (
        "constants", CGSize(width: 11, height: 12),
        { $0.setTopLeft(to: .zero).setWidth(to: 11).setHeight(to: 12) }
      ),
      (
        "guides", CGSize(width: 80, height: 100),
        { $0.setTopLeft(to: .zero).setWidth(by: { $0.width / 4 }).setHeight(by: { $0.height / 2 }) }
      ),
      ("fits", CGSize(width: 30, height: 20), { $0.setTopLeft(to: .zero).fitWidth().fitHeight() }),
      ("fit size", CGSize(width: 30, height: 20), { $0.setTopLeft(to: .zero).fitSize() }),
      (
        "size", CGSize(width: 5, height: 6),
        { $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 5, height: 6)) }
      ),
      (
        "size by", CGSize(width: 160, height: 50),
        {
          $0.setTopLeft(to: .zero).setSize(
            like: .measured {
              CGSize(width: $0.width / 2, height: $0.height / 4)
            })
        }
      ),
      (
        "ratio of width", CGSize(width: 70, height: 40),
        { $0.setTopLeft(to: .zero).setWidth(to: 70).setHeight(toWidth: 1.75) }
      ),
      (
        "ratio of height", CGSize(width: 70, height: 40),
        { $0.setTopLeft(to: .zero).setWidth(toHeight: 1.75).setHeight(to: 40) }
      ),
      (
        "ratio of fitted", CGSize(width: 30, height: 15),
        { $0.setTopLeft(to: .zero).fitWidth().setHeight(toWidth: 2) }
      ),
      (
        "fitted of ratio", CGSize(width: 40, height: 20),
        { $0.setTopLeft(to: .zero).setWidth(toHeight: 2).fitHeight() }
      ),
      (
        "aspect fit", CGSize(width: 200, height: 200),
        { $0.setTopLeft(to: .zero).aspectFit(ratio: 1, in: { $0.size }) }
      ),
      (
        "aspect fill", CGSize(width: 320, height: 320),
        { $0.setTopLeft(to: .zero).aspectFill(ratio: 1, in: { $0.size }) }
      ),
      (
        "wide aspect fit", CGSize(width: 320, height: 80),
        { $0.setTopLeft(to: .zero).aspectFit(ratio: 4, in: { $0.size }) }
      ),
      (
        "wide aspect fill", CGSize(width: 800, height: 200),
        { $0.setTopLeft(to: .zero).aspectFill(ratio: 4, in: { $0.size }) }
      ),
    ]
    for (name, size, make) in makings {
      #expect(stage.frame(make) == CGRect(origin: .zero, size: size), "\(name)")
    }
  }

  @Test func wholeFrames() {
    let stage = Stage()
    stage.parent.safeAreaInsets = LayoutInsets(top: 20, leading: 5, bottom: 10, trailing: 0)
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(stage.frame { $0.setFrame(to: frame) } == frame)
    #expect(
      stage.frame { $0.setFrame(by: { $0.frame.insetBy(dx: 10, dy: 20) }) }
        == CGRect(x: 10, y: 20, width: 300, height: 160))
    #expect(stage.frame { $0.stickOnParent() } == stage.parent.bounds)
    #expect(
      stage.frame { $0.stickOnParent(withInsets: insets) }
        == CGRect(x: 2, y: 1, width: 314, height: 196))
    #expect(
      stage.frame { $0.stickOnParentSafeArea(withInsets: insets) }
        == CGRect(x: 7, y: 21, width: 309, height: 166))
    #expect(
      stage.frame {
        $0.stickOnParentHorizontally(leading: 2, trailing: 4).setTop(to: 1).fitHeight()
      } == CGRect(x: 2, y: 1, width: 314, height: 20))
    #expect(
      stage.frame { $0.setLeft(to: 1).fitWidth().stickOnParentVertically(top: 1, bottom: 3) }
        == CGRect(x: 1, y: 1, width: 30, height: 196))
    stage.parent.direction = .rightToLeft
    #expect(
      stage.frame { $0.stickOnParent(withInsets: insets) }
        == CGRect(x: 4, y: 1, width: 314, height: 196))
  }

  /// The child is measured once, with the decided lengths and without limits for the others.
  @Test func fittingOffersWhatIsDecided() {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let cases: [(CGSize, Making)] = [
      (CGSize(width: unlimited, height: unlimited), { $0.setTopLeft(to: .zero).fitSize() }),
      (
        CGSize(width: unlimited, height: unlimited),
        { $0.setTopLeft(to: .zero).fitHeight().fitWidth() }
      ),
      (
        CGSize(width: 100, height: unlimited),
        { $0.setTopLeft(to: .zero).fitHeight().setWidth(to: 100) }
      ),
      (
        CGSize(width: 300, height: unlimited),
        { $0.setLeft(to: 10).setRight(to: 310).setTop(to: 0).fitHeight() }
      ),
      (
        CGSize(width: unlimited, height: 80),
        { $0.setLeft(to: 0).fitWidth().setTop(to: 10).setBottom(to: 90) }
      ),
      (
        CGSize(width: 224, height: unlimited),
        { $0.setTopLeft(to: .zero).fitWidth(by: { $0.width * 0.7 }).fitHeight() }
      ),
      (
        CGSize(width: 90, height: 100),
        { $0.setTopLeft(to: .zero).setWidth(to: 90).fitHeight(by: { $0.height / 2 }) }
      ),
      (
        CGSize(width: 200, height: 100),
        { $0.setTopLeft(to: .zero).fitSize(by: { _ in CGSize(width: 200, height: 100) }) }
      ),
    ]
    for (index, (offer, make)) in cases.enumerated() {
      let stage = Stage()
      _ = stage.frame(make)
      #expect(stage.child.offers == [offer], "case \(index)")
    }
  }
}

private let size = CGSize(width: 40, height: 30)

private func point<X>(_ point: CGPoint) -> LayoutPoint<X> {
  LayoutPoint(x: Position(point.x), y: Position(point.y))
}
