import { topics } from '@games/contract/live'
import type { ClientBase } from 'pg'
import type { LogEvent } from '../../live/index.ts'
import { producedIso, type Touched } from '../facts.ts'
import { deriveCompetitors } from './competitors.ts'
import { deriveMedalTables, medalScopesOf } from './medal-tables.ts'
import { deriveUnits, type UnitChange } from './units.ts'

/** Renamed competitors up to which each of their places is told; above, everybody refetches once. */
const MOST_RENAMED = 50

/** Recomputes everything the touched facts stand behind, and says whom to tell. */
export async function derive(tx: ClientBase, touched: Touched): Promise<LogEvent[]> {
  const changed = await deriveUnits(tx, touched.units)
  const units = [...changed, ...(await medalUnits(tx, touched.medalEvents, changed))]
  const competitors = await deriveCompetitors(tx, touched.competitors)
  const scopes = await deriveMedalTables(tx, touched.medalEvents)
  if (touched.names || (competitors.length > MOST_RENAMED && (await appearSomewhere(tx, competitors))))
    return [quietly(topics.everything())]
  return distinct([
    ...units.flatMap(announceUnit),
    ...(units.some((u) => u.countsChanged) ? [quietly(topics.days())] : []),
    ...(await appearingIn(tx, units)).map((id) => quietly(topics.athlete(id))),
    ...competitors.map((code) => quietly(topics.athlete(code))),
    ...(competitors.length > 0 ? [quietly(topics.athletes())] : []),
    ...(competitors.length > MOST_RENAMED ? [] : await announceRenamed(tx, competitors)),
    ...(await announceMedals(tx, touched.medalEvents, scopes)),
    ...[...touched.rankedDisciplines].map((discipline) => quietly(topics.finalRanks(discipline))),
  ])
}

const quietly = (topic: string, ref: string | null = null): LogEvent => ({ topic, ref, correction: null })

/** One announcement of each topic and ref, the one with a correction where there is one. */
function distinct(announcements: readonly LogEvent[]): LogEvent[] {
  const by = new Map<string, LogEvent>()
  for (const announcement of announcements) {
    const key = `${announcement.topic} ${announcement.ref}`
    if (!by.get(key)?.correction) by.set(key, announcement)
  }
  return [...by.values()]
}

const announceUnit = ({ code, days, correction }: UnitChange): LogEvent[] => [
  { topic: topics.unit(code), ref: null, correction },
  ...days.map((day) => ({ topic: topics.scheduleDay(day), ref: code, correction })),
]

/** The units that decide the medals of the events: their lists show the medals. */
async function medalUnits(
  tx: ClientBase,
  events: ReadonlySet<string>,
  already: readonly UnitChange[],
): Promise<UnitChange[]> {
  if (events.size === 0) return []
  const { rows } = await tx.query<{ code: string; day: string | null }>(
    'select code, day from unit where event = any($1) and medal > 0 and code <> all($2) order by code',
    [[...events], already.map((u) => u.code)],
  )
  return rows.map(({ code, day }) => ({
    code,
    days: day === null ? [] : [day],
    countsChanged: false,
    correction: null,
  }))
}

/** The competitors and athletes on whose profiles changed units stand. */
async function appearingIn(tx: ClientBase, units: readonly UnitChange[]): Promise<string[]> {
  if (units.length === 0) return []
  const { rows } = await tx.query<{ id: string }>(
    `select distinct case when athlete = '' then competitor else athlete end as id from appearance where unit = any($1) order by 1`,
    [units.map((u) => u.code)],
  )
  return rows.map((r) => r.id)
}

async function appearSomewhere(tx: ClientBase, codes: readonly string[]): Promise<boolean> {
  const { rows } = await tx.query(
    `select 1 from appearance where competitor = any($1) or athlete = any($1)
     union all select 1 from fact_medal where competitor = any($1) limit 1`,
    [codes],
  )
  return rows.length > 0
}

/** Lists show names as the participants have them (ODF §7), so a new name changes every list it stands in. */
async function announceRenamed(tx: ClientBase, codes: readonly string[]): Promise<LogEvent[]> {
  if (codes.length === 0) return []
  const { rows } = await tx.query<{ code: string; day: string | null }>(
    `select distinct u.code, u.day from appearance a join unit u on u.code = a.unit
     where a.competitor = any($1) or a.athlete = any($1) order by 1`,
    [codes],
  )
  const { rows: medals } = await tx.query<{ event: string }>(
    'select distinct event from fact_medal where competitor = any($1) order by 1',
    [codes],
  )
  return [
    ...rows.flatMap(({ code, day }) => [
      quietly(topics.unit(code)),
      ...(day === null ? [] : [quietly(topics.scheduleDay(day), code)]),
    ]),
    ...medals.flatMap(({ event }) => medalScopesOf(event)).map((scope) => quietly(topics.medals(scope))),
  ]
}

async function announceMedals(
  tx: ClientBase,
  events: ReadonlySet<string>,
  scopes: readonly string[],
): Promise<LogEvent[]> {
  if (events.size === 0) return []
  const { rows } = await tx.query<{ produced: string; notes: string[] }>(
    'select produced, notes from fact_medal_list where event = any($1) and corrected order by produced desc limit 1',
    [[...events]],
  )
  const corrected = rows[0]
  const correction = corrected ? { at: producedIso(corrected.produced), note: corrected.notes.at(-1) ?? null } : null
  return scopes.map((scope) => ({ topic: topics.medals(scope), ref: null, correction }))
}
