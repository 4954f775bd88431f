import { isDeepStrictEqual } from 'node:util'
import { ApiFailure, type DisciplineWithFormat, EventFormat, type PartWithFormat, topics } from '@games/contract'
import { disciplineOf, type Locale, padRsc, rscPrefix, trimRsc } from '@games/domain'
import {
  FORMAT_PARTS,
  type FormatPart,
  formatsOf,
  hasFormat,
  partOf,
  ruleSetOf,
} from '@games/domain/ranking-rules/index'
import type { EventFacts } from '@games/odf/tables/index'
import type { ClientBase, Pool } from 'pg'
import * as form from 'zod/mini'
import { transaction } from '../../db/transaction.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import type { Statements } from '../../facts/reading.ts'
import { APPLY_LOCK } from '../../ingest/apply-lock.ts'
import type { TableImports } from '../imports/index.ts'
import { appendEvents } from '../../live/index.ts'
import { changedMeanwhile, recordAction, type Undoer } from '../office-log/index.ts'
import { inSnapshot } from '../snapshot.ts'
import {
  chosenFormats,
  disciplinesWithEvents,
  eventsWithoutFormat,
  lockFormat,
  putFormat,
  wasChosen,
} from './event-formats.queries.ts'
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
          events: events.map(({ parts, pending, ...rest }) => ({
            ...rest,
            discipline: disciplineOf(rest.event),
            parts: [...parts],
            pending: [...pending],
          })),
          disciplines: await disciplineFormats(tx.from([])),
        },
      }
    }),
  planEventFormat: ({ params, body }, { locale }) =>
    inSnapshot(pool, async (tx) => {
      const planned = await planFormat(tx.from([]), codeIn(params.event, body), body, locale)
      const { lines, rankedLists, seen } = planned
      return { view: { lines, rankedLists, seen } }
    }),
  async chooseEventFormat({ params, body: { part, format, seen } }, caller) {
    const choice = { part, format }
    const code = codeIn(params.event, choice)
    const done = await transaction(
      pool,
      async (tx) => {
        const planned = await planFormat(tx, code, choice, caller.locale)
        if (planned.seen !== seen) throw changedMeanwhile()
        const before = await lockFormat(tx, code.slice(0, 22), part)
        const committed = await storeFormat(tx, code, choice, planned, { imports, onCommitted })
        const action = await recordAction(tx, caller, {
          action: 'choose',
          subject: { kind: EVENT_FORMAT_KIND, id: code },
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

/**
 * Restores the former format; the medals follow it as they did the newer one. Before formats had parts (migration 007), one could replace that of
 * another part, and that of the final was also for the matches for bronze: then both parts change.
 */
export const undoEventFormat =
  (deps: Omit<FormatDeps, 'pool'>): Undoer =>
  async (tx, { id: code, before, after }, { locale }) => {
    const [format, undone] = [formatIn(before), formatIn(after)]
    const parts = new Set([undone, format].flatMap((one) => (one === null ? [] : partOf(one))))
    const ofPart = (one: EventFormat | null, part: FormatPart) => (one !== null && partOf(one) === part ? one : null)
    for (const part of parts)
      if (!isDeepStrictEqual(await lockFormat(tx, code.slice(0, 22), part), ofPart(undone, part)))
        throw changedMeanwhile()
    const hasCopy =
      undone?.kind === 'no-winner' &&
      (await lockFormat(tx, code.slice(0, 22), 'empty-bronze')) !== null &&
      !(await wasChosen(tx, code, 'no-bronze-winner'))
    const committed: (() => void)[] = []
    for (const part of hasCopy ? [...parts, 'empty-bronze' as const] : parts) {
      const choice = { part, format: part === 'empty-bronze' && hasCopy ? copyForBronze(format) : ofPart(format, part) }
      committed.push(await storeFormat(tx, code, choice, await planFormat(tx, code, choice, locale), deps))
    }
    return { now: { format }, committed: () => committed.forEach((announce) => announce()) }
  }

/** The format of a final as it applied to the matches for bronze before formats had parts. */
const copyForBronze = (format: EventFormat | null): EventFormat | null =>
  format?.kind === 'no-winner' && (format.gives === 'nothing' || format.gives === 'by-figures')
    ? { kind: 'no-bronze-winner', gives: format.gives }
    : null

/** The format of a part; null: none. */
interface Choice {
  readonly part: FormatPart
  readonly format: EventFormat | null
}

/** Stores a format and applies its effect. */
async function storeFormat(
  tx: ClientBase,
  code: string,
  { part, format }: Choice,
  planned: PlannedChange,
  { imports, onCommitted }: Omit<FormatDeps, 'pool'>,
): Promise<() => void> {
  await putFormat(tx, code.slice(0, 22), part, format)
  const applied = await applyChange(tx, planned, imports)
  // the reasons why medals are open change with the format, even if no medal does
  const seq = await appendEvents(
    tx,
    planned.events.map((event) => ({ topic: topics.event(trimRsc(event)), ref: null, correction: null })),
  )
  return () => {
    applied?.()
    onCommitted(seq)
  }
}

/** Whether a code names a whole discipline. */
const isDiscipline = (code: string): boolean => trimRsc(code).length === 3

/** The effect of a format on an event, or on the events of a discipline without a format for that part; throws if the event is unknown. */
async function planFormat(
  tx: Statements,
  code: string,
  { part, format }: Choice,
  locale: Locale,
): Promise<PlannedChange> {
  const discipline = disciplineOf(code)
  const events = isDiscipline(code) ? (await eventsWithoutFormat(tx, [discipline], part)).map(padRsc) : [code]
  const changed = (formats: readonly EventFormat[]) => [
    ...formats.filter((one) => partOf(one) !== part),
    ...(format === null ? [] : [format]),
  ]
  const changeOf = ({ formats, ofDiscipline }: EventFacts) =>
    isDiscipline(code) ? { ofDiscipline: changed(ofDiscipline) } : { formats: changed(formats) }
  const isKnown =
    !isDiscipline(code) || (await disciplinesWithEvents(tx)).some((known) => known.discipline === discipline)
  const planned = isKnown ? await planChange(tx, events, changeOf, locale) : null
  if (planned === null) throw new ApiFailure(404, 'not-found', 'There is no such event')
  return planned
}

/** The disciplines of the programme with the formats that their events can have. */
async function disciplineFormats(q: Statements): Promise<DisciplineWithFormat[]> {
  const formats = await chosenFormats(q)
  return (await disciplinesWithEvents(q)).map(({ discipline, events }) => {
    const rules = ruleSetOf(discipline)
    return {
      discipline,
      events,
      parts: rules ? partsWith(formats.get(discipline.padEnd(22, '-')) ?? [], formatsOf(rules)) : [],
    }
  })
}

/** The parts of formats that can be chosen, each with the one that was. */
const partsWith = (chosen: readonly EventFormat[], choices: readonly EventFormat[]): PartWithFormat[] =>
  FORMAT_PARTS.flatMap((part) => {
    const ofPart = choices.filter((choice) => partOf(choice) === part)
    const format = chosen.find((one) => partOf(one) === part) ?? null
    return ofPart.length === 0 && format === null ? [] : [{ part, format, isOfDiscipline: false, choices: ofPart }]
  })

const formatIn = (state: Readonly<Record<string, unknown>> | null): EventFormat | null =>
  form.nullable(EventFormat).parse(state?.['format'] ?? null)

/** The code of the event, or of the discipline, in full; throws where the sport or the part has no such format. */
function codeIn(code: string, { part, format }: Choice): string {
  const event = padRsc(rscPrefix(padRsc(code), 'event'))
  const rules = ruleSetOf(event)
  if (format !== null && (partOf(format) !== part || (rules !== null && !hasFormat(rules, format))))
    throw new ApiFailure(400, 'invalid-input', 'There is no such format for this event', {
      fields: { format: 'unknown' },
    })
  return event
}
