// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func relativeMulti1Mirrored() -> [PinCase] {
    [
      relativeMulti1Mirrored0(),
      relativeMulti1Mirrored1(),
      relativeMulti1Mirrored2(),
      relativeMulti1Mirrored3(),
      relativeMulti1Mirrored4(),
      relativeMulti1Mirrored5(),
      relativeMulti1Mirrored6(),
      relativeMulti1Mirrored7(),
      relativeMulti1Mirrored8(),
      relativeMulti1Mirrored9(),
      relativeMulti1Mirrored10(),
      relativeMulti1Mirrored11(),
      relativeMulti1Mirrored12(),
    ]
  }

  private static func relativeMulti1Mirrored0() -> PinCase {
    PinCase(
      "relativeMulti/001 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
        PinSceneView("loose", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.above(of: s["loose"]).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["bChild": CGRect(x: 10, y: 10, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 10, y: 10, width: 60, height: 20)],
      issues: [.unattachedReference])
  }

  private static func relativeMulti1Mirrored1() -> PinCase {
    PinCase(
      "relativeMulti/002 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
        PinSceneView("loose", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.above(of: s["loose"], aligned: .right) }
        }
      ],
      frames: ["bChild": CGRect(x: 10, y: 10, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 10, y: 10, width: 60, height: 20)],
      issues: [.unattachedReference])
  }

  private static func relativeMulti1Mirrored2() -> PinCase {
    PinCase(
      "relativeMulti/005 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
        PinSceneView("loose", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.above(of: [s["a"], s["loose"]], aligned: .center) }
        }
      ],
      frames: ["bChild": CGRect(x: 150, y: -40, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 150, y: -40, width: 60, height: 20)],
      issues: [.unattachedReference])
  }

  private static func relativeMulti1Mirrored3() -> PinCase {
    PinCase(
      "relativeMulti/010 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.above(of: s["a"], aligned: .center) }
        }
      ],
      frames: ["bChild": CGRect(x: 150, y: -40, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 150, y: -40, width: 60, height: 20)])
  }

  private static func relativeMulti1Mirrored4() -> PinCase {
    PinCase(
      "relativeMulti/012 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.above(of: [s["a"], s["b"]], aligned: .left).margin(10) }
        }
      ],
      frames: ["bChild": CGRect(x: 10, y: -50, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 10, y: -50, width: 60, height: 20)])
  }

  private static func relativeMulti1Mirrored5() -> PinCase {
    PinCase(
      "relativeMulti/027 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.right(of: [s["b"], s["b"]]) }
        }
      ],
      frames: ["bChild": CGRect(x: 110, y: 10, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 110, y: 10, width: 60, height: 20)])
  }

  private static func relativeMulti1Mirrored6() -> PinCase {
    PinCase(
      "relativeMulti/028 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.right(of: [s["a"], s["b"]], aligned: .top) }
        }
      ],
      frames: ["bChild": CGRect(x: 230, y: -20, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 230, y: -20, width: 60, height: 20)])
  }

  private static func relativeMulti1Mirrored7() -> PinCase {
    PinCase(
      "relativeMulti/029 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.right(of: [s["a"], s["b"]], aligned: .bottom) }
        }
      ],
      frames: ["bChild": CGRect(x: 230, y: 60, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 230, y: 60, width: 60, height: 20)])
  }

  private static func relativeMulti1Mirrored8() -> PinCase {
    PinCase(
      "relativeMulti/030 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.right(of: s["a"], aligned: .center) }
        }
      ],
      frames: ["bChild": CGRect(x: 230, y: 0, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 230, y: 0, width: 60, height: 20)])
  }

  private static func relativeMulti1Mirrored9() -> PinCase {
    PinCase(
      "relativeMulti/031 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.right(of: [s["a"], s["b"]], aligned: .center) }
        }
      ],
      frames: ["bChild": CGRect(x: 230, y: 15, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 230, y: 15, width: 60, height: 20)])
  }

  private static func relativeMulti1Mirrored10() -> PinCase {
    PinCase(
      "relativeMulti/037 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.left(of: s["a"]) }
        }
      ],
      frames: ["bChild": CGRect(x: 70, y: 10, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: 70, y: 10, width: 60, height: 20)])
  }

  private static func relativeMulti1Mirrored11() -> PinCase {
    PinCase(
      "relativeMulti/046 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.left(of: [s["a"], s["b"]], aligned: .center).marginTop(10) }
        }
      ],
      frames: ["bChild": CGRect(x: -60, y: 25, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: -60, y: 25, width: 60, height: 20)])
  }

  private static func relativeMulti1Mirrored12() -> PinCase {
    PinCase(
      "relativeMulti/047 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin {
            $0.left(of: [s["a"], s["b"]], aligned: .center).marginBottom(10)
          }
        }
      ],
      frames: ["bChild": CGRect(x: -60, y: 5, width: 60, height: 20)],
      scale: 2,
      framesOnGrid: ["bChild": CGRect(x: -60, y: 5, width: 60, height: 20)])
  }
}
