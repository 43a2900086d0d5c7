// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func margins2Mirrored() -> [PinCase] {
    [
      margins2Mirrored0(),
      margins2Mirrored1(),
      margins2Mirrored2(),
      margins2Mirrored3(),
      margins2Mirrored4(),
      margins2Mirrored5(),
      margins2Mirrored6(),
      margins2Mirrored7(),
      margins2Mirrored8(),
      margins2Mirrored9(),
      margins2Mirrored10(),
      margins2Mirrored11(),
      margins2Mirrored12(),
      margins2Mirrored13(),
      margins2Mirrored14(),
      margins2Mirrored15(),
      margins2Mirrored16(),
      margins2Mirrored17(),
      margins2Mirrored18(),
      margins2Mirrored19(),
      margins2Mirrored20(),
      margins2Mirrored21(),
      margins2Mirrored22(),
      margins2Mirrored23(),
      margins2Mirrored24(),
      margins2Mirrored25(),
      margins2Mirrored26(),
      margins2Mirrored27(),
      margins2Mirrored28(),
      margins2Mirrored29(),
    ]
  }

  private static func margins2Mirrored0() -> PinCase {
    PinCase(
      "margins/101 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.bottom(260).height(100).pinEdges().marginBottom(2.5%).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 40, width: 200, height: 90)])
  }

  private static func margins2Mirrored1() -> PinCase {
    PinCase(
      "margins/104 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.bottom(260).height(100).marginTop(2.5%).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 40, width: 200, height: 100)])
  }

  private static func margins2Mirrored2() -> PinCase {
    PinCase(
      "margins/111 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(140).bottom(160).marginBottom(10).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 140, width: 200, height: 90)])
  }

  private static func margins2Mirrored3() -> PinCase {
    PinCase(
      "margins/114 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(140).bottom(160).pinEdges().marginTop(20).marginBottom(20).right(140)
              .marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 160, width: 200, height: 60)])
  }

  private static func margins2Mirrored4() -> PinCase {
    PinCase(
      "margins/116 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(140).bottom(160).marginBottom(10).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 140, width: 200, height: 90)])
  }

  private static func margins2Mirrored5() -> PinCase {
    PinCase(
      "margins/117 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(140).bottom(160).marginTop(10).marginBottom(10).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 150, width: 200, height: 80)])
  }

  private static func margins2Mirrored6() -> PinCase {
    PinCase(
      "margins/118 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(140).bottom(160).marginVertical(10).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 150, width: 200, height: 80)])
  }

  private static func margins2Mirrored7() -> PinCase {
    PinCase(
      "margins/120 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).margin(2.5%).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 150, width: 200, height: 80)])
  }

  private static func margins2Mirrored8() -> PinCase {
    PinCase(
      "margins/121 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).margin(2.5%).right(140).marginHorizontal(0) }
        },
        { s in
          s["a"].plumb.pin {
            $0.top(140).bottom(160).pinEdges().margin(2.5%).right(140).marginHorizontal(0)
          }
        },
      ],
      frames: ["a": CGRect(x: 60, y: 150, width: 200, height: 80)],
      same: [[PinMoment("a", after: 2), PinMoment("a", after: 1)]])
  }

  private static func margins2Mirrored9() -> PinCase {
    PinCase(
      "margins/122 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(140).bottom(160).marginTop(2.5%).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 150, width: 200, height: 90)])
  }

  private static func margins2Mirrored10() -> PinCase {
    PinCase(
      "margins/124 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.top(140).bottom(160).marginTop(10).marginBottom(2.5%).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 150, width: 200, height: 80)])
  }

  private static func margins2Mirrored11() -> PinCase {
    PinCase(
      "margins/132 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(-100).marginRight(10) }
        }
      ],
      frames: ["a": CGRect(x: -10, y: 100, width: 200, height: 120)])
  }

  private static func margins2Mirrored12() -> PinCase {
    PinCase(
      "margins/135 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(-100).width(100).pinEdges().margin(10).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 100, width: 80, height: 120)])
  }

  private static func margins2Mirrored13() -> PinCase {
    PinCase(
      "margins/137 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.hCenter(-100).width(100).pinEdges().marginRight(10).justify(.right)
          }
        }
      ],
      frames: ["a": CGRect(x: 50, y: 100, width: 90, height: 120)])
  }

  private static func margins2Mirrored14() -> PinCase {
    PinCase(
      "margins/139 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.hCenter(-100).width(100).pinEdges().marginRight(10).marginLeft(10).justify(.right)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 100, width: 80, height: 120)])
  }

  private static func margins2Mirrored15() -> PinCase {
    PinCase(
      "margins/140 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(-100).width(50).height(100).margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 75, y: 100, width: 50, height: 100)])
  }

  private static func margins2Mirrored16() -> PinCase {
    PinCase(
      "margins/144 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(-100).margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 200, height: 120)])
  }

  private static func margins2Mirrored17() -> PinCase {
    PinCase(
      "margins/147 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(100).margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 200, y: 100, width: 200, height: 120)])
  }

  private static func margins2Mirrored18() -> PinCase {
    PinCase(
      "margins/148 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(-100).width(100).pinEdges().margin(2.5%).justify(.right) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 100, width: 80, height: 120)])
  }

  private static func margins2Mirrored19() -> PinCase {
    PinCase(
      "margins/149 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(-100).margin(2.5%) }
        },
        { s in
          s["a"].plumb.pin { $0.hCenter(-100).pinEdges().margin(2.5%) }
        },
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 200, height: 120)],
      same: [[PinMoment("a", after: 2), PinMoment("a", after: 1)]])
  }

  private static func margins2Mirrored20() -> PinCase {
    PinCase(
      "margins/155 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(-(25%)) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 200, height: 120)])
  }

  private static func margins2Mirrored21() -> PinCase {
    PinCase(
      "margins/160 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.vCenter(100).height(100).pinEdges().margin(10).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 260, width: 200, height: 80)])
  }

  private static func margins2Mirrored22() -> PinCase {
    PinCase(
      "margins/163 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.vCenter(100).height(100).pinEdges().marginTop(10).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 260, width: 200, height: 90)])
  }

  private static func margins2Mirrored23() -> PinCase {
    PinCase(
      "margins/164 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.vCenter(100).height(100).pinEdges().marginBottom(10).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 250, width: 200, height: 90)])
  }

  private static func margins2Mirrored24() -> PinCase {
    PinCase(
      "margins/165 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(50%).margin(10).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 340, width: 200, height: 120)])
  }

  private static func margins2Mirrored25() -> PinCase {
    PinCase(
      "margins/166 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(-(25%)).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 40, width: 200, height: 120)])
  }

  private static func margins2Mirrored26() -> PinCase {
    PinCase(
      "margins/167 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(100).margin(2.5%).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 240, width: 200, height: 120)])
  }

  private static func margins2Mirrored27() -> PinCase {
    PinCase(
      "margins/169 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(100).marginBottom(2.5%).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 230, width: 200, height: 120)])
  }

  private static func margins2Mirrored28() -> PinCase {
    PinCase(
      "margins/170 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin {
            $0.vCenter(100).height(100).pinEdges().margin(2.5%).right(140).marginHorizontal(0)
          }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 260, width: 200, height: 80)])
  }

  private static func margins2Mirrored29() -> PinCase {
    PinCase(
      "margins/175 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 60, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(50%).margin(2.5%).right(140).marginHorizontal(0) }
        }
      ],
      frames: ["a": CGRect(x: 60, y: 340, width: 200, height: 120)])
  }
}
