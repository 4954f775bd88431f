import type { Api, DisciplinePage, FinalRank, Programme } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** The programme as disciplines × days; fetched again when its counts change, and when a unit begins or ends. */
export const programmeQuery = (api: Api): ViewQuery<Programme> => ({
  key: ['programme'],
  topic: topics.programme(),
  derived: true,
  load: (options) => api.getProgramme({}, options),
})

/** A discipline's days and events, by its code in capitals; fetched again when they or its medals change. Fails with 404 for an unknown one. */
export const disciplineQuery = (api: Api, code: string): ViewQuery<DisciplinePage> => ({
  key: ['discipline', code],
  topic: topics.discipline(code),
  derived: true,
  load: (options) => api.getDiscipline({ params: { code } }, options),
})

/** The final ranking of an event of a discipline. Fails with 404 where none was sent. */
export const finalRankQuery = (api: Api, discipline: string, event: string): ViewQuery<FinalRank> => ({
  key: ['final-rank', event],
  topic: topics.finalRanks(discipline),
  derived: true,
  load: (options) => api.getFinalRank({ params: { event } }, options),
})
