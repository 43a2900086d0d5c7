// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func between1Mirrored() -> [PinCase] {
    [
      between1Mirrored0(),
      between1Mirrored1(),
      between1Mirrored2(),
      between1Mirrored3(),
      between1Mirrored4(),
      between1Mirrored5(),
      between1Mirrored6(),
      between1Mirrored7(),
      between1Mirrored8(),
      between1Mirrored9(),
      between1Mirrored10(),
      between1Mirrored11(),
      between1Mirrored12(),
      between1Mirrored13(),
      between1Mirrored14(),
      between1Mirrored15(),
      between1Mirrored16(),
      between1Mirrored17(),
      between1Mirrored18(),
      between1Mirrored19(),
      between1Mirrored20(),
      between1Mirrored21(),
      between1Mirrored22(),
    ]
  }

  private static func between1Mirrored0() -> PinCase {
    PinCase(
      "between/001 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 200, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 400, y: 0, width: 0, height: 0)),
        PinSceneView("bChild", in: "b", CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 130, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin { $0.horizontallyBetween(s["a"], and: s["b"]).justify(.right) }
        }
      ],
      frames: ["b": CGRect(x: 400, y: 0, width: 0, height: 0)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 400, y: 0, width: 0, height: 0)],
      issues: [.selfReference])
  }

  private static func between1Mirrored1() -> PinCase {
    PinCase(
      "between/006 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 310, y: 100, width: 50, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 50, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 350, y: 0, width: 50, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 50, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 130, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin {
            $0.horizontallyBetween(s["host"], and: s["c"], aligned: .bottom).justify(.right)
          }
        }
      ],
      frames: ["b": CGRect(x: 350, y: 0, width: 50, height: 50)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 350, y: 0, width: 50, height: 50)],
      issues: [.unattachedReference])
  }

  private static func between1Mirrored2() -> PinCase {
    PinCase(
      "between/009 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 310, y: 100, width: 50, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 50, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 350, y: 0, width: 50, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 50, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 130, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin {
            $0.horizontallyBetween(s["c"], and: s["a"], aligned: .top).justify(.right)
          }
        }
      ],
      frames: ["b": CGRect(x: 240, y: 140, width: 70, height: 50)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 240, y: 140, width: 70, height: 50)])
  }

  private static func between1Mirrored3() -> PinCase {
    PinCase(
      "between/010 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 310, y: 100, width: 50, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 50, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 350, y: 0, width: 50, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 50, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 130, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin {
            $0.horizontallyBetween(s["a"], and: s["c"], aligned: .center).justify(.right)
          }
        }
      ],
      frames: ["b": CGRect(x: 240, y: 125, width: 70, height: 50)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 240, y: 125, width: 70, height: 50)])
  }

  private static func between1Mirrored4() -> PinCase {
    PinCase(
      "between/012 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 310, y: 100, width: 50, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 50, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 350, y: 0, width: 50, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 50, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 130, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin {
            $0.horizontallyBetween(s["a"], and: s["c"], aligned: .bottom).justify(.right)
          }
        }
      ],
      frames: ["b": CGRect(x: 240, y: 150, width: 70, height: 50)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 240, y: 150, width: 70, height: 50)])
  }

  private static func between1Mirrored5() -> PinCase {
    PinCase(
      "between/013 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 310, y: 100, width: 50, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 50, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 350, y: 0, width: 50, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 50, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 130, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin {
            $0.horizontallyBetween(s["c"], and: s["a"], aligned: .bottom).justify(.right)
          }
        }
      ],
      frames: ["b": CGRect(x: 240, y: 170, width: 70, height: 50)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 240, y: 170, width: 70, height: 50)])
  }

  private static func between1Mirrored6() -> PinCase {
    PinCase(
      "between/021 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 70, y: 170, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 50, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 290, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin {
            $0.horizontallyBetween(s["aChild"], and: s["bChild"], aligned: .bottom).justify(.right)
          }
        }
      ],
      frames: ["c": CGRect(x: 180, y: 20, width: 100, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 180, y: 20, width: 100, height: 80)])
  }

  private static func between1Mirrored7() -> PinCase {
    PinCase(
      "between/023 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 70, y: 170, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 50, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 290, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin {
            $0.horizontallyBetween(s["a"], and: s["aChild"], aligned: .top).justify(.right)
          }
        }
      ],
      frames: ["c": CGRect(x: 290, y: 100, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 290, y: 100, width: 110, height: 80)],
      issues: [.noGap])
  }

  private static func between1Mirrored8() -> PinCase {
    PinCase(
      "between/025 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 70, y: 170, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 50, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 290, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin {
            $0.horizontallyBetween(s["bChild"], and: s["a"], aligned: .top).justify(.right)
          }
        }
      ],
      frames: ["c": CGRect(x: 180, y: 180, width: 90, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 180, y: 180, width: 90, height: 80)])
  }

  private static func between1Mirrored9() -> PinCase {
    PinCase(
      "between/026 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 200, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 379, y: 10, width: 11, height: 12)),
        PinSceneView("bChild", in: "b", CGRect(x: 11, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 130, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin {
            $0.verticallyBetween(s["a"], and: s["b"]).right(10).marginHorizontal(0)
          }
        }
      ],
      frames: ["b": CGRect(x: 379, y: 10, width: 11, height: 12)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 379, y: 10, width: 11, height: 12)],
      issues: [.selfReference])
  }

  private static func between1Mirrored10() -> PinCase {
    PinCase(
      "between/027 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 200, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 379, y: 10, width: 11, height: 12)),
        PinSceneView("bChild", in: "b", CGRect(x: 11, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 130, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin {
            $0.verticallyBetween(s["b"], and: s["c"]).right(10).marginHorizontal(0)
          }
        }
      ],
      frames: ["b": CGRect(x: 379, y: 10, width: 11, height: 12)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 379, y: 10, width: 11, height: 12)],
      issues: [.selfReference])
  }

  private static func between1Mirrored11() -> PinCase {
    PinCase(
      "between/028 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 160, y: 100, width: 200, height: 100)),
        PinSceneView("aChild", in: "a", CGRect(x: 200, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 379, y: 10, width: 11, height: 12)),
        PinSceneView("bChild", in: "b", CGRect(x: 11, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 130, y: 140, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["b"].plumb.pin {
            $0.verticallyBetween(s["a"], and: s["c"]).right(10).marginHorizontal(0)
          }
        }
      ],
      frames: ["b": CGRect(x: 379, y: 10, width: 11, height: 12)],
      scale: 2,
      framesOnGrid: ["b": CGRect(x: 379, y: 10, width: 11, height: 12)],
      issues: [.noGap])
  }

  private static func between1Mirrored12() -> PinCase {
    PinCase(
      "between/030 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 120, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 70, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 150, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 290, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin {
            $0.verticallyBetween(s["a"], and: s["b"]).right(0).marginHorizontal(0)
          }
        }
      ],
      frames: ["c": CGRect(x: 290, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 290, y: 160, width: 110, height: 80)])
  }

  private static func between1Mirrored13() -> PinCase {
    PinCase(
      "between/031 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 120, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 70, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 150, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 290, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin {
            $0.verticallyBetween(s["b"], and: s["a"]).right(0).marginHorizontal(0)
          }
        }
      ],
      frames: ["c": CGRect(x: 290, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 290, y: 160, width: 110, height: 80)])
  }

  private static func between1Mirrored14() -> PinCase {
    PinCase(
      "between/032 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 120, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 70, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 150, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 250, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["a"], and: s["b"], aligned: .right) }
        }
      ],
      frames: ["c": CGRect(x: 280, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 280, y: 160, width: 110, height: 80)])
  }

  private static func between1Mirrored15() -> PinCase {
    PinCase(
      "between/033 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 120, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 70, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 150, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 250, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["b"], and: s["a"], aligned: .right) }
        }
      ],
      frames: ["c": CGRect(x: 110, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 110, y: 160, width: 110, height: 80)])
  }

  private static func between1Mirrored16() -> PinCase {
    PinCase(
      "between/034 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 120, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 70, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 150, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 250, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["a"], and: s["b"], aligned: .center) }
        }
      ],
      frames: ["c": CGRect(x: 275, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 275, y: 160, width: 110, height: 80)])
  }

  private static func between1Mirrored17() -> PinCase {
    PinCase(
      "between/036 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 120, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 70, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 150, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 250, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["a"], and: s["b"], aligned: .left) }
        }
      ],
      frames: ["c": CGRect(x: 270, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 270, y: 160, width: 110, height: 80)])
  }

  private static func between1Mirrored18() -> PinCase {
    PinCase(
      "between/039 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 120, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 70, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 150, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 250, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["b"], and: s["a"], aligned: .start) }
        }
      ],
      frames: ["c": CGRect(x: 110, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 110, y: 160, width: 110, height: 80)])
  }

  private static func between1Mirrored19() -> PinCase {
    PinCase(
      "between/041 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 120, y: 0, width: 0, height: 0)),
        PinSceneView("b", in: "root", CGRect(x: 70, y: 240, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 150, y: 0, width: 0, height: 0)),
        PinSceneView("c", in: "root", CGRect(x: 250, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["b"], and: s["a"], aligned: .end) }
        }
      ],
      frames: ["c": CGRect(x: 70, y: 160, width: 110, height: 80)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 70, y: 160, width: 110, height: 80)])
  }

  private static func between1Mirrored20() -> PinCase {
    PinCase(
      "between/043 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 150, y: 220, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 50, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 260, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["aChild"], and: s["bChild"], aligned: .right) }
        }
      ],
      frames: ["c": CGRect(x: 250, y: 100, width: 110, height: 130)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 250, y: 100, width: 110, height: 130)])
  }

  private static func between1Mirrored21() -> PinCase {
    PinCase(
      "between/044 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 150, y: 220, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 50, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 260, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["aChild"], and: s["bChild"], aligned: .center) }
        }
      ],
      frames: ["c": CGRect(x: 265, y: 100, width: 110, height: 130)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 265, y: 100, width: 110, height: 130)])
  }

  private static func between1Mirrored22() -> PinCase {
    PinCase(
      "between/047 mirrored",
      direction: .rightToLeft,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: -400, y: 64, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 270, y: 10, width: 120, height: 150)),
        PinSceneView("aChild", in: "a", CGRect(x: 10, y: 50, width: 80, height: 40)),
        PinSceneView("b", in: "root", CGRect(x: 150, y: 220, width: 150, height: 50)),
        PinSceneView("bChild", in: "b", CGRect(x: 50, y: 10, width: 60, height: 20)),
        PinSceneView("c", in: "root", CGRect(x: 260, y: 100, width: 110, height: 80)),
      ],
      steps: [
        { s in
          s["c"].plumb.pin { $0.verticallyBetween(s["aChild"], and: s["bChild"], aligned: .start) }
        }
      ],
      frames: ["c": CGRect(x: 250, y: 100, width: 110, height: 130)],
      scale: 2,
      framesOnGrid: ["c": CGRect(x: 250, y: 100, width: 110, height: 130)])
  }
}
