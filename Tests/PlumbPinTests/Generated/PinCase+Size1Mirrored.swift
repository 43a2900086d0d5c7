// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func size1Mirrored() -> [PinCase] {
    [
      size1Mirrored0(),
      size1Mirrored1(),
      size1Mirrored2(),
      size1Mirrored3(),
      size1Mirrored4(),
      size1Mirrored5(),
      size1Mirrored6(),
      size1Mirrored7(),
      size1Mirrored8(),
      size1Mirrored9(),
      size1Mirrored10(),
      size1Mirrored11(),
      size1Mirrored12(),
      size1Mirrored13(),
      size1Mirrored14(),
      size1Mirrored15(),
      size1Mirrored16(),
      size1Mirrored17(),
      size1Mirrored18(),
      size1Mirrored19(),
      size1Mirrored20(),
      size1Mirrored21(),
      size1Mirrored22(),
      size1Mirrored23(),
      size1Mirrored24(),
      size1Mirrored25(),
      size1Mirrored26(),
      size1Mirrored27(),
      size1Mirrored28(),
      size1Mirrored29(),
    ]
  }

  private static func size1Mirrored0() -> PinCase {
    PinCase(
      "size/001 mirrored",
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
          s["a"].plumb.pin { $0.width(35).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 225, y: 100, width: 35, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 225, y: 100, width: 35, height: 60)])
  }

  private static func size1Mirrored1() -> PinCase {
    PinCase(
      "size/004 mirrored",
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
          s["a"].plumb.pin { $0.width(200%).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: -540, y: 100, width: 800, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: -540, y: 100, width: 800, height: 60)])
  }

  private static func size1Mirrored2() -> PinCase {
    PinCase(
      "size/007 mirrored",
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
          s["a"].plumb.pin { $0.width(of: s["aChild"]).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 210, y: 100, width: 50, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 210, y: 100, width: 50, height: 60)])
  }

  private static func size1Mirrored3() -> PinCase {
    PinCase(
      "size/008 mirrored",
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
          s["a"].plumb.pin { $0.width(0).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 100, width: 0, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 260, y: 100, width: 0, height: 60)])
  }

  private static func size1Mirrored4() -> PinCase {
    PinCase(
      "size/009 mirrored",
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
          s["a"].plumb.pin { $0.width(-2).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 160, y: 100, width: 100, height: 60)],
      issues: [.unusableNumber])
  }

  private static func size1Mirrored5() -> PinCase {
    PinCase(
      "size/011 mirrored",
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
          s["a"].plumb.pin { $0.width(.nan).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 160, y: 100, width: 100, height: 60)],
      issues: [.unusableNumber])
  }

  private static func size1Mirrored6() -> PinCase {
    PinCase(
      "size/016 mirrored",
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
          s["a"].plumb.pin { $0.height(50%).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 160, y: 100, width: 100, height: 200)])
  }

  private static func size1Mirrored7() -> PinCase {
    PinCase(
      "size/018 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 100, height: 60)),
        PinSceneView("aChild", in: "a", CGRect(x: 40, y: 20, width: 50, height: 30)),
        PinSceneView("b", in: "root", CGRect(x: 130, y: 200, width: 110, height: 80)),
        PinSceneView("bChild", in: "b", CGRect(x: 10, y: 10, width: 60, height: 20)),
        PinSceneView("loose", in: nil, CGRect(x: -30, y: 10, width: 20, height: 30), fits: .none),
      ],
      steps: [
        { s in
          s["loose"].plumb.pin { $0.height(50%) }
        }
      ],
      frames: ["loose": CGRect(x: -30, y: 10, width: 20, height: 30)],
      scale: 2,
      framesOnGrid: ["loose": CGRect(x: -30, y: 10, width: 20, height: 30)],
      issues: [.notAChild])
  }

  private static func size1Mirrored8() -> PinCase {
    PinCase(
      "size/020 mirrored",
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
          s["a"].plumb.pin { $0.height(0).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 0)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 160, y: 100, width: 100, height: 0)])
  }

  private static func size1Mirrored9() -> PinCase {
    PinCase(
      "size/022 mirrored",
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
          s["a"].plumb.pin { $0.height(.nan).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 160, y: 100, width: 100, height: 60)],
      issues: [.unusableNumber])
  }

  private static func size1Mirrored10() -> PinCase {
    PinCase(
      "size/023 mirrored",
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
          s["a"].plumb.pin { $0.height(.nan).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 60)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 160, y: 100, width: 100, height: 60)],
      issues: [.unusableNumber])
  }

  private static func size1Mirrored11() -> PinCase {
    PinCase(
      "size/026 mirrored",
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
          s["a"].plumb.pin { $0.size(CGSize(width: 25, height: 25)).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 235, y: 100, width: 25, height: 25)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 235, y: 100, width: 25, height: 25)])
  }

  private static func size1Mirrored12() -> PinCase {
    PinCase(
      "size/036 mirrored",
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

  private static func size1Mirrored13() -> PinCase {
    PinCase(
      "size/037 mirrored",
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

  private static func size1Mirrored14() -> PinCase {
    PinCase(
      "size/038 mirrored",
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

  private static func size1Mirrored15() -> PinCase {
    PinCase(
      "size/040 mirrored",
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
          s["aChild"].plumb.pin { $0.center(to: s["a"].anchor.center).width(20).sizeToFit(.width) }
        }
      ],
      stored: [
        { s in
          s["a"].plumb.setPin(for: s["aChild"]) {
            $0.center(to: s["a"].anchor.center).width(20).sizeToFit(.width)
          }
          s.run("a")
        }
      ],
      frames: ["aChild": CGRect(x: 40, y: -10, width: 20, height: 80)],
      scale: 2,
      framesOnGrid: ["aChild": CGRect(x: 40, y: -10, width: 20, height: 80)])
  }

  private static func size1Mirrored16() -> PinCase {
    PinCase(
      "size/041 mirrored",
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
          s["a"].plumb.pin { $0.right(20).left(80).sizeToFit(.width).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 80, y: 100, width: 300, height: 5.3333)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 80, y: 100, width: 300, height: 5.5)])
  }

  private static func size1Mirrored17() -> PinCase {
    PinCase(
      "size/042 mirrored",
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
            $0.right(20).left(80).marginRight(10).sizeToFit(.width).justify(.right)
          }
        }
      ],
      frames: ["a": CGRect(x: 80, y: 100, width: 290, height: 5.5172)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 80, y: 100, width: 290, height: 6)],
      roundedOtherwise: ["a"])
  }

  private static func size1Mirrored18() -> PinCase {
    PinCase(
      "size/043 mirrored",
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
            $0.right(20).left(80).marginLeft(10).sizeToFit(.width).justify(.right)
          }
        }
      ],
      frames: ["a": CGRect(x: 90, y: 100, width: 290, height: 5.5172)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 90, y: 100, width: 290, height: 6)],
      roundedOtherwise: ["a"])
  }

  private static func size1Mirrored19() -> PinCase {
    PinCase(
      "size/048 mirrored",
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
            $0.top(20).bottom(80).marginTop(10).sizeToFit(.height).right(140).marginHorizontal(0)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).bottom(80).marginTop(10).sizeToFit(.height).right(140).marginHorizontal(0)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 254.4828, y: 30, width: 5.5172, height: 290)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 254, y: 30, width: 6, height: 290)],
      roundedOtherwise: ["a"])
  }

  private static func size1Mirrored20() -> PinCase {
    PinCase(
      "size/049 mirrored",
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
            $0.top(20).bottom(80).marginBottom(10).sizeToFit(.height).right(140).marginHorizontal(0)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).bottom(80).marginBottom(10).sizeToFit(.height).right(140).marginHorizontal(0)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 254.4828, y: 20, width: 5.5172, height: 290)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 254, y: 20, width: 6, height: 290)],
      roundedOtherwise: ["a"])
  }

  private static func size1Mirrored21() -> PinCase {
    PinCase(
      "size/053 mirrored",
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
          s["a"].plumb.pin { $0.left(100).width(200).marginLeft(10).sizeToFit(.width) }
        }
      ],
      frames: ["a": CGRect(x: 110, y: 100, width: 200, height: 8)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 110, y: 100, width: 200, height: 8)])
  }

  private static func size1Mirrored22() -> PinCase {
    PinCase(
      "size/063 mirrored",
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
            $0.bottom(100).height(200).marginTop(10).sizeToFit(.height).right(140).marginHorizontal(
              0)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.bottom(100).height(200).marginTop(10).sizeToFit(.height).right(140).marginHorizontal(
              0)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 252, y: 100, width: 8, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 252, y: 100, width: 8, height: 200)])
  }

  private static func size1Mirrored23() -> PinCase {
    PinCase(
      "size/064 mirrored",
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
            $0.bottom(100).height(200).marginBottom(10).sizeToFit(.height).right(140)
              .marginHorizontal(0)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.bottom(100).height(200).marginBottom(10).sizeToFit(.height).right(140)
              .marginHorizontal(0)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 252, y: 90, width: 8, height: 200)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 252, y: 90, width: 8, height: 200)])
  }

  private static func size1Mirrored24() -> PinCase {
    PinCase(
      "size/072 mirrored",
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
            $0.top(20).right(20).bottom(180).left(180).marginLeft(10).sizeToFit(.width).justify(
              .right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(180).left(180).marginLeft(10).sizeToFit(.width).justify(
              .right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 190, y: 20, width: 190, height: 8.4211)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 190, y: 20, width: 190, height: 8.5)])
  }

  private static func size1Mirrored25() -> PinCase {
    PinCase(
      "size/073 mirrored",
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
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginLeft(10).sizeToFit(
              .width
            ).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginLeft(10).sizeToFit(
              .width
            ).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 190, y: 20, width: 180, height: 8.8889)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 190, y: 20, width: 180, height: 9)])
  }

  private static func size1Mirrored26() -> PinCase {
    PinCase(
      "size/074 mirrored",
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
            $0.top(20).right(20).bottom(180).left(180).marginTop(10).sizeToFit(.width).justify(
              .right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(180).left(180).marginTop(10).sizeToFit(.width).justify(
              .right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 180, y: 30, width: 200, height: 8)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 180, y: 30, width: 200, height: 8)])
  }

  private static func size1Mirrored27() -> PinCase {
    PinCase(
      "size/078 mirrored",
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
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginBottom(10).sizeToFit(
              .width
            ).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginBottom(10).sizeToFit(
              .width
            ).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 180, y: 20, width: 190, height: 8.4211)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 180, y: 20, width: 190, height: 8.5)])
  }

  private static func size1Mirrored28() -> PinCase {
    PinCase(
      "size/079 mirrored",
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
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginTop(10).marginBottom(
              10
            ).sizeToFit(.width).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginTop(10).marginBottom(
              10
            ).sizeToFit(.width).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 180, y: 30, width: 190, height: 8.4211)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 180, y: 30, width: 190, height: 8.5)])
  }

  private static func size1Mirrored29() -> PinCase {
    PinCase(
      "size/080 mirrored",
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
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginTop(10).marginBottom(
              10
            ).sizeToFit(.width).justify(.right)
          }
        }
      ],
      stored: [
        { s in
          s["root"].plumb.setPin(for: s["a"]) {
            $0.top(20).right(20).bottom(180).left(180).marginRight(10).marginTop(10).marginBottom(
              10
            ).sizeToFit(.width).justify(.right)
          }
          s.run("root")
        }
      ],
      frames: ["a": CGRect(x: 180, y: 30, width: 190, height: 8.4211)],
      scale: 2,
      framesOnGrid: ["a": CGRect(x: 180, y: 30, width: 190, height: 8.5)])
  }
}
