// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinStatement {
  func part5() -> Bool {
    switch chain {
    case 240: view.plumb.pin { $0.top(n[0]).bottom(n[1]).marginTop(n[2]).marginBottom(n[3]%) }
    case 241:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).marginTop(n[2]).marginBottom(n[3]%).right(n[4]).marginHorizontal(
          n[5])
      }
    case 242: view.plumb.pin { $0.hCenter(n[0]).marginLeft(n[1]) }
    case 243: view.plumb.pin { $0.hCenter(n[0]).marginRight(n[1]) }
    case 244: view.plumb.pin { $0.hCenter(n[0]).width(n[1]).pinEdges().margin(n[2]) }
    case 245:
      view.plumb.pin { $0.hCenter(n[0]).width(n[1]).pinEdges().margin(n[2]).justify(.right) }
    case 246: view.plumb.pin { $0.hCenter(n[0]).width(n[1]).pinEdges().marginLeft(n[2]) }
    case 247:
      view.plumb.pin { $0.hCenter(n[0]).width(n[1]).pinEdges().marginRight(n[2]).justify(.right) }
    case 248:
      view.plumb.pin { $0.hCenter(n[0]).width(n[1]).pinEdges().marginLeft(n[2]).marginRight(n[3]) }
    case 249:
      view.plumb.pin {
        $0.hCenter(n[0]).width(n[1]).pinEdges().marginRight(n[2]).marginLeft(n[3]).justify(.right)
      }
    case 250: view.plumb.pin { $0.hCenter(n[0]).width(n[1]).height(n[2]).margin(n[3]) }
    case 251: view.plumb.pin { $0.hCenter(n[0]).margin(n[1]%) }
    case 252: view.plumb.pin { $0.hCenter(n[0]).width(n[1]).pinEdges().margin(n[2]%) }
    case 253:
      view.plumb.pin { $0.hCenter(n[0]).width(n[1]).pinEdges().margin(n[2]%).justify(.right) }
    case 254: view.plumb.pin { $0.hCenter(n[0]).pinEdges().margin(n[1]%) }
    case 255: view.plumb.pin { $0.hCenter(n[0]%) }
    case 256: view.plumb.pin { $0.hCenter(-(n[0]%)) }
    case 257: view.plumb.pin { $0.vCenter(n[0]).height(n[1]).pinEdges().margin(n[2]) }
    case 258:
      view.plumb.pin {
        $0.vCenter(n[0]).height(n[1]).pinEdges().margin(n[2]).right(n[3]).marginHorizontal(n[4])
      }
    case 259: view.plumb.pin { $0.vCenter(n[0]).height(n[1]).pinEdges().marginTop(n[2]) }
    case 260:
      view.plumb.pin {
        $0.vCenter(n[0]).height(n[1]).pinEdges().marginTop(n[2]).right(n[3]).marginHorizontal(n[4])
      }
    case 261: view.plumb.pin { $0.vCenter(n[0]).height(n[1]).pinEdges().marginBottom(n[2]) }
    case 262:
      view.plumb.pin {
        $0.vCenter(n[0]).height(n[1]).pinEdges().marginBottom(n[2]).right(n[3]).marginHorizontal(
          n[4])
      }
    case 263: view.plumb.pin { $0.vCenter(n[0]%).margin(n[1]) }
    case 264: view.plumb.pin { $0.vCenter(n[0]%).margin(n[1]).right(n[2]).marginHorizontal(n[3]) }
    case 265: view.plumb.pin { $0.vCenter(n[0]).margin(n[1]%) }
    case 266: view.plumb.pin { $0.vCenter(n[0]).margin(n[1]%).right(n[2]).marginHorizontal(n[3]) }
    case 267: view.plumb.pin { $0.vCenter(n[0]).marginBottom(n[1]%) }
    case 268:
      view.plumb.pin { $0.vCenter(n[0]).marginBottom(n[1]%).right(n[2]).marginHorizontal(n[3]) }
    case 269: view.plumb.pin { $0.vCenter(n[0]).height(n[1]).pinEdges().margin(n[2]%) }
    case 270:
      view.plumb.pin {
        $0.vCenter(n[0]).height(n[1]).pinEdges().margin(n[2]%).right(n[3]).marginHorizontal(n[4])
      }
    case 271: view.plumb.pin { $0.vCenter(n[0]%).margin(n[1]%) }
    case 272: view.plumb.pin { $0.vCenter(n[0]%).margin(n[1]%).right(n[2]).marginHorizontal(n[3]) }
    case 273: view.plumb.pin { $0.hCenter(n[0]).vCenter(n[1]).margin(n[2]) }
    case 274: view.plumb.pin { $0.hCenter(n[0]%).vCenter(n[1]%) }
    case 275: view.plumb.pin { $0.hCenter(-(n[0]%)).vCenter(n[1]%) }
    case 276:
      view.plumb.pin { $0.hCenter(n[0]).vCenter(n[1]).width(n[2]).pinEdges().marginTop(n[3]%) }
    case 277:
      view.plumb.pin {
        $0.hCenter(n[0]).vCenter(n[1]).width(n[2]).pinEdges().marginTop(n[3]%).justify(.right)
      }
    case 278:
      view.plumb.pin {
        $0.top().bottom().left().right().margin(
          PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
      }
    case 279:
      parent?.plumb.setPin(for: view) {
        $0.top().bottom().left().right().margin(
          PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
      }
    case 280:
      view.plumb.pin {
        $0.top().bottom().right().left().margin(
          PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
        ).justify(.right)
      }
    case 281:
      parent?.plumb.setPin(for: view) {
        $0.top().bottom().right().left().margin(
          PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
        ).justify(.right)
      }
    case 282:
      view.plumb.pin {
        $0.top().bottom().start().end().margin(
          LayoutInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3]))
      }
    case 283:
      parent?.plumb.setPin(for: view) {
        $0.top().bottom().start().end().margin(
          LayoutInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3]))
      }
    case 284:
      view.plumb.pin {
        $0.top().bottom().start().end().margin(
          LayoutInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
        ).justify(.right)
      }
    case 285:
      parent?.plumb.setPin(for: view) {
        $0.top().bottom().start().end().margin(
          LayoutInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
        ).justify(.right)
      }
    case 286: view.plumb.pin { $0.above(of: v[0]) }
    case 287: view.plumb.pin { $0.above(of: v[0]).right(n[0]).marginHorizontal(n[1]) }
    case 288: view.plumb.pin { $0.above(of: [v[0], v[1]]) }
    case 289: view.plumb.pin { $0.above(of: [v[0], v[1]], aligned: .left) }
    case 290: view.plumb.pin { $0.above(of: [v[0], v[1]]).right(n[0]).marginHorizontal(n[1]) }
    case 291: view.plumb.pin { $0.above(of: [v[0], v[1]], aligned: .right) }
    case 292: view.plumb.pin { $0.above(of: v[0], aligned: .center) }
    case 293: view.plumb.pin { $0.left(of: v[0]) }
    case 294: view.plumb.pin { $0.right(of: v[0]) }
    case 295: view.plumb.pin { $0.left(of: v[0], aligned: .top) }
    case 296: view.plumb.pin { $0.right(of: v[0], aligned: .top) }
    case 297: view.plumb.pin { $0.left(of: v[0], aligned: .center) }
    case 298: view.plumb.pin { $0.right(of: v[0], aligned: .center) }
    case 299: view.plumb.pin { $0.below(of: v[0]) }
    default: return false
    }
    return true
  }
}
