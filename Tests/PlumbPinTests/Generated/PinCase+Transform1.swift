// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func transform1() -> [PinCase] {
    [
      transform10(),
      transform11(),
      transform12(),
      transform13(),
      transform14(),
      transform15(),
      transform16(),
      transform17(),
      transform18(),
      transform19(),
      transform110(),
      transform111(),
      transform112(),
    ]
  }

  private static func transform10() -> PinCase {
    PinCase(
      "transform/001",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).left(100).width(100).height(50) }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.top(100).left(100).width(100).height(50) }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 100, y: 100, width: 100, height: 50)])
  }

  private static func transform11() -> PinCase {
    PinCase(
      "transform/011",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
        PinSceneView(
          "b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50), transform: .scale(x: 2, y: 2)
        ),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topLeft(to: s["b"].anchor.topLeft) }
        }
      ],
      frames: [
        "a": CGRect(x: 0, y: 0, width: 200, height: 120),
        "b": CGRect(x: -50, y: -25, width: 200, height: 100),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 200, height: 120),
        "b": CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  private static func transform12() -> PinCase {
    PinCase(
      "transform/012",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
        PinSceneView(
          "b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50), transform: .scale(x: 2, y: 2)
        ),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().left().bottomRight(to: s["b"].anchor.bottomRight) }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top().left().bottomRight(to: s["b"].anchor.bottomRight)
          }
          s.run("root")
        }
      ],
      frames: [
        "a": CGRect(x: 0, y: 0, width: 100, height: 50),
        "b": CGRect(x: -50, y: -25, width: 200, height: 100),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 100, height: 50),
        "b": CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  private static func transform13() -> PinCase {
    PinCase(
      "transform/015",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          transform: .scale(x: 2, y: 2)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.topLeft(to: s["root"].anchor.topLeft).bottomRight(to: s["root"].anchor.bottomRight)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.topLeft(to: s["root"].anchor.topLeft).bottomRight(to: s["root"].anchor.bottomRight)
          }
          s.run("root")
        }
      ],
      frames: [
        "a": CGRect(x: 0, y: 0, width: 400, height: 400),
        "root": CGRect(x: -200, y: -200, width: 800, height: 800),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 400, height: 400),
        "root": CGRect(x: 0, y: 0, width: 400, height: 400),
      ])
  }

  private static func transform14() -> PinCase {
    PinCase(
      "transform/017",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(to: s["root"].edge.top).bottom(to: s["root"].edge.bottom) }
        }
      ],
      frames: [
        "a": CGRect(x: 140, y: 0, width: 200, height: 400),
        "root": CGRect(x: 0, y: 0, width: 400, height: 400),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 200, height: 400),
        "root": CGRect(x: 0, y: 0, width: 400, height: 400),
      ])
  }

  private static func transform15() -> PinCase {
    PinCase(
      "transform/019",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          transform: .scale(x: 2, y: 2)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(to: s["root"].edge.top).bottom(to: s["root"].edge.bottom) }
        }
      ],
      frames: [
        "a": CGRect(x: 140, y: 0, width: 200, height: 400),
        "root": CGRect(x: -200, y: -200, width: 800, height: 800),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 200, height: 400),
        "root": CGRect(x: 0, y: 0, width: 400, height: 400),
      ])
  }

  private static func transform16() -> PinCase {
    PinCase(
      "transform/025",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
        PinSceneView(
          "b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50), transform: .scale(x: 2, y: 2)
        ),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.height(of: s["b"]) }
        }
      ],
      frames: [
        "a": CGRect(x: 140, y: 100, width: 200, height: 50),
        "b": CGRect(x: -50, y: -25, width: 200, height: 100),
      ],
      bounds: ["b": CGRect(x: 0, y: 0, width: 100, height: 50)])
  }

  private static func transform17() -> PinCase {
    PinCase(
      "transform/029",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120),
          transform: .scale(x: 2, y: 2)),
        PinSceneView(
          "b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50), transform: .scale(x: 2, y: 2)
        ),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(of: s["b"]) }
        }
      ],
      frames: [
        "a": CGRect(x: 90, y: 75, width: 200, height: 100),
        "b": CGRect(x: -50, y: -25, width: 200, height: 100),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 100, height: 50),
        "b": CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  private static func transform18() -> PinCase {
    PinCase(
      "transform/032",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          transform: .scale(x: 2, y: 2)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().width(100) }
        }
      ],
      frames: [
        "a": CGRect(x: 300, y: 100, width: 100, height: 120),
        "root": CGRect(x: -200, y: -200, width: 800, height: 800),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 100, height: 120),
        "root": CGRect(x: 0, y: 0, width: 400, height: 400),
      ],
      centers: ["a": CGPoint(x: 350, y: 160)])
  }

  private static func transform19() -> PinCase {
    PinCase(
      "transform/036",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120),
          anchorPoint: CGPoint(x: 0, y: 0), transform: .scale(x: 2, y: 2)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).left(100).width(100).height(100) }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.top(100).left(100).width(100).height(100) }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 100, y: 100, width: 200, height: 200)],
      bounds: ["a": CGRect(x: 0, y: 0, width: 100, height: 100)],
      centers: ["a": CGPoint(x: 100, y: 100)])
  }

  private static func transform110() -> PinCase {
    PinCase(
      "transform/038",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120),
          anchorPoint: CGPoint(x: 0.25, y: 0.25)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).left(100).width(100).height(100) }
        },
        { s in
          s["b"].plumb.pin { $0.below(of: s["a"], aligned: .left) }
        },
      ],
      frames: [
        "a": CGRect(x: 100, y: 100, width: 100, height: 100),
        "b": CGRect(x: 100, y: 200, width: 100, height: 50),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 100, height: 100),
        "b": CGRect(x: 0, y: 0, width: 100, height: 50),
      ],
      centers: ["a": CGPoint(x: 125, y: 125), "b": CGPoint(x: 150, y: 225)])
  }

  private static func transform111() -> PinCase {
    PinCase(
      "transform/039",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120),
          anchorPoint: CGPoint(x: 0, y: 1), transform: .scale(x: 2, y: 2)),
        PinSceneView("b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).left(100).width(100).height(100) }
        },
        { s in
          s["b"].plumb.pin { $0.below(of: s["a"], aligned: .left) }
        },
      ],
      frames: [
        "a": CGRect(x: 100, y: 0, width: 200, height: 200),
        "b": CGRect(x: 100, y: 200, width: 100, height: 50),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 100, height: 100),
        "b": CGRect(x: 0, y: 0, width: 100, height: 50),
      ],
      centers: ["a": CGPoint(x: 100, y: 200), "b": CGPoint(x: 150, y: 225)])
  }

  private static func transform112() -> PinCase {
    PinCase(
      "transform/043",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120),
          transform: .rotation(by: 1.5707963267948966)),
        PinSceneView(
          "b", in: "root", CGRect(x: 0, y: 0, width: 100, height: 50),
          transform: .rotation(by: 1.5707963267948966)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).left(100).width(100).height(50) }
        },
        { s in
          s["b"].plumb.pinFrame { $0.top(100).left(100).width(100).height(50) }
        },
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.top(100).left(100).width(100).height(50) }
          s.run("root")
        },
        { s in
          s["root"].plumb.setPinFrame(for: s["b"]) { $0.top(100).left(100).width(100).height(50) }
          s.run("root")
        },
      ],
      frames: [
        "a": CGRect(x: 125, y: 75, width: 50, height: 100),
        "b": CGRect(x: 100, y: 100, width: 100, height: 50),
      ])
  }
}
