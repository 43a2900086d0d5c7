/// The ways in which a case is laid out.
enum Variant: String, CaseIterable {
  case bare
  case checked
  case atOnceClosures = "at-once-closures"
  case atOnceValues = "at-once-values"
  case storedClosures = "stored-closures"
  case storedValues = "stored-values"
  case trialClosures = "trial-closures"
  case trialValues = "trial-values"

  /// Whether the variant asks for a size and moves nothing.
  var isTrial: Bool { self == .trialClosures || self == .trialValues }
}
