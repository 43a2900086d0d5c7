// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinStatement {
  func part3() -> Bool {
    switch chain {
    case 120:
      view.plumb.pin { $0.left(PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])) }
    case 121:
      view.plumb.pin { $0.right(PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])) }
    case 122: view.plumb.pin { $0.bottom() }
    case 123: view.plumb.pin { $0.bottom().right(n[0]).marginHorizontal(n[1]) }
    case 124: view.plumb.pin { $0.bottom(n[0]) }
    case 125: view.plumb.pin { $0.bottom(n[0]).right(n[1]).marginHorizontal(n[2]) }
    case 126: view.plumb.pin { $0.bottom(n[0]%) }
    case 127: view.plumb.pin { $0.bottom(n[0]%).right(n[1]).marginHorizontal(n[2]) }
    case 128: view.plumb.pin { $0.left().right(n[0]) }
    case 129: view.plumb.pin { $0.right().left(n[0]).justify(.right) }
    case 130: view.plumb.pin { $0.hCenter(n[0]) }
    case 131: view.plumb.pin { $0.hCenter(to: v[0].edge.hCenter) }
    case 132: view.plumb.pin { $0.hCenter(to: v[0].edge.right) }
    case 133: view.plumb.pin { $0.hCenter(to: v[0].edge.left) }
    case 134: view.plumb.pin { $0.vCenter() }
    case 135: view.plumb.pin { $0.vCenter().right(n[0]).marginHorizontal(n[1]) }
    case 136: view.plumb.pin { $0.vCenter(n[0]) }
    case 137: view.plumb.pin { $0.vCenter(n[0]).right(n[1]).marginHorizontal(n[2]) }
    case 138: view.plumb.pin { $0.vCenter(-(n[0]%)) }
    case 139: view.plumb.pin { $0.vCenter(-(n[0]%)).right(n[1]).marginHorizontal(n[2]) }
    case 140: view.plumb.pin { $0.vCenter(to: v[0].edge.top) }
    case 141: view.plumb.pin { $0.vCenter(to: v[0].edge.top).right(n[0]).marginHorizontal(n[1]) }
    case 142: view.plumb.pin { $0.vCenter(to: v[0].edge.vCenter) }
    case 143:
      view.plumb.pin { $0.vCenter(to: v[0].edge.vCenter).right(n[0]).marginHorizontal(n[1]) }
    case 144: view.plumb.pin { $0.vCenter(to: v[0].edge.bottom) }
    case 145: view.plumb.pin { $0.vCenter(to: v[0].edge.bottom).right(n[0]).marginHorizontal(n[1]) }
    case 146: view.plumb.pin { $0.all().margin(n[0]) }
    case 147: parent?.plumb.setPin(for: view) { $0.all().margin(n[0]) }
    case 148: view.plumb.pin { $0.all().margin(n[0]).justify(.right) }
    case 149: parent?.plumb.setPin(for: view) { $0.all().margin(n[0]).justify(.right) }
    case 150: view.plumb.pin { $0.all(n[0]) }
    case 151: parent?.plumb.setPin(for: view) { $0.all(n[0]) }
    case 152: view.plumb.pin { $0.all(n[0]).justify(.right) }
    case 153: parent?.plumb.setPin(for: view) { $0.all(n[0]).justify(.right) }
    case 154: view.plumb.pin { $0.all() }
    case 155: parent?.plumb.setPin(for: view) { $0.all() }
    case 156: view.plumb.pin { $0.all().justify(.right) }
    case 157: parent?.plumb.setPin(for: view) { $0.all().justify(.right) }
    case 158: view.plumb.pin { $0.all(PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])) }
    case 159:
      parent?.plumb.setPin(for: view) {
        $0.all(PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
      }
    case 160:
      view.plumb.pin {
        $0.all(PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])).justify(.right)
      }
    case 161:
      parent?.plumb.setPin(for: view) {
        $0.all(PinInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])).justify(.right)
      }
    case 162: view.plumb.pin { $0.horizontally().margin(n[0]) }
    case 163: view.plumb.pin { $0.horizontally().margin(n[0]).justify(.right) }
    case 164: view.plumb.pin { $0.horizontally(n[0]%) }
    case 165: view.plumb.pin { $0.horizontally(n[0]%).justify(.right) }
    case 166: view.plumb.pin { $0.vertically() }
    case 167: view.plumb.pin { $0.vertically().right(n[0]).marginHorizontal(n[1]) }
    case 168: view.plumb.pin { $0.vertically().margin(n[0]) }
    case 169: view.plumb.pin { $0.vertically().margin(n[0]).right(n[1]).marginHorizontal(n[2]) }
    case 170: view.plumb.pin { $0.width(n[0]).margin(n[1]%) }
    case 171: view.plumb.pin { $0.width(n[0]).margin(n[1]%).right(n[2]).marginHorizontal(n[3]) }
    case 172: view.plumb.pin { $0.left(n[0]).width(n[1]).margin(n[2]) }
    case 173: view.plumb.pin { $0.right(n[0]).width(n[1]).margin(n[2]) }
    case 174:
      view.plumb.pin { $0.left(n[0]).width(n[1]).pinEdges().marginLeft(n[2]).marginRight(n[3]) }
    case 175:
      view.plumb.pin {
        $0.right(n[0]).width(n[1]).pinEdges().marginRight(n[2]).marginLeft(n[3]).justify(.right)
      }
    case 176: view.plumb.pin { $0.left(n[0]).width(n[1]).marginLeft(n[2]) }
    case 177: view.plumb.pin { $0.right(n[0]).width(n[1]).marginRight(n[2]) }
    case 178: view.plumb.pin { $0.left(n[0]).width(n[1]).pinEdges().marginHorizontal(n[2]%) }
    case 179:
      view.plumb.pin {
        $0.right(n[0]).width(n[1]).pinEdges().marginHorizontal(n[2]%).justify(.right)
      }
    default: return false
    }
    return true
  }
}
