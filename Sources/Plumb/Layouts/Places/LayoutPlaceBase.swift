import Foundation

/// The base that a place or a length is measured on.
@_documentation(visibility: internal)
@frozen
public enum LayoutPlaceBase {
  case area(LayoutArea)
  case reference(ReferenceSource)
}
