import { ApiFailure, type FeedbackMood, type OfficeFeedback } from '@games/contract'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import type { FoundNeed, NeedSource } from '../office-home/index.ts'
import { changedMeanwhile, notUndoable, recordAction, type RecordedState, type Undoer } from '../office-log/index.ts'
import {
  type HandledRow,
  lockFeedback,
  moodRows,
  newFeedbackState,
  type OfficeFeedbackRow,
  officeFeedbackRows,
  programmeDays,
  similarRows,
  waitingRows,
  writeHandled,
} from './office-feedback.queries.ts'

/** The office's record calls a feedback so. */
export const FEEDBACK_KIND = 'feedback'
/** Rows a page, unless requested otherwise. */
const PAGE = 50
const MOST_SIMILAR = 20
/** Days that are shown where the programme's say nothing. */
const DAYS = 12
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

interface OfficeFeedbackOptions {
  readonly pool: Pool
  /** The games' zone, minutes. */
  readonly utcOffset: () => number
}

type Calls = PrivateCalls<'listFeedback' | 'getFeedbackMood' | 'listSimilarFeedback' | 'handleFeedback'>

export const officeFeedbackCalls = ({ pool, utcOffset }: OfficeFeedbackOptions): Calls => ({
  async listFeedback({ query: { limit = PAGE, cursor, state, sentiment, day, search } }) {
    const first = day === undefined ? null : Date.parse(`${day}T00:00:00Z`) - utcOffset() * MINUTE_MS
    const rows = await officeFeedbackRows(
      pool,
      {
        state: state ?? null,
        sentiment: sentiment ?? null,
        from: first === null ? null : new Date(first).toISOString(),
        until: first === null ? null : new Date(first + DAY_MS).toISOString(),
        like: search === undefined ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`,
        after: cursor === undefined ? null : feedbackIn(cursor),
      },
      limit + 1,
    )
    const shown = rows.slice(0, limit)
    return {
      view: { feedback: shown.map(present), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null },
    }
  },

  async getFeedbackMood() {
    const offset = utcOffset()
    const [moods, waiting, programme] = await Promise.all([
      moodRows(pool, offset),
      waitingRows(pool),
      programmeDays(pool),
    ])
    const today = new Date(Date.now() + offset * MINUTE_MS).toISOString().slice(0, 10)
    const isOfGames = moods.some(({ day }) => programme.includes(day)) || programme.includes(today)
    const last = Date.parse(`${today}T00:00:00Z`)
    const days = isOfGames
      ? programme
      : Array.from({ length: DAYS }, (_, at) => new Date(last - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10))
    const felt = (day: string, sentiment: string) =>
      moods.find((row) => row.day === day && row.sentiment === sentiment)?.people ?? 0
    const sum = (rows: typeof waiting) => rows.reduce((total, { people }) => total + people, 0)
    const inState = (state: string) => sum(waiting.filter((row) => row.state === state))
    const newOnes = (sentiment: string) =>
      sum(waiting.filter((row) => row.state === 'new' && row.sentiment === sentiment))
    const view: FeedbackMood = {
      days: days.map((day) => ({
        day,
        happy: felt(day, 'happy'),
        neutral: felt(day, 'neutral'),
        sad: felt(day, 'sad'),
      })),
      today,
      states: { new: inState('new'), passed: inState('passed'), handled: inState('handled') },
      sentiments: { happy: newOnes('happy'), neutral: newOnes('neutral'), sad: newOnes('sad') },
    }
    return { view }
  },

  async listSimilarFeedback({ params: { id } }) {
    return { view: { similar: (await similarRows(pool, id, MOST_SIMILAR)).map(present) } }
  },

  async handleFeedback({ body: { ids, state, passedTo, note } }, caller) {
    if ((state === 'passed') !== (passedTo !== null))
      throw new ApiFailure(400, 'invalid-input', 'passedTo: to whom it is passed on, and nobody otherwise')
    const action = await transaction(pool, async (tx) => {
      const before = await lockFeedback(tx, ids)
      if (before.length < new Set(ids).size) throw new ApiFailure(404, 'not-found', 'There is no such feedback')
      const after = before.map((row) => ({
        id: row.id,
        state,
        passed_to: passedTo,
        note: note === null ? row.note : note === '' ? null : note,
      }))
      await writeHandled(tx, after)
      const [first] = before
      return recordAction(tx, caller, {
        action: before.every((row) => row.state === state && row.passed_to === passedTo) ? 'note' : state,
        subject: { kind: FEEDBACK_KIND, id: first?.id ?? '' },
        before: recorded(before),
        after: recorded(after),
      })
    })
    return { view: { action } }
  },
})

/** Puts feedbacks back as they were, where nobody has handled one of them since. */
export const undoFeedback: Undoer = async (tx, { before, after }) => {
  const [was, became] = [rowsIn(before), rowsIn(after)]
  const now = await lockFeedback(
    tx,
    was.map(({ id }) => id),
  )
  if (was.length === 0) throw notUndoable()
  const isSame = became.every((row) =>
    now.some(
      ({ id, state, passed_to, note }) =>
        id === row.id && state === row.state && passed_to === row.passed_to && note === row.note,
    ),
  )
  if (!isSame) throw changedMeanwhile()
  await writeHandled(tx, was)
  return { now: before }
}

/** Feedbacks that nobody has looked at. */
export const feedbackNeeds: NeedSource = async (tx) => {
  const { count, newest, since } = await newFeedbackState(tx.from([]))
  const need: FoundNeed = {
    hurt: 'untidy',
    need: {
      key: 'feedback:new',
      // one more is another state
      state: `f${newest ?? ''}`,
      kind: 'feedback',
      name: null,
      values: { count },
      href: '/office/feedback?state=new',
      since: since?.toISOString() ?? null,
    },
  }
  return count > 0 ? [need] : []
}

/** What was written is not in the record: it is read where it is kept. */
const recorded = (rows: readonly HandledRow[]): RecordedState => ({
  count: rows.length,
  states: rows.map(({ id, state, passed_to, note }) => ({ id, state, passed_to, note })),
})

function rowsIn(state: RecordedState | null): HandledRow[] {
  const rows: unknown = state?.['states']
  return Array.isArray(rows) ? (rows as HandledRow[]) : []
}

const present = ({ sent_at, passed_to, ...row }: OfficeFeedbackRow): OfficeFeedback => ({
  ...row,
  sentAt: sent_at.toISOString(),
  passedTo: passed_to,
})

function feedbackIn(cursor: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(cursor))
    throw new ApiFailure(400, 'invalid-input', 'query.cursor: not a cursor of this list')
  return cursor
}
