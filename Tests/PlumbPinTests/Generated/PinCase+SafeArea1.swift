// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func safeArea1() -> [PinCase] {
    [
      safeArea10(),
      safeArea11(),
      safeArea12(),
      safeArea13(),
      safeArea14(),
      safeArea15(),
    ]
  }

  private static func safeArea10() -> PinCase {
    PinCase(
      "safeArea/001",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: 0, y: 91, width: 390, height: 753),
          safeArea: PinInsets(top: 0, left: 0, bottom: 34, right: 0)),
        PinSceneView("off", in: "main", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["off"].plumb.pin { $0.top(10).width(100).height(100) }
        }
      ],
      frames: [
        "main": CGRect(x: 0, y: 91, width: 390, height: 753),
        "off": CGRect(x: 0, y: 10, width: 100, height: 100),
      ],
      safeAreas: ["off": PinInsets(top: 0, left: 0, bottom: 0, right: 0)])
  }

  private static func safeArea11() -> PinCase {
    PinCase(
      "safeArea/003",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: 0, y: 0, width: 390, height: 844),
          safeArea: PinInsets(top: 91, left: 0, bottom: 34, right: 0)),
        PinSceneView("off", in: "main", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["off"].plumb.pin { $0.top(10).width(100).height(100) }
        }
      ],
      frames: [
        "main": CGRect(x: 0, y: 0, width: 390, height: 844),
        "off": CGRect(x: 0, y: 10, width: 100, height: 100),
      ],
      safeAreas: ["off": PinInsets(top: 81, left: 0, bottom: 0, right: 0)])
  }

  private static func safeArea12() -> PinCase {
    PinCase(
      "safeArea/004",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: 0, y: 0, width: 390, height: 844),
          safeArea: PinInsets(top: 101, left: 10, bottom: 64, right: 0)),
        PinSceneView("off", in: "main", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["off"].plumb.pin { $0.all().margin(s["main"].plumb.safeArea) }
        }
      ],
      stored: [
        { s in
          s["main"].plumb.setPin(for: s["off"]) { $0.all().margin(s["main"].plumb.safeArea) }
          s.run("main")
        }
      ],
      frames: [
        "main": CGRect(x: 0, y: 0, width: 390, height: 844),
        "off": CGRect(x: 10, y: 101, width: 380, height: 679),
      ],
      safeAreas: ["off": PinInsets(top: 0, left: 0, bottom: 0, right: 0)])
  }

  private static func safeArea13() -> PinCase {
    PinCase(
      "safeArea/008",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: 0, y: 0, width: 390, height: 844),
          safeArea: PinInsets(top: 91, left: 0, bottom: 34, right: 0)),
        PinSceneView("sub", in: "main", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
        PinSceneView("subB", in: "sub", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["sub"].plumb.pin { $0.top(10).right(10).size(100) }
        },
        { s in
          s["subB"].plumb.pin {
            $0.top(s["sub"].plumb.safeArea).left(s["sub"].plumb.safeArea).size(40)
          }
        },
      ],
      stored: [
        { s in
          s["main"].plumb.setPin(for: s["sub"]) { $0.top(10).right(10).size(100) }
          s.run("main")
        },
        { s in
          s["sub"].plumb.setPin(for: s["subB"]) {
            $0.top(s["sub"].plumb.safeArea).left(s["sub"].plumb.safeArea).size(40)
          }
          s.run("sub")
        },
      ],
      frames: [
        "sub": CGRect(x: 280, y: 10, width: 100, height: 100),
        "subB": CGRect(x: 0, y: 81, width: 40, height: 40),
      ],
      safeAreas: [
        "sub": PinInsets(top: 81, left: 0, bottom: 0, right: 0),
        "subB": PinInsets(top: 0, left: 0, bottom: 0, right: 0),
      ])
  }

  private static func safeArea14() -> PinCase {
    PinCase(
      "safeArea/009",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: 0, y: 0, width: 390, height: 844),
          safeArea: PinInsets(top: 91, left: 0, bottom: 34, right: 0)),
        PinSceneView("sub", in: "main", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
        PinSceneView("subB", in: "sub", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["sub"].plumb.pin { $0.top(10).right(-10).size(100) }
        },
        { s in
          s["subB"].plumb.pin {
            $0.top(s["sub"].plumb.safeArea).left(s["sub"].plumb.safeArea).size(40)
          }
        },
      ],
      stored: [
        { s in
          s["main"].plumb.setPin(for: s["sub"]) { $0.top(10).right(-10).size(100) }
          s.run("main")
        },
        { s in
          s["sub"].plumb.setPin(for: s["subB"]) {
            $0.top(s["sub"].plumb.safeArea).left(s["sub"].plumb.safeArea).size(40)
          }
          s.run("sub")
        },
      ],
      frames: [
        "sub": CGRect(x: 300, y: 10, width: 100, height: 100),
        "subB": CGRect(x: 0, y: 81, width: 40, height: 40),
      ],
      safeAreas: [
        "sub": PinInsets(top: 81, left: 0, bottom: 0, right: 0),
        "subB": PinInsets(top: 0, left: 0, bottom: 0, right: 0),
      ])
  }

  private static func safeArea15() -> PinCase {
    PinCase(
      "safeArea/011",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: 0, y: 0, width: 390, height: 844),
          safeArea: PinInsets(top: 91, left: 0, bottom: 34, right: 0)),
        PinSceneView("sub", in: "main", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
        PinSceneView("subB", in: "sub", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["sub"].plumb.pin { $0.top(10).left(10).size(100) }
        },
        { s in
          s["subB"].plumb.pin {
            $0.top(s["sub"].plumb.safeArea).left(s["sub"].plumb.safeArea).size(40)
          }
        },
      ],
      stored: [
        { s in
          s["main"].plumb.setPin(for: s["sub"]) { $0.top(10).left(10).size(100) }
          s.run("main")
        },
        { s in
          s["sub"].plumb.setPin(for: s["subB"]) {
            $0.top(s["sub"].plumb.safeArea).left(s["sub"].plumb.safeArea).size(40)
          }
          s.run("sub")
        },
      ],
      frames: [
        "sub": CGRect(x: 10, y: 10, width: 100, height: 100),
        "subB": CGRect(x: 0, y: 81, width: 40, height: 40),
      ],
      safeAreas: [
        "sub": PinInsets(top: 81, left: 0, bottom: 0, right: 0),
        "subB": PinInsets(top: 0, left: 0, bottom: 0, right: 0),
      ])
  }
}
