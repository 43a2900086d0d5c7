// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func point2Mirrored() -> [PinCase] {
    [
      point2Mirrored0(),
      point2Mirrored1(),
      point2Mirrored2(),
      point2Mirrored3(),
      point2Mirrored4(),
      point2Mirrored5(),
      point2Mirrored6(),
      point2Mirrored7(),
      point2Mirrored8(),
      point2Mirrored9(),
      point2Mirrored10(),
      point2Mirrored11(),
      point2Mirrored12(),
      point2Mirrored13(),
      point2Mirrored14(),
      point2Mirrored15(),
      point2Mirrored16(),
      point2Mirrored17(),
      point2Mirrored18(),
      point2Mirrored19(),
      point2Mirrored20(),
      point2Mirrored21(),
      point2Mirrored22(),
      point2Mirrored23(),
      point2Mirrored24(),
      point2Mirrored25(),
      point2Mirrored26(),
      point2Mirrored27(),
      point2Mirrored28(),
      point2Mirrored29(),
    ]
  }

  private static func point2Mirrored0() -> PinCase {
    PinCase(
      "point/015.8 mirrored",
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
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 25, y: 60, width: 50, height: 30)])
  }

  private static func point2Mirrored1() -> PinCase {
    PinCase(
      "point/015.9 mirrored",
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
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topCenter(to: s["a"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -25, y: 60, width: 50, height: 30)])
  }

  private static func point2Mirrored2() -> PinCase {
    PinCase(
      "point/023.1 mirrored",
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
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topRight) }
        }
      ],
      frames: ["aChild": CGRect(x: 80, y: 100, width: 50, height: 30)])
  }

  private static func point2Mirrored3() -> PinCase {
    PinCase(
      "point/023.2 mirrored",
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
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 25, y: 100, width: 50, height: 30)])
  }

  private static func point2Mirrored4() -> PinCase {
    PinCase(
      "point/023.3 mirrored",
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
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -30, y: 100, width: 50, height: 30)])
  }

  private static func point2Mirrored5() -> PinCase {
    PinCase(
      "point/023.4 mirrored",
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
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 80, y: 140, width: 50, height: 30)])
  }

  private static func point2Mirrored6() -> PinCase {
    PinCase(
      "point/023.5 mirrored",
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
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: 25, y: 140, width: 50, height: 30)])
  }

  private static func point2Mirrored7() -> PinCase {
    PinCase(
      "point/023.6 mirrored",
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
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -30, y: 140, width: 50, height: 30)])
  }

  private static func point2Mirrored8() -> PinCase {
    PinCase(
      "point/023.7 mirrored",
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
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 80, y: 180, width: 50, height: 30)])
  }

  private static func point2Mirrored9() -> PinCase {
    PinCase(
      "point/023.8 mirrored",
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
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 25, y: 180, width: 50, height: 30)])
  }

  private static func point2Mirrored10() -> PinCase {
    PinCase(
      "point/023.9 mirrored",
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
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.topLeft(to: s["b"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -30, y: 180, width: 50, height: 30)])
  }

  private static func point2Mirrored11() -> PinCase {
    PinCase(
      "point/026 mirrored",
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
          s["a"].plumb.pin { $0.centerRight() }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 170, width: 100, height: 60)])
  }

  private static func point2Mirrored12() -> PinCase {
    PinCase(
      "point/027 mirrored",
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
          s["a"].plumb.pin { $0.centerRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 290, y: 170, width: 100, height: 60)])
  }

  private static func point2Mirrored13() -> PinCase {
    PinCase(
      "point/029.1 mirrored",
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
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topRight) }
        }
      ],
      frames: ["aChild": CGRect(x: 30, y: 85, width: 50, height: 30)])
  }

  private static func point2Mirrored14() -> PinCase {
    PinCase(
      "point/029.2 mirrored",
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
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: -25, y: 85, width: 50, height: 30)])
  }

  private static func point2Mirrored15() -> PinCase {
    PinCase(
      "point/029.3 mirrored",
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
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -80, y: 85, width: 50, height: 30)])
  }

  private static func point2Mirrored16() -> PinCase {
    PinCase(
      "point/029.4 mirrored",
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
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 30, y: 125, width: 50, height: 30)])
  }

  private static func point2Mirrored17() -> PinCase {
    PinCase(
      "point/029.5 mirrored",
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
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: -25, y: 125, width: 50, height: 30)])
  }

  private static func point2Mirrored18() -> PinCase {
    PinCase(
      "point/029.6 mirrored",
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
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -80, y: 125, width: 50, height: 30)])
  }

  private static func point2Mirrored19() -> PinCase {
    PinCase(
      "point/029.7 mirrored",
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
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 30, y: 165, width: 50, height: 30)])
  }

  private static func point2Mirrored20() -> PinCase {
    PinCase(
      "point/029.8 mirrored",
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
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: -25, y: 165, width: 50, height: 30)])
  }

  private static func point2Mirrored21() -> PinCase {
    PinCase(
      "point/029.9 mirrored",
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
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.centerRight(to: s["b"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -80, y: 165, width: 50, height: 30)])
  }

  private static func point2Mirrored22() -> PinCase {
    PinCase(
      "point/030 mirrored",
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
          s["b"].plumb.pin { $0.centerRight(to: s["aChild"].anchor.centerRight) }
        }
      ],
      frames: ["b": CGRect(x: 140, y: 95, width: 110, height: 80)])
  }

  private static func point2Mirrored23() -> PinCase {
    PinCase(
      "point/031 mirrored",
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
          s["bChild"].plumb.pin { $0.centerRight(to: s["aChild"].anchor.centerRight) }
        }
      ],
      frames: ["bChild": CGRect(x: 60, y: -75, width: 60, height: 20)])
  }

  private static func point2Mirrored24() -> PinCase {
    PinCase(
      "point/036.1 mirrored",
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
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topRight) }
        }
      ],
      frames: ["aChild": CGRect(x: 55, y: 85, width: 50, height: 30)])
  }

  private static func point2Mirrored25() -> PinCase {
    PinCase(
      "point/036.2 mirrored",
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
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 85, width: 50, height: 30)])
  }

  private static func point2Mirrored26() -> PinCase {
    PinCase(
      "point/036.3 mirrored",
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
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -55, y: 85, width: 50, height: 30)])
  }

  private static func point2Mirrored27() -> PinCase {
    PinCase(
      "point/036.4 mirrored",
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
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 55, y: 125, width: 50, height: 30)])
  }

  private static func point2Mirrored28() -> PinCase {
    PinCase(
      "point/036.5 mirrored",
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
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 125, width: 50, height: 30)])
  }

  private static func point2Mirrored29() -> PinCase {
    PinCase(
      "point/036.6 mirrored",
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
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -55, y: 125, width: 50, height: 30)])
  }
}
