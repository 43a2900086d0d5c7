// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func margins3() -> [PinCase] {
    [
      margins30(),
      margins31(),
      margins32(),
      margins33(),
      margins34(),
    ]
  }

  private static func margins30() -> PinCase {
    PinCase(
      "margins/177",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(100).vCenter(100).margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 200, y: 240, width: 200, height: 120)])
  }

  private static func margins31() -> PinCase {
    PinCase(
      "margins/179",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(50%).vCenter(50%) }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 340, width: 200, height: 120)])
  }

  private static func margins32() -> PinCase {
    PinCase(
      "margins/181",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(100).vCenter(100).width(100).pinEdges().marginTop(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 250, y: 250, width: 100, height: 120)])
  }

  private static func margins33() -> PinCase {
    PinCase(
      "margins/183",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().bottom().left().right().margin(
              PinInsets(top: 10, left: 20, bottom: 30, right: 40))
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top().bottom().left().right().margin(
              PinInsets(top: 10, left: 20, bottom: 30, right: 40))
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 20, y: 10, width: 340, height: 360)])
  }

  private static func margins34() -> PinCase {
    PinCase(
      "margins/186",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().bottom().start().end().margin(
              LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top().bottom().start().end().margin(
              LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 20, y: 10, width: 340, height: 360)])
  }
}
