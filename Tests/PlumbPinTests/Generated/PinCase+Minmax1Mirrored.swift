// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func minmax1Mirrored() -> [PinCase] {
    [
      minmax1Mirrored0(),
      minmax1Mirrored1(),
      minmax1Mirrored2(),
      minmax1Mirrored3(),
      minmax1Mirrored4(),
      minmax1Mirrored5(),
      minmax1Mirrored6(),
      minmax1Mirrored7(),
      minmax1Mirrored8(),
      minmax1Mirrored9(),
      minmax1Mirrored10(),
      minmax1Mirrored11(),
      minmax1Mirrored12(),
      minmax1Mirrored13(),
      minmax1Mirrored14(),
      minmax1Mirrored15(),
      minmax1Mirrored16(),
      minmax1Mirrored17(),
      minmax1Mirrored18(),
      minmax1Mirrored19(),
      minmax1Mirrored20(),
      minmax1Mirrored21(),
      minmax1Mirrored22(),
      minmax1Mirrored23(),
      minmax1Mirrored24(),
      minmax1Mirrored25(),
      minmax1Mirrored26(),
      minmax1Mirrored27(),
      minmax1Mirrored28(),
      minmax1Mirrored29(),
    ]
  }

  private static func minmax1Mirrored0() -> PinCase {
    PinCase(
      "minmax/001 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().minWidth(50) }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 300, y: 100, width: 100, height: 60)])
  }

  private static func minmax1Mirrored1() -> PinCase {
    PinCase(
      "minmax/007 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(100).left(100).minWidth(250).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 50, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 50, y: 100, width: 250, height: 60)])
  }

  private static func minmax1Mirrored2() -> PinCase {
    PinCase(
      "minmax/009 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(100).left(100).marginLeft(100).minWidth(250).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 50, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 50, y: 100, width: 250, height: 60)])
  }

  private static func minmax1Mirrored3() -> PinCase {
    PinCase(
      "minmax/010 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(100).minWidth(300) }
        }
      ],
      frames: ["a": CGRect(x: 100, y: 100, width: 300, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 100, y: 100, width: 300, height: 60)])
  }

  private static func minmax1Mirrored4() -> PinCase {
    PinCase(
      "minmax/011 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().left().minWidth(500).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: -100, y: 100, width: 500, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: -100, y: 100, width: 500, height: 60)])
  }

  private static func minmax1Mirrored5() -> PinCase {
    PinCase(
      "minmax/012 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
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

  private static func minmax1Mirrored6() -> PinCase {
    PinCase(
      "minmax/016 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 200, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().maxWidth(25%) }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 300, y: 100, width: 100, height: 60)])
  }

  private static func minmax1Mirrored7() -> PinCase {
    PinCase(
      "minmax/018 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().left().maxWidth(150).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 250, y: 100, width: 150, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 250, y: 100, width: 150, height: 60)])
  }

  private static func minmax1Mirrored8() -> PinCase {
    PinCase(
      "minmax/019 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().width(200).maxWidth(150) }
        }
      ],
      frames: ["a": CGRect(x: 250, y: 100, width: 150, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 250, y: 100, width: 150, height: 60)])
  }

  private static func minmax1Mirrored9() -> PinCase {
    PinCase(
      "minmax/021 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(0).left(0).maxWidth(250).marginRight(100).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 50, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 50, y: 100, width: 250, height: 60)])
  }

  private static func minmax1Mirrored10() -> PinCase {
    PinCase(
      "minmax/025 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(0).left(0).marginLeft(100).maxWidth(250).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 150, y: 100, width: 250, height: 60)])
  }

  private static func minmax1Mirrored11() -> PinCase {
    PinCase(
      "minmax/033 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().left().maxWidth(250).justify(.center) }
        }
      ],
      frames: ["a": CGRect(x: 75, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 75, y: 100, width: 250, height: 60)])
  }

  private static func minmax1Mirrored12() -> PinCase {
    PinCase(
      "minmax/037 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
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

  private static func minmax1Mirrored13() -> PinCase {
    PinCase(
      "minmax/038 mirrored",
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
          s["a"].plumb.pin { $0.right().width(100%).maxWidth(250).maxHeight(20).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 250, height: 6.4)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 150, y: 100, width: 250, height: 6.5)])
  }

  private static func minmax1Mirrored14() -> PinCase {
    PinCase(
      "minmax/048 mirrored",
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
            $0.right().left().width(10).minWidth(250).sizeToFit(.width).justify(.center)
          }
        }
      ],
      frames: ["a": CGRect(x: 75, y: 100, width: 250, height: 6.4)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 75, y: 100, width: 250, height: 6.5)])
  }

  private static func minmax1Mirrored15() -> PinCase {
    PinCase(
      "minmax/050 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().left().width(250).marginRight(10).justify(.center) }
        }
      ],
      frames: ["a": CGRect(x: 70, y: 100, width: 250, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 70, y: 100, width: 250, height: 60)])
  }

  private static func minmax1Mirrored16() -> PinCase {
    PinCase(
      "minmax/051 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().minHeight(50).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 0, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 0, width: 100, height: 60)])
  }

  private static func minmax1Mirrored17() -> PinCase {
    PinCase(
      "minmax/053 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 335, y: 100, width: 25, height: 30)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().minHeight(25%).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 335, y: 0, width: 25, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 335, y: 0, width: 25, height: 100)])
  }

  private static func minmax1Mirrored18() -> PinCase {
    PinCase(
      "minmax/055 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().height(100).minHeight(50).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 0, width: 100, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 0, width: 100, height: 100)])
  }

  private static func minmax1Mirrored19() -> PinCase {
    PinCase(
      "minmax/056 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(100).bottom(100).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 100, width: 100, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 100, width: 100, height: 200)])
  }

  private static func minmax1Mirrored20() -> PinCase {
    PinCase(
      "minmax/059 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(100).bottom(100).marginBottom(100).minHeight(250).right(40).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 100, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 100, width: 100, height: 250)])
  }

  private static func minmax1Mirrored21() -> PinCase {
    PinCase(
      "minmax/060 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(100).minHeight(300).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 0, width: 100, height: 300)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 0, width: 100, height: 300)])
  }

  private static func minmax1Mirrored22() -> PinCase {
    PinCase(
      "minmax/064 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().maxHeight(150).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 0, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 0, width: 100, height: 60)])
  }

  private static func minmax1Mirrored23() -> PinCase {
    PinCase(
      "minmax/065 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 200)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().maxHeight(150).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 0, width: 100, height: 150)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 0, width: 100, height: 150)])
  }

  private static func minmax1Mirrored24() -> PinCase {
    PinCase(
      "minmax/066 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 200)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().maxHeight(25%).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 0, width: 100, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 0, width: 100, height: 100)])
  }

  private static func minmax1Mirrored25() -> PinCase {
    PinCase(
      "minmax/069 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top().height(200).maxHeight(150).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 0, width: 100, height: 150)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 0, width: 100, height: 150)])
  }

  private static func minmax1Mirrored26() -> PinCase {
    PinCase(
      "minmax/070 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom().height(200).maxHeight(150).right(40).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 250, width: 100, height: 150)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 250, width: 100, height: 150)])
  }

  private static func minmax1Mirrored27() -> PinCase {
    PinCase(
      "minmax/071 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(0).bottom(0).maxHeight(250).marginTop(100).right(40).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 100, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 100, width: 100, height: 250)])
  }

  private static func minmax1Mirrored28() -> PinCase {
    PinCase(
      "minmax/075 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(0).bottom(0).marginBottom(100).maxHeight(250).right(40).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 0, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 0, width: 100, height: 250)])
  }

  private static func minmax1Mirrored29() -> PinCase {
    PinCase(
      "minmax/082 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 260, y: 100, width: 100, height: 60)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top().bottom().marginTop(20).maxHeight(250).align(.top).right(40).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 20, width: 100, height: 250)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 20, width: 100, height: 250)])
  }
}
