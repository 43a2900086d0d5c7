// Writes what a maker can know of an axis, and which fact makes which state of it.

extension Axis {
  /// The protocols that states conform to.
  var protocolsFile: String {
    let after = facts.map {
      """

        /// Error recovery: the state after a refused \($0.word), so that one mistake gives one error.
        @_documentation(visibility: internal)
        associatedtype After\($0.mark): \(name)AxisState
      """
    }.joined()
    let accepts = facts.map { fact in
      """
      /// A \(word) axis that can take \(fact.isPart ? "the point at any part" : "its \(fact.word)").
      @_documentation(visibility: internal)
      public protocol \(fact.accepts): \(name)AxisState {
        associatedtype Adding\(fact.mark): \(name)AxisState
        func adding(_ fact: \(name).\(fact.state)) -> Adding\(fact.mark)
      }
      """
    }.joined(separator: "\n\n")
    let marks = axisMarks.map { mark, meaning in
      """
      /// A \(word) axis \(meaning).
      @_documentation(visibility: internal)
      public protocol \(mark): \(name)AxisState {}
      """
    }.joined(separator: "\n\n")
    return """
      /// What a maker knows of its \(word) axis: ``\(name)/Open``, ``\(name)/\(facts[0].state)``,
      /// ``\(name)/Complete`` and so on.
      public protocol \(name)AxisState {
        /// The same state of an axis whose length the other axis follows.
        @_documentation(visibility: internal)
        associatedtype Followed: \(name)AxisState
        @_documentation(visibility: internal)
        var followed: Followed { get }
      \(after)
      }

      \(accepts)

      // Marks of states. Refusals ask for them.

      \(marks)
      """
  }

  /// The marks of states, and what they mean.
  var axisMarks: [(String, String)] {
    [
      ("Open\(name)Axis", "without a fact"),
      ("Started\(name)Axis", "with at least one fact"),
      ("Incomplete\(name)Axis", "that needs more facts"),
      ("Unfollowed\(name)Axis", "whose length the other axis does not follow"),
      ("Followed\(name)Axis", "whose length the other axis follows"),
    ] + facts.map { (axisHas($0), "with one fact: \($0.isPart ? "a" : "its") \($0.word)") }
      + kinds.map { kind in
        (kind.axisMark, "with one fact: \(words(kind.facts.map { "its \(fact($0).word)" }))")
      }
  }

  func axisHas(_ fact: Fact) -> String { "\(name)AxisHas\(fact.state)" }

  private func marks(of fact: Fact) -> String {
    var marks = [
      "Started\(name)Axis", "Incomplete\(name)Axis", "Unfollowed\(name)Axis", axisHas(fact),
    ]
    marks += kinds.filter { $0.facts.contains(fact.name) }.map(\.axisMark)
    return marks.joined(separator: ", ")
  }

  private func afters(_ state: (Fact) -> String) -> String {
    facts.map {
      "    @_documentation(visibility: internal)\n    public typealias After\($0.mark) = \(state($0))"
    }.joined(separator: "\n")
  }

  private var followed: String {
    """
        @_documentation(visibility: internal)
        @_alwaysEmitIntoClient @inline(always)
        public var followed: \(name).Followed<Self> { \(name).Followed(self) }
    """
  }

  /// The state of an axis without a fact, and those with one.
  var statesFile: String {
    let open = """
        /// Nothing is decided yet.
        @frozen
        public struct Open: Open\(name)Axis, Incomplete\(name)Axis, Unfollowed\(name)Axis {
          @_alwaysEmitIntoClient @inline(always)
          init() {}

      \(followed.indented(2))
      \(afters { "\(name).\($0.state)" }.indented(2))
        }
      """
    let states = facts.map { fact in
      let held: String
      if fact.isLength {
        held = """
              @usableFromInline let length: LengthSource<\(name)>

              @_alwaysEmitIntoClient @inline(always)
              init(_ length: LengthSource<\(name)>) {
                self.length = length
              }
          """
      } else {
        let type = fact.isPart ? "PartFact<\(name)>" : "PositionSource<\(fact.places)>"
        let become = fact.isPart ? ".part(source)" : ".\(fact.positionCase)(source)"
        held = """
              @usableFromInline let source: \(type)

              @_alwaysEmitIntoClient @inline(always)
              init(_ source: \(type)) {
                self.source = source
              }

              @_alwaysEmitIntoClient @inline(always)
              var position: PositionFact<\(name)> { \(become) }
          """
      }
      return """
          /// \(fact.isPart ? "Where the point at a part of the frame is" : "The \(fact.word)") is decided.
          @frozen
          public struct \(fact.state): \(marks(of: fact)) {
        \(held)

        \(followed.indented(2))
        \(afters { _ in "\(name).Complete" }.indented(2))
          }
        """
    }.joined(separator: "\n\n")
    return """
      // The states of a \(word) axis that is not complete. The compiler's sentences show them:
      // LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>.

      extension \(name) {
      \(open)

      \(states)
      }
      """
  }

  /// The complete state, and that of an axis whose length the other one follows.
  var completeFile: String {
    let basis =
      ["Open\(name)Axis", "Started\(name)Axis", "Incomplete\(name)Axis"]
      + facts.map { axisHas($0) }
      + kinds.map(\.axisMark)
    let marks = basis.map { "extension \(name).Followed: \($0) where Base: \($0) {}" }
    let accepts = facts.map { fact in
      """
      extension \(name).Followed: \(fact.accepts) where Base: \(fact.accepts) {
        @_documentation(visibility: internal)
        @_alwaysEmitIntoClient @inline(always)
        public func adding(_ fact: \(name).\(fact.state)) -> Base.Adding\(fact.mark).Followed {
          base.adding(fact).followed
        }
      }
      """
    }
    return """
      extension \(name) {
        /// Two facts decide the axis. Which two is no longer part of the type, so that all complete
        /// makers have one type: branches, variables and helpers meet in it.
        @frozen
        public struct Complete: Started\(name)Axis, Unfollowed\(name)Axis {
          @usableFromInline let facts: AxisFacts<\(name)>

          @_alwaysEmitIntoClient @inline(always)
          init(_ facts: AxisFacts<\(name)>) {
            self.facts = facts
          }

          @_documentation(visibility: internal)
          @_alwaysEmitIntoClient @inline(always)
          public var followed: Self { self }
      \(afters { _ in "\(name).Complete" }.indented(2))
        }

        /// The length on the other axis follows the one on this axis, which therefore cannot follow
        /// it. Otherwise as `Base`.
        @frozen
        public struct Followed<Base: \(name)AxisState>: Followed\(name)Axis {
          @usableFromInline let base: Base

          @_alwaysEmitIntoClient @inline(always)
          init(_ base: Base) {
            self.base = base
          }

          @_documentation(visibility: internal)
          @_alwaysEmitIntoClient @inline(always)
          public var followed: Self { self }
      \(afters { "Base.After\($0.mark)" }.indented(2))
        }
      }

      \(marks.joined(separator: "\n"))

      \(accepts.joined(separator: "\n\n"))
      """
  }

  /// Which state takes which fact, and what it becomes.
  var transitionsFile: String {
    let open = transitions("Open", facts.map(\.name)) { _ in "fact" }
    let others = facts.map { state in
      transitions(state.state, state.takes) { fact in
        if fact.isLength { return "\(name).Complete(AxisFacts(position, .length(fact.length)))" }
        if state.isLength { return "\(name).Complete(AxisFacts(fact.position, .length(length)))" }
        return "\(name).Complete(AxisFacts(position, .position(fact.position)))"
      }
    }
    return ([open] + others).joined(separator: "\n\n")
  }

  private func transitions(
    _ state: String, _ takes: [String], _ make: (Fact) -> String
  ) -> String {
    let taken = takes.map { fact($0) }
    let functions = taken.map { fact in
      """
        @_documentation(visibility: internal)
        @_alwaysEmitIntoClient @inline(always)
        public func adding(_ fact: \(name).\(fact.state)) -> \(name).\(state == "Open" ? fact.state : "Complete") {
          \(make(fact))
        }
      """
    }
    return """
      extension \(name).\(state): \(taken.map(\.accepts).joined(separator: ", ")) {
      \(functions.joined(separator: "\n\n"))
      }
      """
  }
}

extension Fact {
  /// The end of the names of protocols about the fact.
  var mark: String { isPart ? "\(axis)Part" : state }
  var accepts: String { "Accepts\(mark)" }
}
