/// Features of the language that need a newer runtime where a type has them in its generic arguments.
enum Feature {
  private static let marks = [
    "throws(": "feature typed throws in a generic argument",
    "Pack{": "feature parameter packs in a generic argument",
    "@isolated(any)": "feature isolated functions in a generic argument",
  ]

  /// The features in what stands between the innermost angle brackets of a type.
  static func features(inArguments arguments: Substring) -> [String] {
    marks.filter { arguments.contains($0.key) && !arguments.contains(" where ") }.map(\.value)
  }
}
