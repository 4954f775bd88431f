import { isDeepStrictEqual } from 'node:util'
import { ApiFailure, type OfficeTrivia, TriviaDraft } from '@games/contract'
import { asksTheSame, type DraftQuestion, draftFault, fitsQuestion, LEAST_OPTIONS, type Localized } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Caller, PrivateCalls } from '../../http/session/private-call-types.ts'
import { changedMeanwhile, notUndoable, recordAction, type RecordedState, type Undoer } from '../office-log/index.ts'
import {
  deleteTrivia,
  insertTrivia,
  keepVersion,
  lastAction,
  lockOfficeTrivia,
  newestVersion,
  type OfficeTriviaRow,
  officeTriviaRows,
  recalculate,
  updateTrivia,
  versionOf,
} from './office-trivia.queries.ts'
import { availabilityOf } from './present.ts'
import { putQuestion, removeQuestionsFrom } from './store-trivia.queries.ts'
import { questionRows } from './trivia.queries.ts'

/** The office's record calls a trivia so. */
export const TRIVIA_KIND = 'trivia'

interface OfficeTriviaOptions {
  readonly pool: Pool
  /** The games' time, epoch milliseconds. */
  readonly gamesNow: () => number
}

type Calls = PrivateCalls<'listOfficeTrivia' | 'getOfficeTrivia' | 'saveOfficeTrivia' | 'removeOfficeTrivia'>

const noSuchTrivia = () => new ApiFailure(404, 'not-found', 'There is no such trivia')
const isBegun = () =>
  new ApiFailure(
    409,
    'already-answered',
    'Somebody has begun it: what it asks, in which order and for how many points stays; texts and right answers may change',
  )

export const officeTriviaCalls = ({ pool, gamesNow }: OfficeTriviaOptions): Calls => ({
  async listOfficeTrivia() {
    const rows = await officeTriviaRows(pool, null)
    return {
      view: {
        trivia: rows.map((row) => ({
          id: row.id,
          discipline: row.discipline,
          title: row.title,
          state: stateOf(row, gamesNow()),
          opensAt: iso(row.opens_at),
          closesAt: iso(row.closes_at),
          questionCount: row.question_count,
          graded: row.graded,
        })),
      },
    }
  },

  async getOfficeTrivia({ params: { id } }) {
    const view = await transaction(
      pool,
      async (tx): Promise<OfficeTrivia> => {
        const [row] = await officeTriviaRows(tx, id)
        if (!row) throw noSuchTrivia()
        const { version, unlocked, started, graded, in_time: inTime } = row
        const draft = await draftOf(tx, row)
        return { id, version, state: stateOf(row, gamesNow()), draft, unlocked, started, graded, inTime }
      },
      { isolation: 'repeatable read', readOnly: true },
    )
    return { view }
  },

  async saveOfficeTrivia({ params: { id }, body: { version, draft: written } }, caller) {
    const draft = tidy(written)
    throwUnlessWhole(draft)
    return {
      view: await transaction(pool, async (tx) => {
        const row = await lockOfficeTrivia(tx, id)
        if (!row) return create(tx, caller, id, version, draft)
        const before = await draftOf(tx, row)
        if (row.version !== version) {
          // what is there is what is sent: its answer was lost on the way
          const said = isDeepStrictEqual(before, draft) ? await lastAction(tx, TRIVIA_KIND, id) : null
          if (said !== null) return { action: said, version: row.version, recalculated: 0 }
          throw new ApiFailure(409, 'changed-meanwhile', 'Somebody has written another version', {
            version: row.version,
          })
        }
        const recalculated = await write(tx, row, before, draft)
        const action = await recordAction(tx, caller, {
          action: before.isDraft && !draft.isDraft ? 'open' : 'save',
          subject: { kind: TRIVIA_KIND, id },
          before: recorded(version, before),
          after: { ...recorded(version + 1, draft), ...(recalculated > 0 && { recalculated }) },
        })
        return { action, version: version + 1, recalculated }
      }),
    }
  },

  async removeOfficeTrivia({ params: { id } }, caller) {
    const action = await transaction(pool, async (tx) => {
      const row = await lockOfficeTrivia(tx, id)
      if (!row) throw noSuchTrivia()
      const draft = await draftOf(tx, row)
      await remove(tx, row, draft)
      return recordAction(tx, caller, {
        action: 'remove',
        subject: { kind: TRIVIA_KIND, id },
        before: recorded(row.version, draft),
        after: null,
      })
    })
    return { view: { action } }
  },
})

/** Writes the version before again, as a newer one; what was not there is taken out, what was taken out is put in. */
export const undoTrivia: Undoer = async (tx, { id, before, after }) => {
  const row = await lockOfficeTrivia(tx, id)
  if ((row?.version ?? null) !== (after?.['version'] ?? null)) throw changedMeanwhile()
  const current = row && (await draftOf(tx, row))
  if (before === null) {
    if (!row || !current) throw notUndoable()
    await remove(tx, row, current)
    return { now: null }
  }
  const { success, data: draft } = TriviaDraft.safeParse(await versionOf(tx, id, Number(before['version'])))
  if (!success) throw notUndoable()
  if (row && current) {
    await write(tx, row, current, draft)
    return { now: recorded(row.version + 1, draft) }
  }
  const version = (await newestVersion(tx, id)) + 1
  if (!(await insertTrivia(tx, id, version, draft))) throw changedMeanwhile()
  await putQuestions(tx, id, draft)
  await keepVersion(tx, id, version, draft)
  return { now: recorded(version, draft) }
}

async function create(tx: ClientBase, caller: Caller, id: string, version: number, draft: TriviaDraft) {
  if (version !== 0) throw noSuchTrivia()
  // one of that name may have been there before, with lines of the record about it
  const first = (await newestVersion(tx, id)) + 1
  if (!(await insertTrivia(tx, id, first, draft)))
    throw new ApiFailure(409, 'changed-meanwhile', 'There is a trivia of this id already')
  await putQuestions(tx, id, draft)
  await keepVersion(tx, id, first, draft)
  const action = await recordAction(tx, caller, {
    action: 'create',
    subject: { kind: TRIVIA_KIND, id },
    before: null,
    after: recorded(first, draft),
  })
  return { action, version: first, recalculated: 0 }
}

/** Writes the next version of a locked trivia, and counts points anew where right answers became others. */
async function write(tx: ClientBase, row: OfficeTriviaRow, before: TriviaDraft, draft: TriviaDraft): Promise<number> {
  if (row.started > 0 && (!asksTheSame(before.questions, draft.questions) || before.points !== draft.points))
    throw isBegun()
  // whoever has its code would be told that it is unknown
  if (row.unlocked > 0 && draft.isDraft) throw isBegun()
  const version = row.version + 1
  await keepVersion(tx, row.id, row.version, before)
  await updateTrivia(tx, row.id, version, draft)
  await putQuestions(tx, row.id, draft)
  await keepVersion(tx, row.id, version, draft)
  const isOther = draft.questions.some(({ right }, at) => !isDeepStrictEqual(right, before.questions[at]?.right))
  return row.graded > 0 && isOther ? recalculate(tx, row.id, `trivia/${row.id}/${version}`) : 0
}

async function remove(tx: ClientBase, row: OfficeTriviaRow, draft: TriviaDraft): Promise<void> {
  if (row.unlocked > 0) throw isBegun()
  await keepVersion(tx, row.id, row.version, draft)
  await deleteTrivia(tx, row.id)
}

async function putQuestions(tx: ClientBase, id: string, { questions }: TriviaDraft): Promise<void> {
  for (const [at, { kind, text, options, right, explanation }] of questions.entries())
    await putQuestion(tx, id, at + 1, {
      kind,
      text,
      options: options.map((option) => ({
        id: option.id,
        ...(kind === 'picture'
          ? option.pictogram !== null && { pictogram: option.pictogram }
          : option.text !== null && { text: option.text }),
      })),
      right,
      explanation,
    })
  await removeQuestionsFrom(tx, id, questions.length + 1)
}

async function draftOf(tx: ClientBase, row: OfficeTriviaRow): Promise<TriviaDraft> {
  const questions = await questionRows(tx, row.id)
  return tidy({
    discipline: row.discipline,
    title: row.title,
    author: row.author,
    place: row.place,
    minutes: row.minutes,
    points: row.points,
    opensAt: iso(row.opens_at),
    closesAt: iso(row.closes_at),
    isDraft: row.is_draft,
    questions: questions.map(({ kind, text, options, answer, explanation }) => ({
      kind,
      text,
      options: options.map((option) => ({
        id: option.id,
        text: option.text ?? null,
        pictogram: option.pictogram ?? null,
      })),
      right: typeof answer === 'object' && answer !== null ? [...answer] : answer,
      explanation,
    })),
  })
}

/** As it is compared and stored: without translations that are empty, instants in one writing, nothing that its kind has not. */
function tidy(draft: TriviaDraft): TriviaDraft {
  return {
    ...draft,
    title: translated(draft.title),
    place: draft.place && translated(draft.place),
    opensAt: draft.opensAt && new Date(draft.opensAt).toISOString(),
    closesAt: draft.closesAt && new Date(draft.closesAt).toISOString(),
    questions: draft.questions.map(({ kind, text, options, right, explanation }) => ({
      kind,
      text: translated(text),
      options:
        kind === 'true-false'
          ? []
          : options.map((option) => ({
              id: option.id,
              text: kind === 'picture' || option.text === null ? null : translated(option.text),
              pictogram: kind === 'picture' ? option.pictogram : null,
            })),
      // an ordering of one is none yet
      right: kind === 'order' && options.length < LEAST_OPTIONS ? null : right,
      explanation: explanation && explanation.por.trim() !== '' ? translated(explanation) : null,
    })),
  }
}

const translated = ({ por, eng, spa }: Localized) => ({ por, ...(eng && { eng }), ...(spa && { spa }) })

/** Throws where the trivia cannot be as it is written; a draft may lack something, and hold nothing that is wrong. */
function throwUnlessWhole({ opensAt, closesAt, isDraft, questions }: TriviaDraft): void {
  const fields: Record<string, string> = {}
  if (opensAt !== null && closesAt !== null && Date.parse(closesAt) <= Date.parse(opensAt)) fields['closesAt'] = 'order'
  if (!isDraft && questions.length === 0) fields['questions'] = 'none'
  for (const [at, question] of questions.entries()) {
    const fault = faultOf(question, isDraft)
    if (fault !== null) fields[`questions.${at}`] = fault
  }
  const [first] = Object.entries(fields)
  if (first) throw new ApiFailure(400, 'invalid-input', `${first[0]}: ${first[1]} is missing or wrong`, { fields })
}

function faultOf(question: DraftQuestion, isDraft: boolean) {
  const { kind, options, right } = question
  const ids = options.map(({ id }) => id)
  if (new Set(ids).size < ids.length) return 'option'
  if (!isDraft) return draftFault(question)
  // what is not written yet may wait; what is said to be right and cannot be may not
  if (right === null) return null
  if (!fitsQuestion({ number: 1, kind, options: ids }, right)) return 'right'
  return kind === 'order' && Array.isArray(right) && ids.every((id, at) => id === right[at]) ? 'order' : null
}

const stateOf = (row: OfficeTriviaRow, now: number) => {
  if (row.is_draft) return 'draft'
  return availabilityOf(row, now)
}

/** What the record says of a version; the whole is kept beside it. */
const recorded = (version: number, draft: TriviaDraft): RecordedState => ({
  version,
  title: draft.title.por,
  draft: draft.isDraft,
  opens: draft.opensAt,
  closes: draft.closesAt,
  questions: draft.questions.length,
})

const iso = (date: Date | null): string | null => date?.toISOString() ?? null
