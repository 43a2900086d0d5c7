/// A fact or a limit that is ignored because it has no usable value, with the reason and the call that states it.
@_spi(PlumbFrontEnd)
public struct IgnoredFact {
  let reason: LayoutIssue.Kind
  let call: String
  let fact: String
  /// The number of values that the call sets. If fewer of them are ignored, the report names the ignored ones. If this
  /// is nil, the number is how many of the layout's four facts the call states.
  let said: Int?

  public init(_ reason: LayoutIssue.Kind, _ call: String, _ fact: String, amongst said: Int? = nil)
  {
    self.reason = reason
    self.call = call
    self.fact = fact
    self.said = said
  }

  func isTold(with other: IgnoredFact) -> Bool { reason == other.reason && call == other.call }
}
