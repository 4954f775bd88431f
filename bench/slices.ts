import { median, quantile } from './report.ts'

/** `control` is another half of what is not counted: whatever it seems to cost is the measurement's own error. */
export type SliceKind = 'counted' | 'not counted' | 'control'

/** A while in which one server counted all requests, or none. */
export interface Slice {
  readonly kind: SliceKind
  readonly requests: number
  readonly ms: number
  /** Microseconds of processor time of the whole process. */
  readonly cpu: number
}

export const SLICE_MS = 100
/** For how long there are slices; on a busy machine they are fewer, since each is longer. */
export const SERIES_MS = 120_000

const [RESAMPLED, SEED] = [2_000, 1]

/** Numbers from 0 to below 1, the same ones each time. */
function randomNumbers(): () => number {
  let state = SEED
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Two slices of each kind, by chance in an order of their own each time: in one order for all, on, off, off, on, a server that never counted
 * seemed to lose 2.7 % by it and to take 4.5 % more of the processor.
 */
export function createSixes(): () => SliceKind[] {
  const random = randomNumbers()
  return () => {
    const kinds: SliceKind[] = ['counted', 'counted', 'not counted', 'not counted', 'control', 'control']
    return kinds
      .map((kind) => ({ kind, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ kind }) => kind)
  }
}

const sumOf = (slices: readonly Slice[], kind: SliceKind, of: 'requests' | 'ms' | 'cpu') =>
  slices.reduce((sum, slice) => sum + (slice.kind === kind ? slice[of] : 0), 0)

/** What slices of a kind had: requests a second, and microseconds of processor time a request. */
export const rateOf = (slices: readonly Slice[], kind: SliceKind) => ({
  perSecond: (sumOf(slices, kind, 'requests') * 1_000) / sumOf(slices, kind, 'ms'),
  cpu: sumOf(slices, kind, 'cpu') / sumOf(slices, kind, 'requests'),
})

/** Of each six slices what those of a kind took more than those not counted, per cent: of the rate, and added to the processor time. */
export function lossesOf(slices: readonly Slice[], kind: SliceKind) {
  const sixes = Array.from({ length: Math.floor(slices.length / 6) }, (_, n) => slices.slice(n * 6, n * 6 + 6))
  return sixes.map((six) => {
    const [on, off] = [rateOf(six, kind), rateOf(six, 'not counted')]
    return { rate: (1 - on.perSecond / off.perSecond) * 100, cpu: (on.cpu / off.cpu - 1) * 100 }
  })
}

/** The median, between which values it lies with 95 % (bootstrap), and half of the values. */
export function spreadWords(values: readonly number[]): string {
  const random = randomNumbers()
  const pick = () => values[Math.floor(random() * values.length)] ?? Number.NaN
  const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
  const medians = ascending(Array.from({ length: RESAMPLED }, () => median(values.map(pick))))
  const of = (sorted: readonly number[], share: number) => quantile(sorted, share).toFixed(1)
  const sorted = ascending(values)
  return `${median(values).toFixed(2)} % (95 %: ${of(medians, 0.025)} to ${of(medians, 0.975)}; half of ${values.length} sixes ${of(sorted, 0.25)} to ${of(sorted, 0.75)})`
}
