// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinStatement {
  func part1() -> Bool {
    switch chain {
    case 0: view.plumb.pin { $0.top(to: v[0].edge.top) }
    case 1: view.plumb.pin { $0.top(to: v[0].edge.top).right(n[0]).marginHorizontal(n[1]) }
    case 2: view.plumb.pin { $0.top(to: v[0].edge.bottom) }
    case 3: view.plumb.pin { $0.top(to: v[0].edge.bottom).right(n[0]).marginHorizontal(n[1]) }
    case 4: view.plumb.pin { $0.left(to: v[0].edge.right) }
    case 5: view.plumb.pin { $0.right(to: v[0].edge.left) }
    case 6: view.plumb.pin { $0.bottom(to: v[0].edge.bottom) }
    case 7: view.plumb.pin { $0.bottom(to: v[0].edge.bottom).right(n[0]).marginHorizontal(n[1]) }
    case 8: view.plumb.pin { $0.topLeft() }
    case 9: view.plumb.pin { $0.topRight() }
    case 10: view.plumb.pin { $0.topLeft(n[0]) }
    case 11: view.plumb.pin { $0.topRight(n[0]) }
    case 12: view.plumb.pin { $0.topLeft(to: v[0].anchor.topLeft) }
    case 13: view.plumb.pin { $0.topRight(to: v[0].anchor.topRight) }
    case 14: view.plumb.pin { $0.topLeft(to: v[0].anchor.topCenter) }
    case 15: view.plumb.pin { $0.topRight(to: v[0].anchor.topCenter) }
    case 16: view.plumb.pin { $0.topLeft(to: v[0].anchor.topRight) }
    case 17: view.plumb.pin { $0.topRight(to: v[0].anchor.topLeft) }
    case 18: view.plumb.pin { $0.topLeft(to: v[0].anchor.centerLeft) }
    case 19: view.plumb.pin { $0.topRight(to: v[0].anchor.centerRight) }
    case 20: view.plumb.pin { $0.topLeft(to: v[0].anchor.center) }
    case 21: view.plumb.pin { $0.topRight(to: v[0].anchor.center) }
    case 22: view.plumb.pin { $0.topLeft(to: v[0].anchor.centerRight) }
    case 23: view.plumb.pin { $0.topRight(to: v[0].anchor.centerLeft) }
    case 24: view.plumb.pin { $0.topLeft(to: v[0].anchor.bottomLeft) }
    case 25: view.plumb.pin { $0.topRight(to: v[0].anchor.bottomRight) }
    case 26: view.plumb.pin { $0.topLeft(to: v[0].anchor.bottomCenter) }
    case 27: view.plumb.pin { $0.topRight(to: v[0].anchor.bottomCenter) }
    case 28: view.plumb.pin { $0.topLeft(to: v[0].anchor.bottomRight) }
    case 29: view.plumb.pin { $0.topRight(to: v[0].anchor.bottomLeft) }
    case 30: view.plumb.pin { $0.topCenter() }
    case 31: view.plumb.pin { $0.topCenter(to: v[0].anchor.topLeft) }
    case 32: view.plumb.pin { $0.topCenter(to: v[0].anchor.topRight) }
    case 33: view.plumb.pin { $0.topCenter(to: v[0].anchor.topCenter) }
    case 34: view.plumb.pin { $0.topCenter(to: v[0].anchor.centerLeft) }
    case 35: view.plumb.pin { $0.topCenter(to: v[0].anchor.centerRight) }
    case 36: view.plumb.pin { $0.topCenter(to: v[0].anchor.center) }
    case 37: view.plumb.pin { $0.topCenter(to: v[0].anchor.bottomLeft) }
    case 38: view.plumb.pin { $0.topCenter(to: v[0].anchor.bottomRight) }
    case 39: view.plumb.pin { $0.topCenter(to: v[0].anchor.bottomCenter) }
    case 40: view.plumb.pin { $0.centerLeft() }
    case 41: view.plumb.pin { $0.centerRight() }
    case 42: view.plumb.pin { $0.centerLeft(n[0]) }
    case 43: view.plumb.pin { $0.centerRight(n[0]) }
    case 44: view.plumb.pin { $0.centerLeft(to: v[0].anchor.topLeft) }
    case 45: view.plumb.pin { $0.centerRight(to: v[0].anchor.topRight) }
    case 46: view.plumb.pin { $0.centerLeft(to: v[0].anchor.topCenter) }
    case 47: view.plumb.pin { $0.centerRight(to: v[0].anchor.topCenter) }
    case 48: view.plumb.pin { $0.centerLeft(to: v[0].anchor.topRight) }
    case 49: view.plumb.pin { $0.centerRight(to: v[0].anchor.topLeft) }
    case 50: view.plumb.pin { $0.centerLeft(to: v[0].anchor.centerLeft) }
    case 51: view.plumb.pin { $0.centerRight(to: v[0].anchor.centerRight) }
    case 52: view.plumb.pin { $0.centerLeft(to: v[0].anchor.center) }
    case 53: view.plumb.pin { $0.centerRight(to: v[0].anchor.center) }
    case 54: view.plumb.pin { $0.centerLeft(to: v[0].anchor.centerRight) }
    case 55: view.plumb.pin { $0.centerRight(to: v[0].anchor.centerLeft) }
    case 56: view.plumb.pin { $0.centerLeft(to: v[0].anchor.bottomLeft) }
    case 57: view.plumb.pin { $0.centerRight(to: v[0].anchor.bottomRight) }
    case 58: view.plumb.pin { $0.centerLeft(to: v[0].anchor.bottomCenter) }
    case 59: view.plumb.pin { $0.centerRight(to: v[0].anchor.bottomCenter) }
    default: return false
    }
    return true
  }
}
