import type { Agenda, Api } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { readFollowed } from '../../follow/follows.ts'

/** A day of what the visitor follows, and the keys that it was requested for: what is followed may have changed since. */
export interface AgendaDayView extends Agenda {
  readonly requested: readonly string[]
}

/**
 * A day of what is followed on this device when it is fetched. One view whatever is followed, so that what is stored of it is shown without a
 * network after somebody else is followed too (use-agenda.ts). Whom a unit concerns its row does not tell: it is fetched again with every change of the day.
 */
export const agendaQuery = (api: Api, day: string): ViewQuery<AgendaDayView> => ({
  key: ['agenda', day],
  topic: topics.scheduleDay(day),
  derived: true,
  load: async (options) => {
    const requested = readFollowed()
    return { ...(await agendaOf(api, day, requested, options)), requested }
  },
})

/** What somebody else follows and has sent: by its keys. */
export const sentAgendaQuery = (api: Api, day: string, keys: readonly string[]): ViewQuery<Agenda> => ({
  key: ['agenda', day, keys],
  load: (options) => agendaOf(api, day, keys, options),
})

const agendaOf = (api: Api, day: string, keys: readonly string[], options: Parameters<Api['getAgenda']>[1]) =>
  api.getAgenda({ params: { day }, query: keys.length === 0 ? {} : { follows: keys.join(',') } }, options)
