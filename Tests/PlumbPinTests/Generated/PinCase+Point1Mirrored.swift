// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func point1Mirrored() -> [PinCase] {
    [
      point1Mirrored0(),
      point1Mirrored1(),
      point1Mirrored2(),
      point1Mirrored3(),
      point1Mirrored4(),
      point1Mirrored5(),
      point1Mirrored6(),
      point1Mirrored7(),
      point1Mirrored8(),
      point1Mirrored9(),
      point1Mirrored10(),
      point1Mirrored11(),
      point1Mirrored12(),
      point1Mirrored13(),
      point1Mirrored14(),
      point1Mirrored15(),
      point1Mirrored16(),
      point1Mirrored17(),
      point1Mirrored18(),
      point1Mirrored19(),
      point1Mirrored20(),
      point1Mirrored21(),
      point1Mirrored22(),
      point1Mirrored23(),
      point1Mirrored24(),
      point1Mirrored25(),
      point1Mirrored26(),
      point1Mirrored27(),
      point1Mirrored28(),
      point1Mirrored29(),
    ]
  }

  private static func point1Mirrored0() -> PinCase {
    PinCase(
      "point/006 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topRight() }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 0, width: 100, height: 60)])
  }

  private static func point1Mirrored1() -> PinCase {
    PinCase(
      "point/007 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 290, y: 10, width: 100, height: 60)])
  }

  private static func point1Mirrored2() -> PinCase {
    PinCase(
      "point/008.1 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topRight) }
        }
      ],
      frames: ["aChild": CGRect(x: 50, y: 0, width: 50, height: 30)])
  }

  private static func point1Mirrored3() -> PinCase {
    PinCase(
      "point/008.2 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 0, width: 50, height: 30)])
  }

  private static func point1Mirrored4() -> PinCase {
    PinCase(
      "point/008.3 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -50, y: 0, width: 50, height: 30)])
  }

  private static func point1Mirrored5() -> PinCase {
    PinCase(
      "point/008.4 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 30, width: 50, height: 30)])
  }

  private static func point1Mirrored6() -> PinCase {
    PinCase(
      "point/008.5 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 30, width: 50, height: 30)])
  }

  private static func point1Mirrored7() -> PinCase {
    PinCase(
      "point/008.6 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -50, y: 30, width: 50, height: 30)])
  }

  private static func point1Mirrored8() -> PinCase {
    PinCase(
      "point/008.7 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 60, width: 50, height: 30)])
  }

  private static func point1Mirrored9() -> PinCase {
    PinCase(
      "point/008.8 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 60, width: 50, height: 30)])
  }

  private static func point1Mirrored10() -> PinCase {
    PinCase(
      "point/008.9 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["a"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -50, y: 60, width: 50, height: 30)])
  }

  private static func point1Mirrored11() -> PinCase {
    PinCase(
      "point/009.1 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        }
      ],
      frames: ["aChild": CGRect(x: 30, y: 100, width: 50, height: 30)])
  }

  private static func point1Mirrored12() -> PinCase {
    PinCase(
      "point/009.2 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: -25, y: 100, width: 50, height: 30)])
  }

  private static func point1Mirrored13() -> PinCase {
    PinCase(
      "point/009.3 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -80, y: 100, width: 50, height: 30)])
  }

  private static func point1Mirrored14() -> PinCase {
    PinCase(
      "point/009.4 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 30, y: 140, width: 50, height: 30)])
  }

  private static func point1Mirrored15() -> PinCase {
    PinCase(
      "point/009.5 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: -25, y: 140, width: 50, height: 30)])
  }

  private static func point1Mirrored16() -> PinCase {
    PinCase(
      "point/009.6 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -80, y: 140, width: 50, height: 30)])
  }

  private static func point1Mirrored17() -> PinCase {
    PinCase(
      "point/009.7 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 30, y: 180, width: 50, height: 30)])
  }

  private static func point1Mirrored18() -> PinCase {
    PinCase(
      "point/009.8 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: -25, y: 180, width: 50, height: 30)])
  }

  private static func point1Mirrored19() -> PinCase {
    PinCase(
      "point/009.9 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topRight(to: s["b"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -80, y: 180, width: 50, height: 30)])
  }

  private static func point1Mirrored20() -> PinCase {
    PinCase(
      "point/010 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.topRight(to: s["aChild"].anchor.topRight) }
        }
      ],
      frames: ["b": CGRect(x: 140, y: 120, width: 110, height: 80)])
  }

  private static func point1Mirrored21() -> PinCase {
    PinCase(
      "point/011 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.topRight(to: s["aChild"].anchor.topRight) }
        }
      ],
      frames: ["bChild": CGRect(x: 60, y: -80, width: 60, height: 20)])
  }

  private static func point1Mirrored22() -> PinCase {
    PinCase(
      "point/013 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topCenter() }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 0, width: 100, height: 60)])
  }

  private static func point1Mirrored23() -> PinCase {
    PinCase(
      "point/015.1 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topRight) }
        }
      ],
      frames: ["aChild": CGRect(x: 75, y: 0, width: 50, height: 30)])
  }

  private static func point1Mirrored24() -> PinCase {
    PinCase(
      "point/015.2 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 25, y: 0, width: 50, height: 30)])
  }

  private static func point1Mirrored25() -> PinCase {
    PinCase(
      "point/015.3 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -25, y: 0, width: 50, height: 30)])
  }

  private static func point1Mirrored26() -> PinCase {
    PinCase(
      "point/015.4 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 75, y: 30, width: 50, height: 30)])
  }

  private static func point1Mirrored27() -> PinCase {
    PinCase(
      "point/015.5 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: 25, y: 30, width: 50, height: 30)])
  }

  private static func point1Mirrored28() -> PinCase {
    PinCase(
      "point/015.6 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -25, y: 30, width: 50, height: 30)])
  }

  private static func point1Mirrored29() -> PinCase {
    PinCase(
      "point/015.7 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 75, y: 60, width: 50, height: 30)])
  }
}
