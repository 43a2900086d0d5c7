// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func wrap1() -> [PinCase] {
    [
      wrap10(),
      wrap11(),
      wrap12(),
      wrap13(),
      wrap14(),
      wrap15(),
      wrap16(),
      wrap17(),
    ]
  }

  private static func wrap10() -> PinCase {
    PinCase(
      "wrap/005",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 20, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 160, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: 260, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: 360, y: 120, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.wrapContent(.horizontally) }
        }
      ],
      frames: [
        "a": CGRect(x: 20, y: 10, width: 260, height: 100),
        "aChild": CGRect(x: 0, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 100, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: 200, y: 120, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 20, y: 10, width: 260, height: 100),
        "aChild": CGRect(x: 0, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 100, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: 200, y: 120, width: 60, height: 60),
      ])
  }

  private static func wrap11() -> PinCase {
    PinCase(
      "wrap/010",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 20, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 160, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: 260, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: 360, y: 120, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.wrapContent(padding: 10) }
        }
      ],
      frames: [
        "a": CGRect(x: 20, y: 10, width: 280, height: 80),
        "aChild": CGRect(x: 10, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 210, y: 10, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 20, y: 10, width: 280, height: 80),
        "aChild": CGRect(x: 10, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 210, y: 10, width: 60, height: 60),
      ])
  }

  private static func wrap12() -> PinCase {
    PinCase(
      "wrap/011",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 20, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 160, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: 260, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: 360, y: 120, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.wrapContent(padding: 10).center() }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) { $0.wrapContent(padding: 10).center() }
          s.run("root")
        }
      ],
      frames: [
        "a": CGRect(x: 60, y: 160, width: 280, height: 80),
        "aChild": CGRect(x: 10, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 210, y: 10, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 60, y: 160, width: 280, height: 80),
        "aChild": CGRect(x: 10, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 210, y: 10, width: 60, height: 60),
      ])
  }

  private static func wrap13() -> PinCase {
    PinCase(
      "wrap/012",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 20, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 160, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: 260, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: 360, y: 120, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.wrapContent(.horizontally, padding: 10) }
        }
      ],
      frames: [
        "a": CGRect(x: 20, y: 10, width: 280, height: 100),
        "aChild": CGRect(x: 10, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: 210, y: 120, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 20, y: 10, width: 280, height: 100),
        "aChild": CGRect(x: 10, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: 210, y: 120, width: 60, height: 60),
      ])
  }

  private static func wrap14() -> PinCase {
    PinCase(
      "wrap/014",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 20, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 160, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: 260, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: 360, y: 160, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.wrapContent(.horizontally, padding: -10) }
        }
      ],
      frames: [
        "a": CGRect(x: 20, y: 10, width: 240, height: 100),
        "aChild": CGRect(x: -10, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 90, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: 190, y: 160, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 20, y: 10, width: 240, height: 100),
        "aChild": CGRect(x: -10, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 90, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: 190, y: 160, width: 60, height: 60),
      ])
  }

  private static func wrap15() -> PinCase {
    PinCase(
      "wrap/016",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 20, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 160, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: 260, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: 360, y: 140, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.wrapContent(padding: PinInsets(top: 10, left: 20, bottom: 30, right: 40))
          }
        }
      ],
      frames: [
        "a": CGRect(x: 20, y: 10, width: 320, height: 120),
        "aChild": CGRect(x: 20, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 120, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 220, y: 30, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 20, y: 10, width: 320, height: 120),
        "aChild": CGRect(x: 20, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 120, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 220, y: 30, width: 60, height: 60),
      ])
  }

  private static func wrap16() -> PinCase {
    PinCase(
      "wrap/017",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 20, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 160, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: 260, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: 360, y: 140, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.wrapContent(.all, padding: PinInsets(top: 10, left: 20, bottom: 30, right: 40))
          }
        }
      ],
      frames: [
        "a": CGRect(x: 20, y: 10, width: 320, height: 120),
        "aChild": CGRect(x: 20, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 120, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 220, y: 30, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 20, y: 10, width: 320, height: 120),
        "aChild": CGRect(x: 20, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 120, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 220, y: 30, width: 60, height: 60),
      ])
  }

  private static func wrap17() -> PinCase {
    PinCase(
      "wrap/019",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 20, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 160, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: 260, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: 360, y: 140, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.wrapContent(
              .vertically, padding: PinInsets(top: 10, left: 20, bottom: 30, right: 40))
          }
        }
      ],
      frames: [
        "a": CGRect(x: 20, y: 10, width: 200, height: 120),
        "aChild": CGRect(x: 160, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 260, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 360, y: 30, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 20, y: 10, width: 200, height: 120),
        "aChild": CGRect(x: 160, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 260, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 360, y: 30, width: 60, height: 60),
      ])
  }
}
