// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func edges1() -> [PinCase] {
    [
      edges10(),
      edges11(),
      edges12(),
      edges13(),
      edges14(),
      edges15(),
      edges16(),
      edges17(),
      edges18(),
      edges19(),
      edges110(),
      edges111(),
      edges112(),
      edges113(),
      edges114(),
      edges115(),
      edges116(),
      edges117(),
      edges118(),
      edges119(),
      edges120(),
      edges121(),
      edges122(),
      edges123(),
      edges124(),
      edges125(),
      edges126(),
      edges127(),
      edges128(),
      edges129(),
    ]
  }

  private static func edges10() -> PinCase {
    PinCase(
      "edges/004",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(20) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 20, width: 200, height: 100)])
  }

  private static func edges11() -> PinCase {
    PinCase(
      "edges/007",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(-20).bottom() }
        }
      ],
      frames: ["a": CGRect(x: 140, y: -20, width: 200, height: 420)])
  }

  private static func edges12() -> PinCase {
    PinCase(
      "edges/008",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
        PinSceneView("loose", in: nil, CGRect(x: 10, y: 10, width: 10, height: 10), fits: .none),
      ],
      steps: [
        { s in
          s["loose"].plumb.pin { $0.top(20%) }
        }
      ],
      frames: ["loose": CGRect(x: 10, y: 10, width: 10, height: 10)],
      issues: [.notAChild])
  }

  private static func edges13() -> PinCase {
    PinCase(
      "edges/012",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left() }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 200, height: 100)])
  }

  private static func edges14() -> PinCase {
    PinCase(
      "edges/013",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(0) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 200, height: 100)])
  }

  private static func edges15() -> PinCase {
    PinCase(
      "edges/016",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(-20).right() }
        }
      ],
      frames: ["a": CGRect(x: -20, y: 100, width: 420, height: 100)])
  }

  private static func edges16() -> PinCase {
    PinCase(
      "edges/019",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(20%) }
        }
      ],
      frames: ["a": CGRect(x: 80, y: 100, width: 200, height: 100)])
  }

  private static func edges17() -> PinCase {
    PinCase(
      "edges/022",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(-(20%)).right() }
        }
      ],
      frames: ["a": CGRect(x: -80, y: 100, width: 480, height: 100)])
  }

  private static func edges18() -> PinCase {
    PinCase(
      "edges/023",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(PinInsets(top: 10, left: 20, bottom: 30, right: 40)) }
        }
      ],
      frames: ["a": CGRect(x: 20, y: 100, width: 200, height: 100)])
  }

  private static func edges19() -> PinCase {
    PinCase(
      "edges/024",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom() }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 300, width: 200, height: 100)])
  }

  private static func edges110() -> PinCase {
    PinCase(
      "edges/025",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(0) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 300, width: 200, height: 100)])
  }

  private static func edges111() -> PinCase {
    PinCase(
      "edges/026",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom() }
        },
        { s in
          s["a"].plumb.pin { $0.bottom(0) }
        },
      ],
      frames: ["a": CGRect(x: 140, y: 300, width: 200, height: 100)],
      same: [[PinMoment("a", after: 2), PinMoment("a", after: 1)]])
  }

  private static func edges112() -> PinCase {
    PinCase(
      "edges/030",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(20%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 220, width: 200, height: 100)])
  }

  private static func edges113() -> PinCase {
    PinCase(
      "edges/038",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(-20) }
        }
      ],
      frames: ["a": CGRect(x: 220, y: 100, width: 200, height: 100)])
  }

  private static func edges114() -> PinCase {
    PinCase(
      "edges/039",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().right(-20) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 420, height: 100)])
  }

  private static func edges115() -> PinCase {
    PinCase(
      "edges/045",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(PinInsets(top: 10, left: 20, bottom: 30, right: 40)) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 200, height: 100)])
  }

  private static func edges116() -> PinCase {
    PinCase(
      "edges/047",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(0) }
        }
      ],
      frames: ["a": CGRect(x: 100, y: 100, width: 200, height: 100)])
  }

  private static func edges117() -> PinCase {
    PinCase(
      "edges/055",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.hCenter(to: s["a"].edge.hCenter) }
        }
      ],
      frames: ["b": CGRect(x: 185, y: 120, width: 110, height: 80)])
  }

  private static func edges118() -> PinCase {
    PinCase(
      "edges/056",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.hCenter(to: s["a"].edge.right) }
        }
      ],
      frames: ["b": CGRect(x: 285, y: 120, width: 110, height: 80)])
  }

  private static func edges119() -> PinCase {
    PinCase(
      "edges/057",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter() }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 150, width: 200, height: 100)])
  }

  private static func edges120() -> PinCase {
    PinCase(
      "edges/059",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter() }
        },
        { s in
          s["a"].plumb.pin { $0.vCenter(0) }
        },
      ],
      frames: ["a": CGRect(x: 140, y: 150, width: 200, height: 100)],
      same: [[PinMoment("a", after: 2), PinMoment("a", after: 1)]])
  }

  private static func edges121() -> PinCase {
    PinCase(
      "edges/063",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(-(20%)) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 70, width: 200, height: 100)])
  }

  private static func edges122() -> PinCase {
    PinCase(
      "edges/065",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.vCenter(to: s["a"].edge.top) }
        }
      ],
      frames: ["b": CGRect(x: 160, y: 60, width: 110, height: 80)])
  }

  private static func edges123() -> PinCase {
    PinCase(
      "edges/066",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.vCenter(to: s["a"].edge.vCenter) }
        }
      ],
      frames: ["b": CGRect(x: 160, y: 110, width: 110, height: 80)])
  }

  private static func edges124() -> PinCase {
    PinCase(
      "edges/067",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.vCenter(to: s["a"].edge.bottom) }
        }
      ],
      frames: ["b": CGRect(x: 160, y: 160, width: 110, height: 80)])
  }

  private static func edges125() -> PinCase {
    PinCase(
      "edges/070",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.all().margin(10) }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.all().margin(10) }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 10, y: 10, width: 380, height: 380)])
  }

  private static func edges126() -> PinCase {
    PinCase(
      "edges/071",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.all(10) }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.all(10) }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 10, y: 10, width: 380, height: 380)])
  }

  private static func edges127() -> PinCase {
    PinCase(
      "edges/072",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.all() }
        }
      ],
      stored: [
        { s in
          s["b"].plumb.setPin(for: s["bChild"]) { $0.all() }
          s.run("b")
        }
      ],
      frames: ["bChild": CGRect(x: 0, y: 0, width: 110, height: 80)])
  }

  private static func edges128() -> PinCase {
    PinCase(
      "edges/073",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["bChild"].plumb.pin { $0.all().margin(10) }
        }
      ],
      stored: [
        { s in
          s["b"].plumb.setPin(for: s["bChild"]) { $0.all().margin(10) }
          s.run("b")
        }
      ],
      frames: ["bChild": CGRect(x: 10, y: 10, width: 90, height: 60)])
  }

  private static func edges129() -> PinCase {
    PinCase(
      "edges/075",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.all(PinInsets(top: 10, left: 20, bottom: 30, right: 40)) }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.all(PinInsets(top: 10, left: 20, bottom: 30, right: 40))
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 20, y: 10, width: 340, height: 360)])
  }
}
