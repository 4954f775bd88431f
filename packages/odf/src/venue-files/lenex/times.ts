/** `00:01:02.34` → `1:02.34`; null for `NT`, zero, which is no time either, and undefined for what is no LENEX time. */
export function readTime(text: string): string | null | undefined {
  if (text === 'NT') return null
  const [, hours, minutes, seconds, fraction] = /^(\d{1,2}):([0-5]\d):([0-5]\d)\.(\d{2})$/.exec(text) ?? []
  if (hours === undefined || minutes === undefined || seconds === undefined || fraction === undefined) return undefined
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)]
  if (h + m + s + Number(fraction) === 0) return null
  const end = `${seconds}.${fraction}`
  if (h > 0) return `${h}:${minutes}:${end}`
  return m > 0 ? `${m}:${end}` : `${s}.${fraction}`
}

/** `1:02.34` → `00:01:02.34`; `NT` for null and for what cannot be written so. */
export function writeTime(time: string | null): string {
  const [, hours = '0', minutes = '0', seconds, fraction] =
    /^(?:(?:(\d{1,2}):)?([0-5]?\d):)?([0-5]?\d)\.(\d{2})$/.exec(time ?? '') ?? []
  if (seconds === undefined || fraction === undefined) return 'NT'
  return `${[hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':')}.${fraction}`
}

/** Hundredths of a second of `1:02.34`; null for what is none. */
export function hundredthsOf(time: string | null): number | null {
  const [, h, m, s, f] = /^(\d\d):(\d\d):(\d\d)\.(\d\d)$/.exec(writeTime(time)) ?? []
  return s === undefined ? null : ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 100 + Number(f)
}

/** Hundredths of a second → `1:02.34`. */
export const timeOf = (hundredths: number): string | null =>
  readTime(
    `${two(Math.floor(hundredths / 360_000))}:${two(Math.floor(hundredths / 6_000) % 60)}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`,
  ) ?? null

const two = (number: number): string => String(number).padStart(2, '0')

/** `+74` → `0.74`, `-3` → `-0.03`; null for what is none. */
export function readReaction(text: string | null): string | null {
  const [, sign = '', digits] = /^([+-]?)(\d{1,4})$/.exec(text ?? '') ?? []
  if (digits === undefined) return null
  const number = Number(digits)
  return `${sign === '-' && number > 0 ? '-' : ''}${Math.floor(number / 100)}.${two(number % 100)}`
}

/** `0.74` → `+74`; null for what is none. */
export function writeReaction(seconds: string | null): string | null {
  const [, sign = '', whole, hundredths] = /^(-?)(\d{1,2})\.(\d{2})$/.exec(seconds ?? '') ?? []
  if (whole === undefined || hundredths === undefined) return null
  return `${sign || '+'}${Number(whole) * 100 + Number(hundredths)}`
}
