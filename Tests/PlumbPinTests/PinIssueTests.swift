import Foundation
import Plumb
import PlumbPin
import PlumbTestSupport
import Testing

/// What only values show: the call is reported with the view and the line, and ignored; the rest is
/// applied.
@Suite struct PinIssueTests {
  /// A view at 1, 2, 30 by 40 in a card of 200 by 100, beside two others that overlap, and a loose one.
  final class Scene {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = PinTestImage(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let photo = HeadlessView(frame: CGRect(x: 60, y: 50, width: 50, height: 20))
    let title = HeadlessView(frame: CGRect(x: 100, y: 60, width: 50, height: 20))
    let loose = HeadlessView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    let log: IssueLog

    init() {
      log = IssueLog(card)
      (view.name, photo.name, title.name, loose.name) = ("view", "photo", "title", "loose")
      for child in [view, photo, title] as [HeadlessView] { card.addSubview(child) }
    }
  }

  struct Mistake: @unchecked Sendable, CustomTestStringConvertible {
    let kind: LayoutIssue.Kind
    let call: String
    let x, y, width, height: CGFloat
    let atOnce: (Scene) -> Void
    var stored: ((Scene) -> Void)?

    var testDescription: String { "\(kind): \(call)" }
  }

  private static let numbers: [Mistake] = [
    Mistake(
      kind: .unusableNumber, call: "width", x: 8, y: 9, width: 30, height: 10,
      atOnce: { s in s.view.plumb.pin { $0.left(8).width(-1).top(9).height(10) } },
      stored: { s in
        s.card.plumb.setPin(for: s.view) { $0.left(8).width(-1).top(9).height(10) }
      }),
    Mistake(
      kind: .unusableNumber, call: "height", x: 8, y: 9, width: 10, height: 40,
      atOnce: { s in s.view.plumb.pin { $0.left(8).width(10).top(9).height(.nan) } },
      stored: { s in
        s.card.plumb.setPin(for: s.view) { $0.left(8).width(10).top(9).height(.nan) }
      }),
    Mistake(
      kind: .unusableNumber, call: "size", x: 8, y: 9, width: 30, height: 40,
      atOnce: { s in s.view.plumb.pin { $0.topLeft().size(-(10%)).margin(9, 8) } },
      stored: { s in s.card.plumb.setPin(for: s.view) { $0.topLeft().size(-(10%)).margin(9, 8) } }),
    Mistake(
      kind: .unusableNumber, call: "left", x: 1, y: 9, width: 20, height: 10,
      atOnce: { s in s.view.plumb.pin { $0.left(.infinity).width(20).top(9).height(10) } },
      stored: { s in
        s.card.plumb.setPin(for: s.view) { $0.left(.infinity).width(20).top(9).height(10) }
      }),
    Mistake(
      kind: .unusableNumber, call: "minWidth", x: 8, y: 9, width: 20, height: 10,
      atOnce: { s in
        s.view.plumb.pin { $0.left(8).width(20).minWidth(-3).top(9).height(10) }
      },
      stored: { s in
        s.card.plumb.setPin(for: s.view) { $0.left(8).width(20).minWidth(-3).top(9).height(10) }
      }),
    Mistake(
      kind: .unusableNumber, call: "maxHeight", x: 8, y: 9, width: 20, height: 10,
      atOnce: { s in
        s.view.plumb.pin { $0.left(8).width(20).top(9).height(10).maxHeight(.nan) }
      },
      stored: { s in
        s.card.plumb.setPin(for: s.view) {
          $0.left(8).width(20).top(9).height(10).maxHeight(.nan)
        }
      }),
    Mistake(
      kind: .unusableRatio, call: "aspectRatio", x: 8, y: 9, width: 20, height: 40,
      atOnce: { s in s.view.plumb.pin { $0.left(8).width(20).top(9).aspectRatio(0) } },
      stored: { s in
        s.card.plumb.setPin(for: s.view) { $0.left(8).width(20).top(9).aspectRatio(0) }
      }),
    Mistake(
      kind: .noImage, call: "aspectRatio", x: 8, y: 9, width: 30, height: 20,
      atOnce: { s in s.view.plumb.pin { $0.left(8).height(20).top(9).aspectRatio() } },
      stored: { s in
        s.card.plumb.setPin(for: s.view) { $0.left(8).height(20).top(9).aspectRatio() }
      }),
  ]

  private static let references: [Mistake] = [
    Mistake(
      kind: .unattachedReference, call: "left", x: 1, y: 9, width: 20, height: 10,
      atOnce: { s in
        s.view.plumb.pin { $0.left(to: s.loose.edge.right).width(20).top(9).height(10) }
      },
      stored: { s in
        s.card.plumb.setPin(for: s.view) {
          $0.left(to: s.loose.edge.right).width(20).top(9).height(10)
        }
      }),
    Mistake(
      kind: .unattachedReference, call: "below(of:)", x: 8, y: 70, width: 20, height: 10,
      atOnce: { s in
        s.view.plumb.pin { $0.below(of: [s.photo, s.loose]).left(8).width(20).height(10) }
      },
      stored: { s in
        s.card.plumb.setPin(for: s.view) {
          $0.below(of: [s.photo, s.loose]).left(8).width(20).height(10)
        }
      }),
    Mistake(
      kind: .missingReference, call: "above(of:)", x: 8, y: 2, width: 20, height: 10,
      atOnce: { s in
        s.photo.isHidden = true
        s.view.plumb.pin { $0.above(of: visible([s.photo])).left(8).width(20).height(10) }
      },
      stored: { s in
        s.photo.isHidden = true
        s.card.plumb.setPin(for: s.view) {
          $0.above(of: visible([s.photo])).left(8).width(20).height(10)
        }
      }),
    Mistake(
      kind: .selfReference, call: "horizontallyBetween", x: 1, y: 9, width: 30, height: 10,
      atOnce: { s in
        s.view.plumb.pin { $0.horizontallyBetween(s.view, and: s.title).top(9).height(10) }
      },
      stored: { s in
        s.card.plumb.setPin(for: s.view) {
          $0.horizontallyBetween(s.view, and: s.title).top(9).height(10)
        }
      }),
    Mistake(
      kind: .noGap, call: "horizontallyBetween", x: 1, y: 9, width: 30, height: 10,
      atOnce: { s in
        s.view.plumb.pin { $0.horizontallyBetween(s.photo, and: s.title).top(9).height(10) }
      },
      stored: { s in
        s.card.plumb.setPin(for: s.view) {
          $0.horizontallyBetween(s.photo, and: s.title).top(9).height(10)
        }
      }),
    Mistake(
      kind: .noGap, call: "verticallyBetween", x: 8, y: 2, width: 10, height: 40,
      atOnce: { s in
        s.photo.frame.size.height = 0
        s.view.plumb.pin { $0.verticallyBetween(s.photo, and: s.photo).left(8).width(10) }
      },
      stored: { s in
        s.photo.frame.size.height = 0
        s.card.plumb.setPin(for: s.view) {
          $0.verticallyBetween(s.photo, and: s.photo).left(8).width(10)
        }
      }),
    Mistake(
      kind: .noGap, call: "verticallyBetween", x: 1, y: 2, width: 10, height: 40,
      atOnce: { s in
        s.view.plumb.pin {
          $0.verticallyBetween(s.photo, and: s.title, aligned: .left).width(10)
        }
      },
      stored: { s in
        s.card.plumb.setPin(for: s.view) {
          $0.verticallyBetween(s.photo, and: s.title, aligned: .left).width(10)
        }
      }),
  ]

  @Test(arguments: numbers + references)
  func theCallIsReportedAndTheRestIsApplied(_ mistake: Mistake) {
    for run in [mistake.atOnce, mistake.stored].compactMap({ $0 }) {
      let scene = Scene()
      run(scene)
      scene.card.layoutIfNeeded()
      #expect(
        scene.view.frame
          == CGRect(x: mistake.x, y: mistake.y, width: mistake.width, height: mistake.height))
      #expect(Set(scene.log.kinds) == [mistake.kind], "\(scene.log.issues)")
      for issue in scene.log.issues {
        #expect(issue.view == "view")
        #expect(issue.asked.hasPrefix(mistake.call), "\(issue.asked)")
        #expect("\(issue)".contains("PinIssueTests.swift:"))
      }
    }
  }

  @Test func aTrialReportsNothing() {
    let scene = Scene()
    scene.card.plumb.setPin(for: scene.view) { $0.left(8).width(-1).top(9).height(10) }
    let size = scene.card.sizeThatFits(CGSize(width: 200, height: 100))
    #expect(size == CGSize(width: 38, height: 19))
    #expect(scene.log.issues.isEmpty)
    #expect(scene.view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  /// Edges that are the wrong way round leave no length, and the frame begins where it would: along the
  /// writing direction, if the edges follow that.
  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft], [false, true])
  func aFrameWithoutLengthBeginsWhereItWould(
    _ direction: LayoutWritingDirection, _ isStored: Bool
  ) {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.direction = direction
    let log = IssueLog(card)
    let (along, fixed) = (HeadlessView(), HeadlessView())
    for view in [along, fixed] { card.addSubview(view) }
    if isStored {
      card.plumb.setPin(for: along) { $0.start(150).end(100).top(0).height(10) }
      card.plumb.setPin(for: fixed) { $0.left(150).right(100).top(70).bottom(50) }
      card.layoutIfNeeded()
    } else {
      along.plumb.pin { $0.start(150).end(100).top(0).height(10) }
      fixed.plumb.pin { $0.left(150).right(100).top(70).bottom(50) }
    }
    let start: CGFloat = direction == .leftToRight ? 150 : 200 - 150
    #expect(along.frame == CGRect(x: start, y: 0, width: 0, height: 10))
    #expect(fixed.frame == CGRect(x: 150, y: 70, width: 0, height: 0))
    #expect(log.kinds == [.negativeLength, .negativeLength, .negativeLength])
  }
}
