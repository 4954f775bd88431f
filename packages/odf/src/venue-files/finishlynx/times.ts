/** A time as FinishLynx writes it: `11.285`, `1:01.68`, `1:02:03.4`, on the road `2:15:30`; seconds alone are none. */
const TIME = /^(?=.*[.:])(?:(?:(\d{1,2}):)?([0-5]?\d):)?([0-5]?\d|\d{2,3})(?:\.(\d{1,4}))?$/

/** With a decimal point, where Windows is set to a comma. */
export const withPoint = (text: string): string => text.replace(',', '.')

export const isTime = (text: string): boolean => TIME.test(text)

/** Ten-thousandths of a second, and the decimals that were written; null for what is no time. */
function parsed(text: string): { readonly units: number; readonly decimals: number } | null {
  const [, hours = '0', minutes = '0', seconds, fraction = ''] = TIME.exec(text) ?? []
  if (seconds === undefined) return null
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return { units: whole * 10_000 + Number(fraction.padEnd(4, '0')), decimals: fraction.length }
}

/** The time in ten-thousandths, for comparing; null for what is no time. */
export const unitsOf = (text: string): number | null => parsed(text)?.units ?? null

/** As results are shown: in hundredths, what is over rounded up (World Athletics, TR 19.23); with fewer decimals as it is. */
export function inHundredths(text: string): string {
  const time = parsed(text)
  if (time === null || time.decimals <= 2) return text
  const hundredths = Math.ceil(time.units / 100)
  const [seconds, minutes] = [Math.floor(hundredths / 100) % 60, Math.floor(hundredths / 6_000)]
  const end = `.${String(hundredths % 100).padStart(2, '0')}`
  if (minutes === 0) return `${seconds}${end}`
  const padded = `${String(seconds).padStart(2, '0')}${end}`
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes}:${padded}` : `${hours}:${String(minutes % 60).padStart(2, '0')}:${padded}`
}
