// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func edge1() -> [PinCase] {
    [
      edge10(),
      edge11(),
      edge12(),
      edge13(),
      edge14(),
      edge15(),
      edge16(),
      edge17(),
      edge18(),
    ]
  }

  private static func edge10() -> PinCase {
    PinCase(
      "edge/001",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("loose", in: nil, CGRect(x: 10, y: 10, width: 10, height: 10), fits: .none),
      ],
      steps: [
        { s in
          s["loose"].plumb.pin { $0.top(to: s["a"].edge.top) }
        }
      ],
      frames: ["loose": CGRect(x: 10, y: 10, width: 10, height: 10)],
      issues: [.unrelatedReference])
  }

  private static func edge11() -> PinCase {
    PinCase(
      "edge/002",
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
          s["aChild"].plumb.pin { $0.top(to: s["a"].edge.top) }
        }
      ],
      frames: ["aChild": CGRect(x: 10, y: 0, width: 50, height: 30)])
  }

  private static func edge12() -> PinCase {
    PinCase(
      "edge/007",
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
          s["bChild"].plumb.pin { $0.top(to: s["aChild"].edge.bottom) }
        }
      ],
      frames: ["bChild": CGRect(x: 40, y: -50, width: 60, height: 20)])
  }

  private static func edge13() -> PinCase {
    PinCase(
      "edge/012",
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
          s["aChild"].plumb.pin { $0.left(to: s["b"].edge.right) }
        }
      ],
      frames: ["aChild": CGRect(x: 130, y: 20, width: 50, height: 30)])
  }

  private static func edge14() -> PinCase {
    PinCase(
      "edge/013",
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
          s["bChild"].plumb.pin { $0.left(to: s["aChild"].edge.right) }
        }
      ],
      frames: ["bChild": CGRect(x: 40, y: 10, width: 60, height: 20)])
  }

  private static func edge15() -> PinCase {
    PinCase(
      "edge/016",
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
          s["aChild"].plumb.pin { $0.bottom(to: s["a"].edge.bottom) }
        }
      ],
      frames: ["aChild": CGRect(x: 10, y: 30, width: 50, height: 30)])
  }

  private static func edge16() -> PinCase {
    PinCase(
      "edge/017",
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
          s["aChild"].plumb.pin { $0.bottom(to: s["b"].edge.bottom) }
        }
      ],
      frames: ["aChild": CGRect(x: 10, y: 150, width: 50, height: 30)])
  }

  private static func edge17() -> PinCase {
    PinCase(
      "edge/020",
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
          s["aChild"].plumb.pin { $0.right(to: s["b"].edge.left) }
        }
      ],
      frames: ["aChild": CGRect(x: -30, y: 20, width: 50, height: 30)])
  }

  private static func edge18() -> PinCase {
    PinCase(
      "edge/021",
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
          s["bChild"].plumb.pin { $0.right(to: s["aChild"].edge.left) }
        }
      ],
      frames: ["bChild": CGRect(x: -70, y: 10, width: 60, height: 20)])
  }
}
