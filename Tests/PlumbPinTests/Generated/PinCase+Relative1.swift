// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func relative1() -> [PinCase] {
    [
      relative10(),
      relative11(),
      relative12(),
      relative13(),
      relative14(),
      relative15(),
      relative16(),
      relative17(),
      relative18(),
      relative19(),
      relative110(),
      relative111(),
      relative112(),
      relative113(),
    ]
  }

  private static func relative10() -> PinCase {
    PinCase(
      "relative/002",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.above(of: s["aChild"]) }
        }
      ],
      frames: ["b": CGRect(x: 160, y: 110, width: 40, height: 40)])
  }

  private static func relative11() -> PinCase {
    PinCase(
      "relative/003",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.above(of: [s["a"], s["aChild"]]) }
        },
        { s in
          s["b"].plumb.pin { $0.above(of: [s["a"], s["aChild"]], aligned: .left) }
        },
      ],
      frames: ["b": CGRect(x: 100, y: 60, width: 40, height: 40)])
  }

  private static func relative12() -> PinCase {
    PinCase(
      "relative/005",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.above(of: s["a"], aligned: .center) }
        }
      ],
      frames: ["b": CGRect(x: 180, y: 60, width: 40, height: 40)])
  }

  private static func relative13() -> PinCase {
    PinCase(
      "relative/009",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.left(of: s["a"]) }
        }
      ],
      frames: ["b": CGRect(x: 60, y: 200, width: 40, height: 40)])
  }

  private static func relative14() -> PinCase {
    PinCase(
      "relative/012",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.left(of: s["aChild"], aligned: .top) }
        }
      ],
      frames: ["b": CGRect(x: 105, y: 150, width: 40, height: 40)])
  }

  private static func relative15() -> PinCase {
    PinCase(
      "relative/013",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.left(of: s["a"], aligned: .center) }
        }
      ],
      frames: ["b": CGRect(x: 60, y: 160, width: 40, height: 40)])
  }

  private static func relative16() -> PinCase {
    PinCase(
      "relative/017",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.below(of: s["a"]) }
        }
      ],
      frames: ["b": CGRect(x: 160, y: 260, width: 40, height: 40)])
  }

  private static func relative17() -> PinCase {
    PinCase(
      "relative/019",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.below(of: s["a"], aligned: .left) }
        }
      ],
      frames: ["b": CGRect(x: 100, y: 260, width: 40, height: 40)])
  }

  private static func relative18() -> PinCase {
    PinCase(
      "relative/021",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.below(of: s["a"], aligned: .center) }
        }
      ],
      frames: ["b": CGRect(x: 180, y: 260, width: 40, height: 40)])
  }

  private static func relative19() -> PinCase {
    PinCase(
      "relative/022",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.below(of: s["aChild"], aligned: .center) }
        }
      ],
      frames: ["b": CGRect(x: 165, y: 230, width: 40, height: 40)])
  }

  private static func relative110() -> PinCase {
    PinCase(
      "relative/025",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.right(of: s["a"]) }
        }
      ],
      frames: ["b": CGRect(x: 300, y: 200, width: 40, height: 40)])
  }

  private static func relative111() -> PinCase {
    PinCase(
      "relative/026",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.right(of: s["aChild"]) }
        }
      ],
      frames: ["b": CGRect(x: 225, y: 200, width: 40, height: 40)])
  }

  private static func relative112() -> PinCase {
    PinCase(
      "relative/027",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.right(of: s["a"], aligned: .top) }
        }
      ],
      frames: ["b": CGRect(x: 300, y: 100, width: 40, height: 40)])
  }

  private static func relative113() -> PinCase {
    PinCase(
      "relative/028",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 100, y: 100, width: 200, height: 160)),
        PinSceneView("aChild", in: "a", CGRect(x: 45, y: 50, width: 80, height: 80)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 40, height: 40)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.right(of: s["aChild"], aligned: .top) }
        }
      ],
      frames: ["b": CGRect(x: 225, y: 150, width: 40, height: 40)])
  }
}
