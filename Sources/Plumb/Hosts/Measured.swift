import Foundation

/// A mark for hosts whose content asks for a size; see ``ContentHost/PlumbMeasure``.
public enum Measured {}
