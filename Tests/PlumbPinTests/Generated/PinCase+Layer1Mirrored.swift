// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func layer1Mirrored() -> [PinCase] {
    [layer1Mirrored0()]
  }

  private static func layer1Mirrored0() -> PinCase {
    PinCase(
      "layer/004 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("rootLayer", in: "root", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView(
          "aLayer", in: "rootLayer", CGRect(x: 375, y: -25, width: 50, height: 50),
          transform: .scale(x: 2, y: 2)),
        PinSceneView(
          "bLayer", in: "rootLayer", CGRect(x: 375, y: -25, width: 50, height: 50),
          transform: .scale(x: 2, y: 2)),
      ],
      steps: [
        { s in
          s["aLayer"].plumb.pin { $0.top(100).right(100).width(100).height(50) }
        },
        { s in
          s["bLayer"].plumb.pinFrame { $0.top(100).right(100).width(100).height(50) }
        },
      ],
      stored: [
        { s in
          s["rootLayer"].plumb.setPin(for: s["aLayer"]) {
            $0.top(100).right(100).width(100).height(50)
          }
          s.run("rootLayer")
        },
        { s in
          s["rootLayer"].plumb.setPinFrame(for: s["bLayer"]) {
            $0.top(100).right(100).width(100).height(50)
          }
          s.run("rootLayer")
        },
      ],
      frames: [
        "aLayer": CGRect(x: 150, y: 75, width: 200, height: 100),
        "bLayer": CGRect(x: 200, y: 100, width: 100, height: 50),
      ],
      scale: 2,
      framesOnGrid: [
        "aLayer": CGRect(x: 150, y: 75, width: 200, height: 100),
        "bLayer": CGRect(x: 200, y: 100, width: 100, height: 50),
      ],
      bounds: [
        "aLayer": CGRect(x: 0, y: 0, width: 100, height: 50),
        "bLayer": CGRect(x: 0, y: 0, width: 50, height: 25),
      ])
  }
}
