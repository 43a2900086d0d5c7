// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func point3Mirrored() -> [PinCase] {
    [
      point3Mirrored0(),
      point3Mirrored1(),
      point3Mirrored2(),
      point3Mirrored3(),
      point3Mirrored4(),
      point3Mirrored5(),
      point3Mirrored6(),
      point3Mirrored7(),
      point3Mirrored8(),
      point3Mirrored9(),
      point3Mirrored10(),
      point3Mirrored11(),
      point3Mirrored12(),
      point3Mirrored13(),
      point3Mirrored14(),
      point3Mirrored15(),
      point3Mirrored16(),
      point3Mirrored17(),
      point3Mirrored18(),
      point3Mirrored19(),
      point3Mirrored20(),
      point3Mirrored21(),
      point3Mirrored22(),
      point3Mirrored23(),
      point3Mirrored24(),
      point3Mirrored25(),
      point3Mirrored26(),
    ]
  }

  private static func point3Mirrored0() -> PinCase {
    PinCase(
      "point/036.7 mirrored",
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
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 55, y: 165, width: 50, height: 30)])
  }

  private static func point3Mirrored1() -> PinCase {
    PinCase(
      "point/036.8 mirrored",
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
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 165, width: 50, height: 30)])
  }

  private static func point3Mirrored2() -> PinCase {
    PinCase(
      "point/036.9 mirrored",
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
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -55, y: 165, width: 50, height: 30)])
  }

  private static func point3Mirrored3() -> PinCase {
    PinCase(
      "point/037 mirrored",
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
          s["a"].plumb.pin { $0.left(100).vCenter(100) }
        }
      ],
      frames: ["a": CGRect(x: 100, y: 270, width: 100, height: 60)])
  }

  private static func point3Mirrored4() -> PinCase {
    PinCase(
      "point/038 mirrored",
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
          s["a"].plumb.pin { $0.centerLeft() }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 170, width: 100, height: 60)])
  }

  private static func point3Mirrored5() -> PinCase {
    PinCase(
      "point/042 mirrored",
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
          s["a"].plumb.pin { $0.bottom(100).right(100) }
        }
      ],
      frames: ["a": CGRect(x: 200, y: 240, width: 100, height: 60)])
  }

  private static func point3Mirrored6() -> PinCase {
    PinCase(
      "point/044 mirrored",
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
          s["a"].plumb.pin { $0.bottomRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 290, y: 330, width: 100, height: 60)])
  }

  private static func point3Mirrored7() -> PinCase {
    PinCase(
      "point/045.1 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topRight) }
        }
      ],
      frames: ["aChild": CGRect(x: 50, y: -30, width: 50, height: 30)])
  }

  private static func point3Mirrored8() -> PinCase {
    PinCase(
      "point/045.2 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: -30, width: 50, height: 30)])
  }

  private static func point3Mirrored9() -> PinCase {
    PinCase(
      "point/045.3 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -50, y: -30, width: 50, height: 30)])
  }

  private static func point3Mirrored10() -> PinCase {
    PinCase(
      "point/045.4 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 0, width: 50, height: 30)])
  }

  private static func point3Mirrored11() -> PinCase {
    PinCase(
      "point/045.5 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 0, width: 50, height: 30)])
  }

  private static func point3Mirrored12() -> PinCase {
    PinCase(
      "point/045.6 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -50, y: 0, width: 50, height: 30)])
  }

  private static func point3Mirrored13() -> PinCase {
    PinCase(
      "point/045.7 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 30, width: 50, height: 30)])
  }

  private static func point3Mirrored14() -> PinCase {
    PinCase(
      "point/045.8 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 30, width: 50, height: 30)])
  }

  private static func point3Mirrored15() -> PinCase {
    PinCase(
      "point/045.9 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomRight(to: s["a"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -50, y: 30, width: 50, height: 30)])
  }

  private static func point3Mirrored16() -> PinCase {
    PinCase(
      "point/049 mirrored",
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
          s["a"].plumb.pin { $0.bottomCenter(10) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 330, width: 100, height: 60)])
  }

  private static func point3Mirrored17() -> PinCase {
    PinCase(
      "point/051.1 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        }
      ],
      frames: ["aChild": CGRect(x: 55, y: 70, width: 50, height: 30)])
  }

  private static func point3Mirrored18() -> PinCase {
    PinCase(
      "point/051.2 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 70, width: 50, height: 30)])
  }

  private static func point3Mirrored19() -> PinCase {
    PinCase(
      "point/051.3 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -55, y: 70, width: 50, height: 30)])
  }

  private static func point3Mirrored20() -> PinCase {
    PinCase(
      "point/051.4 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 55, y: 110, width: 50, height: 30)])
  }

  private static func point3Mirrored21() -> PinCase {
    PinCase(
      "point/051.5 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 110, width: 50, height: 30)])
  }

  private static func point3Mirrored22() -> PinCase {
    PinCase(
      "point/051.6 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -55, y: 110, width: 50, height: 30)])
  }

  private static func point3Mirrored23() -> PinCase {
    PinCase(
      "point/051.7 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 55, y: 150, width: 50, height: 30)])
  }

  private static func point3Mirrored24() -> PinCase {
    PinCase(
      "point/051.8 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 150, width: 50, height: 30)])
  }

  private static func point3Mirrored25() -> PinCase {
    PinCase(
      "point/051.9 mirrored",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -55, y: 150, width: 50, height: 30)])
  }

  private static func point3Mirrored26() -> PinCase {
    PinCase(
      "point/054 mirrored",
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
          s["a"].plumb.pin { $0.bottomLeft(10) }
        }
      ],
      frames: ["a": CGRect(x: 10, y: 330, width: 100, height: 60)])
  }
}
