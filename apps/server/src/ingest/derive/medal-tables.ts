import {
  divisionOf,
  genderOf,
  type Medal,
  medalTable,
  PLACEHOLDERS,
  padRsc,
  UNLISTED_ORGANISATIONS,
} from '@games/domain'
import type { ClientBase } from 'pg'
import { insertRows } from '../facts.ts'

/** The scopes whose tables a medal of an event counts in (R5.6). */
export function medalScopesOf(event: string): string[] {
  const code = padRsc(event)
  const division = divisionOf(code)
  return [
    'all',
    `discipline:${code.slice(0, 3)}`,
    `gender:${genderOf(code)}`,
    ...(division === null ? [] : [`division:${division}`]),
  ]
}

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
      ...table.unlisted.map((row) => ({ ...row, scope, listed: false })),
    ]
  })
  await tx.query('delete from medal_table where scope = any($1)', [scopes])
  await insertRows(
    tx,
    'medal_table',
    [
      'scope',
      'organisation',
      'listed',
      'rank',
      'rank_equal',
      'rank_total',
      'rank_total_equal',
      'gold',
      'silver',
      'bronze',
      'total',
    ],
    tables,
  )
  return scopes
}

/** Organisations without a row: the organiser's setting, else what is usual (ODF §10). */
async function unlistedOrganisations(tx: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ value: string[] }>(`select value from setting where key = 'unlisted_organisations'`)
  return rows[0] ? new Set(rows[0].value) : UNLISTED_ORGANISATIONS
}
