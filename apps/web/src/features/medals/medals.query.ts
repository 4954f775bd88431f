import type { Api } from '@games/contract'
import { topics } from '@games/contract/live'
import { liveQuery } from '../../cache/live-query.ts'

/** The medal table of a scope; pushed whole on every change. */
export const medalTableQuery = (api: Api, scope: string) =>
  liveQuery(['medals', scope], topics.medals(scope), (options) => api.getMedalTable({ params: { scope } }, options))

/** A delegation's medals, newest first; fetched again when the table changes. */
export const delegationMedalsQuery = (api: Api, organisation: string) =>
  liveQuery(
    ['medallists', organisation],
    topics.medals('all'),
    (options) => api.listMedallists({ query: { organisation } }, options),
    { derived: true },
  )
