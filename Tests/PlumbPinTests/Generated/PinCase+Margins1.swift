// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinCase {
  static func margins1() -> [PinCase] {
    [
      margins10(),
      margins11(),
      margins12(),
      margins13(),
      margins14(),
      margins15(),
      margins16(),
      margins17(),
      margins18(),
      margins19(),
      margins110(),
      margins111(),
      margins112(),
      margins113(),
      margins114(),
      margins115(),
      margins116(),
      margins117(),
      margins118(),
      margins119(),
      margins120(),
      margins121(),
      margins122(),
      margins123(),
      margins124(),
      margins125(),
      margins126(),
      margins127(),
      margins128(),
      margins129(),
    ]
  }

  private static func margins10() -> PinCase {
    PinCase(
      "margins/002",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.width(100).margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 120)])
  }

  private static func margins11() -> PinCase {
    PinCase(
      "margins/003",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).width(100).margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 100, height: 120)])
  }

  private static func margins12() -> PinCase {
    PinCase(
      "margins/007",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).width(100).pinEdges().marginLeft(10).marginRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 80, height: 120)])
  }

  private static func margins13() -> PinCase {
    PinCase(
      "margins/009",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).width(100).marginLeft(10) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 100, height: 120)])
  }

  private static func margins14() -> PinCase {
    PinCase(
      "margins/017",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).width(100).pinEdges().marginHorizontal(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 80, height: 120)])
  }

  private static func margins15() -> PinCase {
    PinCase(
      "margins/019",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).width(100).marginRight(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 100, height: 120)])
  }

  private static func margins16() -> PinCase {
    PinCase(
      "margins/020",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).width(100).marginHorizontal(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 100, height: 120)])
  }

  private static func margins17() -> PinCase {
    PinCase(
      "margins/023",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).width(100).pinEdges().marginLeft(10) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 90, height: 120)])
  }

  private static func margins18() -> PinCase {
    PinCase(
      "margins/026",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).width(100).pinEdges().marginLeft(10).marginRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 80, height: 120)])
  }

  private static func margins19() -> PinCase {
    PinCase(
      "margins/035",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).width(100).pinEdges().marginRight(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 90, height: 120)])
  }

  private static func margins110() -> PinCase {
    PinCase(
      "margins/037",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).width(100).pinEdges().marginHorizontal(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 170, y: 100, width: 80, height: 120)])
  }

  private static func margins111() -> PinCase {
    PinCase(
      "margins/038",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.right(140).width(100).marginLeft(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 160, y: 100, width: 100, height: 120)])
  }

  private static func margins112() -> PinCase {
    PinCase(
      "margins/044",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).right(160).marginRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 90, height: 120)])
  }

  private static func margins113() -> PinCase {
    PinCase(
      "margins/045",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).right(160).marginLeft(10).marginRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 80, height: 120)])
  }

  private static func margins114() -> PinCase {
    PinCase(
      "margins/046",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).right(160).marginHorizontal(10) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 80, height: 120)])
  }

  private static func margins115() -> PinCase {
    PinCase(
      "margins/049",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).right(160).marginRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 90, height: 120)])
  }

  private static func margins116() -> PinCase {
    PinCase(
      "margins/050",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).right(160).marginLeft(10).marginRight(10) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 80, height: 120)])
  }

  private static func margins117() -> PinCase {
    PinCase(
      "margins/057",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).right(160).marginHorizontal(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 80, height: 120)])
  }

  private static func margins118() -> PinCase {
    PinCase(
      "margins/059",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).right(160).marginLeft(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 90, height: 120)])
  }

  private static func margins119() -> PinCase {
    PinCase(
      "margins/060",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).right(160).marginRight(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 90, height: 120)])
  }

  private static func margins120() -> PinCase {
    PinCase(
      "margins/062",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.left(140).right(160).marginHorizontal(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 150, y: 100, width: 80, height: 120)])
  }

  private static func margins121() -> PinCase {
    PinCase(
      "margins/065",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.height(100).margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 100, width: 200, height: 100)])
  }

  private static func margins122() -> PinCase {
    PinCase(
      "margins/072",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).height(100).pinEdges().marginVertical(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 150, width: 200, height: 80)])
  }

  private static func margins123() -> PinCase {
    PinCase(
      "margins/074",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).height(100).marginTop(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 150, width: 200, height: 100)])
  }

  private static func margins124() -> PinCase {
    PinCase(
      "margins/077",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).height(100).margin(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 150, width: 200, height: 100)])
  }

  private static func margins125() -> PinCase {
    PinCase(
      "margins/085",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.top(140).height(100).marginBottom(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 140, width: 200, height: 100)])
  }

  private static func margins126() -> PinCase {
    PinCase(
      "margins/087",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(260).height(100).margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 30, width: 200, height: 100)])
  }

  private static func margins127() -> PinCase {
    PinCase(
      "margins/088",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(260).height(100).pinEdges().margin(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 50, width: 200, height: 80)])
  }

  private static func margins128() -> PinCase {
    PinCase(
      "margins/096",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(260).height(100).marginVertical(10) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 30, width: 200, height: 100)])
  }

  private static func margins129() -> PinCase {
    PinCase(
      "margins/099",
      direction: .leftToRight,
      views: [
        PinSceneView("host", in: nil, CGRect(x: 0, y: 0, width: 0, height: 0)),
        PinSceneView("root", in: "host", CGRect(x: 0, y: 0, width: 400, height: 400)),
        PinSceneView("a", in: "root", CGRect(x: 140, y: 100, width: 200, height: 120)),
      ],
      steps: [
        { s in
          s["a"].plumb.pin { $0.bottom(260).height(100).pinEdges().marginTop(2.5%) }
        }
      ],
      frames: ["a": CGRect(x: 140, y: 50, width: 200, height: 90)])
  }
}
