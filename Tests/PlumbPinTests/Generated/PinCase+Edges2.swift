// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func edges2() -> [PinCase] {
    [
      edges20(),
      edges21(),
      edges22(),
      edges23(),
      edges24(),
    ]
  }

  private static func edges20() -> PinCase {
    PinCase(
      "edges/081",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.horizontally().margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 10, y: 100, width: 380, height: 100)])
  }

  private static func edges21() -> PinCase {
    PinCase(
      "edges/085",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.horizontally().margin(10) }
        }
      ],
      frames: ["bChild": CGRect(x: 10, y: 10, width: 90, height: 20)])
  }

  private static func edges22() -> PinCase {
    PinCase(
      "edges/087",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.horizontally(10%) }
        }
      ],
      frames: ["bChild": CGRect(x: 11, y: 10, width: 88, height: 20)])
  }

  private static func edges23() -> PinCase {
    PinCase(
      "edges/099",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.vertically() }
        }
      ],
      frames: ["bChild": CGRect(x: 40, y: 0, width: 60, height: 80)])
  }

  private static func edges24() -> PinCase {
    PinCase(
      "edges/100",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.vertically().margin(10) }
        }
      ],
      frames: ["bChild": CGRect(x: 40, y: 10, width: 60, height: 60)])
  }
}
