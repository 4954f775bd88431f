import type { Api } from '@games/contract'
import { useEffect, useMemo } from 'react'
import { useViews, useViewState } from '../../cache/use-view.ts'
import { useFollowed } from '../../follow/follows.ts'
import { type AgendaDayView, agendaQuery } from './agenda.query.ts'

/** A day of the visitor's agenda as it is shown: what is no longer followed is not there, before the server has answered too. */
export interface ShownAgenda {
  readonly view: AgendaDayView | undefined
  readonly error: unknown
  readonly retry: () => void
}

export function useAgenda(api: Api, day: string): ShownAgenda {
  const keys = useFollowed()
  const views = useViews()
  const query = useMemo(() => agendaQuery(api, day), [api, day])
  const { view, error, retry } = useViewState(query)
  // what is followed has changed since it was requested
  const isOther = view !== undefined && view.requested.join() !== keys.join()
  useEffect(() => {
    if (isOther) void views.refetch(query.key)
    // once more where what came was of keys that were not the last any more
  }, [views, query, isOther, view])
  return { view: view && onlyFollowed(view, keys), error, retry }
}

function onlyFollowed(view: AgendaDayView, keys: readonly string[]): AgendaDayView {
  if (view.requested.every((key) => keys.includes(key))) return view
  const isFollowed = (key: string) => keys.includes(key)
  const units = view.units.flatMap(({ unit, of }) => {
    const still = of.filter(isFollowed)
    return still.length === 0 ? [] : [{ unit, of: still }]
  })
  return {
    ...view,
    units,
    days: view.days.map((one) => (one.day === view.day ? { ...one, units: units.length } : one)),
    followed: view.followed.filter(({ key }) => isFollowed(key)),
  }
}
