// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func minmax1() -> [PinCase] {
    [
      minmax10(),
      minmax11(),
      minmax12(),
      minmax13(),
      minmax14(),
      minmax15(),
      minmax16(),
      minmax17(),
      minmax18(),
      minmax19(),
      minmax110(),
      minmax111(),
      minmax112(),
      minmax113(),
      minmax114(),
      minmax115(),
      minmax116(),
      minmax117(),
      minmax118(),
      minmax119(),
      minmax120(),
      minmax121(),
      minmax122(),
      minmax123(),
      minmax124(),
      minmax125(),
      minmax126(),
      minmax127(),
      minmax128(),
      minmax129(),
    ]
  }

  private static func minmax10() -> PinCase {
    PinCase(
      "minmax/001",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().minWidth(50) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 100, height: 60)])
  }

  private static func minmax11() -> PinCase {
    PinCase(
      "minmax/007",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(100).right(100).minWidth(250) }
        }
      ],
      frames: ["a": CGRect(x: 100, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 100, y: 100, width: 250, height: 60)])
  }

  private static func minmax12() -> PinCase {
    PinCase(
      "minmax/009",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(100).right(100).marginRight(100).minWidth(250) }
        }
      ],
      frames: ["a": CGRect(x: 100, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 100, y: 100, width: 250, height: 60)])
  }

  private static func minmax13() -> PinCase {
    PinCase(
      "minmax/010",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(100).minWidth(300) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 300, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 300, height: 60)])
  }

  private static func minmax14() -> PinCase {
    PinCase(
      "minmax/011",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().right().minWidth(500) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 500, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 500, height: 60)])
  }

  private static func minmax15() -> PinCase {
    PinCase(
      "minmax/012",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter().width(20).minWidth(250) }
        }
      ],
      frames: ["a": CGRect(x: 75, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 75, y: 100, width: 250, height: 60)])
  }

  private static func minmax16() -> PinCase {
    PinCase(
      "minmax/016",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 200, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().maxWidth(25%) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 100, height: 60)])
  }

  private static func minmax17() -> PinCase {
    PinCase(
      "minmax/018",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().right().maxWidth(150) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 150, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 150, height: 60)])
  }

  private static func minmax18() -> PinCase {
    PinCase(
      "minmax/019",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().width(200).maxWidth(150) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 150, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 150, height: 60)])
  }

  private static func minmax19() -> PinCase {
    PinCase(
      "minmax/021",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(0).right(0).maxWidth(250).marginLeft(100) }
        }
      ],
      frames: ["a": CGRect(x: 100, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 100, y: 100, width: 250, height: 60)])
  }

  private static func minmax110() -> PinCase {
    PinCase(
      "minmax/025",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(0).right(0).marginRight(100).maxWidth(250) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 250, height: 60)])
  }

  private static func minmax111() -> PinCase {
    PinCase(
      "minmax/033",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().right().maxWidth(250).justify(.center) }
        }
      ],
      frames: ["a": CGRect(x: 75, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 75, y: 100, width: 250, height: 60)])
  }

  private static func minmax112() -> PinCase {
    PinCase(
      "minmax/037",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter().width(100%).maxWidth(250) }
        }
      ],
      frames: ["a": CGRect(x: 75, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 75, y: 100, width: 250, height: 60)])
  }

  private static func minmax113() -> PinCase {
    PinCase(
      "minmax/038",
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
          s["a"].plumb.pin { $0.left().width(100%).maxWidth(250).maxHeight(20).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 250, height: 6.4)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 250, height: 6.5)])
  }

  private static func minmax114() -> PinCase {
    PinCase(
      "minmax/048",
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
          s["a"].plumb.pin {
            $0.left().right().width(10).minWidth(250).sizeToFit(.width).justify(.center)
          }
        }
      ],
      frames: ["a": CGRect(x: 75, y: 100, width: 250, height: 6.4)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 75, y: 100, width: 250, height: 6.5)])
  }

  private static func minmax115() -> PinCase {
    PinCase(
      "minmax/050",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().right().width(250).marginLeft(10).justify(.center) }
        }
      ],
      frames: ["a": CGRect(x: 80, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 80, y: 100, width: 250, height: 60)])
  }

  private static func minmax116() -> PinCase {
    PinCase(
      "minmax/051",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().minHeight(50) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 100, height: 60)])
  }

  private static func minmax117() -> PinCase {
    PinCase(
      "minmax/053",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 25, height: 30)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().minHeight(25%) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 25, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 25, height: 100)])
  }

  private static func minmax118() -> PinCase {
    PinCase(
      "minmax/055",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().height(100).minHeight(50) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 100, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 100, height: 100)])
  }

  private static func minmax119() -> PinCase {
    PinCase(
      "minmax/056",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).bottom(100) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 100, width: 100, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 100, width: 100, height: 200)])
  }

  private static func minmax120() -> PinCase {
    PinCase(
      "minmax/059",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).bottom(100).marginBottom(100).minHeight(250) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 100, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 100, width: 100, height: 250)])
  }

  private static func minmax121() -> PinCase {
    PinCase(
      "minmax/060",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(100).minHeight(300) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 100, height: 300)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 100, height: 300)])
  }

  private static func minmax122() -> PinCase {
    PinCase(
      "minmax/064",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().maxHeight(150) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 100, height: 60)])
  }

  private static func minmax123() -> PinCase {
    PinCase(
      "minmax/065",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 200)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().maxHeight(150) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 100, height: 150)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 100, height: 150)])
  }

  private static func minmax124() -> PinCase {
    PinCase(
      "minmax/066",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 200)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().maxHeight(25%) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 100, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 100, height: 100)])
  }

  private static func minmax125() -> PinCase {
    PinCase(
      "minmax/069",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().height(200).maxHeight(150) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 100, height: 150)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 100, height: 150)])
  }

  private static func minmax126() -> PinCase {
    PinCase(
      "minmax/070",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom().height(200).maxHeight(150) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 250, width: 100, height: 150)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 250, width: 100, height: 150)])
  }

  private static func minmax127() -> PinCase {
    PinCase(
      "minmax/071",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(0).bottom(0).maxHeight(250).marginTop(100) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 100, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 100, width: 100, height: 250)])
  }

  private static func minmax128() -> PinCase {
    PinCase(
      "minmax/075",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(0).bottom(0).marginBottom(100).maxHeight(250) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 0, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 0, width: 100, height: 250)])
  }

  private static func minmax129() -> PinCase {
    PinCase(
      "minmax/082",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 40, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().bottom().marginTop(20).maxHeight(250).align(.top) }
        }
      ],
      frames: ["a": CGRect(x: 40, y: 20, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 40, y: 20, width: 100, height: 250)])
  }
}
