// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinStatement {
  func part4() -> Bool {
    switch chain {
    case 180: view.plumb.pin { $0.left(n[0]).width(n[1]).marginRight(n[2]%) }
    case 181: view.plumb.pin { $0.right(n[0]).width(n[1]).marginLeft(n[2]%) }
    case 182: view.plumb.pin { $0.left(n[0]).width(n[1]).marginHorizontal(n[2]%) }
    case 183: view.plumb.pin { $0.right(n[0]).width(n[1]).marginHorizontal(n[2]%) }
    case 184: view.plumb.pin { $0.right(n[0]).width(n[1]).pinEdges().marginLeft(n[2]) }
    case 185:
      view.plumb.pin { $0.left(n[0]).width(n[1]).pinEdges().marginRight(n[2]).justify(.right) }
    case 186:
      view.plumb.pin { $0.right(n[0]).width(n[1]).pinEdges().marginLeft(n[2]).marginRight(n[3]) }
    case 187:
      view.plumb.pin {
        $0.left(n[0]).width(n[1]).pinEdges().marginRight(n[2]).marginLeft(n[3]).justify(.right)
      }
    case 188: view.plumb.pin { $0.right(n[0]).width(n[1]).pinEdges().marginRight(n[2]%) }
    case 189:
      view.plumb.pin { $0.left(n[0]).width(n[1]).pinEdges().marginLeft(n[2]%).justify(.right) }
    case 190: view.plumb.pin { $0.right(n[0]).width(n[1]).pinEdges().marginHorizontal(n[2]%) }
    case 191:
      view.plumb.pin {
        $0.left(n[0]).width(n[1]).pinEdges().marginHorizontal(n[2]%).justify(.right)
      }
    case 192: view.plumb.pin { $0.left(n[0]).right(n[1]).marginRight(n[2]) }
    case 193: view.plumb.pin { $0.right(n[0]).left(n[1]).marginLeft(n[2]).justify(.right) }
    case 194: view.plumb.pin { $0.left(n[0]).right(n[1]).marginLeft(n[2]).marginRight(n[3]) }
    case 195:
      view.plumb.pin {
        $0.right(n[0]).left(n[1]).marginRight(n[2]).marginLeft(n[3]).justify(.right)
      }
    case 196: view.plumb.pin { $0.left(n[0]).right(n[1]).marginHorizontal(n[2]) }
    case 197: view.plumb.pin { $0.right(n[0]).left(n[1]).marginHorizontal(n[2]).justify(.right) }
    case 198: view.plumb.pin { $0.left(n[0]).right(n[1]).marginHorizontal(n[2]%) }
    case 199: view.plumb.pin { $0.right(n[0]).left(n[1]).marginHorizontal(n[2]%).justify(.right) }
    case 200: view.plumb.pin { $0.left(n[0]).right(n[1]).marginLeft(n[2]%) }
    case 201: view.plumb.pin { $0.right(n[0]).left(n[1]).marginRight(n[2]%).justify(.right) }
    case 202: view.plumb.pin { $0.left(n[0]).right(n[1]).marginRight(n[2]%) }
    case 203: view.plumb.pin { $0.right(n[0]).left(n[1]).marginLeft(n[2]%).justify(.right) }
    case 204: view.plumb.pin { $0.height(n[0]).margin(n[1]%) }
    case 205: view.plumb.pin { $0.height(n[0]).margin(n[1]%).right(n[2]).marginHorizontal(n[3]) }
    case 206: view.plumb.pin { $0.top(n[0]).height(n[1]).pinEdges().marginVertical(n[2]) }
    case 207:
      view.plumb.pin {
        $0.top(n[0]).height(n[1]).pinEdges().marginVertical(n[2]).right(n[3]).marginHorizontal(n[4])
      }
    case 208: view.plumb.pin { $0.top(n[0]).height(n[1]).marginTop(n[2]) }
    case 209:
      view.plumb.pin {
        $0.top(n[0]).height(n[1]).marginTop(n[2]).right(n[3]).marginHorizontal(n[4])
      }
    case 210: view.plumb.pin { $0.top(n[0]).height(n[1]).margin(n[2]%) }
    case 211:
      view.plumb.pin { $0.top(n[0]).height(n[1]).margin(n[2]%).right(n[3]).marginHorizontal(n[4]) }
    case 212: view.plumb.pin { $0.top(n[0]).height(n[1]).marginBottom(n[2]%) }
    case 213:
      view.plumb.pin {
        $0.top(n[0]).height(n[1]).marginBottom(n[2]%).right(n[3]).marginHorizontal(n[4])
      }
    case 214: view.plumb.pin { $0.bottom(n[0]).height(n[1]).margin(n[2]) }
    case 215:
      view.plumb.pin {
        $0.bottom(n[0]).height(n[1]).margin(n[2]).right(n[3]).marginHorizontal(n[4])
      }
    case 216: view.plumb.pin { $0.bottom(n[0]).height(n[1]).pinEdges().margin(n[2]) }
    case 217:
      view.plumb.pin {
        $0.bottom(n[0]).height(n[1]).pinEdges().margin(n[2]).right(n[3]).marginHorizontal(n[4])
      }
    case 218: view.plumb.pin { $0.bottom(n[0]).height(n[1]).marginVertical(n[2]) }
    case 219:
      view.plumb.pin {
        $0.bottom(n[0]).height(n[1]).marginVertical(n[2]).right(n[3]).marginHorizontal(n[4])
      }
    case 220: view.plumb.pin { $0.bottom(n[0]).height(n[1]).pinEdges().marginTop(n[2]%) }
    case 221:
      view.plumb.pin {
        $0.bottom(n[0]).height(n[1]).pinEdges().marginTop(n[2]%).right(n[3]).marginHorizontal(n[4])
      }
    case 222: view.plumb.pin { $0.bottom(n[0]).height(n[1]).pinEdges().marginBottom(n[2]%) }
    case 223:
      view.plumb.pin {
        $0.bottom(n[0]).height(n[1]).pinEdges().marginBottom(n[2]%).right(n[3]).marginHorizontal(
          n[4])
      }
    case 224: view.plumb.pin { $0.bottom(n[0]).height(n[1]).marginTop(n[2]%) }
    case 225:
      view.plumb.pin {
        $0.bottom(n[0]).height(n[1]).marginTop(n[2]%).right(n[3]).marginHorizontal(n[4])
      }
    case 226: view.plumb.pin { $0.top(n[0]).bottom(n[1]).marginBottom(n[2]) }
    case 227:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).marginBottom(n[2]).right(n[3]).marginHorizontal(n[4])
      }
    case 228:
      view.plumb.pin { $0.top(n[0]).bottom(n[1]).pinEdges().marginTop(n[2]).marginBottom(n[3]) }
    case 229:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).pinEdges().marginTop(n[2]).marginBottom(n[3]).right(n[4])
          .marginHorizontal(n[5])
      }
    case 230: view.plumb.pin { $0.top(n[0]).bottom(n[1]).marginTop(n[2]).marginBottom(n[3]) }
    case 231:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).marginTop(n[2]).marginBottom(n[3]).right(n[4]).marginHorizontal(
          n[5])
      }
    case 232: view.plumb.pin { $0.top(n[0]).bottom(n[1]).marginVertical(n[2]) }
    case 233:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).marginVertical(n[2]).right(n[3]).marginHorizontal(n[4])
      }
    case 234: view.plumb.pin { $0.top(n[0]).bottom(n[1]).margin(n[2]%) }
    case 235:
      view.plumb.pin { $0.top(n[0]).bottom(n[1]).margin(n[2]%).right(n[3]).marginHorizontal(n[4]) }
    case 236: view.plumb.pin { $0.top(n[0]).bottom(n[1]).pinEdges().margin(n[2]%) }
    case 237:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).pinEdges().margin(n[2]%).right(n[3]).marginHorizontal(n[4])
      }
    case 238: view.plumb.pin { $0.top(n[0]).bottom(n[1]).marginTop(n[2]%) }
    case 239:
      view.plumb.pin {
        $0.top(n[0]).bottom(n[1]).marginTop(n[2]%).right(n[3]).marginHorizontal(n[4])
      }
    default: return false
    }
    return true
  }
}
