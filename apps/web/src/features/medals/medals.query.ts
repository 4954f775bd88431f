import type { Api, Medallists, MedalTableView, PublishedMedals } from '@games/contract'
import { topics } from '@games/contract/live'
import { type MedalScopeParts, medalScopeParts } from '@games/domain/medals/medal-scope'
import type { Medal } from '@games/domain/medals/medal-table'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { ownSearch } from '../../page-search.ts'
import type { MedallistSearch } from './medallist-search.ts'

/** The scopes whose tables are pushed: a discipline's that is narrowed follows the discipline's. */
const pushedScope = (scope: string): string => scope.split(':').slice(0, 2).join(':')

/** The medal table of a scope, pushed whole on every change; of a past moment (`at`), as it stood then. */
export const medalTableQuery = (api: Api, scope: string, at?: string): ViewQuery<MedalTableView> =>
  at === undefined
    ? {
        key: ['medals', scope],
        topic: topics.medals(pushedScope(scope)),
        derived: pushedScope(scope) !== scope,
        load: (options) => api.getMedalTable({ params: { scope } }, options),
      }
    : {
        key: ['medals', scope, at],
        load: (options) => api.getMedalTable({ params: { scope }, query: { at } }, options),
      }

/** The medal table that another organisation published. */
export const publishedMedalsQuery = (api: Api): ViewQuery<PublishedMedals> => ({
  key: ['published-medals'],
  topic: topics.publishedMedals(),
  load: (options) => api.getPublishedMedals({}, options),
})

/** Medals that an open row shows at once; the others have a page. Of a past moment there is none: the row shows them all. */
const OPEN_MEDALS = 20
const PAST_MEDALS = 200

/** What of a table is opened: a delegation's medals in its scope, of one colour or all. */
export interface OpenedRow {
  readonly scope: string
  readonly organisation: string
  readonly medal?: Medal | undefined
  readonly at?: string | undefined
}

/** The first medals of an open row, gold first; fetched again when the table changes. */
export function openedMedalsQuery(api: Api, { scope, organisation, medal, at }: OpenedRow): ViewQuery<Medallists> {
  const query = {
    organisation,
    limit: at === undefined ? OPEN_MEDALS : PAST_MEDALS,
    ...partsOf(scope),
    ...(medal === undefined ? {} : { medal }),
    ...(at === undefined ? {} : { at }),
  }
  return {
    key: ['medallists', 'opened', scope, organisation, medal ?? '', at ?? ''],
    ...(at === undefined ? { topic: topics.medals(pushedScope(scope)), derived: true } : {}),
    load: (options) => api.listMedallists({ query }, options),
  }
}

/** A scope as the filters of the medallists. */
type ScopeFilter = { discipline?: string; gender?: 'M' | 'W' | 'X' | 'O'; division?: '1' | '2' | '3' }
export const partsOf = (scope: string): ScopeFilter => medalScopeParts(scope) as MedalScopeParts & ScopeFilter

/** A page of fifty medallists, the newest day first; fetched again when medals change. */
export function medallistsQuery(api: Api, search: MedallistSearch): ViewQuery<Medallists> {
  const requestFilters = ownSearch(search)
  return {
    key: ['medallists', 'days', requestFilters],
    topic: topics.medals(requestFilters.discipline === undefined ? 'all' : `discipline:${requestFilters.discipline}`),
    derived: true,
    load: (options) => api.listMedallists({ query: { ...requestFilters, order: 'day' } }, options),
  }
}
