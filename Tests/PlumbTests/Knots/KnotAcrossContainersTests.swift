import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Knots across containers: a view in a box waits for a view that waits for the box.
@Suite struct KnotAcrossContainersTests {
  @Test(arguments: KnotAcross.allCases)
  func viewsAreRightInOnePass(_ across: KnotAcross) {
    #expect(across.screen.failures(with: across) == [])
  }

  @Test(arguments: KnotAcross.allCases)
  func theFramesWrittenByHandAreThoseOfTheLayouts(_ across: KnotAcross) {
    #expect(across.screen.restlessness(with: across) == [])
  }

  /// A box is as wide as a view in it, which is as wide as the box.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aLengthThatWaitsForItselfAcrossContainers(_ direction: LayoutWritingDirection) {
    let stage = KnotStage<HeadlessKit>(
      KnotScreen(200, 100, [.box("box", 0, 0, 0, 0), .view("view", in: "box", 0, 0, 0, 0)]),
      direction)
    stage.set("box") {
      $0.setLeft(to: 10).setTop(to: 20).setWidth(like: stage["view"].plumb.width).setHeight(to: 30)
    }
    stage.set("view") { $0.setTopLeft(to: .zero).setWidth(part: 1).setHeight(part: 0.5) }
    stage.layOut()
    stage.root.setNeedsLayout()
    stage.layOut()
    #expect(stage.issues.map(\.kind) == [.cycle])
    let told = stage.issues.first?.asked
    #expect(
      told == "box.width → view.width → box.width" || told == "view.width → box.width → view.width")
    #expect(stage["box"].frame.origin == CGPoint(x: 10, y: 20) && stage["box"].frame.height == 30)
    #expect(stage["view"].frame.origin == .zero && stage["view"].frame.height == 15)
  }

  /// Two views in different boxes, each beside the other.
  @Test(arguments: LayoutWritingDirection.allCases)
  func twoPositionsThatWaitForEachOtherAcrossContainers(_ direction: LayoutWritingDirection) {
    let stage = KnotStage<HeadlessKit>(
      KnotScreen(
        200, 100,
        [
          .box("one", 0, 0, 0, 0), .view("a", in: "one", 0, 0, 0, 0), .box("other", 0, 0, 0, 0),
          .view("b", in: "other", 0, 0, 0, 0),
        ]), direction)
    for box in ["one", "other"] { stage.set(box) { $0.stickOnParent() } }
    for (view, next) in [("a", "b"), ("b", "a")] {
      stage.set(view) {
        $0.setLeft(at: stage[next].plumb.right + 10).setTop(to: 7)
          .setSize(to: CGSize(width: 5, height: 5))
      }
    }
    stage.layOut()
    stage.root.setNeedsLayout()
    stage.layOut()
    #expect(stage.issues.map(\.kind) == [.cycle])
    let told = stage.issues.first?.asked
    #expect(told == "a.left → b.left → a.left" || told == "b.left → a.left → b.left")
    #expect(stage["a"].frame.minY == 7 && stage["b"].frame.minY == 7)
  }
}

enum KnotAcross: CaseIterable {
  case startAndLength
  case panels
  case uncle
  case fittedUncle
  case fittedOnOneAxis
  case nested

  var screen: KnotScreen {
    var screen = KnotScreen(320, 200, views)
    screen.givesFramesOnce = false
    return screen
  }

  private var views: [KnotScreen.Member] {
    switch self {
    // The view is at the mark, so it waits for the start of the box. The box is as long as the ruler, which is twice
    // as long as the view is high.
    //
    //         20   50  60   80    100    160
    //  10 ┌───┌box────────────┐──────────────┐
    //  15 │   │     ┌view┐    │              │
    //  20 │   │     │    │    │     ┌ruler─┐ │
    //  45 │   │     └────┘    │     │      │ │
    //  50 │   │               │     └──────┘ │
    // 110 │   └───────────────┘              │
    // 150 │         ┌mark┐                   │
    // 160 └─────────└────┘───────────────────┘
    case .startAndLength:
      [
        .box("box", 20, 10, 60, 100), .view("view", in: "box", 30, 5, 10, 30),
        .view("ruler", 100, 20, 60, 30), .view("mark", 50, 150, 10, 10),
      ]
    // The message bar, with its field in one panel and its button in another.
    //
    //        10 18             258 266  302 310
    //  20 ┌──┌left────────┐────────────────────┐
    //  40 │  │        ┌right─────────────────┐ │
    //  52 │  │ ┌field───────────┐            │ │
    //  64 │  │ │                │ ┌send─┐    │ │
    // 100 │  │ │                │ └─────┘    │ │
    // 112 │  │ └────────────────┘            │ │
    // 120 │  └────────────┘                  │ │
    // 130 └───────────└──────────────────────┘─┘
    case .panels:
      [
        .box("left", 10, 20, 200, 100), .view("field", in: "left", 8, 32, 240, 60),
        .box("right", 100, 40, 210, 90), .view("send", in: "right", 166, 24, 36, 36),
      ]
    // The uncle begins after the first view in the box. The second view in the box is below the uncle.
    //
    //        10 15   35  45      110
    //  10 ┌──┌box──────────────────┐
    //  15 │  │  ┌first┐            │
    //  35 │  │  └─────┘            │
    //  60 │  │        ┌uncle┐      │
    //  70 │  ┌second┐ └─────┘      │
    //  80 │  └──────┘              │
    //  90 └──└─────────────────────┘
    case .uncle:
      [
        .box("box", 10, 10, 100, 80), .view("first", in: "box", 5, 5, 20, 20),
        .view("second", in: "box", 0, 60, 10, 10), .view("uncle", 35, 60, 10, 10),
      ]
    // The same in a box that fits both views.
    case .fittedUncle:
      [
        .box("box", 10, 10, 25, 70), .view("first", in: "box", 5, 5, 20, 20),
        .view("second", in: "box", 0, 60, 10, 10), .view("uncle", 35, 60, 10, 10),
      ]
    // The box is as high as the note and fits its width. The note begins at the bottom of the view and is as high as
    // the view.
    //
    //        10 14  44 50  80
    //  10 ┌──┌box────┐────────┐
    //     │  │  ┌view┐        │
    //  30 │  └──└────┘ ┌note┐ │
    //  50 └────────────└────┘─┘
    case .fittedOnOneAxis:
      [
        .box("box", 10, 10, 34, 20), .view("view", in: "box", 4, 0, 30, 20),
        .view("note", 50, 30, 30, 20),
      ]
    // The flag is right of the inner view, which is as high as the flag. The inner box begins at the flag's top.
    //
    //        10  20  30  50
    //  10 ┌──┌outer─────────┐──┐
    //  30 │  │   ┌inner──┐ ┌flag
    //  34 │  │   │  ┌view┐ │   │
    //  49 │  │   │  └────┘ └───┘
    // 100 └──└───└───────┘────┘
    case .nested:
      [
        .box("outer", 10, 10, 200, 90), .box("inner", in: "outer", 10, 20, 100, 70),
        .view("view", in: "inner", 10, 4, 20, 15), .view("flag", 50, 30, 12, 15),
      ]
    }
  }
}

extension KnotAcross: StoresLayouts {
  func store<Kit: ViewKit>(on stage: KnotStage<Kit>) {
    switch self {
    case .startAndLength:
      stage.set("box") {
        $0.setLeading(inset: 20).setTop(inset: 10).setWidth(like: stage["ruler"].plumb.width)
          .setHeight(to: 100)
      }
      stage.set("view") {
        $0.setLeading(at: stage["mark"].plumb.leading).setWidth(to: 10).setTop(to: 5)
          .setHeight(to: 30)
      }
      stage.set("ruler") {
        $0.setLeading(inset: 100).setTop(inset: 20).setHeight(like: stage["view"].plumb.height)
          .setWidth(toHeight: 2)
      }
      stage.set("mark") {
        $0.setLeading(inset: 50).setTop(to: 150).setSize(to: CGSize(width: 10, height: 10))
      }
    case .panels:
      stage.set("left") {
        $0.setLeading(inset: 10).setTop(to: 20).setSize(to: CGSize(width: 200, height: 100))
      }
      stage.set("right") {
        $0.setLeading(inset: 100).setTop(to: 40).setSize(to: CGSize(width: 210, height: 90))
      }
      stage.set("field") {
        $0.setLeading(inset: 8).setTrailing(at: stage["send"].plumb.leading, offset: -8)
          .setBottom(inset: 8).setHeight(to: 60)
      }
      stage.set("send") {
        $0.setTrailing(inset: 8).setMiddle(at: stage["field"].plumb.middle)
          .setSize(to: CGSize(width: 36, height: 36))
      }
    case .uncle, .fittedUncle:
      stage.set("box") { [self] maker in
        let maker = maker.setLeading(inset: 10).setTop(inset: 10)
        return self == .uncle
          ? maker.setSize(to: CGSize(width: 100, height: 80)) : maker.fitSize()
      }
      stage.set("first") {
        $0.setLeading(to: 5).setTop(to: 5).setSize(to: CGSize(width: 20, height: 20))
      }
      stage.set("second") {
        $0.setLeading(to: 0).setTop(at: stage["uncle"].plumb.bottom)
          .setSize(to: CGSize(width: 10, height: 10))
      }
      stage.set("uncle") {
        $0.setLeading(at: stage["first"].plumb.trailing).setTop(inset: 60)
          .setSize(to: CGSize(width: 10, height: 10))
      }
    case .fittedOnOneAxis:
      stage.set("box") {
        $0.setLeading(inset: 10).setTop(inset: 10).setHeight(like: stage["note"].plumb.height)
          .fitWidth()
      }
      stage.set("view") {
        $0.setLeading(to: 4).setTop(to: 0).setSize(to: CGSize(width: 30, height: 20))
      }
      stage.set("note") {
        $0.setLeading(inset: 50).setWidth(to: 30).setTop(at: stage["view"].plumb.bottom)
          .setHeight(like: stage["view"].plumb.height)
      }
    case .nested:
      stage.set("outer") {
        $0.setLeading(inset: 10).setTop(to: 10).setSize(to: CGSize(width: 200, height: 90))
      }
      stage.set("inner") {
        $0.setLeading(inset: 10).setTop(at: stage["flag"].plumb.top).setWidth(to: 100)
          .setBottom(inset: 0)
      }
      stage.set("view") {
        $0.setLeading(inset: 10).setWidth(to: 20).setTop(to: 4)
          .setHeight(like: stage["flag"].plumb.height)
      }
      stage.set("flag") {
        $0.setLeading(at: stage["view"].plumb.trailing).setTop(to: 30)
          .setSize(to: CGSize(width: 12, height: 15))
      }
    }
  }
}
