/// A map that replaces each reference with another one.
// An object: the optimizer would specialize everything that is mapped for each closure.
protocol ReferenceMap: AnyObject {
  func callAsFunction(_ reference: ReferenceSource) -> ReferenceSource
}
