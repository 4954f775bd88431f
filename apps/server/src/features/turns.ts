/** Work that is done a few at a time, and in turn. */
export interface Turns {
  /**
   * Does work when its turn comes: who waits for one gets it before whoever waits for a second. Rejects with what `full` makes where too
   * many wait: the last of who has most waiting gives way.
   */
  readonly inTurn: <T>(whose: string, work: () => Promise<T>) => Promise<T>
}

interface Waiting {
  readonly begin: () => void
  readonly giveWay: () => void
}

export function createTurns({
  atOnce,
  mostWaiting,
  full,
}: {
  readonly atOnce: number
  /** How many may wait as things are now. */
  readonly mostWaiting: () => number
  readonly full: () => Error
}): Turns {
  let running = 0
  let waits = 0
  /** By who waits; whose turn is next is first. */
  const queues = new Map<string, Waiting[]>()
  const next = (): Waiting | undefined => {
    for (const [whose, queue] of queues) {
      const first = queue.shift()
      queues.delete(whose)
      if (queue.length > 0) queues.set(whose, queue)
      waits -= 1
      return first
    }
    return undefined
  }
  /** Makes room for who has `own` waiting already; false: nobody has more. */
  const makeRoom = (own: number): boolean => {
    let longest: Waiting[] = []
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue
    if (longest.length <= own + 1) return false
    longest.pop()?.giveWay()
    waits -= 1
    return true
  }
  return {
    async inTurn(whose, work) {
      if (running >= atOnce) {
        if (waits >= mostWaiting() && !makeRoom(queues.get(whose)?.length ?? 0)) throw full()
        await new Promise<void>((begin, reject) => {
          queues.set(whose, [...(queues.get(whose) ?? []), { begin, giveWay: () => reject(full()) }])
          waits += 1
        })
      } else running += 1
      try {
        return await work()
      } finally {
        const waiting = next()
        // the turn is handed on, so that nobody who comes now goes first
        if (waiting) waiting.begin()
        else running -= 1
      }
    },
  }
}
