import Plumb

// Refusals with clear error messages: alignments without another view.

@available(
  *, unavailable,
  message: "an alignment is with another view: title.keep.topAlign(to: photo).equal = 0"
)
extension KeepTarget {
  public var leftAlign: KeepAttribute { unreachable() }
  public var rightAlign: KeepAttribute { unreachable() }
  public var topAlign: KeepAttribute { unreachable() }
  public var bottomAlign: KeepAttribute { unreachable() }
  public var leadingAlign: KeepAttribute { unreachable() }
  public var trailingAlign: KeepAttribute { unreachable() }
  public var centerXAlign: KeepAttribute { unreachable() }
  public var centerYAlign: KeepAttribute { unreachable() }
  public var firstBaselineAlign: KeepAttribute { unreachable() }
  public var lastBaselineAlign: KeepAttribute { unreachable() }
}
