// Written by Scripts/write-pin-cases from its table of laws. Do not edit.

import PlumbPin

extension PinLaw {
  static let part6: [PinLaw] = [
    PinLaw(
      "{other}.{between}(s.title, and: s.photo)",
      starts: { n in n.p.end },
      isLong: { n in n.q.start - n.p.end },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).horizontallyBetween(s.title, and: s.photo) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).horizontallyBetween(s.title, and: s.photo)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).horizontallyBetween(s.title, and: s.photo) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).horizontallyBetween(s.title, and: s.photo)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).verticallyBetween(s.title, and: s.photo) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).verticallyBetween(s.title, and: s.photo)
          }
        }
      )),
    PinLaw(
      "{other}.{between}(s.photo, and: s.title).{nearMargin}(n.m).{most}(n.x){default}",
      starts: { n in n.p.end + n.m },
      isLong: { n in min(n.q.start - n.p.end - n.m, n.x) },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).horizontallyBetween(s.photo, and: s.title).marginLeft(n.m).maxWidth(
              n.x)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).horizontallyBetween(s.photo, and: s.title).marginLeft(n.m).maxWidth(
              n.x)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).horizontallyBetween(s.photo, and: s.title).marginStart(n.m)
              .maxWidth(n.x).justify(.start)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).horizontallyBetween(s.photo, and: s.title).marginStart(n.m)
              .maxWidth(n.x).justify(.start)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).verticallyBetween(s.photo, and: s.title).marginTop(n.m).maxHeight(
              n.x)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).verticallyBetween(s.photo, and: s.title).marginTop(n.m).maxHeight(
              n.x)
          }
        }
      )),
    PinLaw(
      "{otherLength}.{across}(of: s.photo, aligned: .{nearSide}).{length}(n.w)",
      starts: { n in n.p.start },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.height(7).below(of: s.photo, aligned: .left).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.height(7).below(of: s.photo, aligned: .left).width(n.w)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.height(7).above(of: s.photo, aligned: .start).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.height(7).above(of: s.photo, aligned: .start).width(n.w)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.width(7).right(of: s.photo, aligned: .top).height(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.width(7).right(of: s.photo, aligned: .top).height(n.w)
          }
        }
      )),
    PinLaw(
      "{otherLength}.{across}(of: [s.photo, s.title], aligned: .{farSide}).{length}(n.w)",
      starts: { n in n.q.end - n.w },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.height(7).below(of: [s.photo, s.title], aligned: .right).width(n.w)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.height(7).below(of: [s.photo, s.title], aligned: .right).width(n.w)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.height(7).above(of: [s.photo, s.title], aligned: .end).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.height(7).above(of: [s.photo, s.title], aligned: .end).width(n.w)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.width(7).right(of: [s.photo, s.title], aligned: .bottom).height(n.w)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.width(7).right(of: [s.photo, s.title], aligned: .bottom).height(n.w)
          }
        }
      )),
    PinLaw(
      "{otherLength}.{across}(of: s.photo, aligned: .center).{length}(n.w)",
      starts: { n in (n.p.start + n.p.end - n.w) / 2 },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.height(7).below(of: s.photo, aligned: .center).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.height(7).below(of: s.photo, aligned: .center).width(n.w)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.height(7).above(of: s.photo, aligned: .center).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.height(7).above(of: s.photo, aligned: .center).width(n.w)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.width(7).right(of: s.photo, aligned: .center).height(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.width(7).right(of: s.photo, aligned: .center).height(n.w)
          }
        }
      )),
  ]
}
