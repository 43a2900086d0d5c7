// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinStatement {
  func part7() -> Bool {
    switch chain {
    case 360: view.plumb.pin { $0.right().maxWidth(n[0]%) }
    case 361: view.plumb.pin { $0.left().right().maxWidth(n[0]) }
    case 362: view.plumb.pin { $0.right().left().maxWidth(n[0]).justify(.right) }
    case 363: view.plumb.pin { $0.left().width(n[0]).maxWidth(n[1]) }
    case 364: view.plumb.pin { $0.right().width(n[0]).maxWidth(n[1]) }
    case 365: view.plumb.pin { $0.left(n[0]).right(n[1]).maxWidth(n[2]).marginLeft(n[3]) }
    case 366:
      view.plumb.pin { $0.right(n[0]).left(n[1]).maxWidth(n[2]).marginRight(n[3]).justify(.right) }
    case 367: view.plumb.pin { $0.left(n[0]).right(n[1]).marginRight(n[2]).maxWidth(n[3]) }
    case 368:
      view.plumb.pin { $0.right(n[0]).left(n[1]).marginLeft(n[2]).maxWidth(n[3]).justify(.right) }
    case 369: view.plumb.pin { $0.left().right().maxWidth(n[0]).justify(.center) }
    case 370: view.plumb.pin { $0.right().left().maxWidth(n[0]).justify(.center) }
    case 371: view.plumb.pin { $0.hCenter().width(n[0]%).maxWidth(n[1]) }
    case 372:
      view.plumb.pin { $0.left().width(n[0]%).maxWidth(n[1]).maxHeight(n[2]).sizeToFit(.width) }
    case 373:
      view.plumb.pin { $0.right().width(n[0]%).maxWidth(n[1]).maxHeight(n[2]).sizeToFit(.width) }
    case 374:
      view.plumb.pin {
        $0.left().right().width(n[0]).minWidth(n[1]).sizeToFit(.width).justify(.center)
      }
    case 375:
      view.plumb.pin {
        $0.right().left().width(n[0]).minWidth(n[1]).sizeToFit(.width).justify(.center)
      }
    case 376: view.plumb.pin { $0.left().right().width(n[0]).marginLeft(n[1]).justify(.center) }
    case 377: view.plumb.pin { $0.right().left().width(n[0]).marginRight(n[1]).justify(.center) }
    case 378: view.plumb.pin { $0.top().minHeight(n[0]) }
    case 379: view.plumb.pin { $0.top().minHeight(n[0]).right(n[1]).marginHorizontal(n[2]) }
    case 380: view.plumb.pin { $0.top().minHeight(n[0]%) }
    case 381: view.plumb.pin { $0.top().minHeight(n[0]%).right(n[1]).marginHorizontal(n[2]) }
    case 382: view.plumb.pin { $0.top().height(n[0]).minHeight(n[1]) }
    case 383:
      view.plumb.pin { $0.top().height(n[0]).minHeight(n[1]).right(n[2]).marginHorizontal(n[3]) }
    case 384: view.plumb.pin { $0.top(n[0]).bottom(n[1]) }
    case 385: view.plumb.pin { $0.top(n[0]).bottom(n[1]).right(n[2]).marginHorizontal(n[3]) }
    case 386: view.plumb.pin { $0.top(n[0]).bottom(n[1]).marginBottom(n[2]).minHeight(n[3]) }
    case 387:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).marginBottom(n[2]).minHeight(n[3]).right(n[4]).marginHorizontal(
          n[5])
      }
    case 388: view.plumb.pin { $0.bottom(n[0]).minHeight(n[1]) }
    case 389: view.plumb.pin { $0.bottom(n[0]).minHeight(n[1]).right(n[2]).marginHorizontal(n[3]) }
    case 390: view.plumb.pin { $0.top().maxHeight(n[0]) }
    case 391: view.plumb.pin { $0.top().maxHeight(n[0]).right(n[1]).marginHorizontal(n[2]) }
    case 392: view.plumb.pin { $0.top().maxHeight(n[0]%) }
    case 393: view.plumb.pin { $0.top().maxHeight(n[0]%).right(n[1]).marginHorizontal(n[2]) }
    case 394: view.plumb.pin { $0.top().height(n[0]).maxHeight(n[1]) }
    case 395:
      view.plumb.pin { $0.top().height(n[0]).maxHeight(n[1]).right(n[2]).marginHorizontal(n[3]) }
    case 396: view.plumb.pin { $0.bottom().height(n[0]).maxHeight(n[1]) }
    case 397:
      view.plumb.pin { $0.bottom().height(n[0]).maxHeight(n[1]).right(n[2]).marginHorizontal(n[3]) }
    case 398: view.plumb.pin { $0.top(n[0]).bottom(n[1]).maxHeight(n[2]).marginTop(n[3]) }
    case 399:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).maxHeight(n[2]).marginTop(n[3]).right(n[4]).marginHorizontal(n[5])
      }
    case 400: view.plumb.pin { $0.top(n[0]).bottom(n[1]).marginBottom(n[2]).maxHeight(n[3]) }
    case 401:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).marginBottom(n[2]).maxHeight(n[3]).right(n[4]).marginHorizontal(
          n[5])
      }
    case 402: view.plumb.pin { $0.top().bottom().marginTop(n[0]).maxHeight(n[1]).align(.top) }
    case 403:
      view.plumb.pin {
        $0.top().bottom().marginTop(n[0]).maxHeight(n[1]).align(.top).right(n[2]).marginHorizontal(
          n[3])
      }
    case 404: view.plumb.pin { $0.top().bottom().marginTop(n[0]).maxHeight(n[1]).align(.bottom) }
    case 405:
      view.plumb.pin {
        $0.top().bottom().marginTop(n[0]).maxHeight(n[1]).align(.bottom).right(n[2])
          .marginHorizontal(n[3])
      }
    case 406:
      view.plumb.pin {
        $0.top().bottom().marginTop(n[0]).marginBottom(n[1]).maxHeight(n[2]).align(.bottom)
      }
    case 407:
      view.plumb.pin {
        $0.top().bottom().marginTop(n[0]).marginBottom(n[1]).maxHeight(n[2]).align(.bottom).right(
          n[3]
        ).marginHorizontal(n[4])
      }
    case 408: view.plumb.pin { $0.vCenter().height(n[0]%).maxHeight(n[1]) }
    case 409:
      view.plumb.pin {
        $0.vCenter().height(n[0]%).maxHeight(n[1]).right(n[2]).marginHorizontal(n[3])
      }
    case 410: view.plumb.pin { $0.top().height(n[0]%).maxHeight(n[1]).sizeToFit(.height) }
    case 411:
      view.plumb.pin {
        $0.top().height(n[0]%).maxHeight(n[1]).sizeToFit(.height).right(n[2]).marginHorizontal(n[3])
      }
    case 412:
      parent?.plumb.setPin(for: view) {
        $0.top().height(n[0]%).maxHeight(n[1]).sizeToFit(.height).right(n[2]).marginHorizontal(n[3])
      }
    case 413: view.plumb.pin { $0.top().bottom().maxHeight(n[0]).sizeToFit(.height).align(.center) }
    case 414:
      view.plumb.pin {
        $0.top().bottom().maxHeight(n[0]).sizeToFit(.height).align(.center).right(n[1])
          .marginHorizontal(n[2])
      }
    case 415:
      parent?.plumb.setPin(for: view) {
        $0.top().bottom().maxHeight(n[0]).sizeToFit(.height).align(.center).right(n[1])
          .marginHorizontal(n[2])
      }
    case 416: view.plumb.pin { $0.top().height(n[0]).minHeight(n[1]).sizeToFit(.height) }
    case 417:
      view.plumb.pin {
        $0.top().height(n[0]).minHeight(n[1]).sizeToFit(.height).right(n[2]).marginHorizontal(n[3])
      }
    case 418:
      parent?.plumb.setPin(for: view) {
        $0.top().height(n[0]).minHeight(n[1]).sizeToFit(.height).right(n[2]).marginHorizontal(n[3])
      }
    case 419: view.plumb.pin { $0.width(n[0]) }
    default: return false
    }
    return true
  }
}
