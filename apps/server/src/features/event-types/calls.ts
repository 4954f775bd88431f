import { isDeepStrictEqual } from 'node:util'
import { ApiFailure, EventTypeAnswer } from '@games/contract'
import { disciplineOf, padRsc, rscPrefix } from '@games/domain'
import { eventKey, eventTypeCode } from '@games/domain/sports/event-type'
import { eventTypesFor } from '@games/domain/sports/stored-event-type'
import { typedEventOf } from '@games/domain/sports/typed-event'
import type { ClientBase, Pool } from 'pg'
import * as form from 'zod/mini'
import { transaction } from '../../db/transaction.ts'
import { eventTypes } from '../../facts/event-types.queries.ts'
import type { Caller, PrivateCalls } from '../../http/session/private-call-types.ts'
import { APPLY_LOCK } from '../../ingest/apply-lock.ts'
import { deriveTypeAgain } from '../../ingest/derive-type-again.ts'
import { appendEvents, EVERYTHING } from '../../live/index.ts'
import { applyChange, planChange } from '../event-formats/index.ts'
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
}: TypeDeps): PrivateCalls<'listEventTypes' | 'chooseEventType'> => ({
  listEventTypes: () => inSnapshot(pool, async (tx) => ({ view: { events: await eventsToIdentify(tx) } })),
  async chooseEventType({ params, body: { answer: sent } }, caller) {
    const event = padRsc(rscPrefix(padRsc(params.event), 'event'))
    const answer = sent && answerFor(event, sent)
    const done = await transaction(
      pool,
      async (tx) => {
        const before = await lockAnswer(tx, event.slice(0, 22))
        const committed = await useAnswer(tx, event, answer, caller, { imports, onCommitted })
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
  async (tx, { id: event, before, after }, caller) => {
    if (!isDeepStrictEqual(await lockAnswer(tx, event.slice(0, 22)), answerIn(after))) throw changedMeanwhile()
    const answer = answerIn(before)
    const committed = await useAnswer(tx, event, answer, caller, deps)
    return { now: { answer: answer && { ...answer } }, committed }
  }

/** Stores an answer, ranks the lists of tables again by its rules, and lets the medals follow. Call the result after the commit. */
async function useAnswer(
  tx: ClientBase,
  event: string,
  answer: ChoiceRow | null,
  { locale }: Pick<Caller, 'locale'>,
  { imports, onCommitted }: Omit<TypeDeps, 'pool'>,
): Promise<() => void> {
  const key = event.slice(0, 22)
  const was = (await eventTypes(tx, [key])).get(key) ?? null
  await putAnswer(tx, key, answer)
  const type = await deriveTypeAgain(tx, key)
  const planned = await planChange(tx, event, { type }, locale, { type: was })
  if (planned === null) throw new ApiFailure(404, 'not-found', 'There is no such event')
  const seq = await appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])
  const applied = await applyChange(tx, event, planned, imports)
  return () => {
    onCommitted(seq)
    applied?.()
  }
}

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
