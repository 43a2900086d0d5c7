// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinStatement {
  func part6() -> Bool {
    switch chain {
    case 300: view.plumb.pin { $0.below(of: v[0]).right(n[0]).marginHorizontal(n[1]) }
    case 301: view.plumb.pin { $0.below(of: v[0], aligned: .left) }
    case 302: view.plumb.pin { $0.below(of: v[0], aligned: .right) }
    case 303: view.plumb.pin { $0.below(of: v[0], aligned: .center) }
    case 304: view.plumb.pin { $0.above(of: v[0], aligned: .left) }
    case 305: view.plumb.pin { $0.above(of: v[0], aligned: .right) }
    case 306: view.plumb.pin { $0.above(of: [v[0], v[1]], aligned: .center) }
    case 307: view.plumb.pin { $0.above(of: [v[0], v[1]], aligned: .right).margin(n[0]) }
    case 308: view.plumb.pin { $0.above(of: [v[0], v[1]], aligned: .left).margin(n[0]) }
    case 309: view.plumb.pin { $0.left(of: [v[0], v[1]]) }
    case 310: view.plumb.pin { $0.right(of: [v[0], v[1]]) }
    case 311: view.plumb.pin { $0.left(of: [v[0], v[1]], aligned: .top) }
    case 312: view.plumb.pin { $0.right(of: [v[0], v[1]], aligned: .top) }
    case 313: view.plumb.pin { $0.left(of: [v[0], v[1]], aligned: .bottom) }
    case 314: view.plumb.pin { $0.right(of: [v[0], v[1]], aligned: .bottom) }
    case 315: view.plumb.pin { $0.left(of: [v[0], v[1]], aligned: .center) }
    case 316: view.plumb.pin { $0.right(of: [v[0], v[1]], aligned: .center) }
    case 317: view.plumb.pin { $0.right(of: [v[0], v[1]], aligned: .center).marginTop(n[0]) }
    case 318: view.plumb.pin { $0.left(of: [v[0], v[1]], aligned: .center).marginTop(n[0]) }
    case 319: view.plumb.pin { $0.right(of: [v[0], v[1]], aligned: .center).marginBottom(n[0]) }
    case 320: view.plumb.pin { $0.left(of: [v[0], v[1]], aligned: .center).marginBottom(n[0]) }
    case 321: view.plumb.pin { $0.horizontallyBetween(v[0], and: v[1]) }
    case 322: view.plumb.pin { $0.horizontallyBetween(v[0], and: v[1]).justify(.right) }
    case 323: view.plumb.pin { $0.horizontallyBetween(v[0], and: v[1], aligned: .bottom) }
    case 324:
      view.plumb.pin { $0.horizontallyBetween(v[0], and: v[1], aligned: .bottom).justify(.right) }
    case 325: view.plumb.pin { $0.horizontallyBetween(v[0], and: v[1], aligned: .top) }
    case 326:
      view.plumb.pin { $0.horizontallyBetween(v[0], and: v[1], aligned: .top).justify(.right) }
    case 327: view.plumb.pin { $0.horizontallyBetween(v[0], and: v[1], aligned: .center) }
    case 328:
      view.plumb.pin { $0.horizontallyBetween(v[0], and: v[1], aligned: .center).justify(.right) }
    case 329: view.plumb.pin { $0.verticallyBetween(v[0], and: v[1]) }
    case 330:
      view.plumb.pin { $0.verticallyBetween(v[0], and: v[1]).right(n[0]).marginHorizontal(n[1]) }
    case 331: view.plumb.pin { $0.verticallyBetween(v[0], and: v[1], aligned: .left) }
    case 332: view.plumb.pin { $0.verticallyBetween(v[0], and: v[1], aligned: .right) }
    case 333: view.plumb.pin { $0.verticallyBetween(v[0], and: v[1], aligned: .center) }
    case 334: view.plumb.pin { $0.verticallyBetween(v[0], and: v[1], aligned: .start) }
    case 335: view.plumb.pin { $0.verticallyBetween(v[0], and: v[1], aligned: .end) }
    case 336: view.plumb.pin { $0.left().right().width(n[0]) }
    case 337: view.plumb.pin { $0.right().left().width(n[0]).justify(.right) }
    case 338: view.plumb.pin { $0.left().right().width(n[0]).justify(.right) }
    case 339: view.plumb.pin { $0.right().left().width(n[0]).justify(.left) }
    case 340: view.plumb.pin { $0.top().bottom().height(n[0]) }
    case 341: view.plumb.pin { $0.top().bottom().height(n[0]).right(n[1]).marginHorizontal(n[2]) }
    case 342: view.plumb.pin { $0.top().bottom().height(n[0]).align(.bottom) }
    case 343:
      view.plumb.pin {
        $0.top().bottom().height(n[0]).align(.bottom).right(n[1]).marginHorizontal(n[2])
      }
    case 344: view.plumb.pin { $0.top(n[0]).bottom(n[1]).height(n[2]).align(.top) }
    case 345:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).height(n[2]).align(.top).right(n[3]).marginHorizontal(n[4])
      }
    case 346: view.plumb.pin { $0.top().bottom().marginVertical(n[0]).height(n[1]).align(.top) }
    case 347:
      view.plumb.pin {
        $0.top().bottom().marginVertical(n[0]).height(n[1]).align(.top).right(n[2])
          .marginHorizontal(n[3])
      }
    case 348: view.plumb.pin { $0.left().minWidth(n[0]) }
    case 349: view.plumb.pin { $0.right().minWidth(n[0]) }
    case 350: view.plumb.pin { $0.left(n[0]).right(n[1]).minWidth(n[2]) }
    case 351: view.plumb.pin { $0.right(n[0]).left(n[1]).minWidth(n[2]).justify(.right) }
    case 352: view.plumb.pin { $0.left(n[0]).right(n[1]).marginRight(n[2]).minWidth(n[3]) }
    case 353:
      view.plumb.pin { $0.right(n[0]).left(n[1]).marginLeft(n[2]).minWidth(n[3]).justify(.right) }
    case 354: view.plumb.pin { $0.right(n[0]).minWidth(n[1]) }
    case 355: view.plumb.pin { $0.left(n[0]).minWidth(n[1]) }
    case 356: view.plumb.pin { $0.left().right().minWidth(n[0]) }
    case 357: view.plumb.pin { $0.right().left().minWidth(n[0]).justify(.right) }
    case 358: view.plumb.pin { $0.hCenter().width(n[0]).minWidth(n[1]) }
    case 359: view.plumb.pin { $0.left().maxWidth(n[0]%) }
    default: return false
    }
    return true
  }
}
