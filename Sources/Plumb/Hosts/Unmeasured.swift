import Foundation

/// What a host is in which nothing asks for a size: a layer, say; see ``ContentHost/PlumbMeasure``.
public enum Unmeasured {}
