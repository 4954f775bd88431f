import type { Api } from '@games/contract'
import { notFound, redirect } from '@tanstack/react-router'
import { orNotFound } from '../../cache/or-not-found.ts'
import type { ViewCache } from '../../cache/view-cache.ts'
import { disciplineKey } from './discipline-sections.ts'
import { disciplineQuery } from './disciplines.query.ts'

/** A discipline by itself opens its schedule (R2.2). Throws the redirect, or a 404 for a discipline nobody knows. */
export async function openSchedule(api: Api, views: ViewCache, key: string): Promise<never> {
  const discipline = disciplineKey(key)
  if (discipline === undefined) throw notFound()
  await orNotFound(views.ensure(disciplineQuery(api, discipline)))
  throw redirect({ to: '/discipline/$key/schedule/$tab/{-$day}', params: { key: discipline, tab: 'days' } })
}
