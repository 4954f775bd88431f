/** A figure of a measurement, with what it has to reach where the product promises something. */
export interface Figure {
  readonly what: string
  readonly value: string
  readonly reach?: string
}

/** One thing measured: gives its figures, or says in one of them why it could not be. */
export interface Measurement {
  readonly name: string
  readonly measure: () => Promise<readonly Figure[]>
}

/** The figure of something that this machine cannot measure. */
export const notMeasured = (what: string, why: string): Figure => ({ what, value: `not measured: ${why}` })

/** The value below which a share of the sorted numbers lies. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const at = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)
  return sorted[Math.max(0, at)] ?? Number.NaN
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
export const whole = (value: number): string => Math.round(value).toLocaleString('en')

/** A measurement's figures as lines of a table. */
export function printFigures(name: string, figures: readonly Figure[]): void {
  console.log(`\n${name}`)
  const width = Math.max(...figures.map(({ what }) => what.length))
  for (const { what, value, reach } of figures)
    console.log(`  ${what.padEnd(width)}  ${value}${reach ? `  (reach: ${reach})` : ''}`)
}

export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )
