// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func rtl2Mirrored() -> [PinCase] {
    [
      rtl2Mirrored0(),
      rtl2Mirrored1(),
      rtl2Mirrored2(),
    ]
  }

  private static func rtl2Mirrored0() -> PinCase {
    PinCase(
      "rtl/080 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.before(of: s["b"], aligned: .top) }
        }
      ],
      frames: ["a": CGRect(x: 30, y: 120, width: 100, height: 60)])
  }

  private static func rtl2Mirrored1() -> PinCase {
    PinCase(
      "rtl/081 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.before(of: s["b"], aligned: .top) }
        }
      ],
      frames: ["a": CGRect(x: 240, y: 120, width: 100, height: 60)])
  }

  private static func rtl2Mirrored2() -> PinCase {
    PinCase(
      "rtl/087 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.below(of: s["b"], aligned: .end) }
        }
      ],
      frames: ["a": CGRect(x: 130, y: 200, width: 100, height: 60)])
  }
}
