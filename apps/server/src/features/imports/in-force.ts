import { disciplineOf, padRsc, rscPrefix } from '@games/domain'
import { typeCodeOf } from '@games/domain/sports/stored-event-type'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { type OdfCode, type OdfHeader, replacementKey } from '@games/odf'
import { type EventFacts, type InForce, NO_FACTS } from '@games/odf/tables/index'
import type { Reads } from '../../db/reads.ts'
import { eventTypes } from '../../facts/event-types.queries.ts'
import * as queries from './imports.queries.ts'

/** What is in force, and of the things a table names, which are known. */
export interface InForceNow extends InForce {
  hasEvent(event: string): boolean
}

/** Everything that the rows are about, read at once. */
export async function readInForce(tx: Reads, rows: readonly { readonly cells: Naming }[]): Promise<InForceNow> {
  const named = namesOf(rows)
  const competitors = [...named.competitors]
  const keyOf = (documentType: string) => (documentCode: string) =>
    replacementKey({ ...ABOUT, documentType, documentCode })
  const [listKey, medalKey, standingKey] = [keyOf('DT_RESULT'), keyOf('DT_MEDALLISTS'), keyOf('DT_POOL_STANDING')]
  // one client: one query after the other
  const units = byCode(await queries.unitFacts(tx, [...named.units]))
  const people = byCode(await queries.participantFacts(tx, competitors))
  const teams = byCode(await queries.teamFacts(tx, competitors))
  const events = new Set([...named.events, ...[...named.units].map((unit) => padRsc(rscPrefix(unit, 'event')))])
  const pools = new Set([...named.units].map((unit) => padRsc(rscPrefix(unit, 'phase'))))
  const lists = byKey(await queries.listsInForce(tx, [...named.units].map(listKey)))
  const standings = byKey(await queries.listsInForce(tx, [...pools].map(standingKey)))
  const medals = byKey(await queries.medalsInForce(tx, [...events].map(medalKey)))
  const types = await eventTypes(
    tx,
    [...events].map((event) => rscPrefix(event, 'event')),
  )
  const names = Map.groupBy(await queries.namesInForce(tx, NAME_SETS.map(namesKey)), ({ key }) => key)
  const codesOfSet = (set: string) => (names.get(namesKey(set)) ?? []).map(({ code, name }) => ({ code, name }))
  const sets = new Map<string, readonly OdfCode[]>(NAME_SETS.map((set) => [set, codesOfSet(set)]))
  const withUnits = new Set(
    await queries.eventsWithUnits(
      tx,
      [...named.events].map((event) => rscPrefix(event, 'event')),
    ),
  )
  const inDiscipline = <T>(
    found: ReadonlyMap<string, readonly InDiscipline<T>[]>,
    code: string,
    discipline: string,
  ): T | null => found.get(code)?.find((one) => one.discipline === discipline)?.fact ?? null
  return {
    unit: (code) => inDiscipline(units, code, disciplineOf(code)),
    participant: (code, discipline) => inDiscipline(people, code, discipline),
    team: (code, discipline) => inDiscipline(teams, code, discipline),
    list: (unit) => listOf(lists.get(listKey(unit))),
    standing: (phase) => listOf(standings.get(standingKey(phase))),
    medals: (event) => medals.get(medalKey(event)) ?? null,
    typeOf: (code) => (teams.has(code) ? 'T' : people.has(code) ? 'A' : null),
    members: (team) => teams.get(team)?.[0]?.fact.athletes ?? [],
    names: (set) => sets.get(set) ?? [],
    eventType: (code) => types.get(rscPrefix(code, 'event')) ?? null,
    hasEvent: (event) => withUnits.has(rscPrefix(event, 'event')),
  }
}

/** What is in force of events (in full), as their rules read it. `inForce` has their medals. */
export async function readEvents(
  tx: Reads,
  events: readonly string[],
  inForce: InForce,
): Promise<ReadonlyMap<string, EventFacts>> {
  const short = events.map((event) => rscPrefix(event, 'event'))
  const units = Map.groupBy(await queries.unitsOfEvents(tx, short), ({ event }) => event)
  const lists = Map.groupBy(await queries.listsOfEvents(tx, short), ({ event }) => event)
  const rules = new Map((await queries.scoredBy(tx, short)).map((one) => [one.event, one.rule_set]))
  const types = await eventTypes(tx, short)
  const entries = Map.groupBy(await queries.entriesOfEvents(tx, short), ({ event }) => event)
  const formats = new Map((await queries.formatsOf(tx, short)).map((row) => [row.event, row]))
  return new Map(
    events.map((event) => {
      const own = lists.get(rscPrefix(event, 'event')) ?? []
      const chosen = formats.get(rscPrefix(event, 'event'))
      const type = types.get(rscPrefix(event, 'event')) ?? null
      const ofType = (type: string) =>
        new Map(
          own.flatMap(({ code, document_type, status, list, rows }) =>
            document_type === type ? [[code, { status, results: { ...list, results: rows } }] as const] : [],
          ),
        )
      return [
        event,
        {
          ...NO_FACTS,
          units: new Map((units.get(rscPrefix(event, 'event')) ?? []).map(({ fact }) => [fact.code, fact])),
          lists: ofType('DT_RESULT'),
          standings: ofType('DT_POOL_STANDING'),
          medals: inForce.medals(event),
          entries: entrantsOf(entries.get(rscPrefix(event, 'event')) ?? [], typeCodeOf(event, type)),
          scoredBy: rules.get(rscPrefix(event, 'event')) ?? null,
          formats: chosen?.formats ?? [],
          ofDiscipline: chosen?.of_discipline ?? [],
          type,
        },
      ]
    }),
  )
}

/**
 * The entrants of an event: those of its entry list, else those that are registered for it. Null: not known. The members of a team are no
 * entrants, and one registered team may be known only from its result.
 */
function entrantsOf(rows: readonly queries.EntryRow[], typeCode: string): readonly string[] | null {
  const codesFrom = (source: queries.EntryRow['source']) =>
    rows.flatMap((row) => (row.source === source ? [row.code] : []))
  const [list, teams, people] = [codesFrom('list'), codesFrom('team'), codesFrom('person')]
  if (list.length > 0) return list
  if (teams.length > 0) return teams.length > 1 ? teams : null
  return people.length > 0 && (typedEventOf(typeCode)?.type.entrant ?? 'athlete') === 'athlete' ? people : null
}

/** The sets of codes that tables bring names for. */
const NAME_SETS = ['DISCIPLINE', 'EVENT', 'VENUE', 'ORGANISATION'] as const
const NAMES = { documentCode: padRsc('GLO'), documentSubcode: 'TABLE', documentType: 'DT_CODES', language: null }
const namesKey = (set: string): string => replacementKey({ ...NAMES, documentSubtype: set })

const ABOUT = { documentSubcode: null, documentSubtype: null, language: null } satisfies Partial<OdfHeader>

const listOf = (found: queries.ListInForce | undefined) =>
  found ? { status: found.status, results: { ...found.list, results: found.rows } } : null

interface InDiscipline<T> {
  readonly code: string
  readonly discipline: string
  readonly fact: T
}
const byCode = <T>(rows: readonly InDiscipline<T>[]) => Map.groupBy(rows, ({ code }) => code)
const byKey = <T extends { readonly key: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.key, row]))

/** The columns of any kind of table that name things. */
interface Naming {
  readonly unit?: string | null | undefined
  readonly event?: string | null | undefined
  readonly competitor?: string
  readonly code?: string
  readonly athletes?: readonly string[] | null | undefined
}

function namesOf(rows: readonly { readonly cells: Naming }[]) {
  const units = new Set<string>()
  const competitors = new Set<string>()
  const events = new Set<string>()
  for (const { cells } of rows) {
    if (cells.unit) units.add(cells.unit)
    if (cells.event) events.add(cells.event)
    for (const code of [cells.competitor, cells.code, ...(cells.athletes ?? [])]) if (code) competitors.add(code)
  }
  return { units, competitors, events }
}
