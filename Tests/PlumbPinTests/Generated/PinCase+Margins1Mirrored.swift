// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func margins1Mirrored() -> [PinCase] {
    [
      margins1Mirrored0(),
      margins1Mirrored1(),
      margins1Mirrored2(),
      margins1Mirrored3(),
      margins1Mirrored4(),
      margins1Mirrored5(),
      margins1Mirrored6(),
      margins1Mirrored7(),
      margins1Mirrored8(),
      margins1Mirrored9(),
      margins1Mirrored10(),
      margins1Mirrored11(),
      margins1Mirrored12(),
      margins1Mirrored13(),
      margins1Mirrored14(),
      margins1Mirrored15(),
      margins1Mirrored16(),
      margins1Mirrored17(),
      margins1Mirrored18(),
      margins1Mirrored19(),
      margins1Mirrored20(),
      margins1Mirrored21(),
      margins1Mirrored22(),
      margins1Mirrored23(),
      margins1Mirrored24(),
      margins1Mirrored25(),
      margins1Mirrored26(),
      margins1Mirrored27(),
      margins1Mirrored28(),
      margins1Mirrored29(),
    ]
  }

  private static func margins1Mirrored0() -> PinCase {
    PinCase(
      "margins/002 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(100).margin(2.5%).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 120)])
  }

  private static func margins1Mirrored1() -> PinCase {
    PinCase(
      "margins/003 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).width(100).margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 100, height: 120)])
  }

  private static func margins1Mirrored2() -> PinCase {
    PinCase(
      "margins/007 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.right(140).width(100).pinEdges().marginRight(10).marginLeft(10).justify(.right)
          }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 80, height: 120)])
  }

  private static func margins1Mirrored3() -> PinCase {
    PinCase(
      "margins/009 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).width(100).marginRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 100, height: 120)])
  }

  private static func margins1Mirrored4() -> PinCase {
    PinCase(
      "margins/017 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.right(140).width(100).pinEdges().marginHorizontal(2.5%).justify(.right)
          }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 80, height: 120)])
  }

  private static func margins1Mirrored5() -> PinCase {
    PinCase(
      "margins/019 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).width(100).marginLeft(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 120)])
  }

  private static func margins1Mirrored6() -> PinCase {
    PinCase(
      "margins/020 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).width(100).marginHorizontal(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 100, height: 120)])
  }

  private static func margins1Mirrored7() -> PinCase {
    PinCase(
      "margins/023 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).width(100).pinEdges().marginRight(10).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 90, height: 120)])
  }

  private static func margins1Mirrored8() -> PinCase {
    PinCase(
      "margins/026 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.left(140).width(100).pinEdges().marginRight(10).marginLeft(10).justify(.right)
          }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 80, height: 120)])
  }

  private static func margins1Mirrored9() -> PinCase {
    PinCase(
      "margins/035 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).width(100).pinEdges().marginLeft(2.5%).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 90, height: 120)])
  }

  private static func margins1Mirrored10() -> PinCase {
    PinCase(
      "margins/037 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.left(140).width(100).pinEdges().marginHorizontal(2.5%).justify(.right)
          }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 80, height: 120)])
  }

  private static func margins1Mirrored11() -> PinCase {
    PinCase(
      "margins/038 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).width(100).marginRight(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 120)])
  }

  private static func margins1Mirrored12() -> PinCase {
    PinCase(
      "margins/044 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).left(160).marginLeft(10).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 90, height: 120)])
  }

  private static func margins1Mirrored13() -> PinCase {
    PinCase(
      "margins/045 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.right(140).left(160).marginRight(10).marginLeft(10).justify(.right)
          }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 80, height: 120)])
  }

  private static func margins1Mirrored14() -> PinCase {
    PinCase(
      "margins/046 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).left(160).marginHorizontal(10).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 80, height: 120)])
  }

  private static func margins1Mirrored15() -> PinCase {
    PinCase(
      "margins/049 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).left(160).marginLeft(10).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 90, height: 120)])
  }

  private static func margins1Mirrored16() -> PinCase {
    PinCase(
      "margins/050 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.right(140).left(160).marginRight(10).marginLeft(10).justify(.right)
          }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 80, height: 120)])
  }

  private static func margins1Mirrored17() -> PinCase {
    PinCase(
      "margins/057 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).left(160).marginHorizontal(2.5%).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 80, height: 120)])
  }

  private static func margins1Mirrored18() -> PinCase {
    PinCase(
      "margins/059 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).left(160).marginRight(2.5%).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 90, height: 120)])
  }

  private static func margins1Mirrored19() -> PinCase {
    PinCase(
      "margins/060 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).left(160).marginLeft(2.5%).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 90, height: 120)])
  }

  private static func margins1Mirrored20() -> PinCase {
    PinCase(
      "margins/062 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).left(160).marginHorizontal(2.5%).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 80, height: 120)])
  }

  private static func margins1Mirrored21() -> PinCase {
    PinCase(
      "margins/065 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.height(100).margin(2.5%).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 100, width: 200, height: 100)])
  }

  private static func margins1Mirrored22() -> PinCase {
    PinCase(
      "margins/072 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(140).height(100).pinEdges().marginVertical(10).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 150, width: 200, height: 80)])
  }

  private static func margins1Mirrored23() -> PinCase {
    PinCase(
      "margins/074 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).height(100).marginTop(10).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 150, width: 200, height: 100)])
  }

  private static func margins1Mirrored24() -> PinCase {
    PinCase(
      "margins/077 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).height(100).margin(2.5%).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 150, width: 200, height: 100)])
  }

  private static func margins1Mirrored25() -> PinCase {
    PinCase(
      "margins/085 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(140).height(100).marginBottom(2.5%).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 140, width: 200, height: 100)])
  }

  private static func margins1Mirrored26() -> PinCase {
    PinCase(
      "margins/087 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(260).height(100).margin(10).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 30, width: 200, height: 100)])
  }

  private static func margins1Mirrored27() -> PinCase {
    PinCase(
      "margins/088 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.bottom(260).height(100).pinEdges().margin(10).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 50, width: 200, height: 80)])
  }

  private static func margins1Mirrored28() -> PinCase {
    PinCase(
      "margins/096 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.bottom(260).height(100).marginVertical(10).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 30, width: 200, height: 100)])
  }

  private static func margins1Mirrored29() -> PinCase {
    PinCase(
      "margins/099 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.bottom(260).height(100).pinEdges().marginTop(2.5%).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 50, width: 200, height: 90)])
  }
}
