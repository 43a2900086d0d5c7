// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func minmax2Mirrored() -> [PinCase] {
    [
      minmax2Mirrored0(),
      minmax2Mirrored1(),
      minmax2Mirrored2(),
      minmax2Mirrored3(),
      minmax2Mirrored4(),
      minmax2Mirrored5(),
    ]
  }

  private static func minmax2Mirrored0() -> PinCase {
    PinCase(
      "minmax/085 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().bottom().marginTop(20).maxHeight(250).align(.bottom).right(40)
              .marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 150, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 150, width: 100, height: 250)])
  }

  private static func minmax2Mirrored1() -> PinCase {
    PinCase(
      "minmax/086 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().bottom().marginTop(20).marginBottom(20).maxHeight(250).align(.bottom).right(40)
              .marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 130, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 130, width: 100, height: 250)])
  }

  private static func minmax2Mirrored2() -> PinCase {
    PinCase(
      "minmax/087 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.vCenter().height(100%).maxHeight(250).right(40).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 75, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 75, width: 100, height: 250)])
  }

  private static func minmax2Mirrored3() -> PinCase {
    PinCase(
      "minmax/088 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().height(100%).maxHeight(200).sizeToFit(.height).right(40).marginHorizontal(0)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top().height(100%).maxHeight(200).sizeToFit(.height).right(40).marginHorizontal(0)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 352, y: 0, width: 8, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 352, y: 0, width: 8, height: 200)])
  }

  private static func minmax2Mirrored4() -> PinCase {
    PinCase(
      "minmax/091 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().bottom().maxHeight(200).sizeToFit(.height).align(.center).right(40)
              .marginHorizontal(0)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top().bottom().maxHeight(200).sizeToFit(.height).align(.center).right(40)
              .marginHorizontal(0)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 352, y: 100, width: 8, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 352, y: 100, width: 8, height: 200)])
  }

  private static func minmax2Mirrored5() -> PinCase {
    PinCase(
      "minmax/092 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().height(10).minHeight(200).sizeToFit(.height).right(40).marginHorizontal(0)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top().height(10).minHeight(200).sizeToFit(.height).right(40).marginHorizontal(0)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 352, y: 0, width: 8, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 352, y: 0, width: 8, height: 200)])
  }
}
