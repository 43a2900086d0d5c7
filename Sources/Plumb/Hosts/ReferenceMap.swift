/// Replaces a reference with another one.
// An object: of all that is mapped, the optimizer makes one more copy for each closure.
protocol ReferenceMap: AnyObject {
  func callAsFunction(_ reference: ReferenceSource) -> ReferenceSource
}
