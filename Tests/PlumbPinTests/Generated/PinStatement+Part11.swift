// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

import Foundation
import Plumb
import PlumbPin

extension PinStatement {
  func part11() -> Bool {
    switch chain {
    case 600:
      view.plumb.pin { $0.top(n[0]).width(n[1]).height(n[2]).right(n[3]).marginHorizontal(n[4]) }
    case 601:
      parent?.plumb.setPin(for: view) {
        $0.top(n[0]).width(n[1]).height(n[2]).right(n[3]).marginHorizontal(n[4])
      }
    case 602: view.plumb.pin { $0.all().margin(v[0].plumb.safeArea) }
    case 603: parent?.plumb.setPin(for: view) { $0.all().margin(v[0].plumb.safeArea) }
    case 604: view.plumb.pin { $0.all().margin(v[0].plumb.safeArea).justify(.right) }
    case 605:
      parent?.plumb.setPin(for: view) { $0.all().margin(v[0].plumb.safeArea).justify(.right) }
    case 606: view.plumb.pin { $0.top(n[0]).right(n[1]).size(n[2]) }
    case 607: parent?.plumb.setPin(for: view) { $0.top(n[0]).right(n[1]).size(n[2]) }
    case 608: view.plumb.pin { $0.top(v[0].plumb.safeArea).left(v[1].plumb.safeArea).size(n[0]) }
    case 609:
      parent?.plumb.setPin(for: view) {
        $0.top(v[0].plumb.safeArea).left(v[1].plumb.safeArea).size(n[0])
      }
    case 610: view.plumb.pin { $0.top(n[0]).left(n[1]).size(n[2]) }
    case 611: parent?.plumb.setPin(for: view) { $0.top(n[0]).left(n[1]).size(n[2]) }
    case 612: view.plumb.pin { $0.top(v[0].plumb.safeArea).right(v[1].plumb.safeArea).size(n[0]) }
    case 613:
      parent?.plumb.setPin(for: view) {
        $0.top(v[0].plumb.safeArea).right(v[1].plumb.safeArea).size(n[0])
      }
    default: return false
    }
    return true
  }
}
