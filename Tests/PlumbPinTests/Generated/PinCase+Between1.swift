// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func between1() -> [PinCase] {
    [
      between10(),
      between11(),
      between12(),
      between13(),
      between14(),
      between15(),
      between16(),
      between17(),
      between18(),
      between19(),
      between110(),
      between111(),
      between112(),
      between113(),
      between114(),
      between115(),
      between116(),
      between117(),
      between118(),
      between119(),
      between120(),
      between121(),
      between122(),
    ]
  }

  private static func between10() -> PinCase {
    PinCase(
      "between/001",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 160, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.horizontallyBetween(s["a"], and: s["b"]) }
        }
      ],
      frames: ["b": CGRect(x: 0, y: 0, width: 0, height: 0)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 0, y: 0, width: 0, height: 0)],
      issues: [.selfReference])
  }

  private static func between11() -> PinCase {
    PinCase(
      "between/006",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 50, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 50, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 160, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.horizontallyBetween(s["host"], and: s["c"], aligned: .bottom) }
        }
      ],
      frames: ["b": CGRect(x: 0, y: 0, width: 50, height: 50)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 0, y: 0, width: 50, height: 50)],
      issues: [.unattachedReference])
  }

  private static func between12() -> PinCase {
    PinCase(
      "between/009",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 50, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 50, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 160, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.horizontallyBetween(s["c"], and: s["a"], aligned: .top) }
        }
      ],
      frames: ["b": CGRect(x: 90, y: 140, width: 70, height: 50)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 90, y: 140, width: 70, height: 50)])
  }

  private static func between13() -> PinCase {
    PinCase(
      "between/010",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 50, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 50, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 160, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.horizontallyBetween(s["a"], and: s["c"], aligned: .center) }
        }
      ],
      frames: ["b": CGRect(x: 90, y: 125, width: 70, height: 50)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 90, y: 125, width: 70, height: 50)])
  }

  private static func between14() -> PinCase {
    PinCase(
      "between/012",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 50, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 50, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 160, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.horizontallyBetween(s["a"], and: s["c"], aligned: .bottom) }
        }
      ],
      frames: ["b": CGRect(x: 90, y: 150, width: 70, height: 50)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 90, y: 150, width: 70, height: 50)])
  }

  private static func between15() -> PinCase {
    PinCase(
      "between/013",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 50, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 50, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 160, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.horizontallyBetween(s["c"], and: s["a"], aligned: .bottom) }
        }
      ],
      frames: ["b": CGRect(x: 90, y: 170, width: 70, height: 50)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 90, y: 170, width: 70, height: 50)])
  }

  private static func between16() -> PinCase {
    PinCase(
      "between/021",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 30, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 180, y: 170, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 0, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin {
            $0.horizontallyBetween(s["aChild"], and: s["bChild"], aligned: .bottom)
          }
        }
      ],
      frames: ["c": CGRect(x: 120, y: 20, width: 100, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 120, y: 20, width: 100, height: 80)])
  }

  private static func between17() -> PinCase {
    PinCase(
      "between/023",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 30, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 180, y: 170, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 0, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.horizontallyBetween(s["a"], and: s["aChild"], aligned: .top) }
        }
      ],
      frames: ["c": CGRect(x: 0, y: 100, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 0, y: 100, width: 110, height: 80)],
      issues: [.noGap])
  }

  private static func between18() -> PinCase {
    PinCase(
      "between/025",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 30, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 180, y: 170, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 0, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.horizontallyBetween(s["bChild"], and: s["a"], aligned: .top) }
        }
      ],
      frames: ["c": CGRect(x: 130, y: 180, width: 90, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 130, y: 180, width: 90, height: 80)])
  }

  private static func between19() -> PinCase {
    PinCase(
      "between/026",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 10, y: 10, width: 11, height: 12)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 160, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.verticallyBetween(s["a"], and: s["b"]) }
        }
      ],
      frames: ["b": CGRect(x: 10, y: 10, width: 11, height: 12)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 10, y: 10, width: 11, height: 12)],
      issues: [.selfReference])
  }

  private static func between110() -> PinCase {
    PinCase(
      "between/027",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 10, y: 10, width: 11, height: 12)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 160, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.verticallyBetween(s["b"], and: s["c"]) }
        }
      ],
      frames: ["b": CGRect(x: 10, y: 10, width: 11, height: 12)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 10, y: 10, width: 11, height: 12)],
      issues: [.selfReference])
  }

  private static func between111() -> PinCase {
    PinCase(
      "between/028",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 10, y: 10, width: 11, height: 12)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 160, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.verticallyBetween(s["a"], and: s["c"]) }
        }
      ],
      frames: ["b": CGRect(x: 10, y: 10, width: 11, height: 12)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 10, y: 10, width: 11, height: 12)],
      issues: [.noGap])
  }

  private static func between112() -> PinCase {
    PinCase(
      "between/030",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 180, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 0, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["a"], and: s["b"]) }
        }
      ],
      frames: ["c": CGRect(x: 0, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 0, y: 160, width: 110, height: 80)])
  }

  private static func between113() -> PinCase {
    PinCase(
      "between/031",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 180, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 0, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["b"], and: s["a"]) }
        }
      ],
      frames: ["c": CGRect(x: 0, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 0, y: 160, width: 110, height: 80)])
  }

  private static func between114() -> PinCase {
    PinCase(
      "between/032",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 180, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 40, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["a"], and: s["b"], aligned: .left) }
        }
      ],
      frames: ["c": CGRect(x: 10, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 10, y: 160, width: 110, height: 80)])
  }

  private static func between115() -> PinCase {
    PinCase(
      "between/033",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 180, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 40, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["b"], and: s["a"], aligned: .left) }
        }
      ],
      frames: ["c": CGRect(x: 180, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 180, y: 160, width: 110, height: 80)])
  }

  private static func between116() -> PinCase {
    PinCase(
      "between/034",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 180, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 40, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["a"], and: s["b"], aligned: .center) }
        }
      ],
      frames: ["c": CGRect(x: 15, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 15, y: 160, width: 110, height: 80)])
  }

  private static func between117() -> PinCase {
    PinCase(
      "between/036",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 180, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 40, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["a"], and: s["b"], aligned: .right) }
        }
      ],
      frames: ["c": CGRect(x: 20, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 20, y: 160, width: 110, height: 80)])
  }

  private static func between118() -> PinCase {
    PinCase(
      "between/039",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 180, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 40, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["b"], and: s["a"], aligned: .start) }
        }
      ],
      frames: ["c": CGRect(x: 180, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 180, y: 160, width: 110, height: 80)])
  }

  private static func between119() -> PinCase {
    PinCase(
      "between/041",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 180, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 40, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["b"], and: s["a"], aligned: .end) }
        }
      ],
      frames: ["c": CGRect(x: 220, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 220, y: 160, width: 110, height: 80)])
  }

  private static func between120() -> PinCase {
    PinCase(
      "between/043",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 30, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 100, y: 220, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 30, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["aChild"], and: s["bChild"], aligned: .left) }
        }
      ],
      frames: ["c": CGRect(x: 40, y: 100, width: 110, height: 130)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 40, y: 100, width: 110, height: 130)])
  }

  private static func between121() -> PinCase {
    PinCase(
      "between/044",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 30, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 100, y: 220, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 30, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["aChild"], and: s["bChild"], aligned: .center) }
        }
      ],
      frames: ["c": CGRect(x: 25, y: 100, width: 110, height: 130)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 25, y: 100, width: 110, height: 130)])
  }

  private static func between122() -> PinCase {
    PinCase(
      "between/047",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 10, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 30, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 100, y: 220, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 30, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["aChild"], and: s["bChild"], aligned: .start) }
        }
      ],
      frames: ["c": CGRect(x: 40, y: 100, width: 110, height: 130)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 40, y: 100, width: 110, height: 130)])
  }
}
