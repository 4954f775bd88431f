import type { Correction } from '@games/contract'
import { topics } from '@games/contract/live'
import { disciplineOf, medalScopesOf, rscPrefix, trimRsc } from '@games/domain'
import type { ClientBase } from 'pg'
import { innerTopics } from '../../facts/inner-topics.ts'
import { matchDocumentsOf } from '../../facts/match-documents.queries.ts'
import { medalsTopic } from '../../facts/medals-topic.ts'
import { producedIso } from '../../facts/produced-iso.ts'
import type { LogEvent } from '../../live/index.ts'
import { distinctEvents } from '../distinct-events.ts'
import type { Touched } from '../touched.ts'
import { forgetFiles } from '../report-files.queries.ts'
import { deriveCompetitors } from './competitors.ts'
import { deriveEventTypes, forgetEventTypes } from './event-types.ts'
import { deriveForecasts } from './forecasts.ts'
import { deriveMedalTables } from './medal-tables.ts'
import { ASPECTS } from './unit-aspects.ts'
import { deriveUnits, type UnitChange } from './units.ts'

/** Renamed competitors up to which each of their places is announced; above, everybody refetches once. */
export const MOST_RENAMED = 50

/** What was recomputed. */
interface Recomputed {
  readonly units: readonly UnitChange[]
  readonly competitors: readonly string[]
  readonly renamed: readonly string[]
  readonly scopes: readonly string[]
}

/** Recomputes everything that the touched facts determine, and gives the events to announce. */
export const derive = async (tx: ClientBase, touched: Touched): Promise<LogEvent[]> =>
  announce(tx, touched, await recompute(tx, touched))

/** Recomputes everything the touched facts stand behind. */
export async function recompute(tx: ClientBase, touched: Touched): Promise<Recomputed> {
  await forgetFiles(tx, touched.files)
  const units = new Set([...touched.units, ...(await deriveEventTypes(tx, touched))])
  const changed = await deriveUnits(tx, units)
  await forgetEventTypes(tx, units)
  const foreseen = await deriveForecasts(tx, changed)
  const { changed: competitors, renamed } = await deriveCompetitors(tx, touched.competitors)
  const scopes = await deriveMedalTables(tx, touched.medalEvents)
  return { units: [...changed, ...foreseen], competitors, renamed, scopes }
}

async function announce(
  tx: ClientBase,
  touched: Touched,
  { units: changed, competitors, renamed, scopes }: Recomputed,
): Promise<LogEvent[]> {
  const units = [...changed, ...(await listingUnits(tx, touched, changed))]
  const renamedIn = await eventsNaming(tx, competitors)
  if (touched.names || (competitors.length > MOST_RENAMED && renamedIn.length > 0))
    return [withoutCorrection(topics.everything())]
  return distinctEvents([
    ...units.flatMap(announceUnit),
    ...units
      .flatMap(({ code, differs }) => differs.flatMap((aspect) => ASPECTS[aspect].topics(code)))
      .map((topic) => withoutCorrection(topic)),
    ...(await competingFor(tx, units)).map((organisation) => withoutCorrection(innerTopics.delegation(organisation))),
    ...announceProgramme(touched),
    ...announceChanges(units, touched),
    ...(await appearingIn(tx, units)).map((id) => withoutCorrection(topics.athlete(id))),
    ...[...competitors, ...touched.pages, ...touched.medallists].map((code) => withoutCorrection(topics.athlete(code))),
    ...(competitors.length + touched.pages.size > 0 ? [withoutCorrection(topics.athletes())] : []),
    ...renamed.map((code) => withoutCorrection(innerTopics.name(code))),
    ...(competitors.length > MOST_RENAMED ? [] : await announceRenamed(tx, competitors)),
    ...(await announceMedals(tx, touched.medalEvents, scopes)),
    ...(await announceRevisions(tx, changed)),
    ...[...touched.rankedDisciplines].map((discipline) => withoutCorrection(topics.finalRanks(discipline))),
    ...announceEvents([
      ...units.map(({ code }) => rscPrefix(code, 'event')),
      ...touched.events,
      ...touched.medalEvents,
      ...renamedIn,
    ]),
    ...announceReports(touched.reportDisciplines),
    ...(await announceMatches(tx, units, touched.plays)),
  ])
}

const withoutCorrection = (topic: string, ref: string | null = null): LogEvent => ({ topic, ref, correction: null })

const announceUnit = ({ code, days, correction }: UnitChange): LogEvent[] => [
  { topic: topics.unit(code), ref: null, correction },
  ...days.map((day) => ({ topic: topics.scheduleDay(day), ref: code, correction })),
]

/** What differs from what was in force before: plans (also by their own aspect), corrected results, medals, and official communications. */
const announceChanges = (
  units: readonly UnitChange[],
  {
    medalEvents,
    reportDisciplines,
    programmesRestated,
  }: Pick<Touched, 'medalEvents' | 'reportDisciplines' | 'programmesRestated'>,
): LogEvent[] =>
  programmesRestated ||
  medalEvents.size > 0 ||
  reportDisciplines.size > 0 ||
  units.some(({ correction }) => correction !== null)
    ? [withoutCorrection(topics.changes())]
    : []

/** Disciplines whose medals, pools or rankings are others now, and the programme that says what is decided. */
function announceProgramme({
  medalEvents,
  events,
  rankedDisciplines,
}: Pick<Touched, 'medalEvents' | 'events' | 'rankedDisciplines'>): LogEvent[] {
  const disciplines = new Set([...[...medalEvents, ...events].map(disciplineOf), ...rankedDisciplines])
  return [
    ...(medalEvents.size > 0 ? [withoutCorrection(topics.programme())] : []),
    ...[...disciplines].sort().map((discipline) => withoutCorrection(topics.discipline(discipline))),
  ]
}

/** The units whose lists show what the touched facts say besides: the medals they decide, marked by the schedule or not, and who of their phase goes on. */
async function listingUnits(
  tx: ClientBase,
  { medalEvents, phases }: Pick<Touched, 'medalEvents' | 'phases'>,
  already: readonly UnitChange[],
): Promise<UnitChange[]> {
  if (medalEvents.size + phases.size === 0) return []
  const { rows } = await tx.query<{ code: string; day: string | null; headToHead: boolean }>(
    `select code, day, head_to_head as "headToHead" from unit
     where (event = any($1) and (medal > 0 or jsonb_typeof(leader) = 'object') or phase = any($2)) and code <> all($3) order by code`,
    [[...medalEvents], [...phases], already.map((u) => u.code)],
  )
  return rows.map(({ code, day, headToHead }) => ({
    code,
    days: day === null ? [] : [day],
    headToHead,
    differs: [],
    organisations: null,
    correction: null,
    appeared: [],
    courts: [],
  }))
}

/**
 * The competitors and athletes on whose profiles changed units stand, or stood before. A team that is listed without a line-up stands there
 * for each of its members.
 */
async function appearingIn(tx: ClientBase, units: readonly UnitChange[]): Promise<string[]> {
  if (units.length === 0) return []
  const { rows } = await tx.query<{ id: string }>(
    `with listed as (
       select unit, competitor, athlete, true as still from appearance where unit = any($1)
       union all
       select unit, competitor, athlete, false from jsonb_populate_recordset(null::appearance, $2::jsonb)
     )
     select case when athlete = '' then competitor else athlete end as id from listed
     where competitor is not null and athlete is not null
     union
     select unnest(t.athletes) from listed l join fact_team t on t.code = l.competitor
     where not exists (
       select 1 from listed o
       where o.unit = l.unit and o.competitor = l.competitor and o.still = l.still and o.athlete <> '')
     order by 1`,
    [units.map((u) => u.code), JSON.stringify(units.flatMap((u) => u.appeared))],
  )
  return rows.map((r) => r.id)
}

/** The organisations whose people stand, or stood before, in units that are others now in when and where who competes. */
async function competingFor(tx: ClientBase, units: readonly UnitChange[]): Promise<string[]> {
  const changed = units.filter(({ organisations }) => organisations !== null)
  if (changed.length === 0) return []
  const { rows } = await tx.query<{ organisation: string }>(
    `with listed as (
       select competitor, athlete from appearance where unit = any($1)
       union all
       select competitor, athlete from jsonb_populate_recordset(null::appearance, $2::jsonb)
     )
     select distinct organisation from competitor
     where code in (select competitor from listed union all select athlete from listed)`,
    [changed.map(({ code }) => code), JSON.stringify(changed.flatMap(({ appeared }) => appeared))],
  )
  const sides = changed.flatMap(({ organisations }) => organisations ?? [])
  return [...new Set([...sides, ...rows.map(({ organisation }) => organisation)])]
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
      withoutCorrection(topics.unit(code)),
      ...(day === null ? [] : [withoutCorrection(topics.scheduleDay(day), code)]),
    ]),
    ...medals.flatMap(({ event }) => medalScopesOf(event)).map((scope) => withoutCorrection(medalsTopic(scope))),
  ]
}

/**
 * A match's page follows its actions alone: its score and periods are announced there too. The unit's page only says that there are any,
 * so of all actions the first and the last removal are announced to it.
 */
async function announceMatches(
  tx: ClientBase,
  units: readonly UnitChange[],
  plays: Touched['plays'],
): Promise<LogEvent[]> {
  const affected = [...plays.keys()]
  const linked: string[] = []
  for (const [code, before] of plays) if ((await matchDocumentsOf(tx, code)) !== before) linked.push(code)
  affected.push(...units.flatMap(({ code, headToHead }) => (headToHead ? [code] : [])))
  return [
    ...affected.map((code) => withoutCorrection(topics.plays(code))),
    ...linked.map((code) => withoutCorrection(topics.unit(code))),
  ]
}

/** The courses of events (22 characters), once each; what is of a discipline alone, as training, is of no event. */
const announceEvents = (events: readonly string[]): LogEvent[] =>
  [...new Set(events.map(trimRsc))]
    .filter((event) => event.length > 4)
    .sort()
    .map((event) => withoutCorrection(topics.event(event)))

/** Events whose units, medals, pools, phase results, brackets or records name one of the competitors (ODF §7: names are joined by code). */
async function eventsNaming(tx: ClientBase, competitors: readonly string[]): Promise<string[]> {
  if (competitors.length === 0) return []
  const { rows } = await tx.query<{ event: string }>(
    `select left(unit, 22) as event from appearance where competitor = any($1) or athlete = any($1)
     union select event from fact_medal where competitor = any($1)
     union select left(code, 22) from fact_result
       where competitor = any($1) and document_type in ('DT_PHASE_RESULT', 'DT_POOL_STANDING')
     union select left(code, 22) from fact_document where document_type in ('DT_BRACKETS', 'DT_RECORD')
       and exists (select 1 from jsonb_path_query(fact, '$.**.competitor.code') c where c #>> '{}' = any($1))
     order by 1`,
    [competitors],
  )
  return rows.map(({ event }) => event)
}

const announceReports = (disciplines: ReadonlySet<string>): LogEvent[] =>
  disciplines.size === 0
    ? []
    : ['all', ...disciplines].map((discipline) => withoutCorrection(topics.reports(discipline)))

/** A table is corrected where a list is that counts in it. */
async function announceMedals(
  tx: ClientBase,
  events: ReadonlySet<string>,
  scopes: readonly string[],
): Promise<LogEvent[]> {
  if (events.size === 0) return []
  const { rows } = await tx.query<{ event: string; produced: string; notes: string[] }>(
    'select event, produced, notes from fact_medal_list where event = any($1) and corrected order by produced desc',
    [[...events]],
  )
  const corrections = new Map<string, Correction>()
  for (const { event, produced, notes } of rows)
    for (const scope of medalScopesOf(event))
      if (!corrections.has(scope)) corrections.set(scope, { at: producedIso(produced), note: notes.at(-1) ?? null })
  return scopes.map((scope) => ({
    topic: medalsTopic(scope),
    ref: null,
    correction: corrections.get(scope) ?? null,
  }))
}

/** A result that comes after the medals of its unit may contradict them, which the medals' pages say. */
async function announceRevisions(tx: ClientBase, units: readonly UnitChange[]): Promise<LogEvent[]> {
  if (units.length === 0) return []
  const { rows } = await tx.query<{ event: string }>(
    'select distinct event from fact_medal where event = any($1) and unit = any($2) order by 1',
    [[...new Set(units.map(({ code }) => rscPrefix(code, 'event')))], units.map(({ code }) => code)],
  )
  return rows.flatMap(({ event }) => medalScopesOf(event)).map((scope) => withoutCorrection(medalsTopic(scope)))
}
