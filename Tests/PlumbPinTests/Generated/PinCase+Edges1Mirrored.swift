// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func edges1Mirrored() -> [PinCase] {
    [
      edges1Mirrored0(),
      edges1Mirrored1(),
      edges1Mirrored2(),
      edges1Mirrored3(),
      edges1Mirrored4(),
      edges1Mirrored5(),
      edges1Mirrored6(),
      edges1Mirrored7(),
      edges1Mirrored8(),
      edges1Mirrored9(),
      edges1Mirrored10(),
      edges1Mirrored11(),
      edges1Mirrored12(),
      edges1Mirrored13(),
      edges1Mirrored14(),
      edges1Mirrored15(),
      edges1Mirrored16(),
      edges1Mirrored17(),
      edges1Mirrored18(),
      edges1Mirrored19(),
      edges1Mirrored20(),
      edges1Mirrored21(),
      edges1Mirrored22(),
      edges1Mirrored23(),
      edges1Mirrored24(),
      edges1Mirrored25(),
      edges1Mirrored26(),
      edges1Mirrored27(),
      edges1Mirrored28(),
      edges1Mirrored29(),
    ]
  }

  private static func edges1Mirrored0() -> PinCase {
    PinCase(
      "edges/004 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(20).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 20, width: 200, height: 100)])
  }

  private static func edges1Mirrored1() -> PinCase {
    PinCase(
      "edges/007 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(-20).bottom().right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: -20, width: 200, height: 420)])
  }

  private static func edges1Mirrored2() -> PinCase {
    PinCase(
      "edges/008 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
        PinSceneView("loose", in: nil, CGRect(x: -20, y: 10, width: 10, height: 10), fits: .none),
      ],
      steps: [
        { s in
          s["loose"].plumb.pin { $0.top(20%) }
        }
      ],
      frames: ["loose": CGRect(x: -20, y: 10, width: 10, height: 10)],
      issues: [.notAChild])
  }

  private static func edges1Mirrored3() -> PinCase {
    PinCase(
      "edges/012 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right() }
        }
      ],
      frames: ["a": CGRect(x: 200, y: 100, width: 200, height: 100)])
  }

  private static func edges1Mirrored4() -> PinCase {
    PinCase(
      "edges/013 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(0) }
        }
      ],
      frames: ["a": CGRect(x: 200, y: 100, width: 200, height: 100)])
  }

  private static func edges1Mirrored5() -> PinCase {
    PinCase(
      "edges/016 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(-20).left().justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 420, height: 100)])
  }

  private static func edges1Mirrored6() -> PinCase {
    PinCase(
      "edges/019 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(20%) }
        }
      ],
      frames: ["a": CGRect(x: 120, y: 100, width: 200, height: 100)])
  }

  private static func edges1Mirrored7() -> PinCase {
    PinCase(
      "edges/022 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(-(20%)).left().justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 480, height: 100)])
  }

  private static func edges1Mirrored8() -> PinCase {
    PinCase(
      "edges/023 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(PinInsets(top: 10, left: 40, bottom: 30, right: 20)) }
        }
      ],
      frames: ["a": CGRect(x: 180, y: 100, width: 200, height: 100)])
  }

  private static func edges1Mirrored9() -> PinCase {
    PinCase(
      "edges/024 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom().right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 300, width: 200, height: 100)])
  }

  private static func edges1Mirrored10() -> PinCase {
    PinCase(
      "edges/025 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(0).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 300, width: 200, height: 100)])
  }

  private static func edges1Mirrored11() -> PinCase {
    PinCase(
      "edges/026 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom().right(140).marginHorizontal(0) }
        },
        { s in
          s["a"].plumb.pin { $0.bottom(0).right(140).marginHorizontal(0) }
        },
      ],
      frames: ["a": CGRect(x: 60, y: 300, width: 200, height: 100)],
      same: [[PinMoment("a", after: 2), PinMoment("a", after: 1)]])
  }

  private static func edges1Mirrored12() -> PinCase {
    PinCase(
      "edges/030 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(20%).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 220, width: 200, height: 100)])
  }

  private static func edges1Mirrored13() -> PinCase {
    PinCase(
      "edges/038 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(-20) }
        }
      ],
      frames: ["a": CGRect(x: -20, y: 100, width: 200, height: 100)])
  }

  private static func edges1Mirrored14() -> PinCase {
    PinCase(
      "edges/039 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().left(-20).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: -20, y: 100, width: 420, height: 100)])
  }

  private static func edges1Mirrored15() -> PinCase {
    PinCase(
      "edges/045 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(PinInsets(top: 10, left: 40, bottom: 30, right: 20)) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 100, width: 200, height: 100)])
  }

  private static func edges1Mirrored16() -> PinCase {
    PinCase(
      "edges/047 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(0) }
        }
      ],
      frames: ["a": CGRect(x: 100, y: 100, width: 200, height: 100)])
  }

  private static func edges1Mirrored17() -> PinCase {
    PinCase(
      "edges/055 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.hCenter(to: s["a"].edge.hCenter) }
        }
      ],
      frames: ["b": CGRect(x: 105, y: 120, width: 110, height: 80)])
  }

  private static func edges1Mirrored18() -> PinCase {
    PinCase(
      "edges/056 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.hCenter(to: s["a"].edge.left) }
        }
      ],
      frames: ["b": CGRect(x: 5, y: 120, width: 110, height: 80)])
  }

  private static func edges1Mirrored19() -> PinCase {
    PinCase(
      "edges/057 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter().right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 150, width: 200, height: 100)])
  }

  private static func edges1Mirrored20() -> PinCase {
    PinCase(
      "edges/059 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter().right(140).marginHorizontal(0) }
        },
        { s in
          s["a"].plumb.pin { $0.vCenter(0).right(140).marginHorizontal(0) }
        },
      ],
      frames: ["a": CGRect(x: 60, y: 150, width: 200, height: 100)],
      same: [[PinMoment("a", after: 2), PinMoment("a", after: 1)]])
  }

  private static func edges1Mirrored21() -> PinCase {
    PinCase(
      "edges/063 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(-(20%)).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 70, width: 200, height: 100)])
  }

  private static func edges1Mirrored22() -> PinCase {
    PinCase(
      "edges/065 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.vCenter(to: s["a"].edge.top).right(160).marginHorizontal(0) }
        }
      ],
      frames: ["b": CGRect(x: 130, y: 60, width: 110, height: 80)])
  }

  private static func edges1Mirrored23() -> PinCase {
    PinCase(
      "edges/066 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.vCenter(to: s["a"].edge.vCenter).right(160).marginHorizontal(0) }
        }
      ],
      frames: ["b": CGRect(x: 130, y: 110, width: 110, height: 80)])
  }

  private static func edges1Mirrored24() -> PinCase {
    PinCase(
      "edges/067 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.vCenter(to: s["a"].edge.bottom).right(160).marginHorizontal(0) }
        }
      ],
      frames: ["b": CGRect(x: 130, y: 160, width: 110, height: 80)])
  }

  private static func edges1Mirrored25() -> PinCase {
    PinCase(
      "edges/070 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.all().margin(10).justify(.right) }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.all().margin(10).justify(.right) }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 10, y: 10, width: 380, height: 380)])
  }

  private static func edges1Mirrored26() -> PinCase {
    PinCase(
      "edges/071 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.all(10).justify(.right) }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.all(10).justify(.right) }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 10, y: 10, width: 380, height: 380)])
  }

  private static func edges1Mirrored27() -> PinCase {
    PinCase(
      "edges/072 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.all().justify(.right) }
        }
      ],
      stored: [
        { s in
          s["b"].plumb.setPin(for: s["bChild"]) { $0.all().justify(.right) }
          s.run("b")
        }
      ],
      frames: ["bChild": CGRect(x: 0, y: 0, width: 110, height: 80)])
  }

  private static func edges1Mirrored28() -> PinCase {
    PinCase(
      "edges/073 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.all().margin(10).justify(.right) }
        }
      ],
      stored: [
        { s in
          s["b"].plumb.setPin(for: s["bChild"]) { $0.all().margin(10).justify(.right) }
          s.run("b")
        }
      ],
      frames: ["bChild": CGRect(x: 10, y: 10, width: 90, height: 60)])
  }

  private static func edges1Mirrored29() -> PinCase {
    PinCase(
      "edges/075 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.all(PinInsets(top: 10, left: 40, bottom: 30, right: 20)).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.all(PinInsets(top: 10, left: 40, bottom: 30, right: 20)).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 40, y: 10, width: 340, height: 360)])
  }
}
