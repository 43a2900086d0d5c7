import Foundation

/// A mark for hosts in which nothing asks for a size, such as a layer; see ``ContentHost/PlumbMeasure``.
public enum Unmeasured {}
