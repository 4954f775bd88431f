import { topics } from '@games/contract/live'
import { disciplineOf, isDecided, type Medal, NOT_KNOWN_YET, PLACEHOLDERS } from '@games/domain'
import type { OdfMedal } from '@games/odf'
import { medalsTopic } from '../../facts/medals-topic.ts'
import { unitsUnderRevision } from '../../facts/medals-under-revision.queries.ts'
import type { Reading } from '../../facts/reading.ts'

interface MedalsOf {
  readonly organisation: string
  readonly gold: number
  readonly silver: number
  readonly bronze: number
  readonly total: number
}
/** A row of the table. */
export interface ListedRow extends MedalsOf {
  readonly listed: true
  readonly rank: number
  readonly rank_equal: boolean
  readonly rank_total: number
  readonly rank_total_equal: boolean
}
/** The medals of an organisation that is never ranked. */
interface UnlistedRow extends MedalsOf {
  readonly listed: false
  readonly rank: null
  readonly rank_equal: null
  readonly rank_total: null
  readonly rank_total_equal: null
}
export type MedalTableRow = ListedRow | UnlistedRow

export async function medalTableRows(tx: Reading, scope: string): Promise<MedalTableRow[]> {
  const { rows } = await tx.from(medalsTopic(scope)).query<MedalTableRow>(
    `select organisation, listed, rank, rank_equal, rank_total, rank_total_equal, gold, silver, bronze, total
       from medal_table where scope = $1 order by rank nulls last, organisation collate "C"`,
    [scope],
  )
  return rows
}

/** The events that have a gold medal unit which was not called off for good. */
export async function medalEvents(tx: Reading): Promise<string[]> {
  const { rows } = await tx
    .from(topics.days())
    .query<{ event: string }>(`select distinct event from unit where medal = 1 and status <> 'CANCELLED'`)
  return rows.map((row) => row.event)
}

export interface MedalWon {
  readonly event: string
  readonly medal: Medal
  readonly competitor: string
  readonly organisation: string
  /** Day of the games it was won on; null where nothing says so. */
  readonly day: string | null
  readonly unit: string | null
  readonly fact: OdfMedal['competitors'][number]
}

/** What a message of medallists in force says. */
export interface MedalList {
  readonly event: string
  readonly produced: string
  readonly notes: readonly string[]
  readonly corrected: boolean
  /** As sent; null where the message has no status. */
  readonly status: string | null
  /** True where it gives or withholds the gold. */
  readonly decided: boolean
  /** In the order sent; nobody's medals (placeholders) are not among them. */
  readonly medals: readonly MedalWon[]
}

/** The day of medal `m`: of the unit that decided it, else what its message says, else of the event's gold medal unit. */
const DAY = `coalesce(u.day, m.date, (select max(g.day) from unit g where g.event = m.event and g.medal = 1))`

/** The topics of medals: of a scope, and the days they were decided on. */
export const medalTopics = (scope: string): readonly string[] => [medalsTopic(scope), topics.days()]

/** A medal of a list; a list without medals has one line without one, of the left join. */
type MedalLine = Omit<MedalList, 'medals' | 'decided'> &
  Pick<MedalWon, 'day' | 'unit'> & { readonly key: string } & {
    readonly [Of in 'medal' | 'competitor' | 'organisation' | 'fact']: MedalWon[Of] | null
  }

/** Everything the medallists in force say, of whom those of `scope` are looked at. */
export async function medalLists(tx: Reading, scope: string): Promise<MedalList[]> {
  const { rows } = await tx.from(medalTopics(scope)).query<MedalLine>(
    `select l.replacement_key as key, l.event, l.produced, l.notes, l.corrected, l.status,
       m.medal, m.competitor, m.organisation, m.unit, m.fact, ${DAY} as day
     from fact_medal_list l left join fact_medal m using (replacement_key) left join unit u on u.code = m.unit
     order by l.event, l.replacement_key, m.position`,
  )
  return [...Map.groupBy(rows, (row) => row.key).values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    const { event, produced, notes, corrected, status } = first
    return {
      event,
      produced,
      notes,
      corrected,
      status,
      decided: isDecided(
        lines.flatMap(({ medal, competitor }) => (medal && competitor ? [{ medal, competitor }] : [])),
      ),
      medals: lines.flatMap(({ medal, competitor, organisation, day, unit, fact }) => {
        if (medal === null || competitor === null || organisation === null || fact === null) return []
        return PLACEHOLDERS.has(competitor) ? [] : [{ event, medal, competitor, organisation, day, unit, fact }]
      }),
    }
  })
}

export interface MedallistsFilter {
  readonly organisation?: string | undefined
  readonly event?: string | undefined
  readonly discipline?: string | undefined
  /** Competitors: the athlete and its teams. */
  readonly competitors?: readonly string[] | undefined
}

/** A medal, and whether others won the same one of the event. */
export type SharedMedal = MedalWon & { readonly shared: boolean }

/** The topics of the medals a filter lets through: of competitors their own pages' topics, which few medals do. */
function announcedBy({ event, discipline, competitors }: MedallistsFilter): readonly string[] {
  if (competitors !== undefined) return [...competitors.map(topics.athlete), topics.days()]
  const of = discipline ?? (event === undefined ? undefined : disciplineOf(event))
  return medalTopics(of === undefined ? 'all' : `discipline:${of}`)
}

/** Medals won, gold first, then by day and event. */
export async function medalsWon(tx: Reading, filter: MedallistsFilter): Promise<SharedMedal[]> {
  const { rows } = await tx.from(announcedBy(filter)).query<SharedMedal>(
    `select m.event, m.medal, m.competitor, m.organisation, m.unit, m.fact, ${DAY} as day,
       exists (select 1 from fact_medal o where o.event = m.event and o.medal = m.medal
         and o.competitor <> m.competitor and o.competitor <> all($5)) as shared
     from fact_medal m left join unit u on u.code = m.unit
     where ($1::text is null or m.organisation = $1) and ($2::text is null or m.event = rpad(left($2, 22), 22, '-'))
       and ($3::text[] is null or m.competitor = any($3) or exists (
         select 1 from jsonb_array_elements(m.fact -> 'athletes') a where a ->> 'code' = any($3)))
       and ($4::text is null or left(m.event, 3) = $4) and m.competitor <> all($5)
     order by case m.medal when 'gold' then 1 when 'silver' then 2 else 3 end, day, m.event, m.competitor`,
    [
      filter.organisation ?? null,
      filter.event ?? null,
      filter.competitors ?? null,
      filter.discipline ?? null,
      [...PLACEHOLDERS],
    ],
  )
  // whether a medal is shared is announced with its event's others
  tx.from(rows.map(({ event }) => topics.medals(`discipline:${disciplineOf(event)}`)))
  return rows
}

export interface MedalOnDay {
  readonly event: string
  readonly medal: Medal
  readonly organisation: string
  readonly day: string | null
}

/** Every medal with the games' day it was won on. */
export async function medalsByDay(tx: Reading): Promise<MedalOnDay[]> {
  const { rows } = await tx.from(medalTopics('all')).query<MedalOnDay>(
    `select m.event, m.medal, m.organisation, ${DAY} as day from fact_medal m left join unit u on u.code = m.unit
     where m.competitor <> all($1)`,
    [[...PLACEHOLDERS]],
  )
  return rows
}

/** The events whose gold was given or withheld on a day of the games. */
export async function eventsDecidedOn(tx: Reading, day: string): Promise<string[]> {
  const { rows } = await tx.from(medalTopics('all')).query<{ event: string }>(
    `select distinct m.event from fact_medal m left join unit u on u.code = m.unit
     where m.medal = 'gold' and m.competitor <> all($2) and ${DAY} = $1`,
    [day, [...NOT_KNOWN_YET]],
  )
  return rows.map(({ event }) => event)
}

/** The events (22 characters) of which a newer result contradicts the medallists in force. A change of such a result announces the medals. */
export const eventsUnderRevision = async (tx: Reading): Promise<ReadonlySet<string>> =>
  new Set((await unitsUnderRevision(tx.from(medalTopics('all')), null)).values())

/** Why the medals of events may change, by event (22 characters); `units`: those that gave the medals. */
export async function unsettledEventsOf(
  tx: Reading,
  events: readonly string[],
  units: readonly string[],
): Promise<ReadonlyMap<string, 'provisional' | 'under-revision'>> {
  const announcing = tx.from(events.map((event) => topics.medals(`discipline:${disciplineOf(event)}`)))
  const { rows } = await announcing.query<{ event: string }>(
    `select event from fact_medal_list where event = any($1) and status <> 'OFFICIAL'`,
    [events],
  )
  const revised = await unitsUnderRevision(announcing, units)
  return new Map([
    ...rows.map(({ event }) => [event, 'provisional'] as const),
    ...[...revised.values()].map((event) => [event, 'under-revision'] as const),
  ])
}
