import Foundation

/// What a host is whose content asks for a size; see ``ContentHost/PlumbMeasure``.
public enum Measured {}
