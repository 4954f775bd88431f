/** A time of a race as a sheet writes it: the time in the form of results (`1:02.34`), or the two times that it can mean. */
export type WrittenTime = { readonly time: string } | { readonly either: readonly [string, string] }

const FORMS: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  // 1'02"34, 1’02’’34, 1´02,34
  [
    /^(\d{1,2})\s?(?:['’′´m]|min)\s?(\d{1,2})\s?(?:["”″.,s]|seg|['’′´]{2})\s?(\d{1,3})$/i,
    ([m = '', s = '', c = '']) => clock(m, s, c),
  ],
  [/^(\d{1,2})\s?(?:['’′´]|min|m)\s?(\d{1,2})\s?(?:["”″s]|['’′´]{2})?$/i, ([m = '', s = '']) => clock(m, s)],
  // 58"20, 58s20
  [/^(\d{1,2})\s?["”″s]\s?(\d{1,3})$/i, ([s = '', c = '']) => `${Number(s)}.${c}`],
  // 1.02,94
  [/^(\d{1,2})\.(\d{2}),(\d{1,3})$/, ([m = '', s = '', c = '']) => clock(m, s, c)],
  // 1.02.94
  [/^(\d{1,2})\.(\d{2})\.(\d{2})$/, ([m = '', s = '', c = '']) => clock(m, s, c)],
  // 30,10s, 1:05,30 seg, 12:30 min
  [
    /^((?:\d{1,2}:)*\d{1,3}(?:[.,]\d{1,3})?)\s?(?:["”″s]|segs?|secs?|segundos?|seconds?)\.?$/i,
    ([time = '']) => time.replace(',', '.'),
  ],
  [/^(\d{1,3}:\d{2}(?:[.,]\d{1,3})?)\s?(?:min|minutos?|minutes?)\.?$/i, ([time = '']) => time.replace(',', '.')],
  // 1h02min03s
  // 1h08'22"15
  [
    /^(\d{1,2})\s?h\s?(\d{1,2})\s?(?:min|m|['’′´])\s?(\d{1,2})(?:(?:[.,]|["”″]\s?(?=\d))(\d{1,3}))?\s?(?:s|["”″])?$/i,
    ([h = '', m = '', s = '', c]) => `${Number(h)}:${m.padStart(2, '0')}:${s.padStart(2, '0')}${c ? `.${c}` : ''}`,
  ],
  // 0:01:04,10: an hour of zero
  [/^0{1,2}:(\d{1,2}):(\d{2})[.,](\d{1,3})$/, ([m = '', s = '', c = '']) => clock(m, s, c)],
  [/^0{1,2}:(\d{2})[.,](\d{1,3})$/, ([s = '', c = '']) => `${Number(s)}.${c}`],
]

function clock(minutes: string, seconds: string, fraction?: string): string {
  const end = `${seconds.padStart(2, '0')}${fraction === undefined ? '' : `.${fraction}`}`
  return Number(minutes) === 0 ? end.replace(/^0(?=\d)/, '') : `${Number(minutes)}:${end}`
}

/** A time by the signs of its units, whatever it is of: `8'02"15`, `1h08'22"`, `3"`; null: it has no such signs, or another form. */
export function readSignedTime(cell: string): string | null {
  const seconds = /^(\d{1,2})\s?(?:["”″]|['’′´]{2})$/.exec(cell)?.[1]
  if (seconds !== undefined) return String(Number(seconds))
  const read = /["”″h]|\d\s?['’′´]\s?\d/i.test(cell) ? readTime(cell, null) : null
  return read !== null && 'time' in read ? read.time : null
}

/** Races below this distance take less than an hour, so that three groups of two digits can end with hundredths. */
const SHORT_METRES = 10_000

/** Reads a time of a race over `metres` (null: unknown); null: it has no form that is known. */
export function readTime(cell: string, metres: number | null): WrittenTime | null {
  for (const [form, time] of FORMS) {
    const found = form.exec(cell)
    if (found) return { time: time(found.slice(1)) }
  }
  const groups = /^(\d{1,2}):(\d{2}):(\d{2})$/.exec(cell)
  if (!groups || metres === null || metres >= SHORT_METRES) return null
  const [, first = '', second = '', third = ''] = groups
  const withHours = Number(first) === 0 ? clock(second, third) : `${Number(first)}:${second}:${third}`
  return { either: [clock(first, second, third), withHours] }
}

/** The time of a fraction of a day, as a spreadsheet stores it: `0,000721759` is `1:02.36`; null: no such fraction. */
export function timeOfDayFraction(cell: string): string | null {
  if (!/^0[.,]\d{5,}$/.test(cell)) return null
  const hundredths = Math.round(Number(cell.replace(',', '.')) * 8_640_000)
  const seconds = Math.floor(hundredths / 100)
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const rest = clock(String(minutes), two(seconds % 60), two(hundredths % 100))
  return hours === 0 ? rest : `${hours}:${two(minutes)}:${two(seconds % 60)}.${two(hundredths % 100)}`
}
