// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinStatement {
  func part8() -> Bool {
    switch chain {
    case 420: view.plumb.pin { $0.width(n[0]).right(n[1]).marginHorizontal(n[2]) }
    case 421: view.plumb.pin { $0.width(n[0]%) }
    case 422: view.plumb.pin { $0.width(n[0]%).right(n[1]).marginHorizontal(n[2]) }
    case 423: view.plumb.pin { $0.width(of: v[0]) }
    case 424: view.plumb.pin { $0.width(of: v[0]).right(n[0]).marginHorizontal(n[1]) }
    case 425: view.plumb.pin { $0.height(n[0]%) }
    case 426: view.plumb.pin { $0.height(n[0]%).right(n[1]).marginHorizontal(n[2]) }
    case 427: view.plumb.pin { $0.height(n[0]) }
    case 428: view.plumb.pin { $0.height(n[0]).right(n[1]).marginHorizontal(n[2]) }
    case 429: view.plumb.pin { $0.size(CGSize(width: n[0], height: n[1])) }
    case 430:
      view.plumb.pin {
        $0.size(CGSize(width: n[0], height: n[1])).right(n[2]).marginHorizontal(n[3])
      }
    case 431: view.plumb.pin { $0.size(CGSize(width: n[0], height: n[1])).sizeToFit(.height) }
    case 432:
      view.plumb.pin {
        $0.size(CGSize(width: n[0], height: n[1])).sizeToFit(.height).right(n[2]).marginHorizontal(
          n[3])
      }
    case 433: view.plumb.pin { $0.size(CGSize(width: n[0], height: n[1])).sizeToFit(.width) }
    case 434:
      view.plumb.pin {
        $0.size(CGSize(width: n[0], height: n[1])).sizeToFit(.width).right(n[2]).marginHorizontal(
          n[3])
      }
    case 435: view.plumb.pin { $0.center(to: v[0].anchor.center).width(n[0]).sizeToFit(.width) }
    case 436:
      parent?.plumb.setPin(for: view) {
        $0.center(to: v[0].anchor.center).width(n[0]).sizeToFit(.width)
      }
    case 437: view.plumb.pin { $0.left(n[0]).right(n[1]).sizeToFit(.width) }
    case 438: view.plumb.pin { $0.right(n[0]).left(n[1]).sizeToFit(.width).justify(.right) }
    case 439: view.plumb.pin { $0.left(n[0]).right(n[1]).marginLeft(n[2]).sizeToFit(.width) }
    case 440:
      view.plumb.pin {
        $0.right(n[0]).left(n[1]).marginRight(n[2]).sizeToFit(.width).justify(.right)
      }
    case 441: view.plumb.pin { $0.left(n[0]).right(n[1]).marginRight(n[2]).sizeToFit(.width) }
    case 442:
      view.plumb.pin {
        $0.right(n[0]).left(n[1]).marginLeft(n[2]).sizeToFit(.width).justify(.right)
      }
    case 443: view.plumb.pin { $0.top(n[0]).bottom(n[1]).marginTop(n[2]).sizeToFit(.height) }
    case 444:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).marginTop(n[2]).sizeToFit(.height).right(n[3]).marginHorizontal(
          n[4])
      }
    case 445:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).bottom(n[1]).marginTop(n[2]).sizeToFit(.height).right(n[3]).marginHorizontal(
          n[4])
      }
    case 446: view.plumb.pin { $0.top(n[0]).bottom(n[1]).marginBottom(n[2]).sizeToFit(.height) }
    case 447:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).marginBottom(n[2]).sizeToFit(.height).right(n[3])
          .marginHorizontal(n[4])
      }
    case 448:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).bottom(n[1]).marginBottom(n[2]).sizeToFit(.height).right(n[3])
          .marginHorizontal(n[4])
      }
    case 449: view.plumb.pin { $0.right(n[0]).width(n[1]).marginRight(n[2]).sizeToFit(.width) }
    case 450: view.plumb.pin { $0.left(n[0]).width(n[1]).marginLeft(n[2]).sizeToFit(.width) }
    case 451: view.plumb.pin { $0.bottom(n[0]).height(n[1]).marginTop(n[2]).sizeToFit(.height) }
    case 452:
      view.plumb.pin {
        $0.bottom(n[0]).height(n[1]).marginTop(n[2]).sizeToFit(.height).right(n[3])
          .marginHorizontal(n[4])
      }
    case 453:
      parent?.plumb.setPin(for: view) {
        $0.bottom(n[0]).height(n[1]).marginTop(n[2]).sizeToFit(.height).right(n[3])
          .marginHorizontal(n[4])
      }
    case 454: view.plumb.pin { $0.bottom(n[0]).height(n[1]).marginBottom(n[2]).sizeToFit(.height) }
    case 455:
      view.plumb.pin {
        $0.bottom(n[0]).height(n[1]).marginBottom(n[2]).sizeToFit(.height).right(n[3])
          .marginHorizontal(n[4])
      }
    case 456:
      parent?.plumb.setPin(for: view) {
        $0.bottom(n[0]).height(n[1]).marginBottom(n[2]).sizeToFit(.height).right(n[3])
          .marginHorizontal(n[4])
      }
    case 457:
      view.plumb.pin {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginRight(n[4]).sizeToFit(.width)
      }
    case 458:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginRight(n[4]).sizeToFit(.width)
      }
    case 459:
      view.plumb.pin {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginLeft(n[4]).sizeToFit(.width).justify(
          .right)
      }
    case 460:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginLeft(n[4]).sizeToFit(.width).justify(
          .right)
      }
    case 461:
      view.plumb.pin {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .sizeToFit(.width)
      }
    case 462:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .sizeToFit(.width)
      }
    case 463:
      view.plumb.pin {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .sizeToFit(.width).justify(.right)
      }
    case 464:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .sizeToFit(.width).justify(.right)
      }
    case 465:
      view.plumb.pin {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginTop(n[4]).sizeToFit(.width)
      }
    case 466:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginTop(n[4]).sizeToFit(.width)
      }
    case 467:
      view.plumb.pin {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginTop(n[4]).sizeToFit(.width).justify(
          .right)
      }
    case 468:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginTop(n[4]).sizeToFit(.width).justify(
          .right)
      }
    case 469:
      view.plumb.pin {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginBottom(n[5])
          .sizeToFit(.width)
      }
    case 470:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginBottom(n[5])
          .sizeToFit(.width)
      }
    case 471:
      view.plumb.pin {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginBottom(n[5])
          .sizeToFit(.width).justify(.right)
      }
    case 472:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginBottom(n[5])
          .sizeToFit(.width).justify(.right)
      }
    case 473:
      view.plumb.pin {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginTop(n[5])
          .marginBottom(n[6]).sizeToFit(.width)
      }
    case 474:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginTop(n[5])
          .marginBottom(n[6]).sizeToFit(.width)
      }
    case 475:
      view.plumb.pin {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginTop(n[5])
          .marginBottom(n[6]).sizeToFit(.width).justify(.right)
      }
    case 476:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginTop(n[5])
          .marginBottom(n[6]).sizeToFit(.width).justify(.right)
      }
    case 477:
      view.plumb.pin {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginTop(n[6]).sizeToFit(.width)
      }
    case 478:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).left(n[1]).bottom(n[2]).right(n[3]).marginLeft(n[4]).marginRight(n[5])
          .marginTop(n[6]).sizeToFit(.width)
      }
    case 479:
      view.plumb.pin {
        $0.top(n[0]).right(n[1]).bottom(n[2]).left(n[3]).marginRight(n[4]).marginLeft(n[5])
          .marginTop(n[6]).sizeToFit(.width).justify(.right)
      }
    default: return false
    }
    return true
  }
}
