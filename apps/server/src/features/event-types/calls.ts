import { isDeepStrictEqual } from 'node:util'
import { ApiFailure, EventTypeAnswer } from '@games/contract'
import { disciplineOf, type Locale, padRsc, rscPrefix } from '@games/domain'
import { eventKey, eventTypeCode } from '@games/domain/sports/event-type'
import { eventTypesFor } from '@games/domain/sports/stored-event-type'
import { typedEventOf } from '@games/domain/sports/typed-event'
import type { ClientBase, Pool } from 'pg'
import * as form from 'zod/mini'
import { transaction } from '../../db/transaction.ts'
import type { Statements } from '../../facts/reading.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { APPLY_LOCK } from '../../ingest/apply-lock.ts'
import { typeWithAnswer } from '../../ingest/derive/event-types.ts'
import { deriveTypeAgain } from '../../ingest/derive-type-again.ts'
import { appendEvents, EVERYTHING } from '../../live/index.ts'
import { applyChange, planChange, type PlannedChange } from '../event-formats/index.ts'
import type { TableImports } from '../imports/index.ts'
import { changedMeanwhile, recordAction, type Undoer } from '../office-log/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { type ChoiceRow, lockAnswer, putAnswer } from './event-types.queries.ts'
import { eventsToIdentify } from './open-types.ts'

/** The kind of subject in the office's record. */
export const EVENT_TYPE_KIND = 'event-type'

interface TypeDeps {
  readonly pool: Pool
  readonly imports: Pick<TableImports, 'applyIn'>
  readonly onCommitted: (seq: number) => void
}
/** Waits for the applier, as other changes of results do. */
const UNDER_THE_LOCK = { limitMs: 10_000, lock: APPLY_LOCK } as const

export const eventTypeCalls = ({
  pool,
  imports,
  onCommitted,
}: TypeDeps): PrivateCalls<'listEventTypes' | 'planEventType' | 'chooseEventType'> => ({
  listEventTypes: () => inSnapshot(pool, async (tx) => ({ view: { events: await eventsToIdentify(tx) } })),
  planEventType: ({ params, body: { answer: sent } }, { locale }) =>
    inSnapshot(pool, async (tx) => {
      const event = eventIn(params)
      const planned = await planAnswer(tx.from([]), event, sent && answerFor(event, sent), locale)
      const { lines, rankedLists, seen } = planned
      return { view: { lines, rankedLists, seen } }
    }),
  async chooseEventType({ params, body: { answer: sent, seen } }, caller) {
    const event = eventIn(params)
    const answer = sent && answerFor(event, sent)
    const done = await transaction(
      pool,
      async (tx) => {
        const planned = await planAnswer(tx, event, answer, caller.locale)
        if (planned.seen !== seen) throw changedMeanwhile()
        const before = await lockAnswer(tx, event.slice(0, 22))
        const committed = await useAnswer(tx, event, answer, planned, { imports, onCommitted })
        const action = await recordAction(tx, caller, {
          action: 'choose',
          subject: { kind: EVENT_TYPE_KIND, id: event },
          before: { answer: before && { ...before } },
          after: { answer: answer && { ...answer } },
        })
        return { action, committed }
      },
      UNDER_THE_LOCK,
    )
    done.committed()
    return { view: { action: done.action } }
  },
})

/** Restores the former answer; ranks and medals follow it as they did the newer one. */
export const undoEventType =
  (deps: Omit<TypeDeps, 'pool'>): Undoer =>
  async (tx, { id: event, before, after }, { locale }) => {
    if (!isDeepStrictEqual(await lockAnswer(tx, event.slice(0, 22)), answerIn(after))) throw changedMeanwhile()
    const answer = answerIn(before)
    const planned = await planAnswer(tx, event, answer, locale)
    const committed = await useAnswer(tx, event, answer, planned, deps)
    return { now: { answer: answer && { ...answer } }, committed }
  }

/** The effect of an answer; throws where the event is unknown. */
async function planAnswer(
  tx: Statements,
  event: string,
  answer: ChoiceRow | null,
  locale: Locale,
): Promise<PlannedChange> {
  const type = await typeWithAnswer(tx, event.slice(0, 22), answer)
  const planned = await planChange(tx, [event], () => ({ type }), locale)
  if (planned === null) throw new ApiFailure(404, 'not-found', 'There is no such event')
  return planned
}

/** Stores an answer and applies its effect. Call the result after the commit. */
async function useAnswer(
  tx: ClientBase,
  event: string,
  answer: ChoiceRow | null,
  planned: PlannedChange,
  { imports, onCommitted }: Omit<TypeDeps, 'pool'>,
): Promise<() => void> {
  await putAnswer(tx, event.slice(0, 22), answer)
  await deriveTypeAgain(tx, event.slice(0, 22))
  const seq = await appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])
  const applied = await applyChange(tx, planned, imports)
  return () => {
    onCommitted(seq)
    applied?.()
  }
}

/** The event in full. */
const eventIn = ({ event }: { readonly event: string }): string => padRsc(rscPrefix(padRsc(event), 'event'))

/** Returns the answer to store; throws if the sport has no such type, or if no code of the type has these values. */
function answerFor(event: string, sent: EventTypeAnswer): ChoiceRow {
  const answer = storedAnswer(sent)
  const type = eventTypesFor(disciplineOf(event)).find(({ id }) => id === answer.type)
  const part = type ? eventTypeCode(type, answer.variant) : null
  const read = part === null ? null : typedEventOf(padRsc(`${rscPrefix(event, 'gender')}${part}`))
  if (!type || !read || eventKey(read) !== eventKey({ type, variant: answer.variant }))
    throw new ApiFailure(400, 'invalid-input', 'There is no such type for this event', {
      fields: { answer: 'unknown' },
    })
  return answer
}

const answerIn = (state: Readonly<Record<string, unknown>> | null): ChoiceRow | null => {
  const answer = form.nullable(EventTypeAnswer).parse(state?.['answer'] ?? null)
  return answer && storedAnswer(answer)
}

const storedAnswer = ({ type, variant: { metres, legs, kg, over, className } }: EventTypeAnswer): ChoiceRow => ({
  type,
  variant: {
    ...(metres !== undefined && { metres }),
    ...(legs !== undefined && { legs }),
    ...(kg !== undefined && { kg }),
    ...(over && { over }),
    ...(className !== undefined && { className }),
  },
})
