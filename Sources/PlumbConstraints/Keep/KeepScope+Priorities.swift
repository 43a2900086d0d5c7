import Foundation
@_spi(PlumbFrontEnd) import Plumb

// How much contents resist, on each axis.

extension KeepScope {
  /// How much the content resists being compressed, on both axes: the lower of the two. High, at first.
  public var compressionResistance: ConstraintPriority {
    get { min(horizontalCompressionResistance, verticalCompressionResistance) }
    nonmutating set {
      change {
        $0.horizontal.compression = newValue
        $0.vertical.compression = newValue
      }
    }
  }

  /// How much the content resists being made narrower than it asks for.
  public var horizontalCompressionResistance: ConstraintPriority {
    get { priorities.horizontal.compression }
    nonmutating set { change { $0.horizontal.compression = newValue } }
  }

  /// How much the content resists being made lower than it asks for.
  public var verticalCompressionResistance: ConstraintPriority {
    get { priorities.vertical.compression }
    nonmutating set { change { $0.vertical.compression = newValue } }
  }

  /// How much the content resists being stretched, on both axes: the lower of the two. Low, at first.
  public var huggingPriority: ConstraintPriority {
    get { min(horizontalHuggingPriority, verticalHuggingPriority) }
    nonmutating set {
      change {
        $0.horizontal.hugging = newValue
        $0.vertical.hugging = newValue
      }
    }
  }

  /// How much the content resists being made wider than it asks for.
  public var horizontalHuggingPriority: ConstraintPriority {
    get { priorities.horizontal.hugging }
    nonmutating set { change { $0.horizontal.hugging = newValue } }
  }

  /// How much the content resists being made higher than it asks for.
  public var verticalHuggingPriority: ConstraintPriority {
    get { priorities.vertical.hugging }
    nonmutating set { change { $0.vertical.hugging = newValue } }
  }

  private var info: ConstraintInfo? {
    let container = host.plumbParent as? any ConstraintContainer
    container?.takeAwaitedKeeps(of: host)
    return container?.constraintInfo
  }

  /// Whether the view has no parent yet.
  private var isAwaited: Bool { host.plumbParentID == nil }

  private var priorities: ContentPriorities {
    info?.contentPriorities(of: host)
      ?? (isAwaited ? AwaitedKeeps.shared.priorities(of: host) : nil) ?? ContentPriorities()
  }

  private func change(_ change: (inout ContentPriorities) -> Void) {
    var priorities = priorities
    change(&priorities)
    if info == nil, !isAwaited { return host.reportNoContainer(ContentPriorities.words, .unknown) }
    guard priorities.isInRange else {
      return LayoutIssue(
        .priorityOutOfRange, view: host.plumbName, asked: ContentPriorities.words, at: .unknown
      ).report(in: host)
    }
    if isAwaited { return AwaitedKeeps.shared.setPriorities(priorities, of: host) }
    info?.setContentPriorities(priorities, of: host)
  }
}

extension KeepScope where Host: ConstraintContainer {
  /// The way of the children from where they are to where the constraints put them after `change`.
  ///
  ///     var transition = card.keep.transition { title.keep.width.equal = 200 }
  ///     transition.setEasing(.easeOut)
  ///     transition.apply(at: 0.5)
  ///
  /// The change is made and solved now; then the children are put back to where they were, for the
  /// transition to move them. See `LayoutTransition`.
  public func transition(changing change: () -> Void) -> LayoutTransition {
    host.plumb.transition(changing: change)
  }
}
