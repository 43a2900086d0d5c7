import Foundation

/// The axis of a run: ``Directional`` for a row from leading to trailing, ``Horizontal`` for a row from left to
/// right, ``Vertical`` for a column.
///
/// The code for runs is generic over this protocol, so each rule is written once for all three axes.
public protocol RunAxis: LayoutAxis {
  /// The frame axis along the run.
  associatedtype Main: FrameAxis
  /// The frame axis across the run.
  associatedtype Cross: FrameAxis
  /// A length along the run.
  associatedtype Length
  /// The two ends of a run, or two facts of a child along it.
  associatedtype AlongComplete
  /// Two facts of a child across the run.
  associatedtype AcrossComplete

  @_documentation(visibility: internal)
  static func ends(from: LayoutPlace<Self>, to: LayoutPlace<Self>) -> AlongComplete
  /// The layout with two facts along the run and two across it.
  @_documentation(visibility: internal)
  static func layout(_ along: AlongComplete, _ across: AcrossComplete) -> IndividualLayout
  /// The layout that begins at 0 along the run, with a length along it and two facts across it.
  @_documentation(visibility: internal)
  static func layout(_ length: Length, _ across: AcrossComplete) -> IndividualLayout
  /// A fixed length along the run, in points.
  @_documentation(visibility: internal)
  static func length(_ points: CGFloat) -> Length
  /// A length along the run that a closure computes.
  @_documentation(visibility: internal)
  static func length(by length: @escaping (LayoutGuide.Parent<Main>) -> CGFloat) -> Length
  /// The length along the run that the child asks for.
  @_documentation(visibility: internal)
  static var fitted: Length { get }
  /// Placeholder facts across a run: from 0, with length 0.
  @_documentation(visibility: internal)
  static var nothing: AcrossComplete { get }
}

/// The axis of a row.
public protocol RowAxis: RunAxis
where
  Main == Horizontal, Cross == Vertical, Length == Horizontal.Width,
  AlongComplete == Horizontal.Complete, AcrossComplete == Vertical.Complete
{}

/// The axis of a column.
public protocol ColumnAxis: RunAxis
where
  Main == Vertical, Cross == Horizontal, Length == Vertical.Height,
  AlongComplete == Vertical.Complete, AcrossComplete == Horizontal.Complete
{}

extension RowAxis {
  @_documentation(visibility: internal)
  public static func layout(
    _ along: Horizontal.Complete, _ across: Vertical.Complete
  ) -> IndividualLayout { IndividualLayout(along.facts, across.facts) }

  @_documentation(visibility: internal)
  public static func layout(
    _ length: Horizontal.Width, _ across: Vertical.Complete
  ) -> IndividualLayout {
    IndividualLayout(AxisFacts(.start(.constant(0)), .length(length.length)), across.facts)
  }

  @_documentation(visibility: internal)
  public static func length(_ points: CGFloat) -> Horizontal.Width { .init(.constant(points)) }

  @_documentation(visibility: internal)
  public static func length(
    by length: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> Horizontal.Width { .init(.computed(.horizontal(length))) }

  @_documentation(visibility: internal)
  public static var fitted: Horizontal.Width { .init(.fitted) }

  @_documentation(visibility: internal)
  public static var nothing: Vertical.Complete {
    .init(AxisFacts(.start(.constant(0)), .length(.constant(0))))
  }
}

extension ColumnAxis {
  @_documentation(visibility: internal)
  public static func layout(
    _ along: Vertical.Complete, _ across: Horizontal.Complete
  ) -> IndividualLayout { IndividualLayout(across.facts, along.facts) }

  @_documentation(visibility: internal)
  public static func layout(
    _ length: Vertical.Height, _ across: Horizontal.Complete
  ) -> IndividualLayout {
    IndividualLayout(across.facts, AxisFacts(.start(.constant(0)), .length(length.length)))
  }

  @_documentation(visibility: internal)
  public static func length(_ points: CGFloat) -> Vertical.Height { .init(.constant(points)) }

  @_documentation(visibility: internal)
  public static func length(
    by length: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> Vertical.Height { .init(.computed(.vertical(length))) }

  @_documentation(visibility: internal)
  public static var fitted: Vertical.Height { .init(.fitted) }

  @_documentation(visibility: internal)
  public static var nothing: Horizontal.Complete {
    .init(AxisFacts(.start(.constant(0)), .length(.constant(0))))
  }
}

extension Directional: RowAxis {
  @_documentation(visibility: internal)
  public static func ends(
    from: LayoutPlace<Directional>, to: LayoutPlace<Directional>
  ) -> Horizontal.Complete {
    .init(AxisFacts(.leading(from.source), .position(.trailing(to.source))))
  }
}

extension Horizontal: RowAxis {
  @_documentation(visibility: internal)
  public static func ends(
    from: LayoutPlace<Horizontal>, to: LayoutPlace<Horizontal>
  ) -> Horizontal.Complete {
    .init(AxisFacts(.start(from.source), .position(.end(to.source))))
  }
}

extension Vertical: ColumnAxis {
  @_documentation(visibility: internal)
  public static func ends(
    from: LayoutPlace<Vertical>, to: LayoutPlace<Vertical>
  ) -> Vertical.Complete {
    .init(AxisFacts(.start(from.source), .position(.end(to.source))))
  }
}
