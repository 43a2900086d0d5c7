// The verbs that each state along a run accepts, and the resulting states: see the table of `GroupProperty`.

extension Along.Open: AcceptsLengths, AcceptsLengthList, AcceptsWeights, AcceptsGaps,
  AcceptsDistribution
{
  @_documentation(visibility: internal)
  public func adding(lengths length: Axis.Length) -> Along.Lengths<Axis> {
    Along.Lengths(start: start, length: length)
  }

  @_documentation(visibility: internal)
  public func adding(_ lengths: RunLengths) -> Along.LengthList<Axis> {
    Along.LengthList(start: start, lengths: lengths)
  }

  @_documentation(visibility: internal)
  public func adding(_ weights: RunWeights) -> Along.Weights<Axis> {
    Along.Weights(start: start, weights: weights)
  }

  @_documentation(visibility: internal)
  public func adding(_ gap: RunGap<Axis>) -> Along.Gaps<Axis> {
    Along.Gaps(start: start, gap: gap)
  }

  @_documentation(visibility: internal)
  public func adding(_ distribution: RunDistribution<Axis>) -> Along.Distribution<Axis> {
    Along.Distribution(start: start, distribution: distribution)
  }
}

extension Along.Lengths: AcceptsWeights, AcceptsGaps, AcceptsDistribution {
  @_documentation(visibility: internal)
  public func adding(_ weights: RunWeights) -> Along.LengthsAndWeights<Axis> {
    Along.LengthsAndWeights(start: start, length: length, weights: weights)
  }

  @_documentation(visibility: internal)
  public func adding(_ gap: RunGap<Axis>) -> Along.LengthsAndGaps<Axis> {
    Along.LengthsAndGaps(start: start, length: length, gap: gap)
  }

  @_documentation(visibility: internal)
  public func adding(_ distribution: RunDistribution<Axis>) -> Along.Complete<Axis> {
    Along.Complete(start: start, filling: .distributed(length, distribution))
  }
}

extension Along.Weights: AcceptsGaps {
  @_documentation(visibility: internal)
  public func adding(_ gap: RunGap<Axis>) -> Along.Complete<Axis> {
    Along.Complete(start: start, filling: .shared(weights, gap))
  }
}

extension Along.LengthList: AcceptsGaps, AcceptsDistribution {
  @_documentation(visibility: internal)
  public func adding(_ gap: RunGap<Axis>) -> Along.Complete<Axis> {
    Along.Complete(start: start, filling: .listedWithGaps(lengths, gap))
  }

  @_documentation(visibility: internal)
  public func adding(_ distribution: RunDistribution<Axis>) -> Along.Complete<Axis> {
    Along.Complete(start: start, filling: .listed(lengths, distribution))
  }
}

extension Along.Gaps: AcceptsLengths, AcceptsLengthList, AcceptsWeights {
  @_documentation(visibility: internal)
  public func adding(_ lengths: RunLengths) -> Along.Complete<Axis> {
    Along.Complete(start: start, filling: .listedWithGaps(lengths, gap))
  }

  @_documentation(visibility: internal)
  public func adding(lengths length: Axis.Length) -> Along.LengthsAndGaps<Axis> {
    Along.LengthsAndGaps(start: start, length: length, gap: gap)
  }

  @_documentation(visibility: internal)
  public func adding(_ weights: RunWeights) -> Along.Complete<Axis> {
    Along.Complete(start: start, filling: .shared(weights, gap))
  }
}

extension Along.Distribution: AcceptsLengths, AcceptsLengthList {
  @_documentation(visibility: internal)
  public func adding(_ lengths: RunLengths) -> Along.Complete<Axis> {
    Along.Complete(start: start, filling: .listed(lengths, distribution))
  }

  @_documentation(visibility: internal)
  public func adding(lengths length: Axis.Length) -> Along.Complete<Axis> {
    Along.Complete(start: start, filling: .distributed(length, distribution))
  }
}

extension Along.LengthsAndWeights: AcceptsGaps {
  @_documentation(visibility: internal)
  public func adding(_ gap: RunGap<Axis>) -> Along.Complete<Axis> {
    Along.Complete(start: start, filling: .grown(length, weights, gap))
  }
}

extension Along.LengthsAndGaps: AcceptsWeights {
  @_documentation(visibility: internal)
  public func adding(_ weights: RunWeights) -> Along.Complete<Axis> {
    Along.Complete(start: start, filling: .grown(length, weights, gap))
  }
}

// `givingWay` is called after the lengths that it lets shrink, and before the run is complete. A run with a list of
// lengths does not accept it, because the lengths in the list say themselves whether they give way.

extension Along.Lengths: AcceptsGivingWay {
  @_documentation(visibility: internal)
  public func adding(_ yield: RunYield) -> Self {
    var along = self
    along.start.yields.append(yield)
    return along
  }
}

extension Along.LengthsAndWeights: AcceptsGivingWay {
  @_documentation(visibility: internal)
  public func adding(_ yield: RunYield) -> Self {
    var along = self
    along.start.yields.append(yield)
    return along
  }
}

extension Along.LengthsAndGaps: AcceptsGivingWay {
  @_documentation(visibility: internal)
  public func adding(_ yield: RunYield) -> Self {
    var along = self
    along.start.yields.append(yield)
    return along
  }
}
