// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func minmax2() -> [PinCase] {
    [
      minmax20(),
      minmax21(),
      minmax22(),
      minmax23(),
      minmax24(),
      minmax25(),
    ]
  }

  private static func minmax20() -> PinCase {
    PinCase(
      "minmax/085",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().bottom().marginTop(20).maxHeight(250).align(.bottom) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 150, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 150, width: 100, height: 250)])
  }

  private static func minmax21() -> PinCase {
    PinCase(
      "minmax/086",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().bottom().marginTop(20).marginBottom(20).maxHeight(250).align(.bottom)
          }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 130, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 130, width: 100, height: 250)])
  }

  private static func minmax22() -> PinCase {
    PinCase(
      "minmax/087",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter().height(100%).maxHeight(250) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 75, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 75, width: 100, height: 250)])
  }

  private static func minmax23() -> PinCase {
    PinCase(
      "minmax/088",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().height(100%).maxHeight(200).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 8, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 8, height: 200)])
  }

  private static func minmax24() -> PinCase {
    PinCase(
      "minmax/091",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().bottom().maxHeight(200).sizeToFit(.height).align(.center) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 100, width: 8, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 100, width: 8, height: 200)])
  }

  private static func minmax25() -> PinCase {
    PinCase(
      "minmax/092",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().height(10).minHeight(200).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 8, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 8, height: 200)])
  }
}
