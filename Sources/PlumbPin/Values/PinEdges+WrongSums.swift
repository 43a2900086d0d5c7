import Foundation
import Plumb

// Nothing can be added to an edge. These conformances are unavailable, so that the error for a sum says what to write.

@available(
  *, unavailable,
  message: "the distance to an edge is a margin: top(to: photo.edge.bottom).marginTop(8)"
)
extension PinVerticalEdge: LengthAddable {
  public typealias Lengthened = Never
  public static func plumbSum(_ edge: Self, _ length: CGFloat) -> Self { edge }
}

@available(
  *, unavailable,
  message: "the distance to an edge is a margin: left(to: photo.edge.right).marginLeft(8)"
)
extension PinHorizontalEdge: LengthAddable {
  public typealias Lengthened = Never
  public static func plumbSum(_ edge: Self, _ length: CGFloat) -> Self { edge }
}
