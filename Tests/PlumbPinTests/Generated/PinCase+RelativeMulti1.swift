// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func relativeMulti1() -> [PinCase] {
    [
      relativeMulti10(),
      relativeMulti11(),
      relativeMulti12(),
      relativeMulti13(),
      relativeMulti14(),
      relativeMulti15(),
      relativeMulti16(),
      relativeMulti17(),
      relativeMulti18(),
      relativeMulti19(),
      relativeMulti110(),
      relativeMulti111(),
      relativeMulti112(),
    ]
  }

  private static func relativeMulti10() -> PinCase {
    PinCase(
      "relativeMulti/001",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("loose", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.above(of: s["loose"]) }
        }
      ],
      frames: ["bChild": CGRect(x: 40, y: 10, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 40, y: 10, width: 60, height: 20)],
      issues: [.unattachedReference])
  }

  private static func relativeMulti11() -> PinCase {
    PinCase(
      "relativeMulti/002",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("loose", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.above(of: s["loose"], aligned: .left) }
        }
      ],
      frames: ["bChild": CGRect(x: 40, y: 10, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 40, y: 10, width: 60, height: 20)],
      issues: [.unattachedReference])
  }

  private static func relativeMulti12() -> PinCase {
    PinCase(
      "relativeMulti/005",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("loose", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.above(of: [s["a"], s["loose"]], aligned: .center) }
        }
      ],
      frames: ["bChild": CGRect(x: -100, y: -40, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: -100, y: -40, width: 60, height: 20)],
      issues: [.unattachedReference])
  }

  private static func relativeMulti13() -> PinCase {
    PinCase(
      "relativeMulti/010",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.above(of: s["a"], aligned: .center) }
        }
      ],
      frames: ["bChild": CGRect(x: -100, y: -40, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: -100, y: -40, width: 60, height: 20)])
  }

  private static func relativeMulti14() -> PinCase {
    PinCase(
      "relativeMulti/012",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.above(of: [s["a"], s["b"]], aligned: .right).margin(10) }
        }
      ],
      frames: ["bChild": CGRect(x: 40, y: -50, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 40, y: -50, width: 60, height: 20)])
  }

  private static func relativeMulti15() -> PinCase {
    PinCase(
      "relativeMulti/027",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.left(of: [s["b"], s["b"]]) }
        }
      ],
      frames: ["bChild": CGRect(x: -60, y: 10, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: -60, y: 10, width: 60, height: 20)])
  }

  private static func relativeMulti16() -> PinCase {
    PinCase(
      "relativeMulti/028",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.left(of: [s["a"], s["b"]], aligned: .top) }
        }
      ],
      frames: ["bChild": CGRect(x: -180, y: -20, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: -180, y: -20, width: 60, height: 20)])
  }

  private static func relativeMulti17() -> PinCase {
    PinCase(
      "relativeMulti/029",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.left(of: [s["a"], s["b"]], aligned: .bottom) }
        }
      ],
      frames: ["bChild": CGRect(x: -180, y: 60, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: -180, y: 60, width: 60, height: 20)])
  }

  private static func relativeMulti18() -> PinCase {
    PinCase(
      "relativeMulti/030",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.left(of: s["a"], aligned: .center) }
        }
      ],
      frames: ["bChild": CGRect(x: -180, y: 0, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: -180, y: 0, width: 60, height: 20)])
  }

  private static func relativeMulti19() -> PinCase {
    PinCase(
      "relativeMulti/031",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.left(of: [s["a"], s["b"]], aligned: .center) }
        }
      ],
      frames: ["bChild": CGRect(x: -180, y: 15, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: -180, y: 15, width: 60, height: 20)])
  }

  private static func relativeMulti110() -> PinCase {
    PinCase(
      "relativeMulti/037",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.right(of: s["a"]) }
        }
      ],
      frames: ["bChild": CGRect(x: -20, y: 10, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: -20, y: 10, width: 60, height: 20)])
  }

  private static func relativeMulti111() -> PinCase {
    PinCase(
      "relativeMulti/046",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.right(of: [s["a"], s["b"]], aligned: .center).marginTop(10) }
        }
      ],
      frames: ["bChild": CGRect(x: 110, y: 25, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 110, y: 25, width: 60, height: 20)])
  }

  private static func relativeMulti112() -> PinCase {
    PinCase(
      "relativeMulti/047",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin {
            $0.right(of: [s["a"], s["b"]], aligned: .center).marginBottom(10)
          }
        }
      ],
      frames: ["bChild": CGRect(x: 110, y: 5, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 110, y: 5, width: 60, height: 20)])
  }
}
