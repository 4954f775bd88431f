/** Home or away, white or blue: the place in the start list of two. */
export type Side = 0 | 1
export const SIDES = [0, 1] as const
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** What a tap carries beside who and what, as JSON has it. */
export type TapValue = string | number | boolean | null | readonly TapValue[] | { readonly [field: string]: TapValue }

/**
 * One key pressed at the result desk. Taps are kept and never totals: score, rank, server and clock are what a replay of them gives
 * (replay.ts). Taking one back is a tap too, `undo`, whose value is the id of the other.
 */
export interface Tap {
  /** Made on the device: the same tap may arrive more than once and counts once. */
  readonly id: string
  /** Full RSC. */
  readonly unit: string
  readonly device: string
  /** From 1, without gaps, of a device in a unit. */
  readonly seq: number
  /** Milliseconds since 1970 by the device's clock. */
  readonly deviceTime: number
  /** Milliseconds played of the period, as the device showed them when the key was pressed. */
  readonly clockTime?: number
  readonly kind: string
  readonly side?: Side
  /** Code of a competitor of the start list. */
  readonly competitor?: string
  /** Code of an athlete of the competitor. */
  readonly athlete?: string
  readonly value?: TapValue
  /** Account that pressed it. */
  readonly by?: string
  /** Place in the order in which the server stored the taps of the unit; absent until it has. */
  readonly stored?: number
}

/** Taps of a device that others of it show to be missing: `from` and `to` are both missing. */
export interface MissingTaps {
  readonly device: string
  readonly from: number
  readonly to: number
}

/**
 * The taps in the order that counts: as the server stored them, then what it has not stored yet, by device and number. A tap that came
 * more than once is there once, as it was stored.
 */
export function inStoredOrder(taps: readonly Tap[]): Tap[] {
  const byId = new Map<string, Tap>()
  for (const tap of taps) {
    const known = byId.get(tap.id)
    if (!known || storedPlace(tap) < storedPlace(known)) byId.set(tap.id, tap)
  }
  return [...byId.values()].sort(
    (a, b) =>
      compare(storedPlace(a), storedPlace(b)) ||
      compare(a.device, b.device) ||
      compare(a.seq, b.seq) ||
      compare(a.id, b.id),
  )
}

const storedPlace = ({ stored }: Tap): number => stored ?? Number.POSITIVE_INFINITY

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)

/** The gaps in the numbers of each device. */
export function missingTaps(taps: readonly Tap[]): MissingTaps[] {
  const byDevice = new Map<string, Set<number>>()
  for (const { device, seq } of taps) byDevice.set(device, (byDevice.get(device) ?? new Set()).add(seq))
  return [...byDevice].sort(([a], [b]) => compare(a, b)).flatMap(([device, seqs]) => gapsOf(device, seqs))
}

function gapsOf(device: string, seqs: ReadonlySet<number>): MissingTaps[] {
  const gaps: MissingTaps[] = []
  let next = 1
  for (const seq of [...seqs].sort((a, b) => a - b)) {
    if (seq > next) gaps.push({ device, from: next, to: seq - 1 })
    next = Math.max(next, seq + 1)
  }
  return gaps
}
