// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func rtl1Mirrored() -> [PinCase] {
    [
      rtl1Mirrored0(),
      rtl1Mirrored1(),
      rtl1Mirrored2(),
      rtl1Mirrored3(),
      rtl1Mirrored4(),
      rtl1Mirrored5(),
      rtl1Mirrored6(),
      rtl1Mirrored7(),
      rtl1Mirrored8(),
      rtl1Mirrored9(),
      rtl1Mirrored10(),
      rtl1Mirrored11(),
      rtl1Mirrored12(),
      rtl1Mirrored13(),
      rtl1Mirrored14(),
      rtl1Mirrored15(),
      rtl1Mirrored16(),
      rtl1Mirrored17(),
      rtl1Mirrored18(),
      rtl1Mirrored19(),
      rtl1Mirrored20(),
      rtl1Mirrored21(),
      rtl1Mirrored22(),
      rtl1Mirrored23(),
      rtl1Mirrored24(),
      rtl1Mirrored25(),
      rtl1Mirrored26(),
      rtl1Mirrored27(),
      rtl1Mirrored28(),
      rtl1Mirrored29(),
    ]
  }

  private static func rtl1Mirrored0() -> PinCase {
    PinCase(
      "rtl/009 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start() }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 100, width: 100, height: 60)])
  }

  private static func rtl1Mirrored1() -> PinCase {
    PinCase(
      "rtl/014 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start(20) }
        }
      ],
      frames: ["a": CGRect(x: 20, y: 100, width: 100, height: 60)])
  }

  private static func rtl1Mirrored2() -> PinCase {
    PinCase(
      "rtl/020 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.end(20%) }
        }
      ],
      frames: ["a": CGRect(x: 220, y: 100, width: 100, height: 60)])
  }

  private static func rtl1Mirrored3() -> PinCase {
    PinCase(
      "rtl/022 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start(20) }
        }
      ],
      frames: ["a": CGRect(x: 20, y: 100, width: 100, height: 60)])
  }

  private static func rtl1Mirrored4() -> PinCase {
    PinCase(
      "rtl/023 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.end(20) }
        }
      ],
      frames: ["a": CGRect(x: 20, y: 100, width: 100, height: 60)])
  }

  private static func rtl1Mirrored5() -> PinCase {
    PinCase(
      "rtl/027 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.end(20%) }
        }
      ],
      frames: ["a": CGRect(x: 80, y: 100, width: 100, height: 60)])
  }

  private static func rtl1Mirrored6() -> PinCase {
    PinCase(
      "rtl/032 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.end(PinInsets(top: 10, left: 40, bottom: 30, right: 20)) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 100, width: 100, height: 60)])
  }

  private static func rtl1Mirrored7() -> PinCase {
    PinCase(
      "rtl/033 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start().end().marginStart(10).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 390, height: 60)])
  }

  private static func rtl1Mirrored8() -> PinCase {
    PinCase(
      "rtl/034 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start().end().marginStart(10).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 10, y: 100, width: 390, height: 60)])
  }

  private static func rtl1Mirrored9() -> PinCase {
    PinCase(
      "rtl/038 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.start(to: s["b"].edge.start) }
        }
      ],
      frames: ["a": CGRect(x: 130, y: 100, width: 100, height: 60)])
  }

  private static func rtl1Mirrored10() -> PinCase {
    PinCase(
      "rtl/044 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topStart() }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 0, width: 100, height: 60)])
  }

  private static func rtl1Mirrored11() -> PinCase {
    PinCase(
      "rtl/045.1 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topEnd() }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 0, width: 100, height: 60)])
  }

  private static func rtl1Mirrored12() -> PinCase {
    PinCase(
      "rtl/045.2 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topEnd() }
        },
        { s in
          s.direction = .leftToRight
          s["a"].plumb.pin { $0.topEnd() }
        },
      ],
      frames: ["a": CGRect(x: 300, y: 0, width: 100, height: 60)])
  }

  private static func rtl1Mirrored13() -> PinCase {
    PinCase(
      "rtl/046 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.centerStart() }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 170, width: 100, height: 60)])
  }

  private static func rtl1Mirrored14() -> PinCase {
    PinCase(
      "rtl/052 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottomEnd() }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 340, width: 100, height: 60)])
  }

  private static func rtl1Mirrored15() -> PinCase {
    PinCase(
      "rtl/055 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topStart(to: s["b"].anchor.topStart) }
        }
      ],
      frames: ["a": CGRect(x: 130, y: 120, width: 100, height: 60)])
  }

  private static func rtl1Mirrored16() -> PinCase {
    PinCase(
      "rtl/056 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topStart(to: s["b"].anchor.topEnd) }
        }
      ],
      frames: ["a": CGRect(x: 30, y: 120, width: 100, height: 60)])
  }

  private static func rtl1Mirrored17() -> PinCase {
    PinCase(
      "rtl/057 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topStart(to: s["b"].anchor.topEnd) }
        }
      ],
      frames: ["a": CGRect(x: 240, y: 120, width: 100, height: 60)])
  }

  private static func rtl1Mirrored18() -> PinCase {
    PinCase(
      "rtl/058 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topEnd(to: s["b"].anchor.topEnd) }
        }
      ],
      frames: ["a": CGRect(x: 130, y: 120, width: 100, height: 60)])
  }

  private static func rtl1Mirrored19() -> PinCase {
    PinCase(
      "rtl/059 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topEnd(to: s["b"].anchor.topEnd) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 120, width: 100, height: 60)])
  }

  private static func rtl1Mirrored20() -> PinCase {
    PinCase(
      "rtl/060 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.centerStart(to: s["b"].anchor.centerStart) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 130, width: 100, height: 60)])
  }

  private static func rtl1Mirrored21() -> PinCase {
    PinCase(
      "rtl/061 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.centerStart(to: s["b"].anchor.centerStart) }
        }
      ],
      frames: ["a": CGRect(x: 130, y: 130, width: 100, height: 60)])
  }

  private static func rtl1Mirrored22() -> PinCase {
    PinCase(
      "rtl/063 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.centerEnd(to: s["b"].anchor.centerEnd) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 130, width: 100, height: 60)])
  }

  private static func rtl1Mirrored23() -> PinCase {
    PinCase(
      "rtl/064 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottomStart(to: s["b"].anchor.bottomStart) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 140, width: 100, height: 60)])
  }

  private static func rtl1Mirrored24() -> PinCase {
    PinCase(
      "rtl/065 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottomStart(to: s["b"].anchor.bottomStart) }
        }
      ],
      frames: ["a": CGRect(x: 130, y: 140, width: 100, height: 60)])
  }

  private static func rtl1Mirrored25() -> PinCase {
    PinCase(
      "rtl/071 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.after(of: s["b"]) }
        }
      ],
      frames: ["a": CGRect(x: 30, y: 100, width: 100, height: 60)])
  }

  private static func rtl1Mirrored26() -> PinCase {
    PinCase(
      "rtl/072 mirrored",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.after(of: s["b"]) }
        }
      ],
      frames: ["a": CGRect(x: 240, y: 100, width: 100, height: 60)])
  }

  private static func rtl1Mirrored27() -> PinCase {
    PinCase(
      "rtl/073 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.after(of: s["b"], aligned: .bottom) }
        }
      ],
      frames: ["a": CGRect(x: 30, y: 140, width: 100, height: 60)])
  }

  private static func rtl1Mirrored28() -> PinCase {
    PinCase(
      "rtl/077 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.before(of: s["b"]) }
        }
      ],
      frames: ["a": CGRect(x: 240, y: 100, width: 100, height: 60)])
  }

  private static func rtl1Mirrored29() -> PinCase {
    PinCase(
      "rtl/079 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.before(of: s["b"], aligned: .top) }
        }
      ],
      frames: ["a": CGRect(x: 240, y: 120, width: 100, height: 60)])
  }
}
