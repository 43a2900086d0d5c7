// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func wrap1Mirrored() -> [PinCase] {
    [
      wrap1Mirrored0(),
      wrap1Mirrored1(),
      wrap1Mirrored2(),
      wrap1Mirrored3(),
      wrap1Mirrored4(),
      wrap1Mirrored5(),
      wrap1Mirrored6(),
      wrap1Mirrored7(),
    ]
  }

  private static func wrap1Mirrored0() -> PinCase {
    PinCase(
      "wrap/005 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 180, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: -60, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: -120, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: -220, y: 120, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.wrapContent(.horizontally).right(20).marginHorizontal(0) }
        }
      ],
      frames: [
        "a": CGRect(x: 120, y: 10, width: 260, height: 100),
        "aChild": CGRect(x: 160, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 100, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: 0, y: 120, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 120, y: 10, width: 260, height: 100),
        "aChild": CGRect(x: 160, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 100, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: 0, y: 120, width: 60, height: 60),
      ])
  }

  private static func wrap1Mirrored1() -> PinCase {
    PinCase(
      "wrap/010 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 180, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: -60, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: -120, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: -220, y: 120, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.wrapContent(padding: 10).right(20).marginHorizontal(0) }
        }
      ],
      frames: [
        "a": CGRect(x: 100, y: 10, width: 280, height: 80),
        "aChild": CGRect(x: 170, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 10, y: 10, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 100, y: 10, width: 280, height: 80),
        "aChild": CGRect(x: 170, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 10, y: 10, width: 60, height: 60),
      ])
  }

  private static func wrap1Mirrored2() -> PinCase {
    PinCase(
      "wrap/011 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 180, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: -60, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: -120, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: -220, y: 120, width: 60, height: 60)),
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
        "aChild": CGRect(x: 170, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 10, y: 10, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 60, y: 160, width: 280, height: 80),
        "aChild": CGRect(x: 170, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 10, y: 10, width: 60, height: 60),
      ])
  }

  private static func wrap1Mirrored3() -> PinCase {
    PinCase(
      "wrap/012 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 180, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: -60, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: -120, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: -220, y: 120, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.wrapContent(.horizontally, padding: 10).right(20).marginHorizontal(0)
          }
        }
      ],
      frames: [
        "a": CGRect(x: 100, y: 10, width: 280, height: 100),
        "aChild": CGRect(x: 170, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: 10, y: 120, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 100, y: 10, width: 280, height: 100),
        "aChild": CGRect(x: 170, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 110, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: 10, y: 120, width: 60, height: 60),
      ])
  }

  private static func wrap1Mirrored4() -> PinCase {
    PinCase(
      "wrap/014 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 180, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: -60, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: -120, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: -220, y: 160, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.wrapContent(.horizontally, padding: -10).right(20).marginHorizontal(0)
          }
        }
      ],
      frames: [
        "a": CGRect(x: 140, y: 10, width: 240, height: 100),
        "aChild": CGRect(x: 150, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 90, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: -10, y: 160, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 140, y: 10, width: 240, height: 100),
        "aChild": CGRect(x: 150, y: 120, width: 100, height: 40),
        "aChild2": CGRect(x: 90, y: 120, width: 60, height: 60),
        "aChild3": CGRect(x: -10, y: 160, width: 60, height: 60),
      ])
  }

  private static func wrap1Mirrored5() -> PinCase {
    PinCase(
      "wrap/016 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 180, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: -60, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: -120, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: -220, y: 140, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.wrapContent(padding: PinInsets(top: 10, left: 40, bottom: 30, right: 20)).right(20)
              .marginHorizontal(0)
          }
        }
      ],
      frames: [
        "a": CGRect(x: 60, y: 10, width: 320, height: 120),
        "aChild": CGRect(x: 200, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 140, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 40, y: 30, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 60, y: 10, width: 320, height: 120),
        "aChild": CGRect(x: 200, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 140, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 40, y: 30, width: 60, height: 60),
      ])
  }

  private static func wrap1Mirrored6() -> PinCase {
    PinCase(
      "wrap/017 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 180, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: -60, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: -120, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: -220, y: 140, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.wrapContent(.all, padding: PinInsets(top: 10, left: 40, bottom: 30, right: 20))
              .right(20).marginHorizontal(0)
          }
        }
      ],
      frames: [
        "a": CGRect(x: 60, y: 10, width: 320, height: 120),
        "aChild": CGRect(x: 200, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 140, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 40, y: 30, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 60, y: 10, width: 320, height: 120),
        "aChild": CGRect(x: 200, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: 140, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: 40, y: 30, width: 60, height: 60),
      ])
  }

  private static func wrap1Mirrored7() -> PinCase {
    PinCase(
      "wrap/019 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 100, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 180, y: 10, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: -60, y: 120, width: 100, height: 40)),
        PinSceneView("aChild2", in: "a", CGRect(x: -120, y: 120, width: 60, height: 60)),
        PinSceneView("aChild3", in: "a", CGRect(x: -220, y: 140, width: 60, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.wrapContent(
              .vertically, padding: PinInsets(top: 10, left: 40, bottom: 30, right: 20)
            ).right(20).marginHorizontal(0)
          }
        }
      ],
      frames: [
        "a": CGRect(x: 180, y: 10, width: 200, height: 120),
        "aChild": CGRect(x: -60, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: -120, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: -220, y: 30, width: 60, height: 60),
      ],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 180, y: 10, width: 200, height: 120),
        "aChild": CGRect(x: -60, y: 10, width: 100, height: 40),
        "aChild2": CGRect(x: -120, y: 10, width: 60, height: 60),
        "aChild3": CGRect(x: -220, y: 30, width: 60, height: 60),
      ])
  }
}
