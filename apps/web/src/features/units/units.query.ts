import type { Api, UnitPage, UnitSummary } from '@games/contract'
import { topics } from '@games/contract/live'
import { padRsc } from '@games/domain'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { isHeard } from './spoken/heard.ts'

/** An official result opens no stream (architecture, "Way 2"); a later correction is there on the next look. */
export const isSettled = (unit: UnitSummary): boolean => unit.status === 'OFFICIAL'

/** A unit's page by its RSC, with or without trailing filler. Fails with ApiFailure 404 for a code the games do not know. */
export function unitQuery(api: Api, code: string): ViewQuery<UnitPage> {
  const full = padRsc(code.toUpperCase())
  return {
    key: ['unit', full],
    topic: topics.unit(full),
    // who listens hears the medals and a correction too
    follows: ({ unit }) => !isSettled(unit) || isHeard(),
    load: (options) => api.getUnit({ params: { code: full } }, options),
  }
}
