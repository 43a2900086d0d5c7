// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func size2Mirrored() -> [PinCase] {
    [
      size2Mirrored0(),
      size2Mirrored1(),
      size2Mirrored2(),
      size2Mirrored3(),
      size2Mirrored4(),
      size2Mirrored5(),
      size2Mirrored6(),
      size2Mirrored7(),
      size2Mirrored8(),
      size2Mirrored9(),
      size2Mirrored10(),
      size2Mirrored11(),
      size2Mirrored12(),
      size2Mirrored13(),
      size2Mirrored14(),
      size2Mirrored15(),
      size2Mirrored16(),
      size2Mirrored17(),
      size2Mirrored18(),
      size2Mirrored19(),
      size2Mirrored20(),
      size2Mirrored21(),
      size2Mirrored22(),
      size2Mirrored23(),
      size2Mirrored24(),
      size2Mirrored25(),
      size2Mirrored26(),
      size2Mirrored27(),
      size2Mirrored28(),
      size2Mirrored29(),
    ]
  }

  private static func size2Mirrored0() -> PinCase {
    PinCase(
      "size/081 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginLeft(10).marginTop(10)
              .sizeToFit(.width).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginLeft(10).marginTop(10)
              .sizeToFit(.width).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 190, y: 30, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 190, y: 30, width: 180, height: 9)])
  }

  private static func size2Mirrored1() -> PinCase {
    PinCase(
      "size/082 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginLeft(10).marginBottom(
              10
            ).sizeToFit(.width).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginLeft(10).marginBottom(
              10
            ).sizeToFit(.width).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 190, y: 20, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 190, y: 20, width: 180, height: 9)])
  }

  private static func size2Mirrored2() -> PinCase {
    PinCase(
      "size/083 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginLeft(10).marginTop(10)
              .marginBottom(10).sizeToFit(.width).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginLeft(10).marginTop(10)
              .marginBottom(10).sizeToFit(.width).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 190, y: 30, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 190, y: 30, width: 180, height: 9)])
  }

  private static func size2Mirrored3() -> PinCase {
    PinCase(
      "size/084 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginLeft(10).marginTop(10)
              .sizeToFit(.width).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginLeft(10).marginTop(10)
              .sizeToFit(.width).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 190, y: 30, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 190, y: 30, width: 180, height: 9)])
  }

  private static func size2Mirrored4() -> PinCase {
    PinCase(
      "size/086 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).right(20).bottom(180).left(180).marginRight(15).marginLeft(5).marginTop(10)
              .sizeToFit(.width).justify(.left)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(180).left(180).marginRight(15).marginLeft(5).marginTop(10)
              .sizeToFit(.width).justify(.left)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 185, y: 30, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 185, y: 30, width: 180, height: 9)])
  }

  private static func size2Mirrored5() -> PinCase {
    PinCase(
      "size/089 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).right(20).bottom(80).left(180).marginRight(15).marginLeft(5).marginTop(10)
              .sizeToFit(.width).align(.bottom).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(80).left(180).marginRight(15).marginLeft(5).marginTop(10)
              .sizeToFit(.width).align(.bottom).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 185, y: 311.1111, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 185, y: 311, width: 180, height: 9)])
  }

  private static func size2Mirrored6() -> PinCase {
    PinCase(
      "size/091 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(20).bottom(80).marginTop(10).marginBottom(10).sizeToFit(.height).align(.bottom)
              .right(140).marginHorizontal(0)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).bottom(80).marginTop(10).marginBottom(10).sizeToFit(.height).align(.bottom)
              .right(140).marginHorizontal(0)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 254.2857, y: 30, width: 5.7143, height: 280)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 254, y: 30, width: 6, height: 280)],
      roundedOtherwise: ["a"])
  }

  private static func size2Mirrored7() -> PinCase {
    PinCase(
      "size/092 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(100).sizeToFit(.width).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 16)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 160, y: 100, width: 100, height: 16)])
  }

  private static func size2Mirrored8() -> PinCase {
    PinCase(
      "size/096 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.height(90).width(100).sizeToFit(.width).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 16)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 160, y: 100, width: 100, height: 16)])
  }

  private static func size2Mirrored9() -> PinCase {
    PinCase(
      "size/100 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.height(of: s["aChild"]).sizeToFit(.height).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 206.6667, y: 100, width: 53.3333, height: 30)],
      scale: 2,
      framesOnGrid: [
        "a": CGRect(x: 206.66666666666669, y: 100, width: 53.3333333333333, height: 30)
      ],
      roundedOtherwise: ["a"],
      tolerance: 0.4)
  }

  private static func size2Mirrored10() -> PinCase {
    PinCase(
      "size/102 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.size(of: s["aChild"]).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 210, y: 100, width: 50, height: 30)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 210, y: 100, width: 50, height: 30)])
  }

  private static func size2Mirrored11() -> PinCase {
    PinCase(
      "size/104 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.size(of: s["aChild"]).sizeToFit(.width).maxHeight(30).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 210, y: 100, width: 50, height: 30)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 210, y: 100, width: 50, height: 30)])
  }

  private static func size2Mirrored12() -> PinCase {
    PinCase(
      "size/107 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.width(100).maxHeight(10).sizeToFit(.width).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 10)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 160, y: 100, width: 100, height: 10)])
  }

  private static func size2Mirrored13() -> PinCase {
    PinCase(
      "size/110 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.height(100).minWidth(20).sizeToFit(.height).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 240, y: 100, width: 20, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 240, y: 100, width: 20, height: 100)])
  }

  private static func size2Mirrored14() -> PinCase {
    PinCase(
      "size/115 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.sizeToFit(.width).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 16)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 160, y: 100, width: 100, height: 16)])
  }

  private static func size2Mirrored15() -> PinCase {
    PinCase(
      "size/116 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(50).sizeToFit(.width).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 210, y: 100, width: 50, height: 32)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 210, y: 100, width: 50, height: 32)])
  }

  private static func size2Mirrored16() -> PinCase {
    PinCase(
      "size/119 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.size(CGSize(width: 20, height: 100)).sizeToFit(.width).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 240, y: 100, width: 20, height: 80)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 240, y: 100, width: 20, height: 80)])
  }

  private static func size2Mirrored17() -> PinCase {
    PinCase(
      "size/120 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.size(CGSize(width: 20, height: 100)).sizeToFit(.height).right(140).marginHorizontal(
              0)
          }
        }
      ],
      frames: ["a": CGRect(x: 244, y: 100, width: 16, height: 100)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 244, y: 100, width: 16, height: 100)])
  }

  private static func size2Mirrored18() -> PinCase {
    PinCase(
      "size/122 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.height(50).sizeToFit(.height).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 228, y: 100, width: 32, height: 50)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 228, y: 100, width: 32, height: 50)])
  }

  private static func size2Mirrored19() -> PinCase {
    PinCase(
      "size/130 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.size(CGSize(width: 20, height: 100)).sizeToFit(.widthFlexible).right(140)
              .marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 250, y: 100, width: 10, height: 160)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 250, y: 100, width: 10, height: 160)])
  }

  private static func size2Mirrored20() -> PinCase {
    PinCase(
      "size/131 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.size(CGSize(width: 20, height: 100)).sizeToFit(.width).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 240, y: 100, width: 20, height: 160)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 240, y: 100, width: 20, height: 160)])
  }

  private static func size2Mirrored21() -> PinCase {
    PinCase(
      "size/132 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.sizeToFit(.height).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 228, y: 100, width: 32, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 228, y: 100, width: 32, height: 60)])
  }

  private static func size2Mirrored22() -> PinCase {
    PinCase(
      "size/133 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.sizeToFit(.heightFlexible).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 228, y: 100, width: 32, height: 50)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 228, y: 100, width: 32, height: 50)])
  }

  private static func size2Mirrored23() -> PinCase {
    PinCase(
      "size/134 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.sizeToFit(.height).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 228, y: 100, width: 32, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 228, y: 100, width: 32, height: 60)])
  }

  private static func size2Mirrored24() -> PinCase {
    PinCase(
      "size/136 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: -10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(50).sizeToFit(.width).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 210, y: 100, width: 50, height: 40)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 210, y: 100, width: 50, height: 40)])
  }

  private static func size2Mirrored25() -> PinCase {
    PinCase(
      "size/138 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(50).sizeToFit(.width).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 210, y: 100, width: 50, height: 26.6667)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 210, y: 100, width: 50, height: 26.6)],
      roundedOtherwise: ["a"],
      tolerance: 0.5)
  }

  private static func size2Mirrored26() -> PinCase {
    PinCase(
      "size/139 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(50).sizeToFit(.width).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 210, y: 100, width: 50, height: 26.6667)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 210, y: 100, width: 50, height: 26.6)],
      roundedOtherwise: ["a"],
      tolerance: 0.5)
  }

  private static func size2Mirrored27() -> PinCase {
    PinCase(
      "size/145 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 10)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.height(30).sizeToFit(.height).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 220, y: 100, width: 40, height: 30)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 220, y: 100, width: 40, height: 30)])
  }

  private static func size2Mirrored28() -> PinCase {
    PinCase(
      "size/146 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(50).sizeToFit(.width).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 210, y: 100, width: 50, height: 32)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 210, y: 100, width: 50, height: 32)],
      tolerance: 0.5)
  }

  private static func size2Mirrored29() -> PinCase {
    PinCase(
      "size/147 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView(
          "host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "a", in: "root", CGRect(x: 210, y: 100, width: 50, height: 0),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "aChild", in: "a", CGRect(x: -10, y: 20, width: 50, height: 30),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80),
          fits: PinFitRule(area: 1600, offset: 0)),
        PinSceneView(
          "bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20),
          fits: PinFitRule(area: 1600, offset: 0)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.sizeToFit(.width).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 210, y: 100, width: 50, height: 32)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 210, y: 100, width: 50, height: 32)],
      tolerance: 0.5)
  }
}
