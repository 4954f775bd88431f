import { createHash } from 'node:crypto'
import type { MedalDifference } from '@games/contract'
import { disciplineOf, type Locale, padRsc } from '@games/domain'
import { typeCodeOf } from '@games/domain/sports/stored-event-type'
import { type EventByRule, type EventFacts, medalsOfResults, sameMedals } from '@games/odf/tables/index'
import type { Reading, Statements } from '../../facts/reading.ts'
import { type InForceNow, readEvents, readInForce } from '../imports/index.ts'
import { eventsWithMedals } from './event-formats.queries.ts'
import { eventName } from './names.ts'
import { medalLines, namesOf } from './plan-change.ts'

interface Differences {
  /** Events in full, in the order of their codes. */
  readonly events: ReadonlyMap<
    string,
    { readonly facts: EventFacts; readonly byRule: EventByRule; readonly isOfDesk: boolean }
  >
  readonly inForce: InForceNow
}

/**
 * Reads the events whose medals in force are not those that the rules give to their results: an earlier release or the organiser has decided them.
 * They remain until the organiser decides. `event` (22 characters): only that event.
 */
export async function differencesIn(q: Statements, event: string | null = null): Promise<Differences> {
  const found = await eventsWithMedals(q, event)
  const events = [...found.keys()].map(padRsc)
  const inForce = await readInForce(
    q,
    events.map((code) => ({ cells: { event: code } })),
  )
  const all = await readEvents(q, events, inForce)
  const different = [...all].flatMap(([code, ofEvent]) => {
    const isOfDesk = found.get(code.slice(0, 22))?.isOfDesk === true
    const facts = isOfDesk ? officialOnly(ofEvent) : ofEvent
    const byRule = medalsOfResults(code, facts)
    const isSame = byRule.drafts.every(
      ({ body }) => body.kind === 'medallists' && sameMedals(body.medals, facts.medals?.medals ?? []),
    )
    return isSame || isUnderProtest(ofEvent) ? [] : [[code, { facts, byRule, isOfDesk }] as const]
  })
  return { events: new Map(different), inForce }
}

/** The result desk gives medals only to official results, and keeps them during a protest. */
const officialOnly = (facts: EventFacts): EventFacts => ({
  ...facts,
  lists: new Map([...facts.lists].filter(([, { status }]) => status === 'OFFICIAL')),
})
const isUnderProtest = ({ lists }: EventFacts): boolean =>
  [...lists.values()].some(({ status }) => status === 'PROTESTED')

/** The differences as the office shows them. */
export async function presentDifferences(
  tx: Reading,
  { events, inForce }: Differences,
  locale: Locale,
): Promise<MedalDifference[]> {
  const names = await namesOf(tx, new Map([...events].map(([event, { facts }]) => [event, facts])))
  return [...events].map(([event, { facts, byRule, isOfDesk }]) => ({
    event,
    name: eventName(names, event, typeCodeOf(event, facts.type)),
    discipline: disciplineOf(event),
    lines: medalLines([event, facts], byRule, inForce, names, locale),
    seen: seenOf(facts, byRule),
    isOfDesk,
  }))
}

/** Another text after the medals in force or those of the rules have changed. */
export const seenOf = ({ medals }: EventFacts, { drafts }: EventByRule): string =>
  createHash('sha256')
    .update(JSON.stringify([medals?.medals, drafts.map(({ body }) => body)]))
    .digest('hex')
