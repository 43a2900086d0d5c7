import Foundation
import Plumb
import PlumbTestSupport
import Testing

// All forms of the facts of the vertical axis.
extension VerbTests {
  var verticalForms: [Forms] {
    [
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
              $0.pinTop(to: [s.sibling], with: { $0.top + (v - 60) }).setLeft(to: 7).setSize(
                to: size)
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
  }
}
