// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func aspect1() -> [PinCase] {
    [
      aspect10(),
      aspect11(),
      aspect12(),
      aspect13(),
      aspect14(),
      aspect15(),
      aspect16(),
      aspect17(),
    ]
  }

  private static func aspect10() -> PinCase {
    PinCase(
      "aspect/005",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 10, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().width(100%).aspectRatio(-2) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 400, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 400, height: 100)],
      issues: [.unusableRatio])
  }

  private static func aspect11() -> PinCase {
    PinCase(
      "aspect/009",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 10, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().width(100%).aspectRatio(2) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 400, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 400, height: 200)])
  }

  private static func aspect12() -> PinCase {
    PinCase(
      "aspect/011",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 10, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().width(100).aspectRatio(0.5) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 100, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 100, height: 200)])
  }

  private static func aspect13() -> PinCase {
    PinCase(
      "aspect/017",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 10, y: 10, width: 60, height: 60), image: .some(nil)),
      ],
      steps: [
        { s in
          s.image("image").plumb.pin { $0.left().width(100).aspectRatio() }
        }
      ],
      frames: ["image": CGRect(x: 0, y: 10, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["image": CGRect(x: 0, y: 10, width: 100, height: 60)],
      issues: [.noImage])
  }

  private static func aspect14() -> PinCase {
    PinCase(
      "aspect/019",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 10, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s.image("image").plumb.pin { $0.left().width(200).aspectRatio() }
        }
      ],
      frames: ["image": CGRect(x: 0, y: 10, width: 200, height: 100)],
      scale: 2,
      framesOnGrid: ["image": CGRect(x: 0, y: 10, width: 200, height: 100)],
      tolerance: 0.5)
  }

  private static func aspect15() -> PinCase {
    PinCase(
      "aspect/023",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 10, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().width(100).aspectRatio(2).maxHeight(30) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 100, height: 30)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 100, height: 30)])
  }

  private static func aspect16() -> PinCase {
    PinCase(
      "aspect/025",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 10, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().width(100).minWidth(100).aspectRatio(2) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 100, height: 50)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 100, height: 50)])
  }

  private static func aspect17() -> PinCase {
    PinCase(
      "aspect/027",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 100)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 120, width: 120, height: 40)),
        PinSceneView(
          "image", in: "root", CGRect(x: 10, y: 10, width: 60, height: 60),
          image: .some(CGSize(width: 100, height: 50))),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left().height(100).maxHeight(80).aspectRatio(2) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 160, height: 80)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 0, y: 100, width: 160, height: 80)])
  }
}
