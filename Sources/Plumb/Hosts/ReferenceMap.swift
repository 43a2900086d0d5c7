/// A map that replaces each reference with another one.
// An object and not a closure: for each closure, the optimizer would specialize all the mapping code.
protocol ReferenceMap: AnyObject {
  func callAsFunction(_ reference: ReferenceSource) -> ReferenceSource
}
