// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func point2() -> [PinCase] {
    [
      point20(),
      point21(),
      point22(),
      point23(),
      point24(),
      point25(),
      point26(),
      point27(),
      point28(),
      point29(),
      point210(),
      point211(),
      point212(),
      point213(),
      point214(),
      point215(),
      point216(),
      point217(),
      point218(),
      point219(),
      point220(),
      point221(),
      point222(),
      point223(),
      point224(),
      point225(),
      point226(),
      point227(),
      point228(),
      point229(),
    ]
  }

  private static func point20() -> PinCase {
    PinCase(
      "point/015.8",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 25, y: 60, width: 50, height: 30)])
  }

  private static func point21() -> PinCase {
    PinCase(
      "point/015.9",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 75, y: 60, width: 50, height: 30)])
  }

  private static func point22() -> PinCase {
    PinCase(
      "point/023.1",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        }
      ],
      frames: ["aChild": CGRect(x: -30, y: 100, width: 50, height: 30)])
  }

  private static func point23() -> PinCase {
    PinCase(
      "point/023.2",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 25, y: 100, width: 50, height: 30)])
  }

  private static func point24() -> PinCase {
    PinCase(
      "point/023.3",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 80, y: 100, width: 50, height: 30)])
  }

  private static func point25() -> PinCase {
    PinCase(
      "point/023.4",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -30, y: 140, width: 50, height: 30)])
  }

  private static func point26() -> PinCase {
    PinCase(
      "point/023.5",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: 25, y: 140, width: 50, height: 30)])
  }

  private static func point27() -> PinCase {
    PinCase(
      "point/023.6",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 80, y: 140, width: 50, height: 30)])
  }

  private static func point28() -> PinCase {
    PinCase(
      "point/023.7",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -30, y: 180, width: 50, height: 30)])
  }

  private static func point29() -> PinCase {
    PinCase(
      "point/023.8",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 25, y: 180, width: 50, height: 30)])
  }

  private static func point210() -> PinCase {
    PinCase(
      "point/023.9",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 80, y: 180, width: 50, height: 30)])
  }

  private static func point211() -> PinCase {
    PinCase(
      "point/026",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.centerLeft() }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 170, width: 100, height: 60)])
  }

  private static func point212() -> PinCase {
    PinCase(
      "point/027",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.centerLeft(10) }
        }
      ],
      frames: ["a": CGRect(x: 10, y: 170, width: 100, height: 60)])
  }

  private static func point213() -> PinCase {
    PinCase(
      "point/029.1",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topLeft) }
        }
      ],
      frames: ["aChild": CGRect(x: 20, y: 85, width: 50, height: 30)])
  }

  private static func point214() -> PinCase {
    PinCase(
      "point/029.2",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 75, y: 85, width: 50, height: 30)])
  }

  private static func point215() -> PinCase {
    PinCase(
      "point/029.3",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 130, y: 85, width: 50, height: 30)])
  }

  private static func point216() -> PinCase {
    PinCase(
      "point/029.4",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: 20, y: 125, width: 50, height: 30)])
  }

  private static func point217() -> PinCase {
    PinCase(
      "point/029.5",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: 75, y: 125, width: 50, height: 30)])
  }

  private static func point218() -> PinCase {
    PinCase(
      "point/029.6",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 130, y: 125, width: 50, height: 30)])
  }

  private static func point219() -> PinCase {
    PinCase(
      "point/029.7",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: 20, y: 165, width: 50, height: 30)])
  }

  private static func point220() -> PinCase {
    PinCase(
      "point/029.8",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 75, y: 165, width: 50, height: 30)])
  }

  private static func point221() -> PinCase {
    PinCase(
      "point/029.9",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerLeft(to: s["b"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 130, y: 165, width: 50, height: 30)])
  }

  private static func point222() -> PinCase {
    PinCase(
      "point/030",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.centerLeft(to: s["aChild"].anchor.centerLeft) }
        }
      ],
      frames: ["b": CGRect(x: 150, y: 95, width: 110, height: 80)])
  }

  private static func point223() -> PinCase {
    PinCase(
      "point/031",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.centerLeft(to: s["aChild"].anchor.centerLeft) }
        }
      ],
      frames: ["bChild": CGRect(x: -10, y: -75, width: 60, height: 20)])
  }

  private static func point224() -> PinCase {
    PinCase(
      "point/036.1",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topLeft) }
        }
      ],
      frames: ["aChild": CGRect(x: -5, y: 85, width: 50, height: 30)])
  }

  private static func point225() -> PinCase {
    PinCase(
      "point/036.2",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 85, width: 50, height: 30)])
  }

  private static func point226() -> PinCase {
    PinCase(
      "point/036.3",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 105, y: 85, width: 50, height: 30)])
  }

  private static func point227() -> PinCase {
    PinCase(
      "point/036.4",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -5, y: 125, width: 50, height: 30)])
  }

  private static func point228() -> PinCase {
    PinCase(
      "point/036.5",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 125, width: 50, height: 30)])
  }

  private static func point229() -> PinCase {
    PinCase(
      "point/036.6",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 105, y: 125, width: 50, height: 30)])
  }
}
