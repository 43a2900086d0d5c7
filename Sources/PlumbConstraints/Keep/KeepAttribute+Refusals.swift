import Plumb

// Refusals with clear error messages: values are assigned, not compared.

@available(
  *, unavailable,
  message:
    "an attribute has three values, which are assigned: title.keep.width.equal = 40, .min, .max"
)
extension KeepAttribute {
  public static func == (attribute: KeepAttribute, value: KeepValue) -> Equation { unreachable() }
  public static func <= (attribute: KeepAttribute, value: KeepValue) -> Equation { unreachable() }
  public static func >= (attribute: KeepAttribute, value: KeepValue) -> Equation { unreachable() }
  public func equal(_ value: KeepValue) { unreachable() }
  public func min(_ value: KeepValue) { unreachable() }
  public func max(_ value: KeepValue) { unreachable() }
}
