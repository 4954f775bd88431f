/** The minus sign (U+2212): as wide as a plus, and never taken for a hyphen or broken at a line's end. */
export const MINUS = '−'

/** A text whose negative figures have a minus sign: "−5" of a source's "-5". "21-17", "WR-2" and a lone "-" stay as they are. */
export const withMinus = (text: string): string => text.replace(/(^|[\s([:])-(?=\d|[.,]\d)/g, `$1${MINUS}`)

/** A figure with its sign, "+1.2" and "−0.4"; nil has none, and other texts are as they are. */
export function signed(figure: string): string {
  const [, sign, digits] = /^([+\-−]?)(\d+(?:[.,]\d+)?)$/.exec(figure) ?? []
  if (digits === undefined) return figure
  if (Number(digits.replace(',', '.')) === 0) return digits
  return `${sign === '-' || sign === MINUS ? MINUS : '+'}${digits}`
}
