import type { TapFault, TapsTaken } from '@games/contract'
import type { Tap } from '@games/domain/scoring/index'
import type { KeptTap } from './kept.ts'

/** Most taps of one call: small enough for a thin network, and far below what the server takes. */
export const TAPS_AT_ONCE = 60

const NEVER = Number.POSITIVE_INFINITY

/** Whether a tap is still to be sent. */
export const isWaiting = ({ tap, refused, practice }: KeptTap): boolean =>
  tap.stored === undefined && !refused && !practice

/** Taps of a unit that the server has not stored: those of each device in the order of their numbers. */
export const waitingOf = (taps: readonly KeptTap[]): readonly Tap[] =>
  taps
    .filter(isWaiting)
    .map(({ tap }) => tap)
    .sort((a, b) => (a.device === b.device ? a.seq - b.seq : a.device < b.device ? -1 : 1))

/**
 * What one call takes of a unit: the first that wait of one device, that of the tap which has waited longest, and were tapped under one
 * list, and which that was. None: `device` is this one.
 */
export function nextCall(
  taps: readonly KeptTap[],
  device: string,
): { readonly device: string; readonly taps: readonly Tap[]; readonly listVersion?: string } {
  const lists = new Map(taps.map(({ tap, list }) => [tap.id, list]))
  const all = waitingOf(taps)
  const [oldest] = all.toSorted((a, b) => a.deviceTime - b.deviceTime)
  const from = oldest?.device ?? device
  const waiting = all.filter((tap) => tap.device === from)
  const list = lists.get(waiting[0]?.id ?? '')
  const others = waiting.findIndex(({ id }) => lists.get(id) !== list)
  const sent = waiting.slice(0, Math.min(TAPS_AT_ONCE, others === -1 ? TAPS_AT_ONCE : others)).map(draftOf)
  return { device: from, taps: sent, ...(list === undefined ? {} : { listVersion: list }) }
}

/** The number of the device's next tap in a unit. */
export const nextSeq = (taps: readonly KeptTap[], device: string): number =>
  Math.max(0, ...taps.filter(({ tap }) => tap.device === device).map(({ tap }) => tap.seq)) + 1

/** The last stored number that the device has without a gap before it: it is sent what comes after. */
export function headOf(taps: readonly KeptTap[]): number {
  const stored = new Set(taps.map(({ tap }) => tap.stored ?? NEVER))
  let head = 0
  while (stored.has(head + 1)) head += 1
  return head
}

/** What of a tap is sent: nothing that is the server's. */
export function draftOf({ by: _by, stored: _stored, ...draft }: Tap): Tap {
  return draft
}

/**
 * What the taps of a unit are after an answer: those that were stored are the server's, others' are there, those that were refused say why.
 * A number that another tap of the device has (it was sent, and the device had lost it) is given anew, and the tap waits again. Gives what
 * changed, too.
 */
export function taken(
  taps: readonly KeptTap[],
  answer: Pick<TapsTaken, 'stored' | 'refused' | 'taps'>,
): { readonly taps: readonly KeptTap[]; readonly changed: readonly KeptTap[] } {
  const byId = new Map(taps.map((kept) => [kept.tap.id, kept]))
  const changed = new Map<string, KeptTap>()
  const put = (kept: KeptTap): void => {
    byId.set(kept.tap.id, kept)
    changed.set(kept.tap.id, kept)
  }
  for (const tap of answer.taps) if (byId.get(tap.id)?.tap.stored === undefined) put({ tap: tapOf(tap) })
  for (const { id, stored } of answer.stored) {
    const own = byId.get(id)
    if (own && own.tap.stored === undefined) put({ tap: { ...own.tap, stored } })
  }
  for (const { id, why } of answer.refused) {
    const own = byId.get(id)
    if (!own || own.tap.stored !== undefined) continue
    if (why === 'same-number-other-tap')
      put({ ...own, tap: { ...own.tap, seq: nextSeq([...byId.values()], own.tap.device) } })
    else put({ ...own, refused: why satisfies TapFault })
  }
  return { taps: [...byId.values()], changed: [...changed.values()] }
}

/** A tap of the wire as the rules read it: what is not said is not there. */
function tapOf(tap: TapsTaken['taps'][number]): Tap {
  const { clockTime, side, competitor, athlete, value, ...rest } = tap
  return {
    ...rest,
    ...(clockTime === undefined ? {} : { clockTime }),
    ...(side === undefined ? {} : { side }),
    ...(competitor === undefined ? {} : { competitor }),
    ...(athlete === undefined ? {} : { athlete }),
    ...(value === undefined ? {} : { value }),
  }
}

/** How long to wait before the next try, milliseconds, after so many that failed: 1 s, 2 s, 4 s … 30 s. */
export const pauseAfter = (failures: number): number => Math.min(30_000, 1000 * 2 ** Math.max(0, failures - 1))
