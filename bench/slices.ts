import { median, quantile } from './report.ts'

/** A while in which one server counted all requests, or none. */
export interface Slice {
  readonly counted: boolean
  readonly requests: number
  readonly ms: number
  /** Microseconds of processor time of the whole process. */
  readonly cpu: number
}

export const SLICE_MS = 100
/** For how long there are slices; on a busy machine they are fewer, since each is longer. */
export const SERIES_MS = 60_000

const [RESAMPLED, SEED] = [2_000, 1]

const sumOf = (slices: readonly Slice[], counted: boolean, of: 'requests' | 'ms' | 'cpu') =>
  slices.reduce((sum, slice) => sum + (slice.counted === counted ? slice[of] : 0), 0)

/** What slices counted or not had: requests a second, and microseconds of processor time a request. */
export const rateOf = (slices: readonly Slice[], counted: boolean) => ({
  perSecond: (sumOf(slices, counted, 'requests') * 1_000) / sumOf(slices, counted, 'ms'),
  cpu: sumOf(slices, counted, 'cpu') / sumOf(slices, counted, 'requests'),
})

/** Of each four slices in turn (on, off, off, on) what counting took, per cent: of the rate, and added to the processor time. */
export function lossesOf(slices: readonly Slice[]) {
  const fours = Array.from({ length: Math.floor(slices.length / 4) }, (_, n) => slices.slice(n * 4, n * 4 + 4))
  return fours.map((four) => {
    const [on, off] = [rateOf(four, true), rateOf(four, false)]
    return { rate: (1 - on.perSecond / off.perSecond) * 100, cpu: (on.cpu / off.cpu - 1) * 100 }
  })
}

/** The median, between which values it lies with 95 % (bootstrap), and half of the values. */
export function spreadWords(values: readonly number[]): string {
  let state = SEED
  const pick = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return values[Math.floor((state / 2 ** 32) * values.length)] ?? Number.NaN
  }
  const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
  const medians = ascending(Array.from({ length: RESAMPLED }, () => median(values.map(pick))))
  const of = (sorted: readonly number[], share: number) => quantile(sorted, share).toFixed(1)
  const sorted = ascending(values)
  return `${median(values).toFixed(2)} % (95 %: ${of(medians, 0.025)} to ${of(medians, 0.975)}; half of ${values.length} fours ${of(sorted, 0.25)} to ${of(sorted, 0.75)})`
}
