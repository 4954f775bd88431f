/** A figure of a measurement, with what it has to reach where the product promises something. */
export interface Figure {
  readonly what: string
  readonly value: string
  /** It could not be measured because of an error; `value` has the reason. */
  readonly failed?: true
  readonly reach?: string
}

/** One measurement: returns its figures, or a figure that says why this machine cannot measure it. Throws if it fails. */
export interface Measurement {
  readonly name: string
  readonly measure: () => Promise<readonly Figure[]>
}

/** The figure of something that this machine cannot measure. */
export const notMeasured = (what: string, why: string): Figure => ({ what, value: `not measured: ${why}` })

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The figure of something whose measurement failed: `npm run bench` ends with exit code 1. */
export const failedFigure = (what: string, error: unknown): Figure => ({
  what,
  value: `failed: ${reasonOf(error)}`,
  failed: true,
})

/**
 * Measures one after the other and prints the figures. A measurement that fails is printed with its reason, and the next one runs.
 * Returns the names of those that failed.
 */
export async function runMeasurements(
  measurements: readonly Measurement[],
  print: (name: string, figures: readonly Figure[]) => void = printFigures,
): Promise<string[]> {
  const failed: string[] = []
  for (const { name, measure } of measurements) {
    const figures = await measure().catch((error: unknown) => [failedFigure('measurement', error)])
    if (figures.some((figure) => figure.failed)) failed.push(name)
    print(name, figures)
  }
  return failed
}

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
