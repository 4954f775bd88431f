import type { Api, Medallists, MedalTableView } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** The medal table of a scope; pushed whole on every change. */
export const medalTableQuery = (api: Api, scope: string): ViewQuery<MedalTableView> => ({
  key: ['medals', scope],
  topic: topics.medals(scope),
  load: (options) => api.getMedalTable({ params: { scope } }, options),
})

/** A delegation's medals, newest first; fetched again when the table changes. */
export const delegationMedalsQuery = (api: Api, organisation: string): ViewQuery<Medallists> => ({
  key: ['medallists', organisation],
  topic: topics.medals('all'),
  derived: true,
  load: (options) => api.listMedallists({ query: { organisation } }, options),
})

/** The medals of a discipline with who won them; fetched again when its table changes. */
export const disciplineMedallistsQuery = (api: Api, discipline: string): ViewQuery<Medallists> => ({
  key: ['medallists', 'discipline', discipline],
  topic: topics.medals(`discipline:${discipline}`),
  derived: true,
  load: (options) => api.listMedallists({ query: { discipline } }, options),
})
