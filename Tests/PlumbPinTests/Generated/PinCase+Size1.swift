// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func size1() -> [PinCase] {
    [
      size10(),
      size11(),
      size12(),
      size13(),
      size14(),
      size15(),
      size16(),
      size17(),
      size18(),
      size19(),
      size110(),
      size111(),
      size112(),
      size113(),
      size114(),
      size115(),
      size116(),
      size117(),
      size118(),
      size119(),
      size120(),
      size121(),
      size122(),
      size123(),
      size124(),
      size125(),
      size126(),
      size127(),
      size128(),
      size129(),
    ]
  }

  private static func size10() -> PinCase {
    PinCase(
      "size/001",
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
          s["a"].plumb.pin { $0.width(35) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 35, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 35, height: 60)])
  }

  private static func size11() -> PinCase {
    PinCase(
      "size/004",
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
          s["a"].plumb.pin { $0.width(200%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 800, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 800, height: 60)])
  }

  private static func size12() -> PinCase {
    PinCase(
      "size/007",
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
          s["a"].plumb.pin { $0.width(of: s["aChild"]) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 50, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 50, height: 60)])
  }

  private static func size13() -> PinCase {
    PinCase(
      "size/008",
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
          s["a"].plumb.pin { $0.width(0) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 0, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 0, height: 60)])
  }

  private static func size14() -> PinCase {
    PinCase(
      "size/009",
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
          s["a"].plumb.pin { $0.width(-2) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 100, height: 60)],
      issues: [.unusableNumber])
  }

  private static func size15() -> PinCase {
    PinCase(
      "size/011",
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
          s["a"].plumb.pin { $0.width(.nan) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 100, height: 60)],
      issues: [.unusableNumber])
  }

  private static func size16() -> PinCase {
    PinCase(
      "size/016",
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
          s["a"].plumb.pin { $0.height(50%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 100, height: 200)])
  }

  private static func size17() -> PinCase {
    PinCase(
      "size/018",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("loose", in: nil, CGRect(x: 10, y: 10, width: 20, height: 30), fits: .none),
      ],
      steps: [
        { s in
          s["loose"].plumb.pin { $0.height(50%) }
        }
      ],
      frames: ["loose": CGRect(x: 10, y: 10, width: 20, height: 30)],
      scale: 2,
      framesOnGrid: ["loose": CGRect(x: 10, y: 10, width: 20, height: 30)],
      issues: [.notAChild])
  }

  private static func size18() -> PinCase {
    PinCase(
      "size/020",
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
          s["a"].plumb.pin { $0.height(0) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 0)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 100, height: 0)])
  }

  private static func size19() -> PinCase {
    PinCase(
      "size/022",
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
          s["a"].plumb.pin { $0.height(.nan) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 100, height: 60)],
      issues: [.unusableNumber])
  }

  private static func size110() -> PinCase {
    PinCase(
      "size/023",
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
          s["a"].plumb.pin { $0.height(.nan) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 100, height: 60)],
      issues: [.unusableNumber])
  }

  private static func size111() -> PinCase {
    PinCase(
      "size/026",
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
          s["a"].plumb.pin { $0.size(CGSize(width: 25, height: 25)) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 25, height: 25)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 25, height: 25)])
  }

  private static func size112() -> PinCase {
    PinCase(
      "size/036",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(CGSize(width: 20, height: 100)).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 16, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 16, height: 100)])
  }

  private static func size113() -> PinCase {
    PinCase(
      "size/037",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(CGSize(width: 20, height: 100)).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 20, height: 80)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 20, height: 80)])
  }

  private static func size114() -> PinCase {
    PinCase(
      "size/038",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(CGSize(width: 20, height: 100)).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 20, height: 80)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 20, height: 80)])
  }

  private static func size115() -> PinCase {
    PinCase(
      "size/040",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["aChild"].plumb.pin { $0.center(to: s["a"].anchor.center).width(20).sizeToFit(.width) }
        }
      ],
      stored: [
        { s in
          s["a"].plumb.setPin(for: s["aChild"]) {
            $0.center(to: s["a"].anchor.center).width(20).sizeToFit(.width)
          }
          s.run("a")
        }
      ],
      frames: ["aChild": CGRect(x: 40, y: -10, width: 20, height: 80)],
      scale: 2,
      framesOnGrid: ["aChild": CGRect(x: 40, y: -10, width: 20, height: 80)])
  }

  private static func size116() -> PinCase {
    PinCase(
      "size/041",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(20).right(80).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 20, y: 100, width: 300, height: 5.3333)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 20, y: 100, width: 300, height: 5.5)])
  }

  private static func size117() -> PinCase {
    PinCase(
      "size/042",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(20).right(80).marginLeft(10).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 30, y: 100, width: 290, height: 5.5172)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 30, y: 100, width: 290, height: 6)],
      roundedOtherwise: ["a"])
  }

  private static func size118() -> PinCase {
    PinCase(
      "size/043",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(20).right(80).marginRight(10).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 20, y: 100, width: 290, height: 5.5172)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 20, y: 100, width: 290, height: 6)],
      roundedOtherwise: ["a"])
  }

  private static func size119() -> PinCase {
    PinCase(
      "size/048",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(20).bottom(80).marginTop(10).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 30, width: 5.5172, height: 290)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 30, width: 6, height: 290)],
      roundedOtherwise: ["a"])
  }

  private static func size120() -> PinCase {
    PinCase(
      "size/049",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(20).bottom(80).marginBottom(10).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 20, width: 5.5172, height: 290)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 20, width: 6, height: 290)],
      roundedOtherwise: ["a"])
  }

  private static func size121() -> PinCase {
    PinCase(
      "size/053",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(100).width(200).marginRight(10).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 90, y: 100, width: 200, height: 8)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 90, y: 100, width: 200, height: 8)])
  }

  private static func size122() -> PinCase {
    PinCase(
      "size/063",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(100).height(200).marginTop(10).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 8, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 8, height: 200)])
  }

  private static func size123() -> PinCase {
    PinCase(
      "size/064",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(100).height(200).marginBottom(10).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 90, width: 8, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 90, width: 8, height: 200)])
  }

  private static func size124() -> PinCase {
    PinCase(
      "size/072",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(180).right(180).marginRight(10).sizeToFit(.width)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(180).right(180).marginRight(10).sizeToFit(.width)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 20, y: 20, width: 190, height: 8.4211)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 20, y: 20, width: 190, height: 8.5)])
  }

  private static func size125() -> PinCase {
    PinCase(
      "size/073",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginRight(10).sizeToFit(
              .width)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginRight(10).sizeToFit(
              .width)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 30, y: 20, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 30, y: 20, width: 180, height: 9)])
  }

  private static func size126() -> PinCase {
    PinCase(
      "size/074",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(180).right(180).marginTop(10).sizeToFit(.width)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(180).right(180).marginTop(10).sizeToFit(.width)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 20, y: 30, width: 200, height: 8)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 20, y: 30, width: 200, height: 8)])
  }

  private static func size127() -> PinCase {
    PinCase(
      "size/078",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginBottom(10).sizeToFit(
              .width)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginBottom(10).sizeToFit(
              .width)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 30, y: 20, width: 190, height: 8.4211)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 30, y: 20, width: 190, height: 8.5)])
  }

  private static func size128() -> PinCase {
    PinCase(
      "size/079",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginTop(10).marginBottom(10)
              .sizeToFit(.width)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginTop(10).marginBottom(10)
              .sizeToFit(.width)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 30, y: 30, width: 190, height: 8.4211)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 30, y: 30, width: 190, height: 8.5)])
  }

  private static func size129() -> PinCase {
    PinCase(
      "size/080",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginTop(10).marginBottom(10)
              .sizeToFit(.width)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginTop(10).marginBottom(10)
              .sizeToFit(.width)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 30, y: 30, width: 190, height: 8.4211)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 30, y: 30, width: 190, height: 8.5)])
  }
}
