import type { Agenda, Api } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { readFollowed } from '../../follow/follows.ts'

/** A day of what the visitor follows, and the keys that it was requested for: what is followed may have changed since. */
export interface AgendaDayView extends Agenda {
  readonly requested: readonly string[]
}

/**
 * Numbers of what was answered last, by day. What the server answers of other keys it may have made earlier, and is as true now: it is no older view of the
 * same, which would not be shown.
 */
const newest = new Map<string, number>()

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
    const answer = await agendaOf(api, day, requested, options)
    newest.set(day, Math.max(answer.seq, newest.get(day) ?? 0))
    return { ...answer, seq: newest.get(day) ?? answer.seq, requested }
  },
})

/** What somebody else follows and has sent: by its keys. */
export const sentAgendaQuery = (api: Api, day: string, keys: readonly string[]): ViewQuery<Agenda> => ({
  key: ['agenda', day, keys],
  load: (options) => agendaOf(api, day, keys, options),
})

const agendaOf = (api: Api, day: string, keys: readonly string[], options: Parameters<Api['getAgenda']>[1]) =>
  api.getAgenda({ params: { day }, query: keys.length === 0 ? {} : { follows: keys.join(',') } }, options)
