// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func safeArea1Mirrored() -> [PinCase] {
    [
      safeArea1Mirrored0(),
      safeArea1Mirrored1(),
      safeArea1Mirrored2(),
      safeArea1Mirrored3(),
      safeArea1Mirrored4(),
      safeArea1Mirrored5(),
    ]
  }

  private static func safeArea1Mirrored0() -> PinCase {
    PinCase(
      "safeArea/001 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: -390, y: 91, width: 390, height: 753),
          safeArea: PinInsets(top: 0, left: 0, bottom: 34, right: 0)),
        PinSceneView("off", in: "main", CGRect(x: 390, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["off"].plumb.pin { $0.top(10).width(100).height(100).right(0).marginHorizontal(0) }
        }
      ],
      stored: [
        { s in
          s["main"].plumb.setPin(for: s["off"]) {
            $0.top(10).width(100).height(100).right(0).marginHorizontal(0)
          }
          s.run("main")
        }
      ],
      frames: [
        "main": CGRect(x: -390, y: 91, width: 390, height: 753),
        "off": CGRect(x: 290, y: 10, width: 100, height: 100),
      ])
  }

  private static func safeArea1Mirrored1() -> PinCase {
    PinCase(
      "safeArea/003 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: -390, y: 0, width: 390, height: 844),
          safeArea: PinInsets(top: 91, left: 0, bottom: 34, right: 0)),
        PinSceneView("off", in: "main", CGRect(x: 390, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["off"].plumb.pin { $0.top(10).width(100).height(100).right(0).marginHorizontal(0) }
        }
      ],
      stored: [
        { s in
          s["main"].plumb.setPin(for: s["off"]) {
            $0.top(10).width(100).height(100).right(0).marginHorizontal(0)
          }
          s.run("main")
        }
      ],
      frames: [
        "main": CGRect(x: -390, y: 0, width: 390, height: 844),
        "off": CGRect(x: 290, y: 10, width: 100, height: 100),
      ])
  }

  private static func safeArea1Mirrored2() -> PinCase {
    PinCase(
      "safeArea/004 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: -390, y: 0, width: 390, height: 844),
          safeArea: PinInsets(top: 101, left: 0, bottom: 64, right: 10)),
        PinSceneView("off", in: "main", CGRect(x: 390, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["off"].plumb.pin { $0.all().margin(s["main"].plumb.safeArea).justify(.right) }
        }
      ],
      stored: [
        { s in
          s["main"].plumb.setPin(for: s["off"]) {
            $0.all().margin(s["main"].plumb.safeArea).justify(.right)
          }
          s.run("main")
        }
      ],
      frames: [
        "main": CGRect(x: -390, y: 0, width: 390, height: 844),
        "off": CGRect(x: 0, y: 101, width: 380, height: 679),
      ])
  }

  private static func safeArea1Mirrored3() -> PinCase {
    PinCase(
      "safeArea/008 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: -390, y: 0, width: 390, height: 844),
          safeArea: PinInsets(top: 91, left: 0, bottom: 34, right: 0)),
        PinSceneView("sub", in: "main", CGRect(x: 390, y: 0, width: 0, height: 0), fits: .none),
        PinSceneView("subB", in: "sub", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["sub"].plumb.pin { $0.top(10).left(10).size(100) }
        },
        { s in
          s["subB"].plumb.pin {
            $0.top(s["sub"].plumb.safeArea).right(s["sub"].plumb.safeArea).size(40)
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
            $0.top(s["sub"].plumb.safeArea).right(s["sub"].plumb.safeArea).size(40)
          }
          s.run("sub")
        },
      ],
      frames: [
        "sub": CGRect(x: 10, y: 10, width: 100, height: 100),
        "subB": CGRect(x: 60, y: 81, width: 40, height: 40),
      ])
  }

  private static func safeArea1Mirrored4() -> PinCase {
    PinCase(
      "safeArea/009 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: -390, y: 0, width: 390, height: 844),
          safeArea: PinInsets(top: 91, left: 0, bottom: 34, right: 0)),
        PinSceneView("sub", in: "main", CGRect(x: 390, y: 0, width: 0, height: 0), fits: .none),
        PinSceneView("subB", in: "sub", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["sub"].plumb.pin { $0.top(10).left(-10).size(100) }
        },
        { s in
          s["subB"].plumb.pin {
            $0.top(s["sub"].plumb.safeArea).right(s["sub"].plumb.safeArea).size(40)
          }
        },
      ],
      stored: [
        { s in
          s["main"].plumb.setPin(for: s["sub"]) { $0.top(10).left(-10).size(100) }
          s.run("main")
        },
        { s in
          s["sub"].plumb.setPin(for: s["subB"]) {
            $0.top(s["sub"].plumb.safeArea).right(s["sub"].plumb.safeArea).size(40)
          }
          s.run("sub")
        },
      ],
      frames: [
        "sub": CGRect(x: -10, y: 10, width: 100, height: 100),
        "subB": CGRect(x: 60, y: 81, width: 40, height: 40),
      ])
  }

  private static func safeArea1Mirrored5() -> PinCase {
    PinCase(
      "safeArea/011 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "main", in: nil, CGRect(x: -390, y: 0, width: 390, height: 844),
          safeArea: PinInsets(top: 91, left: 0, bottom: 34, right: 0)),
        PinSceneView("sub", in: "main", CGRect(x: 390, y: 0, width: 0, height: 0), fits: .none),
        PinSceneView("subB", in: "sub", CGRect(x: 0, y: 0, width: 0, height: 0), fits: .none),
      ],
      steps: [
        { s in
          s["sub"].plumb.pin { $0.top(10).right(10).size(100) }
        },
        { s in
          s["subB"].plumb.pin {
            $0.top(s["sub"].plumb.safeArea).right(s["sub"].plumb.safeArea).size(40)
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
            $0.top(s["sub"].plumb.safeArea).right(s["sub"].plumb.safeArea).size(40)
          }
          s.run("sub")
        },
      ],
      frames: [
        "sub": CGRect(x: 280, y: 10, width: 100, height: 100),
        "subB": CGRect(x: 60, y: 81, width: 40, height: 40),
      ])
  }
}
