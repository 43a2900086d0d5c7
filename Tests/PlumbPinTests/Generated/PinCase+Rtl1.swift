// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func rtl1() -> [PinCase] {
    [
      rtl10(),
      rtl11(),
      rtl12(),
      rtl13(),
      rtl14(),
      rtl15(),
      rtl16(),
      rtl17(),
      rtl18(),
      rtl19(),
      rtl110(),
      rtl111(),
      rtl112(),
      rtl113(),
      rtl114(),
      rtl115(),
      rtl116(),
      rtl117(),
      rtl118(),
      rtl119(),
      rtl120(),
      rtl121(),
      rtl122(),
      rtl123(),
      rtl124(),
      rtl125(),
      rtl126(),
      rtl127(),
      rtl128(),
      rtl129(),
    ]
  }

  private static func rtl10() -> PinCase {
    PinCase(
      "rtl/009",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start() }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 100, height: 60)])
  }

  private static func rtl11() -> PinCase {
    PinCase(
      "rtl/014",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start(20) }
        }
      ],
      frames: ["a": CGRect(x: 280, y: 100, width: 100, height: 60)])
  }

  private static func rtl12() -> PinCase {
    PinCase(
      "rtl/020",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.end(20%) }
        }
      ],
      frames: ["a": CGRect(x: 80, y: 100, width: 100, height: 60)])
  }

  private static func rtl13() -> PinCase {
    PinCase(
      "rtl/022",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start(20) }
        }
      ],
      frames: ["a": CGRect(x: 280, y: 100, width: 100, height: 60)])
  }

  private static func rtl14() -> PinCase {
    PinCase(
      "rtl/023",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.end(20) }
        }
      ],
      frames: ["a": CGRect(x: 280, y: 100, width: 100, height: 60)])
  }

  private static func rtl15() -> PinCase {
    PinCase(
      "rtl/027",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.end(20%) }
        }
      ],
      frames: ["a": CGRect(x: 220, y: 100, width: 100, height: 60)])
  }

  private static func rtl16() -> PinCase {
    PinCase(
      "rtl/032",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.end(PinInsets(top: 10, left: 20, bottom: 30, right: 40)) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 100, width: 100, height: 60)])
  }

  private static func rtl17() -> PinCase {
    PinCase(
      "rtl/033",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start().end().marginStart(10) }
        }
      ],
      frames: ["a": CGRect(x: 10, y: 100, width: 390, height: 60)])
  }

  private static func rtl18() -> PinCase {
    PinCase(
      "rtl/034",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start().end().marginStart(10) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 390, height: 60)])
  }

  private static func rtl19() -> PinCase {
    PinCase(
      "rtl/038",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start(to: s["b"].edge.start) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 100, height: 60)])
  }

  private static func rtl110() -> PinCase {
    PinCase(
      "rtl/044",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topStart() }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 0, width: 100, height: 60)])
  }

  private static func rtl111() -> PinCase {
    PinCase(
      "rtl/045.1",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topEnd() }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 0, width: 100, height: 60)])
  }

  private static func rtl112() -> PinCase {
    PinCase(
      "rtl/045.2",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topEnd() }
        },
        { s in
          s.direction = .rightToLeft
          s["a"].plumb.pin { $0.topEnd() }
        },
      ],
      frames: ["a": CGRect(x: 0, y: 0, width: 100, height: 60)])
  }

  private static func rtl113() -> PinCase {
    PinCase(
      "rtl/046",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.centerStart() }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 170, width: 100, height: 60)])
  }

  private static func rtl114() -> PinCase {
    PinCase(
      "rtl/052",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottomEnd() }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 340, width: 100, height: 60)])
  }

  private static func rtl115() -> PinCase {
    PinCase(
      "rtl/055",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topStart(to: s["b"].anchor.topStart) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 120, width: 100, height: 60)])
  }

  private static func rtl116() -> PinCase {
    PinCase(
      "rtl/056",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topStart(to: s["b"].anchor.topEnd) }
        }
      ],
      frames: ["a": CGRect(x: 270, y: 120, width: 100, height: 60)])
  }

  private static func rtl117() -> PinCase {
    PinCase(
      "rtl/057",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topStart(to: s["b"].anchor.topEnd) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 120, width: 100, height: 60)])
  }

  private static func rtl118() -> PinCase {
    PinCase(
      "rtl/058",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topEnd(to: s["b"].anchor.topEnd) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 120, width: 100, height: 60)])
  }

  private static func rtl119() -> PinCase {
    PinCase(
      "rtl/059",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topEnd(to: s["b"].anchor.topEnd) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 120, width: 100, height: 60)])
  }

  private static func rtl120() -> PinCase {
    PinCase(
      "rtl/060",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.centerStart(to: s["b"].anchor.centerStart) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 130, width: 100, height: 60)])
  }

  private static func rtl121() -> PinCase {
    PinCase(
      "rtl/061",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.centerStart(to: s["b"].anchor.centerStart) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 130, width: 100, height: 60)])
  }

  private static func rtl122() -> PinCase {
    PinCase(
      "rtl/063",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.centerEnd(to: s["b"].anchor.centerEnd) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 130, width: 100, height: 60)])
  }

  private static func rtl123() -> PinCase {
    PinCase(
      "rtl/064",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottomStart(to: s["b"].anchor.bottomStart) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 140, width: 100, height: 60)])
  }

  private static func rtl124() -> PinCase {
    PinCase(
      "rtl/065",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottomStart(to: s["b"].anchor.bottomStart) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 140, width: 100, height: 60)])
  }

  private static func rtl125() -> PinCase {
    PinCase(
      "rtl/071",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.after(of: s["b"]) }
        }
      ],
      frames: ["a": CGRect(x: 270, y: 100, width: 100, height: 60)])
  }

  private static func rtl126() -> PinCase {
    PinCase(
      "rtl/072",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.after(of: s["b"]) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 100, width: 100, height: 60)])
  }

  private static func rtl127() -> PinCase {
    PinCase(
      "rtl/073",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.after(of: s["b"], aligned: .bottom) }
        }
      ],
      frames: ["a": CGRect(x: 270, y: 140, width: 100, height: 60)])
  }

  private static func rtl128() -> PinCase {
    PinCase(
      "rtl/077",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.before(of: s["b"]) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 100, width: 100, height: 60)])
  }

  private static func rtl129() -> PinCase {
    PinCase(
      "rtl/079",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.before(of: s["b"], aligned: .top) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 120, width: 100, height: 60)])
  }
}
