/** A clock that stands still until it is moved. `now` has no `this`, so it can be handed on as `() => number`. */
export interface FixedClock {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly moveTo: (instant: string) => void
  readonly advance: (milliseconds: number) => void
}

/** A clock that shows `instant` (ISO with an offset). Throws on an instant that is none. */
export function fixedClock(instant: string): FixedClock {
  let shown = epoch(instant)
  return {
    now: () => shown,
    moveTo: (next) => {
      shown = epoch(next)
    },
    advance: (milliseconds) => {
      shown += milliseconds
    },
  }
}

function epoch(instant: string): number {
  // Without an offset the same text is another instant on another machine.
  if (!/(?:Z|[+-]\d\d:\d\d)$/.test(instant)) throw new RangeError(`an instant needs an offset: ${instant}`)
  const milliseconds = Date.parse(instant)
  if (Number.isNaN(milliseconds)) throw new RangeError(`not an instant: ${instant}`)
  return milliseconds
}
