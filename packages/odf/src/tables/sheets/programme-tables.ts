import { padRsc, type SheetField, type SheetKind } from '@games/domain'
import { sidesOf } from './cells.ts'
import { kindOf } from './fields.ts'
import type { FoundTable } from './found-table.ts'
import type { KnownUnit, KnownWords } from './known.ts'
import { isNotPlayed, isOver } from './match-notes.ts'
import type { SheetReading } from './reading.ts'

/** Fields of the outcome of a match. */
const OUTCOMES: ReadonlySet<SheetField | null> = new Set(['result', 'score1', 'score2', 'wlt', 'irm'])
/** Fields of tables that are not of matches. */
const OTHERS = ['athlete', 'family_name', 'given_name', 'rank', 'medal'] as const satisfies readonly SheetField[]

type Fields = readonly (SheetField | null)[]

/** Whether most rows of a table have both sides of a match. */
export function isOfBothSides({ rows }: Pick<FoundTable, 'rows'>, fields: Fields): boolean {
  if (OTHERS.some((field) => fields.includes(field))) return false
  if (fields.includes('side1') && fields.includes('side2')) return true
  const unit = fields.indexOf('unit')
  const matches = rows.filter(({ cells }) => unit >= 0 && sidesOf(cells[unit] ?? '') !== null)
  return matches.length > 0 && matches.length * 2 >= rows.length
}

/**
 * The kind of a table by its columns and rows. A table of matches is one of results if a match has an outcome, else a programme, whichever
 * columns it has.
 */
export function kindOfTable(table: Pick<FoundTable, 'rows'>, fields: Fields): SheetKind | null {
  const kind = kindOf(fields)
  if (!fields.some((field) => OUTCOMES.has(field)) || !isOfBothSides(table, fields)) return kind
  const isPlayed = ({ cells }: FoundTable['rows'][number]) =>
    cells.some((cell, at) => cell !== '' && (OUTCOMES.has(fields[at] ?? null) ? !isNotPlayed(cell) : isOver(cell)))
  if (table.rows.some(isPlayed)) return 'results'
  return kind === 'results' || kind === null
    ? kindOf(fields.map((field) => (OUTCOMES.has(field) ? null : field)))
    : kind
}

/** Known words with those of the programme of a reading, as if it were imported. */
export function withProgramme(known: KnownWords, { batches, names }: SheetReading): KnownWords {
  const before = new Map(known.units.map((unit) => [unit.code, unit]))
  const units = batches.flatMap((batch) =>
    batch.kind !== 'schedule'
      ? []
      : batch.rows.map(({ cells }): KnownUnit => {
          const { unit: code, name, phase_type: type, date, start_time: time, location, sides } = cells
          const former = before.get(code)
          const when = [date, time, location].filter(Boolean).join(' ')
          return {
            ...former,
            code,
            names: [...(name ? [name] : []), ...(former?.names ?? [])],
            when: when === '' ? (former?.when ?? null) : when,
            sides: sides?.flatMap((side) => side.code ?? []) ?? former?.sides ?? [],
            isContest: former?.isContest ?? type !== '0',
          }
        }),
  )
  const teams = batches.flatMap((batch) =>
    batch.kind !== 'teams'
      ? []
      : batch.rows.map(({ cells: { code, name = null, organisation, event = null } }) => ({
          code,
          name,
          organisation,
          event,
        })),
  )
  const namesOf = (set: string) =>
    names.flatMap((one) => (one.set === set ? [{ code: one.code, names: [one.name] }] : []))
  const named = namesOf('EVENT').map((event) => ({ ...event, code: padRsc(event.code) }))
  const events = new Set([...known.events, ...named].map(({ code }) => code))
  const others = new Set(units.map(({ code }) => padRsc(code.slice(0, 22))).filter((code) => !events.has(code)))
  return {
    ...known,
    disciplines: [...known.disciplines, ...namesOf('DISCIPLINE')],
    organisations: [...known.organisations, ...namesOf('ORGANISATION')],
    venues: [...known.venues, ...namesOf('VENUE')],
    events: [...known.events, ...named, ...[...others].map((code) => ({ code, names: [] }))],
    units: [...new Map([...known.units, ...units].map((unit) => [unit.code, unit])).values()],
    teams: [...known.teams, ...teams],
  }
}

/** The first of those with the same key. */
const unique = <T>(all: readonly T[], keyOf: (one: T) => string): T[] =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()

/** The readings of a programme and of its results in other tables as one. The programme has the time of a match that both have. */
export function withResults(programme: SheetReading, results: SheetReading): SheetReading {
  const both = <K extends 'names' | 'words' | 'questions' | 'problems' | 'notes' | 'passedOver' | 'notRead'>(key: K) =>
    [...programme[key], ...results[key]] as readonly SheetReading[K][number][]
  const inProgramme = new Set(
    programme.batches.flatMap((batch) => (batch.kind === 'schedule' ? batch.rows.map(({ cells }) => cells.unit) : [])),
  )
  const batches = [
    ...programme.batches,
    ...results.batches.map((batch) =>
      batch.kind === 'schedule'
        ? { ...batch, rows: batch.rows.filter(({ cells }) => !inProgramme.has(cells.unit)) }
        : batch,
    ),
  ].filter(({ rows }) => rows.length > 0)
  const questions = Map.groupBy(both('questions'), ({ key }) => key)
  return {
    ...results,
    batches,
    names: unique(both('names'), ({ set, code }) => `${set}/${code}`),
    words: unique(both('words'), ({ what, words }) => `${what}|${words}`),
    questions: [...questions.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : { ...first, rows: [...new Set([first, ...others].flatMap(({ rows }) => rows))] },
    ),
    problems: unique(both('problems'), (problem) => JSON.stringify(problem)),
    notes: both('notes'),
    passedOver: unique(both('passedOver'), ({ row }) => String(row)).toSorted((a, b) => a.row - b.row),
    notRead: unique(both('notRead'), ({ row, why }) => `${row} ${why}`),
    skipped: [...new Set([...programme.skipped, ...results.skipped])],
    texts: new Map([...results.texts, ...programme.texts]),
  }
}
