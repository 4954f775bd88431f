import type { OdfPreviousUnit } from '../message.ts'
import {
  err,
  isCalendarDay,
  isResultStatus,
  isScheduleStatus,
  ok,
  padRsc,
  parseRsc,
  type Result,
  type ResultStatus,
  type RscLevel,
  rscPrefix,
  type ScheduleStatus,
} from '@games/domain'
import type { ProblemKind } from './problem.ts'

/** A cell's text as a value, or what is wrong with it. */
export type Parse<T> = (cell: string) => Result<ProblemKind, T>

// XML 1.0 has no place for them, and a cell with one was meant otherwise
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Text on one line: the line breaks of a quoted cell become blanks. */
export const text: Parse<string> = (cell) => (CONTROL.test(cell) ? err('bad-text') : ok(cell.replace(/\s+/g, ' ')))

/** A key of the organiser's own: persons, teams, organisations. */
export const key: Parse<string> = (cell) => (/^[\w.-]{1,34}$/.test(cell) ? ok(cell) : err('bad-code'))
/** Keys in one cell, between blanks, `|`, `,` or `;`. */
export const keys: Parse<readonly string[]> = (cell) => {
  const list = cell.split(/[\s|,;]+/).filter(Boolean)
  return list.every((one) => key(one).ok) ? ok(list) : err('bad-code')
}

/** Who meets in a unit, home first. What is not said is told by whoever knows the code. */
export interface Side {
  /** Null: nobody is known yet. */
  readonly code: string | null
  readonly type: 'A' | 'T' | null
  readonly organisation: string | null
  /** Where whoever it is comes from (ODF §6): the winner or loser of a unit, or a place of a pool. */
  readonly from?: OdfPreviousUnit | null
}
/** The keys of both sides in one cell. */
export const sides: Parse<readonly Side[]> = (cell) => {
  const list = keys(cell)
  return list.ok ? ok(list.value.map((code) => ({ code, type: null, organisation: null }))) : list
}

/** PhaseType as ODF §6 numbers it. */
export const phaseType: Parse<string> = (cell) => (/^[0-9]$/.test(cell) ? ok(cell) : err('bad-choice'))

/** An RSC that is about one thing of the level, with or without its filler, in full (ODF §4). */
export const rscOf =
  (level: RscLevel): Parse<string> =>
  (cell) => {
    const code = parseRsc(cell)
    if (!code.ok) return err('bad-code')
    const prefix = rscPrefix(code.value, level)
    const below = code.value.slice(prefix.length)
    // a unit says its phase at least, an event its gender
    const own = prefix.slice(level === 'discipline' ? 0 : level === 'event' ? 3 : 22)
    const says = !/^-*$/.test(own)
    return says && /^-*$/.test(below) ? ok(padRsc(prefix)) : err('bad-code')
  }

/** `2027-09-14` or `14/09/2027`, also with dots or dashes → ISO. The day stands before the month, as it does in Portuguese and Spanish. */
export const date: Parse<string> = (cell) => {
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell)
  const iso = local ? `${local[3]}-${local[2]?.padStart(2, '0')}-${local[1]?.padStart(2, '0')}` : cell
  return isCalendarDay(iso) ? ok(iso) : err('bad-date')
}

/** `14:02`, `14:02:30` or `14h02` → `14:02:30`. */
export const time: Parse<string> = (cell) => {
  const parts = /^(\d{1,2})(?::([0-5]\d)(?::([0-5]\d))?|h([0-5]\d)?)$/i.exec(cell)
  if (!parts || Number(parts[1]) > 23) return err('bad-time')
  return ok(`${parts[1]?.padStart(2, '0')}:${parts[2] ?? parts[4] ?? '00'}:${parts[3] ?? '00'}`)
}

/** A whole number from 0 on; spreadsheets write `3` as `3.0` or `3,0` when the column was one of decimals. */
export const whole: Parse<number> = (cell) => {
  const digits = /^(\d{1,9})(?:[.,]0+)?$/.exec(cell)
  return digits ? ok(Number(digits[1])) : err('bad-number')
}

/** A list position, from 1. */
export const position: Parse<number> = (cell) => {
  const number = whole(cell)
  return number.ok && number.value === 0 ? err('bad-number') : number
}

/**
 * A result as it will be shown. A decimal comma becomes the point that ODF writes (`10,84`, `1:43,20`, `1.234,56`); all else stays as it
 * was: whether `8.796` is points or metres is not ours to say.
 */
export const performance: Parse<string> = (cell) => {
  const value = text(cell)
  if (!value.ok) return value
  const grouped = /^([+-]?\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(value.value)
  if (grouped) return ok(`${grouped[1]?.replaceAll('.', '')}.${grouped[2]}`)
  return ok(/^[+-]?(?:\d+:)*\d+,\d+$/.test(value.value) ? value.value.replace(',', '.') : value.value)
}

/** A measure of a person, with a decimal comma or point. */
export const measure: Parse<string> = (cell) =>
  /^\d{1,3}(?:[.,]\d+)?$/.test(cell) ? ok(cell.replace(',', '.')) : err('bad-number')

/** Decimal degrees within ±`limit`, with a decimal comma or point: `-9.6658`. Degrees and minutes are refused, as are swapped columns where it shows. */
export const degrees =
  (limit: number): Parse<number> =>
  (cell) => {
    const number = /^[+-]?\d{1,3}(?:[.,]\d{1,15})?$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN
    return Math.abs(number) <= limit ? ok(number) : err('bad-number')
  }

/** `1`, `1.`, `1º`, `1.0`; a tie may be marked (`=3`, `3=`, `T3`) but is seen in the ranks themselves. */
export const rank: Parse<string> = (cell) => {
  const place = /^(?:=|T)?\s*([1-9]\d{0,4})(?:[.,]0+|\.?[ºª°]|\.)?\s*=?$/i.exec(cell)
  return place ? ok(String(Number(place[1]))) : err('bad-number')
}

/** How many go on from a round: by place from each heat, and by result over all of them. */
export interface GoesOn {
  readonly byPlace: number
  readonly byResult: number
}

/** How many go on: `3+2` are three of each heat by place and two more by result; `3`, `0+8`, `3Q 2q`. */
export const goesOn: Parse<GoesOn> = (cell) => {
  const [, byPlace, byResult = '0'] = /^(\d{1,3})\s?Q?(?:\s?[+ ]\s?(\d{1,3})\s?q?)?$/.exec(cell) ?? []
  return byPlace !== undefined && Number(byPlace) + Number(byResult) > 0
    ? ok({ byPlace: Number(byPlace), byResult: Number(byResult) })
    : err('bad-number')
}

/** The score of an exercise by its code (ODF §8): `FX`. */
export interface ExerciseScore {
  readonly code: string
  readonly score: string
}

/** How a bout was won (UI/DECISION), and its time as minutes and seconds; null: unknown. */
export interface Decision {
  readonly code: string
  readonly time: string | null
}
/** `VFA 1:40`, `KO`, `WAZA-ARI AWASETE IPPON`. */
export const decision: Parse<Decision> = (cell) => {
  const [, code, time = null] = /^([A-Z0-9][A-Z0-9 -]{0,29}?)(?:\s(\d{1,2}:[0-5]\d))?$/.exec(cell) ?? []
  return code === undefined ? err('bad-choice') : ok({ code, time })
}

/** The scores of exercises: `FX 12.350 VT 13.100`. */
export const exercises: Parse<readonly ExerciseScore[]> = (cell) => {
  const words = cell.split(/[\s|;:=]+/).filter(Boolean)
  const scores = words.flatMap((code, at) => (at % 2 === 0 ? [{ code, score: scoreIn(words[at + 1] ?? '') }] : []))
  const isRead = scores.every(({ code, score }) => /^[A-Z][A-Z0-9]{1,7}$/.test(code) && score !== '')
  return isRead ? ok(scores) : err('bad-number')
}

/** The score of an exercise, with a decimal comma or point; empty: the cell has no score. */
export const scoreIn = (cell: string): string => (/^\d{1,3}(?:[.,]\d{1,3})?$/.test(cell) ? cell.replace(',', '.') : '')

/** One of a few words, whatever their case and accents. */
export const oneOf =
  <T>(words: Readonly<Record<string, T>>): Parse<T> =>
  (cell) => {
    const word = plain(cell)
    return Object.hasOwn(words, word) ? ok(words[word] as T) : err('bad-choice')
  }

/** Without accents, in lower case, with `_` for whatever is neither letter nor digit: how headers and words are compared. */
export const plain = (written: string): string =>
  written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

export const scheduleStatus: Parse<ScheduleStatus> = (cell) => {
  const status = plain(cell).toUpperCase()
  return isScheduleStatus(status) ? ok(status) : err('bad-choice')
}

export const resultStatus: Parse<ResultStatus> = (cell) => {
  const status = plain(cell).toUpperCase()
  return isResultStatus(status) ? ok(status) : err('bad-choice')
}

/** A person's gender as ODF writes it (§7). A bare `h` or `m` of "hombre" and "mujer" is not taken: `m` is masculine everywhere else. */
export const gender = oneOf<'M' | 'F' | 'X'>({
  m: 'M',
  male: 'M',
  masculino: 'M',
  homem: 'M',
  hombre: 'M',
  f: 'F',
  w: 'F',
  female: 'F',
  feminino: 'F',
  femenino: 'F',
  mulher: 'F',
  mujer: 'F',
  x: 'X',
})

/** An event's or team's gender (ODF §4). */
export const eventGender = oneOf<'M' | 'W' | 'X' | 'O'>({
  m: 'M',
  men: 'M',
  masculino: 'M',
  w: 'W',
  f: 'W',
  women: 'W',
  feminino: 'W',
  femenino: 'W',
  x: 'X',
  mixed: 'X',
  misto: 'X',
  mixto: 'X',
  o: 'O',
  open: 'O',
  aberto: 'O',
  abierto: 'O',
})

export const competitorType = oneOf<'A' | 'T'>({
  a: 'A',
  athlete: 'A',
  atleta: 'A',
  t: 'T',
  team: 'T',
  equipe: 'T',
  equipa: 'T',
  equipo: 'T',
})

export const medal = oneOf<'gold' | 'silver' | 'bronze'>({
  gold: 'gold',
  ouro: 'gold',
  oro: 'gold',
  '1': 'gold',
  me_gold: 'gold',
  silver: 'silver',
  prata: 'silver',
  plata: 'silver',
  '2': 'silver',
  me_silver: 'silver',
  bronze: 'bronze',
  bronce: 'bronze',
  '3': 'bronze',
  me_bronze: 'bronze',
})

/** What a unit's gold and bronze are in the schedule (ODF §6). */
export const unitMedal = oneOf<0 | 1 | 3>({
  '0': 0,
  no: 0,
  nao: 0,
  none: 0,
  '1': 1,
  gold: 1,
  ouro: 1,
  oro: 1,
  '3': 3,
  bronze: 3,
  bronce: 3,
})

export const wlt = oneOf<'W' | 'L' | 'T'>({
  w: 'W',
  v: 'W',
  g: 'W',
  win: 'W',
  vitoria: 'W',
  victoria: 'W',
  l: 'L',
  d: 'L',
  p: 'L',
  loss: 'L',
  derrota: 'L',
  t: 'T',
  e: 'T',
  tie: 'T',
  draw: 'T',
  empate: 'T',
})

/** Invalid result marks are letters and slashes (`DNS`, `W/O`). */
export const irm: Parse<string> = (cell) =>
  /^[A-Z][A-Z/]{1,5}$/i.test(cell) ? ok(cell.toUpperCase()) : err('bad-choice')
