// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func transform1Mirrored() -> [PinCase] {
    [
      transform1Mirrored0(),
      transform1Mirrored1(),
      transform1Mirrored2(),
      transform1Mirrored3(),
      transform1Mirrored4(),
      transform1Mirrored5(),
      transform1Mirrored6(),
      transform1Mirrored7(),
      transform1Mirrored8(),
      transform1Mirrored9(),
      transform1Mirrored10(),
      transform1Mirrored11(),
      transform1Mirrored12(),
    ]
  }

  private static func transform1Mirrored0() -> PinCase {
    PinCase(
      "transform/001 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
        PinSceneView("b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).right(100).width(100).height(50) }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.top(100).right(100).width(100).height(50) }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 200, y: 100, width: 100, height: 50)])
  }

  private static func transform1Mirrored1() -> PinCase {
    PinCase(
      "transform/011 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
        PinSceneView(
          "b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50),
          transform: .scale(x: 2, y: 2)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.topRight(to: s["b"].anchor.topRight) }
        }
      ],
      frames: [
        "a": CGRect(x: 200, y: 0, width: 200, height: 120),
        "b": CGRect(x: 250, y: -25, width: 200, height: 100),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 200, height: 120),
        "b": CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  private static func transform1Mirrored2() -> PinCase {
    PinCase(
      "transform/012 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
        PinSceneView(
          "b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50),
          transform: .scale(x: 2, y: 2)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().right().bottomLeft(to: s["b"].anchor.bottomLeft).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top().right().bottomLeft(to: s["b"].anchor.bottomLeft).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: [
        "a": CGRect(x: 300, y: 0, width: 100, height: 50),
        "b": CGRect(x: 250, y: -25, width: 200, height: 100),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 100, height: 50),
        "b": CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  private static func transform1Mirrored3() -> PinCase {
    PinCase(
      "transform/015 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          transform: .scale(x: 2, y: 2)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
        PinSceneView("b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.topRight(to: s["root"].anchor.topRight).bottomLeft(to: s["root"].anchor.bottomLeft)
              .justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.topRight(to: s["root"].anchor.topRight).bottomLeft(to: s["root"].anchor.bottomLeft)
              .justify(.right)
          }
          s.run("root")
        }
      ],
      frames: [
        "a": CGRect(x: 0, y: 0, width: 400, height: 400),
        "root": CGRect(x: -600, y: -200, width: 800, height: 800),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 400, height: 400),
        "root": CGRect(x: 0, y: 0, width: 400, height: 400),
      ])
  }

  private static func transform1Mirrored4() -> PinCase {
    PinCase(
      "transform/017 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
        PinSceneView("b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(to: s["root"].edge.top).bottom(to: s["root"].edge.bottom).right(140)
              .marginHorizontal(0)
          }
        }
      ],
      frames: [
        "a": CGRect(x: 60, y: 0, width: 200, height: 400),
        "root": CGRect(x: -400, y: 0, width: 400, height: 400),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 200, height: 400),
        "root": CGRect(x: 0, y: 0, width: 400, height: 400),
      ])
  }

  private static func transform1Mirrored5() -> PinCase {
    PinCase(
      "transform/019 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          transform: .scale(x: 2, y: 2)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
        PinSceneView("b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(to: s["root"].edge.top).bottom(to: s["root"].edge.bottom).right(140)
              .marginHorizontal(0)
          }
        }
      ],
      frames: [
        "a": CGRect(x: 60, y: 0, width: 200, height: 400),
        "root": CGRect(x: -600, y: -200, width: 800, height: 800),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 200, height: 400),
        "root": CGRect(x: 0, y: 0, width: 400, height: 400),
      ])
  }

  private static func transform1Mirrored6() -> PinCase {
    PinCase(
      "transform/025 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
        PinSceneView(
          "b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50),
          transform: .scale(x: 2, y: 2)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.height(of: s["b"]).right(140).marginHorizontal(0) }
        }
      ],
      frames: [
        "a": CGRect(x: 60, y: 100, width: 200, height: 50),
        "b": CGRect(x: 250, y: -25, width: 200, height: 100),
      ],
      bounds: ["b": CGRect(x: 0, y: 0, width: 100, height: 50)])
  }

  private static func transform1Mirrored7() -> PinCase {
    PinCase(
      "transform/029 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView(
          "a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120),
          transform: .scale(x: 2, y: 2)),
        PinSceneView(
          "b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50),
          transform: .scale(x: 2, y: 2)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(of: s["b"]).right(140).marginHorizontal(0) }
        }
      ],
      frames: [
        "a": CGRect(x: 110, y: 75, width: 200, height: 100),
        "b": CGRect(x: 250, y: -25, width: 200, height: 100),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 100, height: 50),
        "b": CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  private static func transform1Mirrored8() -> PinCase {
    PinCase(
      "transform/032 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          transform: .scale(x: 2, y: 2)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
        PinSceneView("b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().width(100) }
        }
      ],
      frames: [
        "a": CGRect(x: 0, y: 100, width: 100, height: 120),
        "root": CGRect(x: -600, y: -200, width: 800, height: 800),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 100, height: 120),
        "root": CGRect(x: 0, y: 0, width: 400, height: 400),
      ])
  }

  private static func transform1Mirrored9() -> PinCase {
    PinCase(
      "transform/036 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView(
          "a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120),
          anchorPoint: CGPoint(x: 1, y: 0), transform: .scale(x: 2, y: 2)),
        PinSceneView("b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).right(100).width(100).height(100) }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.top(100).right(100).width(100).height(100) }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 100, y: 100, width: 200, height: 200)],
      bounds: ["a": CGRect(x: 0, y: 0, width: 100, height: 100)])
  }

  private static func transform1Mirrored10() -> PinCase {
    PinCase(
      "transform/038 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView(
          "a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120),
          anchorPoint: CGPoint(x: 0.75, y: 0.25)),
        PinSceneView("b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).right(100).width(100).height(100) }
        },
        { s in
          s["b"].plumb.pin { $0.below(of: s["a"], aligned: .right) }
        },
      ],
      frames: [
        "a": CGRect(x: 200, y: 100, width: 100, height: 100),
        "b": CGRect(x: 200, y: 200, width: 100, height: 50),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 100, height: 100),
        "b": CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  private static func transform1Mirrored11() -> PinCase {
    PinCase(
      "transform/039 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView(
          "a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120),
          anchorPoint: CGPoint(x: 1, y: 1), transform: .scale(x: 2, y: 2)),
        PinSceneView("b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).right(100).width(100).height(100) }
        },
        { s in
          s["b"].plumb.pin { $0.below(of: s["a"], aligned: .right) }
        },
      ],
      frames: [
        "a": CGRect(x: 100, y: 0, width: 200, height: 200),
        "b": CGRect(x: 200, y: 200, width: 100, height: 50),
      ],
      bounds: [
        "a": CGRect(x: 0, y: 0, width: 100, height: 100),
        "b": CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  private static func transform1Mirrored12() -> PinCase {
    PinCase(
      "transform/043 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView(
          "a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120),
          transform: .rotation(by: -1.5707963267948966)),
        PinSceneView(
          "b", in: "root", CGRect(x: 300, y: 0, width: 100, height: 50),
          transform: .rotation(by: -1.5707963267948966)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).right(100).width(100).height(50) }
        },
        { s in
          s["b"].plumb.pinFrame { $0.top(100).right(100).width(100).height(50) }
        },
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.top(100).right(100).width(100).height(50) }
          s.run("root")
        },
        { s in
          s["root"].plumb.setPinFrame(for: s["b"]) { $0.top(100).right(100).width(100).height(50) }
          s.run("root")
        },
      ],
      frames: [
        "a": CGRect(x: 225, y: 75, width: 50, height: 100),
        "b": CGRect(x: 200, y: 100, width: 100, height: 50),
      ])
  }
}
