// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinStatement {
  func part10() -> Bool {
    switch chain {
    case 540: view.plumb.pin { $0.wrapContent(.horizontally) }
    case 541: view.plumb.pin { $0.wrapContent(.horizontally).right(n[0]).marginHorizontal(n[1]) }
    case 542: view.plumb.pin { $0.wrapContent(padding: n[0]) }
    case 543: view.plumb.pin { $0.wrapContent(padding: n[0]).right(n[1]).marginHorizontal(n[2]) }
    case 544: view.plumb.pin { $0.wrapContent(padding: n[0]).center() }
    case 545: parent?.plumb.setPin(for: view) { $0.wrapContent(padding: n[0]).center() }
    case 546: view.plumb.pin { $0.wrapContent(.horizontally, padding: n[0]) }
    case 547:
      view.plumb.pin {
        $0.wrapContent(.horizontally, padding: n[0]).right(n[1]).marginHorizontal(n[2])
      }
    case 548:
      view.plumb.pin {
        $0.wrapContent(padding: PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
      }
    case 549:
      view.plumb.pin {
        $0.wrapContent(padding: PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])).right(
          n[4]
        ).marginHorizontal(n[5])
      }
    case 550:
      view.plumb.pin {
        $0.wrapContent(.all, padding: PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
      }
    case 551:
      view.plumb.pin {
        $0.wrapContent(.all, padding: PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
          .right(n[4]).marginHorizontal(n[5])
      }
    case 552:
      view.plumb.pin {
        $0.wrapContent(
          .vertically, padding: PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
      }
    case 553:
      view.plumb.pin {
        $0.wrapContent(
          .vertically, padding: PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
        ).right(n[4]).marginHorizontal(n[5])
      }
    case 554: view.plumb.pin { $0.start() }
    case 555: view.plumb.pin { $0.start(n[0]) }
    case 556: view.plumb.pin { $0.end(n[0]%) }
    case 557: view.plumb.pin { $0.end(n[0]) }
    case 558: view.plumb.pin { $0.end(PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])) }
    case 559: view.plumb.pin { $0.start().end().marginStart(n[0]) }
    case 560: view.plumb.pin { $0.start().end().marginStart(n[0]).justify(.right) }
    case 561: view.plumb.pin { $0.start(to: v[0].edge.start) }
    case 562: view.plumb.pin { $0.topStart() }
    case 563: view.plumb.pin { $0.topEnd() }
    case 564: view.plumb.pin { $0.centerStart() }
    case 565: view.plumb.pin { $0.bottomEnd() }
    case 566: view.plumb.pin { $0.topStart(to: v[0].anchor.topStart) }
    case 567: view.plumb.pin { $0.topStart(to: v[0].anchor.topEnd) }
    case 568: view.plumb.pin { $0.topEnd(to: v[0].anchor.topEnd) }
    case 569: view.plumb.pin { $0.centerStart(to: v[0].anchor.centerStart) }
    case 570: view.plumb.pin { $0.centerEnd(to: v[0].anchor.centerEnd) }
    case 571: view.plumb.pin { $0.bottomStart(to: v[0].anchor.bottomStart) }
    case 572: view.plumb.pin { $0.after(of: v[0]) }
    case 573: view.plumb.pin { $0.after(of: v[0], aligned: .bottom) }
    case 574: view.plumb.pin { $0.before(of: v[0]) }
    case 575: view.plumb.pin { $0.before(of: v[0], aligned: .top) }
    case 576: view.plumb.pin { $0.below(of: v[0], aligned: .end) }
    case 577: view.plumb.pin { $0.top(n[0]).left(n[1]).width(n[2]).height(n[3]) }
    case 578: parent?.plumb.setPin(for: view) { $0.top(n[0]).left(n[1]).width(n[2]).height(n[3]) }
    case 579: view.plumb.pin { $0.top(n[0]).right(n[1]).width(n[2]).height(n[3]) }
    case 580: parent?.plumb.setPin(for: view) { $0.top(n[0]).right(n[1]).width(n[2]).height(n[3]) }
    case 581: view.plumb.pin { $0.top().left().bottomRight(to: v[0].anchor.bottomRight) }
    case 582:
      parent?.plumb.setPin(for: view) { $0.top().left().bottomRight(to: v[0].anchor.bottomRight) }
    case 583:
      view.plumb.pin { $0.top().right().bottomLeft(to: v[0].anchor.bottomLeft).justify(.right) }
    case 584:
      parent?.plumb.setPin(for: view) {
        $0.top().right().bottomLeft(to: v[0].anchor.bottomLeft).justify(.right)
      }
    case 585:
      view.plumb.pin {
        $0.topLeft(to: v[0].anchor.topLeft).bottomRight(to: v[1].anchor.bottomRight)
      }
    case 586:
      parent?.plumb.setPin(for: view) {
        $0.topLeft(to: v[0].anchor.topLeft).bottomRight(to: v[1].anchor.bottomRight)
      }
    case 587:
      view.plumb.pin {
        $0.topRight(to: v[0].anchor.topRight).bottomLeft(to: v[1].anchor.bottomLeft).justify(.right)
      }
    case 588:
      parent?.plumb.setPin(for: view) {
        $0.topRight(to: v[0].anchor.topRight).bottomLeft(to: v[1].anchor.bottomLeft).justify(.right)
      }
    case 589: view.plumb.pin { $0.top(to: v[0].edge.top).bottom(to: v[1].edge.bottom) }
    case 590:
      view.plumb.pin {
        $0.top(to: v[0].edge.top).bottom(to: v[1].edge.bottom).right(n[0]).marginHorizontal(n[1])
      }
    case 591: view.plumb.pin { $0.height(of: v[0]) }
    case 592: view.plumb.pin { $0.height(of: v[0]).right(n[0]).marginHorizontal(n[1]) }
    case 593: view.plumb.pin { $0.right().width(n[0]) }
    case 594: view.plumb.pin { $0.left().width(n[0]) }
    case 595: view.plumb.pinFrame { $0.top(n[0]).left(n[1]).width(n[2]).height(n[3]) }
    case 596:
      parent?.plumb.setPinFrame(for: view) { $0.top(n[0]).left(n[1]).width(n[2]).height(n[3]) }
    case 597: view.plumb.pinFrame { $0.top(n[0]).right(n[1]).width(n[2]).height(n[3]) }
    case 598:
      parent?.plumb.setPinFrame(for: view) { $0.top(n[0]).right(n[1]).width(n[2]).height(n[3]) }
    case 599: view.plumb.pin { $0.top(n[0]).width(n[1]).height(n[2]) }
    default: return false
    }
    return true
  }
}
