import { median, quantile } from './report.ts'

/** `control` is another half of what is not counted: whatever it seems to cost is the measurement's own error. */
export type SliceKind = 'counted' | 'not counted' | 'control'

/** `SLICE_REQUESTS` requests one after another, of which one server counted all, or none. */
export interface Slice {
  readonly kind: SliceKind
  readonly ms: number
  /** Microseconds of processor time of the thread that answers. */
  readonly cpu: number
}

/** A multiple of what is counted together. Slices of 100 ms differed by 3 to 10 % without a cause, so many requests by 0.2 %. */
export const SLICE_REQUESTS = 512
/** For how long there are slices; on a busy machine they are fewer. */
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

const of = (slices: readonly Slice[], kind: SliceKind) => slices.filter((slice) => slice.kind === kind)

/** Medians of slices of a kind: requests a second, and microseconds of the thread's processor time a request. */
export const rateOf = (slices: readonly Slice[], kind: SliceKind) => ({
  perSecond: (SLICE_REQUESTS * 1_000) / median(of(slices, kind).map(({ ms }) => ms)),
  cpu: median(of(slices, kind).map(({ cpu }) => cpu)) / SLICE_REQUESTS,
})

const sumOf = (slices: readonly Slice[], what: 'ms' | 'cpu') => slices.reduce((sum, slice) => sum + slice[what], 0)

/** Of each six slices what those of a kind took more than those not counted, per cent: of the rate, and added to the processor time. */
export function lossesOf(slices: readonly Slice[], kind: SliceKind) {
  const sixes = Array.from({ length: Math.floor(slices.length / 6) }, (_, n) => slices.slice(n * 6, n * 6 + 6))
  return sixes.map((six) => {
    const [on, off] = [of(six, kind), of(six, 'not counted')]
    return {
      rate: (1 - sumOf(off, 'ms') / sumOf(on, 'ms')) * 100,
      cpu: (sumOf(on, 'cpu') / sumOf(off, 'cpu') - 1) * 100,
    }
  })
}

/** The median, between which values it lies with 95 % (bootstrap), and half of the values. */
export function spreadWords(values: readonly number[]): string {
  const random = randomNumbers()
  const pick = () => values[Math.floor(random() * values.length)] ?? Number.NaN
  const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
  const medians = ascending(Array.from({ length: RESAMPLED }, () => median(values.map(pick))))
  const at = (sorted: readonly number[], share: number) => quantile(sorted, share).toFixed(1)
  const sorted = ascending(values)
  return `${median(values).toFixed(2)} % (95 %: ${at(medians, 0.025)} to ${at(medians, 0.975)}; half of ${values.length} sixes ${at(sorted, 0.25)} to ${at(sorted, 0.75)})`
}
