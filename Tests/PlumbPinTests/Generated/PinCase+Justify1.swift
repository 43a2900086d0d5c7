// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func justify1() -> [PinCase] {
    [
      justify10(),
      justify11(),
      justify12(),
      justify13(),
      justify14(),
      justify15(),
    ]
  }

  private static func justify10() -> PinCase {
    PinCase(
      "justify/011",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().right().width(250) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 250, height: 60)])
  }

  private static func justify11() -> PinCase {
    PinCase(
      "justify/014",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().right().width(250).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 150, y: 100, width: 250, height: 60)])
  }

  private static func justify12() -> PinCase {
    PinCase(
      "justify/018",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().bottom().height(250) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 100, height: 250)])
  }

  private static func justify13() -> PinCase {
    PinCase(
      "justify/021",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().bottom().height(250).align(.bottom) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 150, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 150, width: 100, height: 250)])
  }

  private static func justify14() -> PinCase {
    PinCase(
      "justify/022.1",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(50).bottom(50).height(200).align(.top) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 50, width: 100, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 50, width: 100, height: 200)])
  }

  private static func justify15() -> PinCase {
    PinCase(
      "justify/022.2",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(50).bottom(50).height(200).align(.top) }
        },
        { s in
          s["a"].plumb.pin { $0.top().bottom().marginVertical(50).height(200).align(.top) }
        },
      ],
      frames: ["a": CGRect(x: 40, y: 50, width: 100, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 50, width: 100, height: 200)],
      same: [[PinMoment("a", after: 1), PinMoment("a", after: 2)]])
  }
}
