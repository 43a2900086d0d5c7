// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func size3() -> [PinCase] {
    [size30()]
  }

  private static func size30() -> PinCase {
    PinCase(
      "size/148",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.sizeToFit().center() }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.sizeToFit().center() }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 182.5, y: 177.5, width: 35, height: 45)],
      scale: 3,
      framesOnGrid: ["a": CGRect(x: 182.6667, y: 177.6667, width: 35, height: 45)],
      tolerance: 0.1)
  }
}
