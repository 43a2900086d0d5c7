// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func margins3Mirrored() -> [PinCase] {
    [
      margins3Mirrored0(),
      margins3Mirrored1(),
      margins3Mirrored2(),
      margins3Mirrored3(),
      margins3Mirrored4(),
    ]
  }

  private static func margins3Mirrored0() -> PinCase {
    PinCase(
      "margins/177 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(-100).vCenter(100).margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 240, width: 200, height: 120)])
  }

  private static func margins3Mirrored1() -> PinCase {
    PinCase(
      "margins/179 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(-(50%)).vCenter(50%) }
        }
      ],
      frames: ["a": CGRect(x: -100, y: 340, width: 200, height: 120)])
  }

  private static func margins3Mirrored2() -> PinCase {
    PinCase(
      "margins/181 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.hCenter(-100).vCenter(100).width(100).pinEdges().marginTop(2.5%).justify(.right)
          }
        }
      ],
      frames: ["a": CGRect(x: 50, y: 250, width: 100, height: 120)])
  }

  private static func margins3Mirrored3() -> PinCase {
    PinCase(
      "margins/183 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().bottom().right().left().margin(
              PinInsets(top: 10, left: 40, bottom: 30, right: 20)
            ).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top().bottom().right().left().margin(
              PinInsets(top: 10, left: 40, bottom: 30, right: 20)
            ).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 40, y: 10, width: 340, height: 360)])
  }

  private static func margins3Mirrored4() -> PinCase {
    PinCase(
      "margins/186 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().bottom().start().end().margin(
              LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
            ).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top().bottom().start().end().margin(
              LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
            ).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 40, y: 10, width: 340, height: 360)])
  }
}
