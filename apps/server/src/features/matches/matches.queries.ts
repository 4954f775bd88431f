import { topics } from '@games/contract/live'
import type { OdfPlayByPlay, OdfStats } from '@games/odf'
import { innerTopics } from '../../facts/inner-topics.ts'
import type { Reading } from '../../facts/reading.ts'

/** A message in force about a match as a whole. `produced` as digits, `YYYY-MM-DDhhmmssfff`. */
interface MatchDocument<Type, Fact> {
  readonly document_type: Type
  /** A period of the actions, a side of the statistics; null for all of them. */
  readonly subcode: string | null
  readonly language: string | null
  readonly produced: string
  readonly fact: Fact
}
export type PlayDocument = MatchDocument<'DT_PLAY_BY_PLAY', Omit<OdfPlayByPlay, 'kind'>>
export type StatsDocument = MatchDocument<'DT_STATS', Omit<OdfStats, 'kind'>>

/** The actions and statistics in force of a unit (34 characters), newest message first. */
export async function matchDocuments(
  tx: Reading,
  unit: string,
): Promise<{ plays: PlayDocument[]; stats: StatsDocument[] }> {
  const { rows } = await tx.from(topics.plays(unit)).query<PlayDocument | StatsDocument>(
    `select document_type, subcode, language, produced, fact from fact_document
     where code = $1 and document_type in ('DT_PLAY_BY_PLAY', 'DT_STATS') order by produced desc, replacement_key`,
    [unit],
  )
  return {
    plays: rows.filter((row) => row.document_type === 'DT_PLAY_BY_PLAY'),
    stats: rows.filter((row) => row.document_type === 'DT_STATS'),
  }
}

/** The days that have matches of these disciplines, with their number and that of those that decide a gold medal. */
export async function daysWithMatches(
  tx: Reading,
  disciplines: ReadonlySet<string>,
): Promise<{ day: string; units: number; golds: number }[]> {
  const { rows } = await tx.from(innerTopics.matchDays()).query<{ day: string; units: number; golds: number }>(
    `select day, count(*)::int as units, (count(*) filter (where medal = 1 and status <> 'CANCELLED'))::int as golds
     from unit where displayed and day is not null and head_to_head and discipline = any($1) group by day order by day`,
    [[...disciplines]],
  )
  return rows
}
