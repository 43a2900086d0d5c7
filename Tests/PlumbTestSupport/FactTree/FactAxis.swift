import Foundation
import Plumb

/// An axis of a fact, so that generic code handles all axes.
protocol FactAxis: LayoutAxis {
  static func part(_ part: CGFloat, of guide: LayoutGuide.Parent<Self>) -> Position<Self>
  static func part(_ part: CGFloat, of guide: LayoutGuide.Reference<Self>) -> Position<Self>
  static func place(_ part: CGFloat, on places: some LayoutPlaces) -> LayoutPlace<Self>
}

extension Horizontal: FactAxis {
  static func part(_ part: CGFloat, of guide: LayoutGuide.Parent<Self>) -> Position<Self> {
    guide.horizontal(at: part)
  }
  static func part(_ part: CGFloat, of guide: LayoutGuide.Reference<Self>) -> Position<Self> {
    guide.horizontal(at: part)
  }
  static func place(_ part: CGFloat, on places: some LayoutPlaces) -> LayoutPlace<Self> {
    switch part {
    case 0: places.left
    case 0.5: places.center
    case 1: places.right
    default: places.horizontal(at: part)
    }
  }
}

extension Directional: FactAxis {
  static func part(_ part: CGFloat, of guide: LayoutGuide.Parent<Self>) -> Position<Self> {
    guide.horizontal(at: part)
  }
  static func part(_ part: CGFloat, of guide: LayoutGuide.Reference<Self>) -> Position<Self> {
    guide.horizontal(at: part)
  }
  static func place(_ part: CGFloat, on places: some LayoutPlaces) -> LayoutPlace<Self> {
    switch part {
    case 0: places.leading
    case 1: places.trailing
    default: places.horizontal(at: part)
    }
  }
}

extension Vertical: FactAxis {
  static func part(_ part: CGFloat, of guide: LayoutGuide.Parent<Self>) -> Position<Self> {
    guide.vertical(at: part)
  }
  static func part(_ part: CGFloat, of guide: LayoutGuide.Reference<Self>) -> Position<Self> {
    guide.vertical(at: part)
  }
  static func place(_ part: CGFloat, on places: some LayoutPlaces) -> LayoutPlace<Self> {
    switch part {
    case 0: places.top
    case 0.5: places.middle
    case 1: places.bottom
    default: places.vertical(at: part)
    }
  }
}
