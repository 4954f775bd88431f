import { ApiFailure, type DeskEvent, topics, WeighInLimits } from '@games/contract'
import { disciplineOf, padRsc, trimRsc } from '@games/domain'
import { ruleSetOf, ruleSetsFor, scorerOf, suggestedRuleSet, type TapValue } from '@games/domain/scoring/index'
import { suggestedWeighIn } from '@games/domain/weigh-in/rules'
import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import { transaction } from '../../db/transaction.ts'
import { typeCodes } from '../../facts/event-types.queries.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { appendEvents } from '../../live/index.ts'
import { WantedNames } from '../names/index.ts'
import { recordAction, type RecordedState } from '../office-log/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { courseRows } from './course.queries.ts'
import { contestedEvents, type EventRow, eventRows, putEvent } from './desk.queries.ts'
import { eventOf } from './opened.ts'
import { presentOpen, wantNamesOf } from './present-course.ts'

/** The office's record calls the rules of an event so. */
export const DESK_EVENT_KIND = 'desk-event'

export const BY_THE_BOOK: Omit<EventRow, 'event'> = { rule_set: null, limits: {}, second_person: true, weigh_in: null }

export interface RuleDeps {
  readonly pool: Pool
  readonly onCommitted: (seq: number) => void
}

/** Stores the rules of an event, and announces the event: its open medals depend on them. Returns the number of the announcement. */
export async function storeRules(tx: ClientBase, rules: EventRow): Promise<number> {
  await putEvent(tx, rules)
  return appendEvents(tx, [{ topic: topics.event(trimRsc(rules.event)), ref: null, correction: null }])
}

/** By which rules events are scored. */
export const deskRuleCalls = ({ pool, onCommitted }: RuleDeps): PrivateCalls<'listDeskEvents' | 'chooseDeskRules'> => ({
  listDeskEvents: ({ query: { discipline } }) =>
    inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const events = await contestedEvents(q, discipline ?? null)
      const chosen = new Map(
        (
          await eventRows(
            q,
            events.map(({ event }) => event),
          )
        ).map((row) => [row.event, row]),
      )
      const courses = await courseRows(
        q,
        events.map(({ event }) => event),
      )
      const remarks = new Map(courses.map((course) => [course.event, course.remarks]))
      const codes = events.map(({ event }) => event)
      const typeCode = await typeCodes(
        q,
        events.map(({ unit }) => unit),
      )
      const wanted = new WantedNames()
      for (const { event } of events) wanted.event(event)
      wantNamesOf(wanted, courses)
      const names = await wanted.lookUp(tx)
      return {
        view: {
          events: events.map(({ event, unit }): DeskEvent => {
            const { rule_set, limits, second_person, weigh_in } = chosen.get(event) ?? BY_THE_BOOK
            return {
              event: padRsc(event),
              name: names.event(event).name,
              discipline: disciplineOf(event),
              ruleSet: rule_set,
              limits: { ...limits },
              secondPerson: second_person,
              suggested: suggestedRuleSet(typeCode(unit))?.id ?? null,
              choices: ruleSetsFor(typeCode(unit)).map(({ id }) => id),
              weighIn: { suggested: suggestedWeighIn(typeCode(event), codes.map(typeCode)), chosen: weigh_in },
              open: presentOpen(remarks.get(event) ?? [], names),
            }
          }),
        },
      }
    }),

  async chooseDeskRules({ params, body: { ruleSet, limits, secondPerson, weighIn } }, caller) {
    const event = eventOf(padRsc(params.event))
    const chosen = await transaction(pool, async (tx) => {
      const found = (await contestedEvents(tx, disciplineOf(event))).find((one) => one.event === event)
      if (!found) throw new ApiFailure(404, 'not-found', 'There is no such event')
      const typeCode = (await typeCodes(tx, [found.unit]))(found.unit)
      const set = ruleSet === null ? suggestedRuleSet(typeCode) : ruleSetOf(ruleSet)
      if (!set || !ruleSetsFor(typeCode).includes(set))
        throw new ApiFailure(400, 'invalid-input', 'There is no such rule set for this event', {
          fields: { ruleSet: 'unknown' },
        })
      const faults = scorerOf(set.scorer)?.faultsOf({ ...set.limits, ...limits }) ?? []
      if (faults.length > 0) return { faults, seq: null }
      const [before = { event, ...BY_THE_BOOK }] = await eventRows(tx, [event])
      // each was found to be JSON by the call's own schema
      const after: EventRow = {
        event,
        rule_set: ruleSet,
        limits: limits as Readonly<Record<string, TapValue>>,
        second_person: secondPerson,
        weigh_in: weighIn === undefined ? before.weigh_in : weighIn,
      }
      const seq = await storeRules(tx, after)
      await recordAction(tx, caller, {
        action: 'choose',
        subject: { kind: DESK_EVENT_KIND, id: padRsc(event) },
        before: recordedRules(before),
        after: recordedRules(after),
      })
      return { faults, seq }
    })
    if (chosen.seq !== null) onCommitted(chosen.seq)
    return { view: { done: chosen.seq !== null, faults: chosen.faults.map(({ at, fault }) => ({ at, fault })) } }
  },
})

/** What the office's record keeps of them. */
export const recordedRules = ({ rule_set, limits, second_person, weigh_in }: Omit<EventRow, 'event'>) => ({
  ruleSet: rule_set,
  limits,
  secondPerson: second_person,
  weighIn: weigh_in,
})

const Recorded = z.object({
  ruleSet: z.string().nullable(),
  limits: z.record(z.string(), z.json()),
  secondPerson: z.boolean(),
  /** Missing in what a release without weigh-ins has recorded. */
  weighIn: WeighInLimits.nullable().default(null),
})

/** The rules that the record has kept; throws where a line has none. */
export function chosenIn(recorded: RecordedState): Omit<EventRow, 'event'> {
  const { ruleSet, limits, secondPerson, weighIn } = Recorded.parse(recorded)
  return { rule_set: ruleSet, limits, second_person: secondPerson, weigh_in: weighIn }
}
