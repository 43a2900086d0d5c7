// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func relative1Mirrored() -> [PinCase] {
    [
      relative1Mirrored0(),
      relative1Mirrored1(),
      relative1Mirrored2(),
      relative1Mirrored3(),
      relative1Mirrored4(),
      relative1Mirrored5(),
      relative1Mirrored6(),
      relative1Mirrored7(),
      relative1Mirrored8(),
      relative1Mirrored9(),
      relative1Mirrored10(),
      relative1Mirrored11(),
      relative1Mirrored12(),
      relative1Mirrored13(),
    ]
  }

  private static func relative1Mirrored0() -> PinCase {
    PinCase(
      "relative/002 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.above(of: s["aChild"]).right(160).marginHorizontal(0) }
        }
      ],
      frames: ["b": CGRect(x: 200, y: 110, width: 40, height: 40)])
  }

  private static func relative1Mirrored1() -> PinCase {
    PinCase(
      "relative/003 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.above(of: [s["a"], s["aChild"]]).right(160).marginHorizontal(0) }
        },
        { s in
          s["b"].plumb.pin { $0.above(of: [s["a"], s["aChild"]], aligned: .right) }
        },
      ],
      frames: ["b": CGRect(x: 260, y: 60, width: 40, height: 40)])
  }

  private static func relative1Mirrored2() -> PinCase {
    PinCase(
      "relative/005 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.above(of: s["a"], aligned: .center) }
        }
      ],
      frames: ["b": CGRect(x: 180, y: 60, width: 40, height: 40)])
  }

  private static func relative1Mirrored3() -> PinCase {
    PinCase(
      "relative/009 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.right(of: s["a"]) }
        }
      ],
      frames: ["b": CGRect(x: 300, y: 200, width: 40, height: 40)])
  }

  private static func relative1Mirrored4() -> PinCase {
    PinCase(
      "relative/012 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.right(of: s["aChild"], aligned: .top) }
        }
      ],
      frames: ["b": CGRect(x: 255, y: 150, width: 40, height: 40)])
  }

  private static func relative1Mirrored5() -> PinCase {
    PinCase(
      "relative/013 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.right(of: s["a"], aligned: .center) }
        }
      ],
      frames: ["b": CGRect(x: 300, y: 160, width: 40, height: 40)])
  }

  private static func relative1Mirrored6() -> PinCase {
    PinCase(
      "relative/017 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.below(of: s["a"]).right(160).marginHorizontal(0) }
        }
      ],
      frames: ["b": CGRect(x: 200, y: 260, width: 40, height: 40)])
  }

  private static func relative1Mirrored7() -> PinCase {
    PinCase(
      "relative/019 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.below(of: s["a"], aligned: .right) }
        }
      ],
      frames: ["b": CGRect(x: 260, y: 260, width: 40, height: 40)])
  }

  private static func relative1Mirrored8() -> PinCase {
    PinCase(
      "relative/021 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.below(of: s["a"], aligned: .center) }
        }
      ],
      frames: ["b": CGRect(x: 180, y: 260, width: 40, height: 40)])
  }

  private static func relative1Mirrored9() -> PinCase {
    PinCase(
      "relative/022 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.below(of: s["aChild"], aligned: .center) }
        }
      ],
      frames: ["b": CGRect(x: 195, y: 230, width: 40, height: 40)])
  }

  private static func relative1Mirrored10() -> PinCase {
    PinCase(
      "relative/025 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.left(of: s["a"]) }
        }
      ],
      frames: ["b": CGRect(x: 60, y: 200, width: 40, height: 40)])
  }

  private static func relative1Mirrored11() -> PinCase {
    PinCase(
      "relative/026 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.left(of: s["aChild"]) }
        }
      ],
      frames: ["b": CGRect(x: 135, y: 200, width: 40, height: 40)])
  }

  private static func relative1Mirrored12() -> PinCase {
    PinCase(
      "relative/027 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.left(of: s["a"], aligned: .top) }
        }
      ],
      frames: ["b": CGRect(x: 60, y: 100, width: 40, height: 40)])
  }

  private static func relative1Mirrored13() -> PinCase {
    PinCase(
      "relative/028 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 75, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 200, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.left(of: s["aChild"], aligned: .top) }
        }
      ],
      frames: ["b": CGRect(x: 135, y: 150, width: 40, height: 40)])
  }
}
