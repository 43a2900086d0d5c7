import Foundation

/// The rectangle that a place or a length is measured on: an area of the parent, or the frame of a reference.
@_documentation(visibility: internal)
@frozen
public enum LayoutPlaceBase {
  case area(LayoutArea)
  case reference(ReferenceSource)
}
