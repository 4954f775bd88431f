/** Notifications of a database channel; `onGap` means that some may have been missed. */
export type Listen = (channel: string, onPayload: (payload: string) => void, onGap: () => void) => Promise<unknown>

export interface WakeOptions {
  /** The newest number in the database. */
  readonly readHead: () => Promise<number>
  /** Called with growing, touching, never overlapping ranges (from, to], one at a time; again with the same `from` after it failed. */
  readonly onAdvance: (from: number, to: number) => Promise<void>
  /** The database's newest number is lower than one already seen: it was restored from elsewhere. */
  readonly onOtherHistory: (head: number) => void
  /** Called when `healthy` changes. */
  readonly onHealth?: (healthy: boolean) => void
  readonly onError: (error: unknown) => void
  readonly tailMs?: number
}

/**
 * Learns of new event numbers from every source — this process right after its commit, other nodes by NOTIFY, a slow tail behind
 * both — and turns them into one serialised sequence of advances.
 */
export interface Wake {
  /** Everything up to here has been advanced over. */
  readonly reached: number
  /** False while the database cannot be read for what is new. */
  readonly healthy: boolean
  /** A number seen after its commit. */
  committed(seq: number): void
  /**
   * Resolves when `seq`, or everything that was committed when this was called, has been advanced over. Rejects when the database
   * cannot be read.
   */
  reach(seq: number): Promise<void>
  /** Reads the newest number from the database and advances to it. */
  catchUp(): Promise<void>
  stop(): void
}

/** Starts at `head`, which counts as already advanced over. */
export function startWake(head: number, options: WakeOptions): Wake {
  const { readHead, onAdvance, onOtherHistory, onHealth = () => {}, onError, tailMs = 2_000 } = options
  let reached = head
  let target = head
  let healthy = true
  let advancing: Promise<void> | undefined
  let catchingUp: Promise<void> | undefined
  let nextCatchUp: Promise<void> | undefined

  const advance = async () => {
    while (target > reached) {
      const to = target
      await onAdvance(reached, to)
      // A restored database may have set `reached` back meanwhile.
      if (target >= to) reached = to
    }
  }
  const kick = (): Promise<void> => {
    advancing ??= advance().finally(() => {
      advancing = undefined
    })
    return advancing
  }
  const committed = (seq: number) => {
    if (seq <= target) return
    target = seq
    // A failed advance is tried again by the tail.
    kick().catch(onError)
  }

  const setHealthy = (is: boolean) => {
    if (is === healthy) return
    healthy = is
    onHealth(is)
  }
  const readAndAdvance = async () => {
    const knownBefore = target
    const newest = await readHead()
    if (newest < knownBefore) {
      target = newest
      reached = newest
      onOtherHistory(newest)
      return
    }
    target = Math.max(target, newest)
    while (reached < newest && target >= newest) await kick()
  }
  const look = async () => {
    try {
      await readAndAdvance()
    } catch (error) {
      setHealthy(false)
      throw error
    }
    setHealthy(true)
  }
  /** One query at a time; whoever needs one while another runs shares the next, since the running one may be older than the need. */
  const catchUp = (): Promise<void> => {
    if (!catchingUp) {
      catchingUp = look().finally(() => {
        catchingUp = undefined
      })
      return catchingUp
    }
    // whoever needed it was told of its failure
    nextCatchUp ??= catchingUp
      .catch(() => {})
      .then(() => {
        nextCatchUp = undefined
        return catchUp()
      })
    return nextCatchUp
  }

  const tail = setInterval(() => {
    if (!catchingUp) catchUp().catch(onError)
  }, tailMs)
  tail.unref()

  return {
    get reached() {
      return reached
    },
    get healthy() {
      return healthy
    },
    committed,
    reach: (seq) => (seq <= reached ? Promise.resolve() : catchUp()),
    catchUp,
    stop: () => clearInterval(tail),
  }
}
