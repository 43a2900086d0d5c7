// The states of an axis, and what follows from each.

/// What leads from state to state is no symbol of the documentation.
private let hidden = "@_documentation(visibility: internal)\n"

extension Axis {
  var protocolsFile: String {
    let takes = facts.map { fact in
      """
      /// An axis of which \(fact.rawValue) can be said.
      public protocol \(fact.takes): \(stateProtocol) {
        @_documentation(visibility: internal)
        associatedtype \(fact.adding): \(stateProtocol)
      }
      """
    }
    let marks = facts.flatMap { fact in
      Refusal.allCases.filter { reason in
        states.contains { $0.refusal(of: fact) == reason }
      }.map { reason in
        """
        /// An axis of which \(fact.rawValue) cannot be said.
        public protocol \(reason.mark(fact)): \(stateProtocol) {}
        """
      }
    }
    let others = [
      """
      /// An axis of which no edge and no center is said.
      public protocol Pin\(capitalized)Unpinned: \(stateProtocol) {}
      /// An axis on which the view may stand as the chain says, if margins move it.
      public protocol Pin\(capitalized)Sound: \(stateProtocol) {}
      /// An axis on which the view may stand as the chain says, if margins shrink it.
      public protocol Pin\(capitalized)SoundPinned: \(stateProtocol) {}
      /// An axis of which something is said.
      public protocol Pin\(capitalized)Said: \(stateProtocol) {}
      /// An axis of which nothing is said.
      public protocol Pin\(capitalized)Unsaid: \(stateProtocol) {}
      /// An axis with a position.
      public protocol Pin\(capitalized)Placed: \(stateProtocol) {}
      /// An axis with a length.
      public protocol Pin\(capitalized)Sized: \(stateProtocol) {}
      """
    ]
    return (takes + marks + others).joined(separator: "\n\n")
  }

  var capitalized: String { name.prefix(1).uppercased() + name.dropFirst() }

  var statesFile: String {
    """
    /// What a chain may have said of the \(name) axis.
    public enum \(namespace) {
    \(states.map(\.declaration).joined(separator: "\n\n"))

    /// After a call that is refused: takes whatever comes, so that one mistake is one error.
    public enum Refused: \(([stateProtocol] + facts.map(\.takes) + ["Unpinned", "Sound", "SoundPinned", "Said", "Placed", "Sized"].map { "Pin\(capitalized)\($0)" }).joined(separator: ", ")) {
    \(hidden)public typealias Length = PinKnown
    \(hidden)public typealias Ends = PinOpenEnds
    \(facts.map { "\(hidden)public typealias \($0.adding) = Refused" }.joined(separator: "\n"))
    }
    }
    """
  }
}

extension State {
  var type: String { "\(axis.namespace).\(name)" }

  func adding(_ fact: Fact) -> State { State(axis: axis, facts: facts.union([fact])) }

  private var isPlaced: Bool { facts.contains(axis.placing) }

  /// Whether the view may be placed in its slot.
  private func isSound(pinned: Bool) -> Bool {
    !isPlaced || hasBothEnds || (pinned && isPositionNamed && facts.contains(axis.length))
  }

  /// What is said, for the documentation.
  private var words: String {
    guard !facts.isEmpty else { return "Nothing is said yet." }
    let list = axis.facts.filter(facts.contains).map { "`\($0.rawValue)`" }
    guard let last = list.last, list.count > 1 else { return "\(list[0]) is said." }
    return "\(list.dropLast().joined(separator: ", ")) and \(last) are said."
  }

  var declaration: String {
    let taken = axis.facts.filter { refusal(of: $0) == nil }
    let refused = axis.facts.compactMap { fact in refusal(of: fact).map { $0.mark(fact) } }
    var conformances = [axis.stateProtocol] + taken.map(\.takes) + refused
    if !isPositionNamed { conformances.append("Pin\(axis.capitalized)Unpinned") }
    if isSound(pinned: false) { conformances.append("Pin\(axis.capitalized)Sound") }
    if isSound(pinned: true) { conformances.append("Pin\(axis.capitalized)SoundPinned") }
    conformances.append("Pin\(axis.capitalized)\(facts.isEmpty ? "Unsaid" : "Said")")
    if isPositionNamed { conformances.append("Pin\(axis.capitalized)Placed") }
    if isLengthKnown { conformances.append("Pin\(axis.capitalized)Sized") }
    return """
      /// \(words)
      public enum \(name): \(conformances.joined(separator: ", ")) {
      \(hidden)public typealias Length = \(isLengthKnown ? "PinKnown" : "PinUnknown")
      \(hidden)public typealias Ends = \(hasBothEnds ? "PinBothEnds" : "PinOpenEnds")
      \(taken.map { "\(hidden)public typealias \($0.adding) = \(axis.namespace).\(adding($0).name)" }
        .joined(separator: "\n"))
      }
      """
  }
}
