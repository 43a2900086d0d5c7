// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinStatement {
  func part2() -> Bool {
    switch chain {
    case 60: view.plumb.pin { $0.centerLeft(to: v[0].anchor.bottomRight) }
    case 61: view.plumb.pin { $0.centerRight(to: v[0].anchor.bottomLeft) }
    case 62: view.plumb.pin { $0.center(to: v[0].anchor.topLeft) }
    case 63: view.plumb.pin { $0.center(to: v[0].anchor.topRight) }
    case 64: view.plumb.pin { $0.center(to: v[0].anchor.topCenter) }
    case 65: view.plumb.pin { $0.center(to: v[0].anchor.centerLeft) }
    case 66: view.plumb.pin { $0.center(to: v[0].anchor.centerRight) }
    case 67: view.plumb.pin { $0.center(to: v[0].anchor.center) }
    case 68: view.plumb.pin { $0.center(to: v[0].anchor.bottomLeft) }
    case 69: view.plumb.pin { $0.center(to: v[0].anchor.bottomRight) }
    case 70: view.plumb.pin { $0.center(to: v[0].anchor.bottomCenter) }
    case 71: view.plumb.pin { $0.right(n[0]).vCenter(n[1]) }
    case 72: view.plumb.pin { $0.left(n[0]).vCenter(n[1]) }
    case 73: view.plumb.pin { $0.bottom(n[0]).left(n[1]) }
    case 74: view.plumb.pin { $0.bottom(n[0]).right(n[1]) }
    case 75: view.plumb.pin { $0.bottomLeft(n[0]) }
    case 76: view.plumb.pin { $0.bottomRight(n[0]) }
    case 77: view.plumb.pin { $0.bottomLeft(to: v[0].anchor.topLeft) }
    case 78: view.plumb.pin { $0.bottomRight(to: v[0].anchor.topRight) }
    case 79: view.plumb.pin { $0.bottomLeft(to: v[0].anchor.topCenter) }
    case 80: view.plumb.pin { $0.bottomRight(to: v[0].anchor.topCenter) }
    case 81: view.plumb.pin { $0.bottomLeft(to: v[0].anchor.topRight) }
    case 82: view.plumb.pin { $0.bottomRight(to: v[0].anchor.topLeft) }
    case 83: view.plumb.pin { $0.bottomLeft(to: v[0].anchor.centerLeft) }
    case 84: view.plumb.pin { $0.bottomRight(to: v[0].anchor.centerRight) }
    case 85: view.plumb.pin { $0.bottomLeft(to: v[0].anchor.center) }
    case 86: view.plumb.pin { $0.bottomRight(to: v[0].anchor.center) }
    case 87: view.plumb.pin { $0.bottomLeft(to: v[0].anchor.centerRight) }
    case 88: view.plumb.pin { $0.bottomRight(to: v[0].anchor.centerLeft) }
    case 89: view.plumb.pin { $0.bottomLeft(to: v[0].anchor.bottomLeft) }
    case 90: view.plumb.pin { $0.bottomRight(to: v[0].anchor.bottomRight) }
    case 91: view.plumb.pin { $0.bottomLeft(to: v[0].anchor.bottomCenter) }
    case 92: view.plumb.pin { $0.bottomRight(to: v[0].anchor.bottomCenter) }
    case 93: view.plumb.pin { $0.bottomLeft(to: v[0].anchor.bottomRight) }
    case 94: view.plumb.pin { $0.bottomRight(to: v[0].anchor.bottomLeft) }
    case 95: view.plumb.pin { $0.bottomCenter(n[0]) }
    case 96: view.plumb.pin { $0.bottomCenter(to: v[0].anchor.topLeft) }
    case 97: view.plumb.pin { $0.bottomCenter(to: v[0].anchor.topRight) }
    case 98: view.plumb.pin { $0.bottomCenter(to: v[0].anchor.topCenter) }
    case 99: view.plumb.pin { $0.bottomCenter(to: v[0].anchor.centerLeft) }
    case 100: view.plumb.pin { $0.bottomCenter(to: v[0].anchor.centerRight) }
    case 101: view.plumb.pin { $0.bottomCenter(to: v[0].anchor.center) }
    case 102: view.plumb.pin { $0.bottomCenter(to: v[0].anchor.bottomLeft) }
    case 103: view.plumb.pin { $0.bottomCenter(to: v[0].anchor.bottomRight) }
    case 104: view.plumb.pin { $0.bottomCenter(to: v[0].anchor.bottomCenter) }
    case 105: view.plumb.pin { $0.top(n[0]) }
    case 106: view.plumb.pin { $0.top(n[0]).right(n[1]).marginHorizontal(n[2]) }
    case 107: view.plumb.pin { $0.top(n[0]).bottom() }
    case 108: view.plumb.pin { $0.top(n[0]).bottom().right(n[1]).marginHorizontal(n[2]) }
    case 109: view.plumb.pin { $0.top(n[0]%) }
    case 110: view.plumb.pin { $0.left() }
    case 111: view.plumb.pin { $0.right() }
    case 112: view.plumb.pin { $0.left(n[0]) }
    case 113: view.plumb.pin { $0.right(n[0]) }
    case 114: view.plumb.pin { $0.left(n[0]).right() }
    case 115: view.plumb.pin { $0.right(n[0]).left().justify(.right) }
    case 116: view.plumb.pin { $0.left(n[0]%) }
    case 117: view.plumb.pin { $0.right(n[0]%) }
    case 118: view.plumb.pin { $0.left(-(n[0]%)).right() }
    case 119: view.plumb.pin { $0.right(-(n[0]%)).left().justify(.right) }
    default: return false
    }
    return true
  }
}
