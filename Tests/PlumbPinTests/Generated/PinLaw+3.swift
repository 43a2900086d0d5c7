// Written by Scripts/write-pin-cases from its table of laws. Do not edit.

import PlumbPin

extension PinLaw {
  static let part3: [PinLaw] = [
    PinLaw(
      "{other}.{near}(n.a).{far}(n.b).{nearMargin}(n.m).{farMargin}(n.n)",
      starts: { n in n.a + n.m },
      isLong: { n in n.l - n.a - n.b - n.m - n.n },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).left(n.a).right(n.b).marginLeft(n.m).marginRight(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(n.a).right(n.b).marginLeft(n.m).marginRight(n.n)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).start(n.a).end(n.b).marginStart(n.m).marginEnd(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).start(n.a).end(n.b).marginStart(n.m).marginEnd(n.n)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).top(n.a).bottom(n.b).marginTop(n.m).marginBottom(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).top(n.a).bottom(n.b).marginTop(n.m).marginBottom(n.n)
          }
        }
      )),
    PinLaw(
      "{other}.{near}(n.a).{far}(n.b).{nearMargin}(10%).{farMargin}(n.n)",
      starts: { n in n.a + n.l * 0.1 },
      isLong: { n in n.l * 0.9 - n.a - n.b - n.n },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).left(n.a).right(n.b).marginLeft(10%).marginRight(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(n.a).right(n.b).marginLeft(10%).marginRight(n.n)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).start(n.a).end(n.b).marginStart(10%).marginEnd(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).start(n.a).end(n.b).marginStart(10%).marginEnd(n.n)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).top(n.a).bottom(n.b).marginTop(10%).marginBottom(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).top(n.a).bottom(n.b).marginTop(10%).marginBottom(n.n)
          }
        }
      )),
    PinLaw(
      "{other}.{center}().{length}(n.w).{nearMargin}(n.m).{farMargin}(n.n)",
      starts: { n in n.l / 2 - n.w / 2 + n.m - n.n },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).hCenter().width(n.w).marginLeft(n.m).marginRight(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).hCenter().width(n.w).marginLeft(n.m).marginRight(n.n)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).hCenter().width(n.w).marginStart(n.m).marginEnd(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).hCenter().width(n.w).marginStart(n.m).marginEnd(n.n)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).vCenter().height(n.w).marginTop(n.m).marginBottom(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).vCenter().height(n.w).marginTop(n.m).marginBottom(n.n)
          }
        }
      )),
    PinLaw(
      "{other}.{near}(n.a).{length}(n.w).pinEdges().{nearMargin}(n.m).{farMargin}(n.n)",
      starts: { n in n.a + n.m },
      isLong: { n in n.w - n.m - n.n },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).left(n.a).width(n.w).pinEdges().marginLeft(n.m).marginRight(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(n.a).width(n.w).pinEdges().marginLeft(n.m).marginRight(n.n)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).start(n.a).width(n.w).pinEdges().marginStart(n.m).marginEnd(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).start(n.a).width(n.w).pinEdges().marginStart(n.m).marginEnd(n.n)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).top(n.a).height(n.w).pinEdges().marginTop(n.m).marginBottom(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).top(n.a).height(n.w).pinEdges().marginTop(n.m).marginBottom(n.n)
          }
        }
      )),
    PinLaw(
      "{other}.{far}(n.b).{length}(n.w).pinEdges().{nearMargin}(n.m).{farMargin}(n.n)",
      starts: { n in n.l - n.b - n.w + n.m },
      isLong: { n in n.w - n.m - n.n },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).right(n.b).width(n.w).pinEdges().marginLeft(n.m).marginRight(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).right(n.b).width(n.w).pinEdges().marginLeft(n.m).marginRight(n.n)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).end(n.b).width(n.w).pinEdges().marginStart(n.m).marginEnd(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).end(n.b).width(n.w).pinEdges().marginStart(n.m).marginEnd(n.n)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).bottom(n.b).height(n.w).pinEdges().marginTop(n.m).marginBottom(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).bottom(n.b).height(n.w).pinEdges().marginTop(n.m).marginBottom(n.n)
          }
        }
      )),
    PinLaw(
      "{other}.{center}().{length}(n.w).pinEdges().{nearMargin}(n.m).{farMargin}(n.n)",
      starts: { n in n.l / 2 - n.w / 2 + n.m },
      isLong: { n in n.w - n.m - n.n },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).hCenter().width(n.w).pinEdges().marginLeft(n.m).marginRight(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).hCenter().width(n.w).pinEdges().marginLeft(n.m).marginRight(n.n)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).hCenter().width(n.w).pinEdges().marginStart(n.m).marginEnd(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).hCenter().width(n.w).pinEdges().marginStart(n.m).marginEnd(n.n)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).vCenter().height(n.w).pinEdges().marginTop(n.m).marginBottom(n.n)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).vCenter().height(n.w).pinEdges().marginTop(n.m).marginBottom(n.n)
          }
        }
      )),
  ]
}
