// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func edges2Mirrored() -> [PinCase] {
    [
      edges2Mirrored0(),
      edges2Mirrored1(),
      edges2Mirrored2(),
      edges2Mirrored3(),
      edges2Mirrored4(),
    ]
  }

  private static func edges2Mirrored0() -> PinCase {
    PinCase(
      "edges/081 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.horizontally().margin(10).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 10, y: 100, width: 380, height: 100)])
  }

  private static func edges2Mirrored1() -> PinCase {
    PinCase(
      "edges/085 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.horizontally().margin(10).justify(.right) }
        }
      ],
      frames: ["bChild": CGRect(x: 10, y: 10, width: 90, height: 20)])
  }

  private static func edges2Mirrored2() -> PinCase {
    PinCase(
      "edges/087 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.horizontally(10%).justify(.right) }
        }
      ],
      frames: ["bChild": CGRect(x: 11, y: 10, width: 88, height: 20)])
  }

  private static func edges2Mirrored3() -> PinCase {
    PinCase(
      "edges/099 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.vertically().right(40).marginHorizontal(0) }
        }
      ],
      frames: ["bChild": CGRect(x: 10, y: 0, width: 60, height: 80)])
  }

  private static func edges2Mirrored4() -> PinCase {
    PinCase(
      "edges/100 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.vertically().margin(10).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["bChild": CGRect(x: 10, y: 10, width: 60, height: 60)])
  }
}
