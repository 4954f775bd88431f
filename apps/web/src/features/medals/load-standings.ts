import type { Api } from '@games/contract'
import type { ViewCache } from '../../cache/view-cache.ts'
import { openRowPart } from './later-parts.ts'
import type { MedalSearch } from './medal-search.ts'
import { medalTableQuery, openedMedalsQuery } from './medals.query.ts'

/** Loads what a medal table's page shows: the table and, on the server, the medals of its open row; a browser shows the row first. */
export async function loadStandings(
  { api, views }: { readonly api: Api; readonly views: ViewCache },
  scope: string,
  { open, medal, at }: MedalSearch,
): Promise<void> {
  const opened =
    open === undefined
      ? []
      : [
          openRowPart.preload(),
          ...(import.meta.env.SSR
            ? [views.ensure(openedMedalsQuery(api, { scope, organisation: open, medal, at }))]
            : []),
        ]
  await Promise.all([views.ensure(medalTableQuery(api, scope, at)), ...opened])
}
