// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func justify1Mirrored() -> [PinCase] {
    [
      justify1Mirrored0(),
      justify1Mirrored1(),
      justify1Mirrored2(),
      justify1Mirrored3(),
      justify1Mirrored4(),
      justify1Mirrored5(),
    ]
  }

  private static func justify1Mirrored0() -> PinCase {
    PinCase(
      "justify/011 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().left().width(250).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 150, y: 100, width: 250, height: 60)])
  }

  private static func justify1Mirrored1() -> PinCase {
    PinCase(
      "justify/014 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().left().width(250).justify(.left) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 250, height: 60)])
  }

  private static func justify1Mirrored2() -> PinCase {
    PinCase(
      "justify/018 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().bottom().height(250).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 0, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 0, width: 100, height: 250)])
  }

  private static func justify1Mirrored3() -> PinCase {
    PinCase(
      "justify/021 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().bottom().height(250).align(.bottom).right(40).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 150, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 150, width: 100, height: 250)])
  }

  private static func justify1Mirrored4() -> PinCase {
    PinCase(
      "justify/022.1 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(50).bottom(50).height(200).align(.top).right(40).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 50, width: 100, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 50, width: 100, height: 200)])
  }

  private static func justify1Mirrored5() -> PinCase {
    PinCase(
      "justify/022.2 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(50).bottom(50).height(200).align(.top).right(40).marginHorizontal(0)
          }
        },
        { s in
          s["a"].plumb.pin {
            $0.top().bottom().marginVertical(50).height(200).align(.top).right(40).marginHorizontal(
              0)
          }
        },
      ],
      frames: ["a": CGRect(x: 260, y: 50, width: 100, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 50, width: 100, height: 200)],
      same: [[PinMoment("a", after: 1), PinMoment("a", after: 2)]])
  }
}
