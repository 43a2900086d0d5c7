// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func size2() -> [PinCase] {
    [
      size20(),
      size21(),
      size22(),
      size23(),
      size24(),
      size25(),
      size26(),
      size27(),
      size28(),
      size29(),
      size210(),
      size211(),
      size212(),
      size213(),
      size214(),
      size215(),
      size216(),
      size217(),
      size218(),
      size219(),
      size220(),
      size221(),
      size222(),
      size223(),
      size224(),
      size225(),
      size226(),
      size227(),
      size228(),
      size229(),
    ]
  }

  private static func size20() -> PinCase {
    PinCase(
      "size/081",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginRight(10).marginTop(10)
              .sizeToFit(.width)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginRight(10).marginTop(10)
              .sizeToFit(.width)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 30, y: 30, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 30, y: 30, width: 180, height: 9)])
  }

  private static func size21() -> PinCase {
    PinCase(
      "size/082",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginRight(10).marginBottom(
              10
            ).sizeToFit(.width)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginRight(10).marginBottom(
              10
            ).sizeToFit(.width)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 30, y: 20, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 30, y: 20, width: 180, height: 9)])
  }

  private static func size22() -> PinCase {
    PinCase(
      "size/083",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginRight(10).marginTop(10)
              .marginBottom(10).sizeToFit(.width)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginRight(10).marginTop(10)
              .marginBottom(10).sizeToFit(.width)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 30, y: 30, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 30, y: 30, width: 180, height: 9)])
  }

  private static func size23() -> PinCase {
    PinCase(
      "size/084",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginRight(10).marginTop(10)
              .sizeToFit(.width).justify(.left)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(10).marginRight(10).marginTop(10)
              .sizeToFit(.width).justify(.left)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 30, y: 30, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 30, y: 30, width: 180, height: 9)])
  }

  private static func size24() -> PinCase {
    PinCase(
      "size/086",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(15).marginRight(5).marginTop(10)
              .sizeToFit(.width).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(180).right(180).marginLeft(15).marginRight(5).marginTop(10)
              .sizeToFit(.width).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 35, y: 30, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 35, y: 30, width: 180, height: 9)])
  }

  private static func size25() -> PinCase {
    PinCase(
      "size/089",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).left(20).bottom(80).right(180).marginLeft(15).marginRight(5).marginTop(10)
              .sizeToFit(.width).align(.bottom)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).left(20).bottom(80).right(180).marginLeft(15).marginRight(5).marginTop(10)
              .sizeToFit(.width).align(.bottom)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 35, y: 311.1111, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 35, y: 311, width: 180, height: 9)])
  }

  private static func size26() -> PinCase {
    PinCase(
      "size/091",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).bottom(80).marginTop(10).marginBottom(10).sizeToFit(.height).align(.bottom)
          }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 30, width: 5.7143, height: 280)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 30, width: 6, height: 280)],
      roundedOtherwise: ["a"])
  }

  private static func size27() -> PinCase {
    PinCase(
      "size/092",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(100).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 16)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 100, height: 16)])
  }

  private static func size28() -> PinCase {
    PinCase(
      "size/096",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.height(90).width(100).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 16)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 100, height: 16)])
  }

  private static func size29() -> PinCase {
    PinCase(
      "size/100",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.height(of: s["aChild"]).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 53.3333, height: 30)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 53.3333333333333, height: 30)],
      roundedOtherwise: ["a"],
      tolerance: 0.4)
  }

  private static func size210() -> PinCase {
    PinCase(
      "size/102",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(of: s["aChild"]) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 50, height: 30)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 50, height: 30)])
  }

  private static func size211() -> PinCase {
    PinCase(
      "size/104",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(of: s["aChild"]).sizeToFit(.width).maxHeight(30) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 50, height: 30)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 50, height: 30)])
  }

  private static func size212() -> PinCase {
    PinCase(
      "size/107",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(100).maxHeight(10).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 10)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 100, height: 10)])
  }

  private static func size213() -> PinCase {
    PinCase(
      "size/110",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.height(100).minWidth(20).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 20, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 20, height: 100)])
  }

  private static func size214() -> PinCase {
    PinCase(
      "size/115",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 16)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 100, height: 16)])
  }

  private static func size215() -> PinCase {
    PinCase(
      "size/116",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(50).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 50, height: 32)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 50, height: 32)])
  }

  private static func size216() -> PinCase {
    PinCase(
      "size/119",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(CGSize(width: 20, height: 100)).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 20, height: 80)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 20, height: 80)])
  }

  private static func size217() -> PinCase {
    PinCase(
      "size/120",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(CGSize(width: 20, height: 100)).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 16, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 16, height: 100)])
  }

  private static func size218() -> PinCase {
    PinCase(
      "size/122",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.height(50).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 32, height: 50)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 32, height: 50)])
  }

  private static func size219() -> PinCase {
    PinCase(
      "size/130",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(CGSize(width: 20, height: 100)).sizeToFit(.widthFlexible) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 10, height: 160)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 10, height: 160)])
  }

  private static func size220() -> PinCase {
    PinCase(
      "size/131",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(CGSize(width: 20, height: 100)).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 20, height: 160)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 20, height: 160)])
  }

  private static func size221() -> PinCase {
    PinCase(
      "size/132",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 32, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 32, height: 60)])
  }

  private static func size222() -> PinCase {
    PinCase(
      "size/133",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.sizeToFit(.heightFlexible) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 32, height: 50)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 32, height: 50)])
  }

  private static func size223() -> PinCase {
    PinCase(
      "size/134",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 32, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 32, height: 60)])
  }

  private static func size224() -> PinCase {
    PinCase(
      "size/136",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(50).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 50, height: 40)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 50, height: 40)])
  }

  private static func size225() -> PinCase {
    PinCase(
      "size/138",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(50).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 50, height: 26.6667)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 50, height: 26.6)],
      roundedOtherwise: ["a"],
      tolerance: 0.5)
  }

  private static func size226() -> PinCase {
    PinCase(
      "size/139",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(50).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 50, height: 26.6667)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 50, height: 26.6)],
      roundedOtherwise: ["a"],
      tolerance: 0.5)
  }

  private static func size227() -> PinCase {
    PinCase(
      "size/145",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.height(30).sizeToFit(.height) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 40, height: 30)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 40, height: 30)])
  }

  private static func size228() -> PinCase {
    PinCase(
      "size/146",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(50).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 50, height: 32)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 50, height: 32)],
      tolerance: 0.5)
  }

  private static func size229() -> PinCase {
    PinCase(
      "size/147",
      direction: .leftToRight,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 140, y: 100, width: 50, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 160, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 40, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 50, height: 32)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 140, y: 100, width: 50, height: 32)],
      tolerance: 0.5)
  }
}
