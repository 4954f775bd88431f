import { type Medal, medalScopesOf, medalTable, PLACEHOLDERS } from '@games/domain'
import type { ClientBase } from 'pg'
import { unlistedOrganisations } from '../../facts/unlisted-organisations.queries.ts'
import { insertRows } from '../touched.ts'

/** What a delegation has that is not ranked: none of the columns of a rank. */
const UNRANKED = { rank: null, rank_equal: null, rank_total: null, rank_total_equal: null }

/** Derives the medal tables that the given events count in, each whole from the medallists (R5.6). Gives their scopes. */
export async function deriveMedalTables(tx: ClientBase, events: ReadonlySet<string>): Promise<string[]> {
  if (events.size === 0) return []
  const scopes = [...new Set([...events].flatMap(medalScopesOf))].sort()
  const { rows } = await tx.query<{ event: string; medal: Medal; organisation: string }>(
    'select event, medal, organisation from fact_medal where competitor <> all($1)',
    [[...PLACEHOLDERS]],
  )
  const unlisted = await unlistedOrganisations(tx)
  const tables = scopes.flatMap((scope) => {
    const table = medalTable(
      rows.filter((r) => medalScopesOf(r.event).includes(scope)),
      (organisation) => !unlisted.has(organisation),
    )
    return [
      ...table.rows.map(({ rankEqual, rankTotal, rankTotalEqual, ...row }) => ({
        ...row,
        scope,
        listed: true,
        rank_equal: rankEqual,
        rank_total: rankTotal,
        rank_total_equal: rankTotalEqual,
      })),
      ...table.unlisted.map((row) => ({ ...row, ...UNRANKED, scope, listed: false })),
    ]
  })
  await tx.query('delete from medal_table where scope = any($1)', [scopes])
  await insertRows(tx, 'medal_table', tables)
  return scopes
}
