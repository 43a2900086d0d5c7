// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func point3() -> [PinCase] {
    [
      point30(),
      point31(),
      point32(),
      point33(),
      point34(),
      point35(),
      point36(),
      point37(),
      point38(),
      point39(),
      point310(),
      point311(),
      point312(),
      point313(),
      point314(),
      point315(),
      point316(),
      point317(),
      point318(),
      point319(),
      point320(),
      point321(),
      point322(),
      point323(),
      point324(),
      point325(),
      point326(),
    ]
  }

  private static func point30() -> PinCase {
    PinCase(
      "point/036.7",
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
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -5, y: 165, width: 50, height: 30)])
  }

  private static func point31() -> PinCase {
    PinCase(
      "point/036.8",
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
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 165, width: 50, height: 30)])
  }

  private static func point32() -> PinCase {
    PinCase(
      "point/036.9",
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
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["b"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 105, y: 165, width: 50, height: 30)])
  }

  private static func point33() -> PinCase {
    PinCase(
      "point/037",
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
          s["a"].plumb.pin { $0.right(100).vCenter(100) }
        }
      ],
      frames: ["a": CGRect(x: 200, y: 270, width: 100, height: 60)])
  }

  private static func point34() -> PinCase {
    PinCase(
      "point/038",
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
          s["a"].plumb.pin { $0.centerRight() }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 170, width: 100, height: 60)])
  }

  private static func point35() -> PinCase {
    PinCase(
      "point/042",
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
          s["a"].plumb.pin { $0.bottom(100).left(100) }
        }
      ],
      frames: ["a": CGRect(x: 100, y: 240, width: 100, height: 60)])
  }

  private static func point36() -> PinCase {
    PinCase(
      "point/044",
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
          s["a"].plumb.pin { $0.bottomLeft(10) }
        }
      ],
      frames: ["a": CGRect(x: 10, y: 330, width: 100, height: 60)])
  }

  private static func point37() -> PinCase {
    PinCase(
      "point/045.1",
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
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topLeft) }
        }
      ],
      frames: ["aChild": CGRect(x: 0, y: -30, width: 50, height: 30)])
  }

  private static func point38() -> PinCase {
    PinCase(
      "point/045.2",
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
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: -30, width: 50, height: 30)])
  }

  private static func point39() -> PinCase {
    PinCase(
      "point/045.3",
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
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 100, y: -30, width: 50, height: 30)])
  }

  private static func point310() -> PinCase {
    PinCase(
      "point/045.4",
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
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 0, width: 50, height: 30)])
  }

  private static func point311() -> PinCase {
    PinCase(
      "point/045.5",
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
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 0, width: 50, height: 30)])
  }

  private static func point312() -> PinCase {
    PinCase(
      "point/045.6",
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
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 100, y: 0, width: 50, height: 30)])
  }

  private static func point313() -> PinCase {
    PinCase(
      "point/045.7",
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
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: 0, y: 30, width: 50, height: 30)])
  }

  private static func point314() -> PinCase {
    PinCase(
      "point/045.8",
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
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 30, width: 50, height: 30)])
  }

  private static func point315() -> PinCase {
    PinCase(
      "point/045.9",
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
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomLeft(to: s["a"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 100, y: 30, width: 50, height: 30)])
  }

  private static func point316() -> PinCase {
    PinCase(
      "point/049",
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
          s["a"].plumb.pin { $0.bottomCenter(10) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 330, width: 100, height: 60)])
  }

  private static func point317() -> PinCase {
    PinCase(
      "point/051.1",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        }
      ],
      frames: ["aChild": CGRect(x: -5, y: 70, width: 50, height: 30)])
  }

  private static func point318() -> PinCase {
    PinCase(
      "point/051.2",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 70, width: 50, height: 30)])
  }

  private static func point319() -> PinCase {
    PinCase(
      "point/051.3",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 105, y: 70, width: 50, height: 30)])
  }

  private static func point320() -> PinCase {
    PinCase(
      "point/051.4",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -5, y: 110, width: 50, height: 30)])
  }

  private static func point321() -> PinCase {
    PinCase(
      "point/051.5",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.center) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 110, width: 50, height: 30)])
  }

  private static func point322() -> PinCase {
    PinCase(
      "point/051.6",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 105, y: 110, width: 50, height: 30)])
  }

  private static func point323() -> PinCase {
    PinCase(
      "point/051.7",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomLeft) }
        },
      ],
      frames: ["aChild": CGRect(x: -5, y: 150, width: 50, height: 30)])
  }

  private static func point324() -> PinCase {
    PinCase(
      "point/051.8",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomCenter) }
        },
      ],
      frames: ["aChild": CGRect(x: 50, y: 150, width: 50, height: 30)])
  }

  private static func point325() -> PinCase {
    PinCase(
      "point/051.9",
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
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.topRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.center) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.centerRight) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomLeft) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomCenter) }
        },
        { s in
          s["aChild"].plumb.pin { $0.bottomCenter(to: s["b"].anchor.bottomRight) }
        },
      ],
      frames: ["aChild": CGRect(x: 105, y: 150, width: 50, height: 30)])
  }

  private static func point326() -> PinCase {
    PinCase(
      "point/054",
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
          s["a"].plumb.pin { $0.bottomRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 290, y: 330, width: 100, height: 60)])
  }
}
