// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func rtl2() -> [PinCase] {
    [
      rtl20(),
      rtl21(),
      rtl22(),
    ]
  }

  private static func rtl20() -> PinCase {
    PinCase(
      "rtl/080",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.before(of: s["b"], aligned: .top) }
        }
      ],
      frames: ["a": CGRect(x: 270, y: 120, width: 100, height: 60)])
  }

  private static func rtl21() -> PinCase {
    PinCase(
      "rtl/081",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.before(of: s["b"], aligned: .top) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 120, width: 100, height: 60)])
  }

  private static func rtl22() -> PinCase {
    PinCase(
      "rtl/087",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.below(of: s["b"], aligned: .end) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 200, width: 100, height: 60)])
  }
}
