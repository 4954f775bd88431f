/** After so many in a row that were not answered nothing is sent there for a while: nobody else waits for it. */
const MOST_UNANSWERED = 3
const LEFT_ALONE_MS = 30_000

/** Push services that do not answer or ask for time, by origin: how often in a row, and until when they are left alone. */
const silent = new Map<string, { readonly times: number; readonly until: number }>()

/** Seconds for which nothing is to be sent to a push service; null: it can be sent to. */
export function secondsAlone(origin: string): number | null {
  const left = (silent.get(origin)?.until ?? 0) - Date.now()
  return left > 0 ? Math.ceil(left / 1_000) : null
}

export function noteAnswer(origin: string, isAnswered: boolean): void {
  if (isAnswered) {
    silent.delete(origin)
    return
  }
  const times = (silent.get(origin)?.times ?? 0) + 1
  silent.set(origin, { times, until: times >= MOST_UNANSWERED ? Date.now() + LEFT_ALONE_MS : 0 })
}

/** It has asked for so many seconds. */
export function leaveAlone(origin: string, seconds: number): void {
  silent.set(origin, { times: 0, until: Date.now() + seconds * 1_000 })
}
