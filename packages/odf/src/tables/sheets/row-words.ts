import { genderOf, padRsc, type SheetField, type SheetKind } from '@games/domain'
import { plain } from '../values.ts'
import type { RowText, TitleFacts, Values } from './reading.ts'
import type { UnitWords } from './word-codes.ts'
import type { EventGender } from '@games/domain/sports/recognise/event-words'

/** What a phase is called beside its event: `Até 57 kg feminino – Final` of the event `Até 57 kg feminino` is `Final`. */
export function withoutEvent(phase: string | undefined, event: string | undefined): string | undefined {
  if (phase === undefined || event === undefined) return phase
  const words = phase.split(/\s+/)
  const length = event.split(/\s+/).length
  if (words.length <= length || plain(words.slice(0, length).join(' ')) !== plain(event)) return phase
  return words
    .slice(length)
    .join(' ')
    .replace(/^[\s–—:,|-]+/, '')
}

/** Groups of columns that a row without any of them has from the row above. */
export const FROM_ABOVE: Readonly<Record<SheetKind, readonly (readonly SheetField[])[]>> = {
  schedule: [['date'], ['discipline']],
  results: [['discipline'], ['event', 'category', 'gender', 'phase', 'unit', 'unit_number']],
  'start-lists': [['discipline'], ['event', 'category', 'gender', 'phase', 'unit', 'unit_number']],
  medallists: [['discipline'], ['event', 'category', 'gender']],
  participants: [],
  teams: [],
  names: [],
  draws: [['discipline'], ['event', 'category', 'gender']],
  'medal-table': [],
}

/** Columns in whose cells a formula that failed is a problem. */
export const WANTED: Readonly<Record<SheetKind, readonly SheetField[]>> = {
  schedule: ['date', 'start', 'discipline', 'event', 'phase', 'unit', 'venue', 'side1', 'side2'],
  results: ['athlete', 'family_name', 'organisation', 'rank', 'result', 'event', 'discipline', 'phase', 'unit'],
  'start-lists': ['athlete', 'family_name', 'organisation', 'start_order', 'event', 'discipline', 'phase', 'unit'],
  medallists: ['athlete', 'organisation', 'medal', 'event', 'discipline'],
  participants: [
    'athlete',
    'family_name',
    'given_name',
    'organisation',
    'discipline',
    'event',
    'category',
    'gender',
    'birth_date',
  ],
  teams: ['team', 'organisation', 'discipline', 'event', 'category', 'members'],
  names: ['name', 'organisation', 'venue', 'event', 'discipline', 'code'],
  draws: ['athlete', 'family_name', 'team', 'organisation', 'event', 'discipline', 'seed'],
  'medal-table': ['organisation', 'team', 'gold', 'silver', 'bronze', 'total'],
}

/** Kinds whose templates have rows with nothing but their event: those are not filled in. */
export const UNFILLED: Readonly<Record<SheetKind, boolean>> = {
  schedule: true,
  results: true,
  'start-lists': true,
  medallists: true,
  participants: false,
  teams: true,
  names: false,
  draws: true,
  'medal-table': false,
}
export const OF_EVENTS: ReadonlySet<string> = new Set(['discipline', 'event', 'category', 'gender', 'division'])

/** The event of a row as the sheet names it: `400 m livre feminino`. */
export const eventWords = ({ event, category, gender }: Values, titles: TitleFacts): string =>
  [event ?? (category === undefined ? titles.event : undefined), category, gender ?? titles.gender]
    .filter(Boolean)
    .join(' ')

/** What a row is about in its own words. */
export function textOf(values: Values, titles: TitleFacts, kind: SheetKind | null): RowText {
  const all: Partial<Record<SheetField, string | undefined>> = { ...values }
  if (kind !== 'participants') {
    all.discipline ??= titles.discipline
    all.event ??= all.category === undefined ? titles.event : undefined
    all.phase ??= titles.phase
  }
  const of = (...fields: SheetField[]) => fields.flatMap((field) => all[field] ?? [])
  const sides = of('side1', 'side2').join(' × ')
  const who = of('athlete', 'given_name', 'family_name', 'team', 'organisation').join(' ')
  const what = of('discipline', 'event', 'category', 'gender', 'phase', 'pool', 'unit', 'unit_number', 'type')
  const words =
    kind === 'schedule' || kind === null
      ? [...what, sides].filter(Boolean).join(', ')
      : kind === 'names'
        ? of('discipline', 'organisation', 'venue', 'event', 'category', 'name', 'athlete').join(', ')
        : [who || sides, ...of('event', 'category', 'gender', 'phase', 'pool', 'unit')].filter(Boolean).join(', ')
  const when = [values.date ?? titles.date, values.start].filter(Boolean).join(' ')
  return { words, when: when === '' ? null : when }
}

/** An RSC that somebody wrote in a column of words; a word in capitals alone is none. */
export const rscIn = (cell: string): string | null =>
  /^[A-Z]{3}[MWXO-][A-Z0-9.-]{2,30}$/.test(cell) && /-{2}|\d/.test(cell) && cell.length >= 8 ? padRsc(cell) : null

export const personGender = (gender: EventGender | null): 'M' | 'F' | null =>
  gender === 'W' ? 'F' : gender === 'M' ? 'M' : null
export const teamGender = (event: string): 'M' | 'W' | 'X' | 'O' => {
  const gender = genderOf(event)
  return gender === 'M' || gender === 'W' || gender === 'X' ? gender : 'O'
}
export const measureOf = (cell: string): string | null | undefined => {
  if (/^[-–—]+$/.test(cell)) return null
  const number = /^(\d{1,3}(?:[.,]\d+)?)\s?(?:cm|kg|m)?$/i.exec(cell)?.[1]?.replace(',', '.')
  return number === undefined
    ? undefined
    : /m$/i.test(cell) && !/cm$/i.test(cell) && Number(number) < 3
      ? String(Math.round(Number(number) * 100))
      : number
}
export const qualificationOf = (cell: string | undefined): string | null =>
  cell === undefined || /^(?:nao|no|n|-|–)$/.test(plain(cell))
    ? null
    : /^(?:sim|si|yes|s|x|classificad|clasificad)/.test(plain(cell))
      ? 'Q'
      : cell

/**
 * A final decides gold, the contest for the third place bronze, where a sheet has no column for it; all heats of a timed final decide gold. A
 * final with a number may decide gold or not: undefined.
 */
export function finalMedal(
  phase: string,
  { unit, bronze, timed, isOther, unnumbered, phaseType }: UnitWords,
): 0 | 1 | 3 | undefined {
  if (phaseType !== '3' || phase !== 'FNL-') return undefined
  if (isOther) return 0
  const isOnly = unnumbered && unit === '000100--'
  return bronze ? 3 : timed || isOnly || unit.startsWith('A-') ? 1 : undefined
}

export const minutesOf = (offset: string): number => {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
