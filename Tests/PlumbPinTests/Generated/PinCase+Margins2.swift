// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func margins2() -> [PinCase] {
    [
      margins20(),
      margins21(),
      margins22(),
      margins23(),
      margins24(),
      margins25(),
      margins26(),
      margins27(),
      margins28(),
      margins29(),
      margins210(),
      margins211(),
      margins212(),
      margins213(),
      margins214(),
      margins215(),
      margins216(),
      margins217(),
      margins218(),
      margins219(),
      margins220(),
      margins221(),
      margins222(),
      margins223(),
      margins224(),
      margins225(),
      margins226(),
      margins227(),
      margins228(),
      margins229(),
    ]
  }

  private static func margins20() -> PinCase {
    PinCase(
      "margins/101",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(260).height(100).pinEdges().marginBottom(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 40, width: 200, height: 90)])
  }

  private static func margins21() -> PinCase {
    PinCase(
      "margins/104",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(260).height(100).marginTop(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 40, width: 200, height: 100)])
  }

  private static func margins22() -> PinCase {
    PinCase(
      "margins/111",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).marginBottom(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 140, width: 200, height: 90)])
  }

  private static func margins23() -> PinCase {
    PinCase(
      "margins/114",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).pinEdges().marginTop(20).marginBottom(20) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 160, width: 200, height: 60)])
  }

  private static func margins24() -> PinCase {
    PinCase(
      "margins/116",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).marginBottom(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 140, width: 200, height: 90)])
  }

  private static func margins25() -> PinCase {
    PinCase(
      "margins/117",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).marginTop(10).marginBottom(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 150, width: 200, height: 80)])
  }

  private static func margins26() -> PinCase {
    PinCase(
      "margins/118",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).marginVertical(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 150, width: 200, height: 80)])
  }

  private static func margins27() -> PinCase {
    PinCase(
      "margins/120",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 150, width: 200, height: 80)])
  }

  private static func margins28() -> PinCase {
    PinCase(
      "margins/121",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).margin(2.5%) }
        },
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).pinEdges().margin(2.5%) }
        },
      ],
      frames: ["a": CGRect(x: 140, y: 150, width: 200, height: 80)],
      same: [[PinMoment("a", after: 2), PinMoment("a", after: 1)]])
  }

  private static func margins29() -> PinCase {
    PinCase(
      "margins/122",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).marginTop(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 150, width: 200, height: 90)])
  }

  private static func margins210() -> PinCase {
    PinCase(
      "margins/124",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).bottom(160).marginTop(10).marginBottom(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 150, width: 200, height: 80)])
  }

  private static func margins211() -> PinCase {
    PinCase(
      "margins/132",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(100).marginLeft(10) }
        }
      ],
      frames: ["a": CGRect(x: 210, y: 100, width: 200, height: 120)])
  }

  private static func margins212() -> PinCase {
    PinCase(
      "margins/135",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(100).width(100).pinEdges().margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 100, width: 80, height: 120)])
  }

  private static func margins213() -> PinCase {
    PinCase(
      "margins/137",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(100).width(100).pinEdges().marginLeft(10) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 100, width: 90, height: 120)])
  }

  private static func margins214() -> PinCase {
    PinCase(
      "margins/139",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(100).width(100).pinEdges().marginLeft(10).marginRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 100, width: 80, height: 120)])
  }

  private static func margins215() -> PinCase {
    PinCase(
      "margins/140",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(100).width(50).height(100).margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 275, y: 100, width: 50, height: 100)])
  }

  private static func margins216() -> PinCase {
    PinCase(
      "margins/144",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(100).margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 200, y: 100, width: 200, height: 120)])
  }

  private static func margins217() -> PinCase {
    PinCase(
      "margins/147",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(-100).margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 0, y: 100, width: 200, height: 120)])
  }

  private static func margins218() -> PinCase {
    PinCase(
      "margins/148",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(100).width(100).pinEdges().margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 260, y: 100, width: 80, height: 120)])
  }

  private static func margins219() -> PinCase {
    PinCase(
      "margins/149",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(100).margin(2.5%) }
        },
        { s in
          s["a"].plumb.pin { $0.hCenter(100).pinEdges().margin(2.5%) }
        },
      ],
      frames: ["a": CGRect(x: 200, y: 100, width: 200, height: 120)],
      same: [[PinMoment("a", after: 2), PinMoment("a", after: 1)]])
  }

  private static func margins220() -> PinCase {
    PinCase(
      "margins/155",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.hCenter(25%) }
        }
      ],
      frames: ["a": CGRect(x: 200, y: 100, width: 200, height: 120)])
  }

  private static func margins221() -> PinCase {
    PinCase(
      "margins/160",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(100).height(100).pinEdges().margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 260, width: 200, height: 80)])
  }

  private static func margins222() -> PinCase {
    PinCase(
      "margins/163",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(100).height(100).pinEdges().marginTop(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 260, width: 200, height: 90)])
  }

  private static func margins223() -> PinCase {
    PinCase(
      "margins/164",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(100).height(100).pinEdges().marginBottom(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 250, width: 200, height: 90)])
  }

  private static func margins224() -> PinCase {
    PinCase(
      "margins/165",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(50%).margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 340, width: 200, height: 120)])
  }

  private static func margins225() -> PinCase {
    PinCase(
      "margins/166",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(-(25%)) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 40, width: 200, height: 120)])
  }

  private static func margins226() -> PinCase {
    PinCase(
      "margins/167",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(100).margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 240, width: 200, height: 120)])
  }

  private static func margins227() -> PinCase {
    PinCase(
      "margins/169",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(100).marginBottom(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 230, width: 200, height: 120)])
  }

  private static func margins228() -> PinCase {
    PinCase(
      "margins/170",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(100).height(100).pinEdges().margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 260, width: 200, height: 80)])
  }

  private static func margins229() -> PinCase {
    PinCase(
      "margins/175",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.vCenter(50%).margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 340, width: 200, height: 120)])
  }
}
