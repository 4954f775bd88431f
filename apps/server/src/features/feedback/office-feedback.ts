import { ApiFailure, type FeedbackMood, type OfficeFeedback } from '@games/contract'
import { addDays, beginningOf, type VenueClock } from '@games/domain'
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

interface OfficeFeedbackOptions {
  readonly pool: Pool
  /** By whose clock a day begins and ends. */
  readonly games: () => VenueClock
}

type Calls = PrivateCalls<'listFeedback' | 'getFeedbackMood' | 'listSimilarFeedback' | 'handleFeedback'>

export const officeFeedbackCalls = ({ pool, games }: OfficeFeedbackOptions): Calls => ({
  async listFeedback({ query: { limit = PAGE, cursor, state, sentiment, day, search } }) {
    const span = day === undefined ? null : spanOf(day, games())
    const rows = await officeFeedbackRows(
      pool,
      {
        state: state ?? null,
        sentiment: sentiment ?? null,
        from: span?.from ?? null,
        until: span?.until ?? null,
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
    const clock = games()
    const today = new Date(Date.now() + clock.utcOffset * MINUTE_MS).toISOString().slice(0, 10)
    const latest = Array.from({ length: DAYS }, (_, at) => addDays(today, at + 1 - DAYS))
    const programme = await programmeDays(pool)
    const [moods, waiting] = await Promise.all([
      moodRows(
        pool,
        [...new Set([...programme, ...latest])].map((day) => ({ day, ...spanOf(day, clock) })),
      ),
      waitingRows(pool),
    ])
    const isOfGames = moods.some(({ day }) => programme.includes(day)) || programme.includes(today)
    const days = isOfGames ? programme : latest
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

/** From when until when, the later one not included. */
const spanOf = (day: string, clock: VenueClock) => ({
  from: new Date(beginningOf(day, clock)).toISOString(),
  until: new Date(beginningOf(addDays(day, 1), clock)).toISOString(),
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
