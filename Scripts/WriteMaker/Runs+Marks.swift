/// The marks that refusals ask of a run.
var runMarksFile: String {
  let along = refusedAlong.map { state, _ in
    """
    /// Along a run: what ``Along/\(state)`` holds.
    @_documentation(visibility: internal)
    public protocol AlongIs\(state): AlongState {}
    extension Along.\(state): AlongIs\(state) {}
    """
  }
  let marks = refusedAlong.map { state, _ in
    let conformances = (runStructs.map(\.type) + ["Across"]).map {
      "extension GroupProperty.\($0): RunIs\(state) where A: AlongIs\(state) {}"
    }
    return """
      @_documentation(visibility: internal)
      public protocol RunIs\(state): RunState {}
      \(conformances.joined(separator: "\n"))
      """
  }
  let runMarks = runs.map { run in
    let (word, name) = (run.word, run.name)
    let complete = run.across.adverb + "Complete"
    let held =
      run.across.facts.map {
        "extension GroupProperty.\(run.with): Holds\($0.mark) where \(run.across1): \(run.across.axisHas($0)) {}"
      }
      + run.across.kinds.map {
        "extension GroupProperty.\(run.with): \($0.frameMark) where \(run.across1): \($0.axisMark) {}"
      }
    return """
      /// A \(word), which places its children along it.
      @_documentation(visibility: internal)
      public protocol PlacesIn\(name): GroupState {}
      extension GroupProperty.\(name): PlacesIn\(name) {}
      extension GroupProperty.\(run.with): PlacesIn\(name) {}
      extension GroupProperty.Across: PlacesIn\(name) where A.Axis: \(run.axisProtocol) {}

      /// A \(word) with its lengths.
      @_documentation(visibility: internal)
      public protocol Holds\(name)Lengths: GroupState {}
      extension GroupProperty.\(name): Holds\(name)Lengths where A: HasLengths {}
      extension GroupProperty.\(run.with): Holds\(name)Lengths where A: HasLengths {}
      extension GroupProperty.Across: Holds\(name)Lengths
      where A: HasLengths, A.Axis: \(run.axisProtocol) {}

      /// A \(word) without a length across it, for a length along it to follow.
      @_documentation(visibility: internal)
      public protocol \(name)LacksLengthAcross: GroupState {}
      extension GroupProperty.\(name): \(name)LacksLengthAcross {}
      extension GroupProperty.\(run.with): \(name)LacksLengthAcross
      where \(run.across1): \(run.lengthAcross.accepts) {}

      /// A \(word) without lengths along it, for a length across it to follow.
      @_documentation(visibility: internal)
      public protocol \(name)LacksLengthsAlong: GroupState {}
      extension GroupProperty.\(name): \(name)LacksLengthsAlong where A: AcceptsLengths {}
      extension GroupProperty.\(run.with): \(name)LacksLengthsAlong where A: AcceptsLengths {}

      extension GroupProperty.Across: \(complete) where A.Axis: \(run.axisProtocol) {}
      \(held.joined(separator: "\n"))
      """
  }
  return (along + marks + runMarks).joined(separator: "\n\n")
}
