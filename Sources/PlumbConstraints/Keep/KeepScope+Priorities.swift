import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension KeepScope {
  /// The priority with which the content resists compression on both axes. If the axes have different priorities, the
  /// lower one. High by default.
  public var compressionResistance: ConstraintPriority {
    get { min(horizontalCompressionResistance, verticalCompressionResistance) }
    nonmutating set {
      change {
        $0.horizontal.compression = newValue
        $0.vertical.compression = newValue
      }
    }
  }

  /// The priority with which the content resists being narrower than its own width.
  public var horizontalCompressionResistance: ConstraintPriority {
    get { priorities.horizontal.compression }
    nonmutating set { change { $0.horizontal.compression = newValue } }
  }

  /// The priority with which the content resists being shorter than its own height.
  public var verticalCompressionResistance: ConstraintPriority {
    get { priorities.vertical.compression }
    nonmutating set { change { $0.vertical.compression = newValue } }
  }

  /// The priority with which the content resists stretching on both axes. If the axes have different priorities, the
  /// lower one. Low by default.
  public var huggingPriority: ConstraintPriority {
    get { min(horizontalHuggingPriority, verticalHuggingPriority) }
    nonmutating set {
      change {
        $0.horizontal.hugging = newValue
        $0.vertical.hugging = newValue
      }
    }
  }

  /// The priority with which the content resists being wider than its own width.
  public var horizontalHuggingPriority: ConstraintPriority {
    get { priorities.horizontal.hugging }
    nonmutating set { change { $0.horizontal.hugging = newValue } }
  }

  /// The priority with which the content resists being taller than its own height.
  public var verticalHuggingPriority: ConstraintPriority {
    get { priorities.vertical.hugging }
    nonmutating set { change { $0.vertical.hugging = newValue } }
  }

  private var info: ConstraintInfo? {
    let container = host.plumbParent as? any ConstraintContainer
    container?.takeAwaitedKeeps(of: host)
    return container?.constraintInfo
  }

  /// Whether the view has no parent. Then its priorities are stored until it gets one.
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
  /// A transition of the children from their frames now to their frames after `change`.
  ///
  ///     var transition = card.keep.transition { title.keep.width.equal = 200 }
  ///     transition.setEasing(.easeOut)
  ///     transition.apply(at: 0.5)
  ///
  /// The change is made and solved immediately. Then the children are put back, so that the transition can move them.
  /// See `LayoutTransition`.
  public func transition(changing change: () -> Void) -> LayoutTransition {
    host.plumb.transition(changing: change)
  }
}
