import type { PlayedPart, Watched } from '@games/contract/safe-sport/safe-sport'

export interface PlayReportDeps {
  readonly send: (part: PlayedPart) => Promise<Watched>
  readonly onWatched: (watched: Watched) => void
  /** A report was not taken; it is sent again with what has been played since. */
  readonly onFault: (fault: unknown) => void
  readonly everyMs?: number
}

/** Tells the server what is played, every few seconds and whenever it stops, one report after the other. */
export interface PlayReports {
  /** A part begins: playing starts, or goes on somewhere else. What was played before and is not sent yet stays. Seconds of the film. */
  begin(at: number): void
  /** It has been played on to there. */
  reach(at: number): void
  /** Sends what is not sent yet. Gives the server's last word after that; null where it could not be reached. */
  flush(): Promise<Watched | null>
  /** How long what has been played waits to be taken, in milliseconds; 0: nothing does. */
  waitingMs(): number
  close(): void
}

const EVERY_MS = 5_000

const msOf = (seconds: number): number => Math.max(0, Math.floor(seconds * 1_000))

export function createPlayReports({ send, onWatched, onFault, everyMs = EVERY_MS }: PlayReportDeps): PlayReports {
  const play = crypto.randomUUID()
  let part: { from: number; to: number } | null = null
  /** Up to where the server has the current part; null: it does not have its beginning either. */
  let takenTo: number | null = null
  let waitsSince: number | null = null
  let sending: Promise<Watched | null> | null = null
  let word: Watched | null = null

  const isTaken = (): boolean => part === null || takenTo === part.to
  const sendPart = async (): Promise<Watched | null> => {
    if (part === null) return null
    const sent = part
    const to = sent.to
    try {
      const watched = await send({ play, from: msOf(sent.from), to: msOf(to) })
      if (sent === part) takenTo = to
      if (isTaken()) waitsSince = null
      else waitsSince = performance.now()
      word = watched
      onWatched(watched)
      return watched
    } catch (fault) {
      onFault(fault)
      return null
    }
  }
  const push = (): Promise<Watched | null> =>
    (sending ??= sendPart().finally(() => {
      sending = null
    }))
  const timer = setInterval(() => {
    if (!isTaken()) void push()
  }, everyMs)
  return {
    begin(at) {
      // the server does not have all of the current part: it is sent with what follows, or the server would find a gap before that
      if (part !== null && !isTaken() && at <= part.to) part.from = Math.min(part.from, at)
      else {
        part = { from: at, to: at }
        takenTo = null
      }
      waitsSince ??= performance.now()
      void push()
    },
    reach(at) {
      if (part === null || at <= part.to) return
      part.to = at
      waitsSince ??= performance.now()
    },
    async flush() {
      await sending
      return isTaken() ? word : push()
    },
    waitingMs: () => (waitsSince === null ? 0 : performance.now() - waitsSince),
    close: () => clearInterval(timer),
  }
}
