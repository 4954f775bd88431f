import type { Api } from '@games/contract'
import { decideAccess } from '@games/domain/access/guard'
import type { AccessSubject } from '@games/domain/access/menu'
import { followRouteRules, type RouteRule } from '@games/domain/access/route-rules'
import { type NotFoundError, notFound, redirect, rootRouteId } from '@tanstack/react-router'

/** What the router gets in place of a page that is forbidden: not as an error, which would be reported to the console as one. */
const FORBIDDEN = notFound({ routeId: rootRouteId, data: 'forbidden' })

/** Whether a page that is not shown is forbidden rather than not there, by the `data` the router got. */
export const isForbidden = (data: unknown): boolean => data === FORBIDDEN.data

/**
 * The guard of R4.3, before anything of a page is requested: throws the redirect; where the page is forbidden it gives what to throw for
 * the 403 page (R4.4), once its messages are loaded.
 */
export function guard(address: string, subject: AccessSubject): NotFoundError | undefined {
  const access = decideAccess(address, subject)
  if (access.kind === 'redirect') throw redirect({ href: access.to, statusCode: 302 })
  return access.kind === 'forbidden' ? FORBIDDEN : undefined
}

/** Rules are requested again after this long. */
const GOOD_FOR_MS = 5 * 60_000
/** A navigation does not wait longer for them: the server follows them on the next reload. */
const PATIENCE_MS = 1_500

const requests = new WeakMap<Api, { readonly at: number; readonly rules: Promise<readonly RouteRule[]> }>()

/** The organiser's route rules, requested once for many navigations; none while they cannot be fetched. */
export function routeRules(api: Api): Promise<readonly RouteRule[]> {
  const known = requests.get(api)
  if (known && Date.now() - known.at < GOOD_FOR_MS) return known.rules
  const rules = api.getRouteRules({}, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    (answer) => answer.rules,
    () => [],
  )
  requests.set(api, { at: Date.now(), rules })
  return rules
}

/** Throws the redirect of the organiser's rule for an address (R3.12); to another site it is a navigation of the whole page. */
export async function followRules(address: string, api: Api): Promise<void> {
  const ruled = followRouteRules(address, await routeRules(api))
  if (ruled) throw redirect({ href: ruled.to, reloadDocument: ruled.external })
}
