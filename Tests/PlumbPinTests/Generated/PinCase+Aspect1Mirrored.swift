// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func aspect1Mirrored() -> [PinCase] {
    [
      aspect1Mirrored0(),
      aspect1Mirrored1(),
      aspect1Mirrored2(),
      aspect1Mirrored3(),
      aspect1Mirrored4(),
      aspect1Mirrored5(),
      aspect1Mirrored6(),
      aspect1Mirrored7(),
    ]
  }

  private static func aspect1Mirrored0() -> PinCase {
    PinCase(
      "aspect/005 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 120, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 330, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().width(100%).aspectRatio(-2) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 400, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 400, height: 100)],
      issues: [.unusableRatio])
  }

  private static func aspect1Mirrored1() -> PinCase {
    PinCase(
      "aspect/009 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 120, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 330, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().width(100%).aspectRatio(2) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 400, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 400, height: 200)])
  }

  private static func aspect1Mirrored2() -> PinCase {
    PinCase(
      "aspect/011 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 120, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 330, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().width(100).aspectRatio(0.5) }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 100, width: 100, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 300, y: 100, width: 100, height: 200)])
  }

  private static func aspect1Mirrored3() -> PinCase {
    PinCase(
      "aspect/017 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 120, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 330, y: 10, width: 60, height: 60), image: .some(nil)),
      ],
      steps: [
        { s in
          s.image("image").plumb.pin { $0.right().width(100).aspectRatio() }
        }
      ],
      frames: ["image": CGRect(x: 300, y: 10, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["image": CGRect(x: 300, y: 10, width: 100, height: 60)],
      issues: [.noImage])
  }

  private static func aspect1Mirrored4() -> PinCase {
    PinCase(
      "aspect/019 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 120, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 330, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s.image("image").plumb.pin { $0.right().width(200).aspectRatio() }
        }
      ],
      frames: ["image": CGRect(x: 200, y: 10, width: 200, height: 100)],
      scale: 2,
      framesOnGrid: ["image": CGRect(x: 200, y: 10, width: 200, height: 100)],
      tolerance: 0.5)
  }

  private static func aspect1Mirrored5() -> PinCase {
    PinCase(
      "aspect/023 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 120, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 330, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().width(100).aspectRatio(2).maxHeight(30) }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 100, width: 100, height: 30)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 300, y: 100, width: 100, height: 30)])
  }

  private static func aspect1Mirrored6() -> PinCase {
    PinCase(
      "aspect/025 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 120, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 330, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().width(100).minWidth(100).aspectRatio(2) }
        }
      ],
      frames: ["a": CGRect(x: 300, y: 100, width: 100, height: 50)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 300, y: 100, width: 100, height: 50)])
  }

  private static func aspect1Mirrored7() -> PinCase {
    PinCase(
      "aspect/027 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 120, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 330, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right().height(100).maxHeight(80).aspectRatio(2) }
        }
      ],
      frames: ["a": CGRect(x: 240, y: 100, width: 160, height: 80)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 240, y: 100, width: 160, height: 80)])
  }
}
