// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinStatement {
  func part9() -> Bool {
    switch chain {
    case 480:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .marginTop(n[6]).sizeToFit(.width).justify(.right)
      }
    case 481:
      view.plumb.pin {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginBottom(n[6]).sizeToFit(.width)
      }
    case 482:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginBottom(n[6]).sizeToFit(.width)
      }
    case 483:
      view.plumb.pin {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .marginBottom(n[6]).sizeToFit(.width).justify(.right)
      }
    case 484:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .marginBottom(n[6]).sizeToFit(.width).justify(.right)
      }
    case 485:
      view.plumb.pin {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginTop(n[6]).marginBottom(n[7]).sizeToFit(.width)
      }
    case 486:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginTop(n[6]).marginBottom(n[7]).sizeToFit(.width)
      }
    case 487:
      view.plumb.pin {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .marginTop(n[6]).marginBottom(n[7]).sizeToFit(.width).justify(.right)
      }
    case 488:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .marginTop(n[6]).marginBottom(n[7]).sizeToFit(.width).justify(.right)
      }
    case 489:
      view.plumb.pin {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginTop(n[6]).sizeToFit(.width).justify(.left)
      }
    case 490:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginTop(n[6]).sizeToFit(.width).justify(.left)
      }
    case 491:
      view.plumb.pin {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginTop(n[6]).sizeToFit(.width).justify(.right)
      }
    case 492:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginTop(n[6]).sizeToFit(.width).justify(.right)
      }
    case 493:
      view.plumb.pin {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .marginTop(n[6]).sizeToFit(.width).justify(.left)
      }
    case 494:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .marginTop(n[6]).sizeToFit(.width).justify(.left)
      }
    case 495:
      view.plumb.pin {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginTop(n[6]).sizeToFit(.width).align(.bottom)
      }
    case 496:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginTop(n[6]).sizeToFit(.width).align(.bottom)
      }
    case 497:
      view.plumb.pin {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .marginTop(n[6]).sizeToFit(.width).align(.bottom).justify(.right)
      }
    case 498:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .marginTop(n[6]).sizeToFit(.width).align(.bottom).justify(.right)
      }
    case 499:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).marginTop(n[2]).marginBottom(n[3]).sizeToFit(.height).align(
          .bottom)
      }
    case 500:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).marginTop(n[2]).marginBottom(n[3]).sizeToFit(.height).align(
          .bottom
        ).right(n[4]).marginHorizontal(n[5])
      }
    case 501:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).bottom(n[1]).marginTop(n[2]).marginBottom(n[3]).sizeToFit(.height).align(
          .bottom
        ).right(n[4]).marginHorizontal(n[5])
      }
    case 502: view.plumb.pin { $0.width(n[0]).sizeToFit(.width) }
    case 503: view.plumb.pin { $0.width(n[0]).sizeToFit(.width).right(n[1]).marginHorizontal(n[2]) }
    case 504: view.plumb.pin { $0.height(n[0]).width(n[1]).sizeToFit(.width) }
    case 505:
      view.plumb.pin {
        $0.height(n[0]).width(n[1]).sizeToFit(.width).right(n[2]).marginHorizontal(n[3])
      }
    case 506: view.plumb.pin { $0.height(of: v[0]).sizeToFit(.height) }
    case 507:
      view.plumb.pin { $0.height(of: v[0]).sizeToFit(.height).right(n[0]).marginHorizontal(n[1]) }
    case 508: view.plumb.pin { $0.size(of: v[0]) }
    case 509: view.plumb.pin { $0.size(of: v[0]).right(n[0]).marginHorizontal(n[1]) }
    case 510: view.plumb.pin { $0.size(of: v[0]).sizeToFit(.width).maxHeight(n[0]) }
    case 511:
      view.plumb.pin {
        $0.size(of: v[0]).sizeToFit(.width).maxHeight(n[0]).right(n[1]).marginHorizontal(n[2])
      }
    case 512: view.plumb.pin { $0.width(n[0]).maxHeight(n[1]).sizeToFit(.width) }
    case 513:
      view.plumb.pin {
        $0.width(n[0]).maxHeight(n[1]).sizeToFit(.width).right(n[2]).marginHorizontal(n[3])
      }
    case 514: view.plumb.pin { $0.height(n[0]).minWidth(n[1]).sizeToFit(.height) }
    case 515:
      view.plumb.pin {
        $0.height(n[0]).minWidth(n[1]).sizeToFit(.height).right(n[2]).marginHorizontal(n[3])
      }
    case 516: view.plumb.pin { $0.sizeToFit(.width) }
    case 517: view.plumb.pin { $0.sizeToFit(.width).right(n[0]).marginHorizontal(n[1]) }
    case 518: view.plumb.pin { $0.height(n[0]).sizeToFit(.height) }
    case 519:
      view.plumb.pin { $0.height(n[0]).sizeToFit(.height).right(n[1]).marginHorizontal(n[2]) }
    case 520:
      view.plumb.pin { $0.size(CGSize(width: n[0], height: n[1])).sizeToFit(.widthFlexible) }
    case 521:
      view.plumb.pin {
        $0.size(CGSize(width: n[0], height: n[1])).sizeToFit(.widthFlexible).right(n[2])
          .marginHorizontal(n[3])
      }
    case 522: view.plumb.pin { $0.sizeToFit(.height) }
    case 523: view.plumb.pin { $0.sizeToFit(.height).right(n[0]).marginHorizontal(n[1]) }
    case 524: view.plumb.pin { $0.sizeToFit(.heightFlexible) }
    case 525: view.plumb.pin { $0.sizeToFit(.heightFlexible).right(n[0]).marginHorizontal(n[1]) }
    case 526: view.plumb.pin { $0.sizeToFit().center() }
    case 527: parent?.plumb.setPin(for: view) { $0.sizeToFit().center() }
    case 528: view.plumb.pin { $0.left().width(n[0]%).aspectRatio(n[1]) }
    case 529: view.plumb.pin { $0.right().width(n[0]%).aspectRatio(n[1]) }
    case 530: view.plumb.pin { $0.left().width(n[0]).aspectRatio(n[1]) }
    case 531: view.plumb.pin { $0.right().width(n[0]).aspectRatio(n[1]) }
    case 532: image.plumb.pin { $0.left().width(n[0]).aspectRatio() }
    case 533: image.plumb.pin { $0.right().width(n[0]).aspectRatio() }
    case 534: view.plumb.pin { $0.left().width(n[0]).aspectRatio(n[1]).maxHeight(n[2]) }
    case 535: view.plumb.pin { $0.right().width(n[0]).aspectRatio(n[1]).maxHeight(n[2]) }
    case 536: view.plumb.pin { $0.left().width(n[0]).minWidth(n[1]).aspectRatio(n[2]) }
    case 537: view.plumb.pin { $0.right().width(n[0]).minWidth(n[1]).aspectRatio(n[2]) }
    case 538: view.plumb.pin { $0.left().height(n[0]).maxHeight(n[1]).aspectRatio(n[2]) }
    case 539: view.plumb.pin { $0.right().height(n[0]).maxHeight(n[1]).aspectRatio(n[2]) }
    default: return false
    }
    return true
  }
}
