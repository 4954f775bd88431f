import { isDeepStrictEqual } from 'node:util'
import { ApiFailure, EventFormat, topics } from '@games/contract'
import { disciplineOf, padRsc, rscPrefix, trimRsc } from '@games/domain'
import { ruleSetOf } from '@games/domain/ranking-rules/index'
import type { ClientBase, Pool } from 'pg'
import * as form from 'zod/mini'
import { transaction } from '../../db/transaction.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { APPLY_LOCK } from '../../ingest/apply-lock.ts'
import type { TableImports } from '../imports/index.ts'
import { appendEvents } from '../../live/index.ts'
import { changedMeanwhile, recordAction, type Undoer } from '../office-log/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { lockFormat, putFormat } from './event-formats.queries.ts'
import { openMedals } from './open-medals.ts'
import { applyChange, planChange, type PlannedChange } from './plan-change.ts'

/** The kind of subject in the office's record. */
export const EVENT_FORMAT_KIND = 'event-format'

interface FormatDeps {
  readonly pool: Pool
  readonly imports: Pick<TableImports, 'applyIn'>
  readonly onCommitted: (seq: number) => void
}
/** Waits for the applier, as other changes of medals do. */
const UNDER_THE_LOCK = { limitMs: 10_000, lock: APPLY_LOCK } as const

export const eventFormatCalls = ({
  pool,
  imports,
  onCommitted,
}: FormatDeps): PrivateCalls<'listEventFormats' | 'planEventFormat' | 'chooseEventFormat'> => ({
  listEventFormats: () =>
    inSnapshot(pool, async (tx) => {
      const events = await openMedals(tx)
      return {
        view: {
          events: events.map(({ event, name, choices, pending, format }) => ({
            event,
            name,
            discipline: disciplineOf(event),
            format,
            choices: [...choices],
            pending: [...pending],
          })),
        },
      }
    }),
  planEventFormat: ({ params, body: { format } }, { locale }) =>
    inSnapshot(pool, async (tx) => {
      const planned = known(await planChange(tx.from([]), eventIn(params.event, format), { format }, locale))
      const { lines, rankedLists, seen } = planned
      return { view: { lines, rankedLists, seen } }
    }),
  async chooseEventFormat({ params, body: { format, seen } }, caller) {
    const event = eventIn(params.event, format)
    const done = await transaction(
      pool,
      async (tx) => {
        const planned = known(await planChange(tx, event, { format }, caller.locale))
        if (planned.seen !== seen) throw changedMeanwhile()
        const before = await lockFormat(tx, event.slice(0, 22))
        const committed = await useFormat(tx, event, format, planned, { imports, onCommitted })
        const action = await recordAction(tx, caller, {
          action: 'choose',
          subject: { kind: EVENT_FORMAT_KIND, id: event },
          before: { format: before },
          after: { format },
        })
        return { action, committed }
      },
      UNDER_THE_LOCK,
    )
    done.committed()
    return { view: { action: done.action } }
  },
})

/** Restores the former format; the medals follow it as they did the newer one. */
export const undoEventFormat =
  (deps: Omit<FormatDeps, 'pool'>): Undoer =>
  async (tx, { id: event, before, after }, { locale }) => {
    if (!isDeepStrictEqual(await lockFormat(tx, event.slice(0, 22)), formatIn(after))) throw changedMeanwhile()
    const format = formatIn(before)
    const planned = known(await planChange(tx, event, { format }, locale))
    return { now: { format }, committed: await useFormat(tx, event, format, planned, deps) }
  }

/** Stores a format and applies its effect. */
async function useFormat(
  tx: ClientBase,
  event: string,
  format: EventFormat | null,
  planned: PlannedChange,
  { imports, onCommitted }: Omit<FormatDeps, 'pool'>,
): Promise<() => void> {
  await putFormat(tx, event.slice(0, 22), format)
  const applied = await applyChange(tx, event, planned, imports)
  // the reasons why medals are open change with the format, even if no medal does
  const seq = await appendEvents(tx, [{ topic: topics.event(trimRsc(event)), ref: null, correction: null }])
  return () => {
    applied?.()
    onCommitted(seq)
  }
}

const formatIn = (state: Readonly<Record<string, unknown>> | null): EventFormat | null =>
  form.nullable(EventFormat).parse(state?.['format'] ?? null)

/** The event in full; throws where its sport has no such format. */
function eventIn(code: string, format: EventFormat | null): string {
  const event = padRsc(rscPrefix(padRsc(code), 'event'))
  const isOfMatches = format?.kind === 'pool' || format?.kind === 'knockout'
  if (isOfMatches && ruleSetOf(event)?.match == null)
    throw new ApiFailure(400, 'invalid-input', 'There is no such format for this event', {
      fields: { format: 'unknown' },
    })
  return event
}

function known(planned: PlannedChange | null): PlannedChange {
  if (planned === null) throw new ApiFailure(404, 'not-found', 'There is no such event')
  return planned
}
