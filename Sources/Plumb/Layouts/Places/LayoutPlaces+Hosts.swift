// The bases that places are measured on: hosts, boxes around hosts, the parent and its areas.

extension LayoutScope: LayoutPlaces {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbBase(of places: Self) -> LayoutPlaceBase {
    .reference(.host(places.host))
  }

  /// The box around this host and another, to measure from or to pin to. It needs no array.
  ///
  ///     maker.setTop(at: photo.plumb.and(title).bottom + 8)
  @_alwaysEmitIntoClient @inline(always)
  public func and(_ other: some Layoutable) -> LayoutBox { LayoutBox(.pair(host, other)) }
}

/// The box around several hosts.
@frozen
public struct LayoutBox: LayoutPlaces, LayoutReference {
  @_documentation(visibility: internal)
  public let plumbReference: ReferenceSource

  @_alwaysEmitIntoClient @inline(always)
  init(_ reference: ReferenceSource) {
    plumbReference = reference
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbBase(of places: Self) -> LayoutPlaceBase {
    .reference(places.plumbReference)
  }

  /// The box around these hosts and one more.
  public func and(_ other: some Layoutable) -> LayoutBox {
    LayoutBox(.group(HostGroup(plumbReference.knownHosts + [other])))
  }

  /// The box around the hosts that are not hidden when the layout is evaluated. If all of them are hidden, the
  /// fact is reported as missing its reference.
  public var visible: LayoutBox {
    LayoutBox(.group(HostGroup(plumbReference.knownHosts, isVisibleOnly: true)))
  }
}

extension Array where Element: Layoutable {
  /// The box around these hosts.
  ///
  ///     maker.setTop(at: [photo, title].plumb.bottom + 8)
  @_alwaysEmitIntoClient @inline(always)
  public var plumb: LayoutBox { LayoutBox(plumbReference) }
}

extension LayoutReference where Self == LayoutBox {
  /// The box around those `hosts` that are not hidden when the layout is evaluated.
  ///
  ///     maker.pinTop(to: .visible([photo, title]), with: { $0.bottom + 8 })
  public static func visible(_ hosts: [any Layoutable]) -> LayoutBox {
    LayoutBox(.group(HostGroup(hosts, isVisibleOnly: true)))
  }
}

/// The parent and its areas, to measure from as values: the `.parent` in
/// `setBottom(at: .parent.middle + 2)`.
@frozen
public struct LayoutParentPlaces: LayoutPlaces {
  @usableFromInline let area: LayoutArea

  @_alwaysEmitIntoClient @inline(always)
  init(_ area: LayoutArea) {
    self.area = area
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbBase(of places: Self) -> LayoutPlaceBase { .area(places.area) }

  /// The part of the parent that no bar, notch or rounded corner covers.
  @_alwaysEmitIntoClient @inline(always)
  public var safeArea: LayoutParentPlaces { LayoutParentPlaces(.safeArea) }

  /// The parent's bounds inside its layout margins.
  @_alwaysEmitIntoClient @inline(always)
  public var layoutMargins: LayoutParentPlaces { LayoutParentPlaces(.layoutMargins) }

  /// The part of the parent in which lines of text are short enough to be read with ease.
  @_alwaysEmitIntoClient @inline(always)
  public var readable: LayoutParentPlaces { LayoutParentPlaces(.readable) }

  /// The visible part of the parent's content; the parent itself, if it does not scroll. Layouts that measure
  /// from it run again when the parent scrolls.
  @_alwaysEmitIntoClient @inline(always)
  public var viewport: LayoutParentPlaces { LayoutParentPlaces(.viewport) }
}

extension LayoutPlace {
  /// The parent, as a place to start from: `.parent.middle + 2`.
  @_alwaysEmitIntoClient @inline(always)
  public static var parent: LayoutParentPlaces { LayoutParentPlaces(.bounds) }
}

extension LayoutLength {
  /// The parent, as a length to start from: `.parent.height - 16`.
  @_alwaysEmitIntoClient @inline(always)
  public static var parent: LayoutParentPlaces { LayoutParentPlaces(.bounds) }
}

extension LayoutPlacePoint {
  /// The parent, as a point to start from: `.parent.topTrailing`.
  @_alwaysEmitIntoClient @inline(always)
  public static var parent: LayoutParentPlaces { LayoutParentPlaces(.bounds) }
}

extension LayoutPlaceSize {
  /// The parent, as a size to start from: `.parent.size`.
  @_alwaysEmitIntoClient @inline(always)
  public static var parent: LayoutParentPlaces { LayoutParentPlaces(.bounds) }
}
