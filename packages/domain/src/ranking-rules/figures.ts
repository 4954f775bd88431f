import { parseTime } from '../sports/splits.ts'

/** "8.03", "14.200", "686"; anything else is null, so that nothing is reckoned from it. */
export const figureOf = (text: string | null | undefined): number | null =>
  /^-?\d+(\.\d+)?$/.test(text?.trim() ?? '') ? Number(text) : null

/** Points of the arrows of a shoot-off, "9 10" or "X"; X counts ten, M nothing. Null: none was written, or one cannot be read. */
export function arrowsOf(shot: string | null): readonly number[] | null {
  const arrows = (shot?.trim().split(/\s+/) ?? []).map((arrow) =>
    /^X$/i.test(arrow) ? 10 : /^M$/i.test(arrow) ? 0 : figureOf(arrow),
  )
  return arrows.length === 0 || arrows.includes(null) ? null : (arrows as number[])
}

/** Figures added to the thousandth, so that sums of equal scores are equal. */
export const sumOf = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + Math.round(figure * 1000), 0) / 1000

/** A time in milliseconds and how many decimals it was given with: as sports read it, or in seconds alone though a minute long ("70.14"). */
export function timeOf(text: string | null | undefined): { readonly ms: number; readonly decimals: number } | null {
  const written = text?.trim()
  const [, seconds, fraction = ''] = /^([6-9]\d|\d{3})(?:\.(\d{1,3}))?$/.exec(written ?? '') ?? []
  if (seconds === undefined) return parseTime(written)
  return { ms: Number(seconds) * 1000 + Number(fraction.padEnd(3, '0')), decimals: fraction.length }
}
