import Foundation
import Plumb
import PlumbTestSupport
import Testing

// All forms of the facts of the horizontal axis.
extension VerbTests {
  var horizontalForms: [Forms] {
    [
      Forms(
        name: "left", origin: { value, _ in value }, isHorizontal: true,
        makings: { v, s in
          [
            { $0.setLeft(to: v).setTop(to: 7).setSize(to: size) },
            { $0.setSize(to: size).setTop(to: 7).setLeft(to: v) },
            { $0.setLeft(by: { $0.left + v }).setTop(to: 7).setSize(to: size) },
            { $0.setSize(to: size).setTop(to: 7).setLeft(by: { $0.left + v }) },
            {
              $0.pinLeft(to: s.sibling, with: { $0.left + (v - 50) }).setTop(to: 7).setSize(
                to: size)
            },
            {
              $0.setSize(to: size).setTop(to: 7).pinLeft(
                to: s.sibling, with: { $0.left + (v - 50) })
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
              $0.pinLeading(to: .lookup { s.sibling }, with: { $0.leading + (v - ofSibling) })
                .setTop(
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
    ]
  }
}
