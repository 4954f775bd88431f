import type { SheetField } from '@games/domain'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { isPair } from '../cells.ts'
import { digestOf } from '../digest.ts'
import type { Competitor } from '../reading.ts'
import type { SheetRow } from '../sheet-row.ts'
import { teamCodeOf } from '../word-codes.ts'
import { entrantsOfDelegation } from './entrants.ts'

/** Kinds of sheets whose rows name pairs that are entered already. */
const OF_ENTRANTS: ReadonlySet<SheetRow['sheet']['kind']> = new Set([
  'schedule',
  'start-lists',
  'results',
  'medallists',
])
/** Fields that tell the rows of two pairs of a delegation apart. A score can be corrected. */
const MARKS = [
  'phase',
  'pool',
  'unit',
  'unit_number',
  'date',
  'side1',
  'side2',
  'rank',
  'medal',
  'start_order',
  'bib',
] as const satisfies readonly SheetField[]

/** Whether the competitors of an event are pairs, by its type; of an unknown type, by the names of those of the delegation. */
export function isOfPairs({ sheet: { index } }: SheetRow, event: string, organisation: string): boolean {
  const entrant = typedEventOf(index.typeCode(event))?.type.entrant
  if (entrant !== undefined) return entrant === 'pair'
  return index.teamsOf(event, organisation).some(({ name }) => isPair(name ?? ''))
}

/**
 * The pair of a delegation with several of them in an event. A code: that of a new pair; null: the organiser has a question to answer; undefined: the
 * delegation has one pair or none, so its name is enough. `side`: of a match.
 */
export function pairOfDelegation(
  row: SheetRow,
  event: string,
  organisation: string,
  side: number,
): Competitor | string | null | undefined {
  const { index, resolver, kind } = row.sheet
  if (!isOfPairs(row, event, organisation) || !OF_ENTRANTS.has(kind)) return undefined
  const entered = index
    .teamsOf(event, organisation)
    .map(({ code, name }): Competitor => ({ code, type: 'T', organisation, name: name ?? code }))
  const named = entrantsOfDelegation(row, event, organisation)
  const pairs = [...new Map([...entered, ...named].map((pair) => [pair.code, pair])).values()]
  const [only] = pairs
  if (pairs.length < 2) return only
  const delegation = resolver.organisationName(organisation)
  const marks = [side, row.titles.phase ?? '', ...MARKS.map((field) => row.values[field] ?? '')]
  const key = [
    event.replace(/-+$/, ''),
    organisation,
    digestOf(JSON.stringify([entered.map(({ code }) => code).toSorted(), marks]), 10),
  ].join(' ')
  const { side1, side2 } = row.values
  const written = side1 === undefined || side2 === undefined ? delegation : `${delegation} (${side1} × ${side2})`
  const suggestions = pairs.map(({ code, name }) => ({ code, name: name === code ? code : `${name} (${delegation})` }))
  const make = () => teamCodeOf(event, organisation, key)
  const code = row.code(resolver.pair(written, key, suggestions, make, row.number))
  return code === null ? null : (pairs.find((pair) => pair.code === code) ?? code)
}
