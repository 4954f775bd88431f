import type { AccountData, Trivia, TriviaQuestion, TriviaResult, TriviaSummary } from '@games/contract'
import { isRightAnswer, QUESTION_KINDS, type TriviaAnswer } from '@games/domain'
import type { Statements } from '../../facts/reading.ts'
import { drawingOf } from '../../icons/drawing-of.ts'
import { gradedQuestion } from './grade-entry.ts'
import { type EntryRow, ownAnswerRows, ownEntryRows, type QuestionRow, type TriviaRow } from './trivia.queries.ts'

/** A trivia with an account's progress; `now`: the games' time. */
export function triviaSummary(row: TriviaRow, entry: EntryRow | undefined, now: number): TriviaSummary {
  const state = stateOf(entry)
  const runs = state === 'running'
  return {
    id: row.id,
    discipline: row.discipline,
    title: row.title,
    author: row.author,
    place: row.place,
    kinds: QUESTION_KINDS.filter((kind) => row.kinds.includes(kind)),
    minutes: row.minutes,
    questionCount: row.question_count,
    points: row.points,
    availability: availabilityOf(row, now),
    opensAt: row.opens_at?.toISOString() ?? null,
    closesAt: row.closes_at?.toISOString() ?? null,
    state,
    endsAt: runs ? (entry?.ends_at?.toISOString() ?? null) : null,
    remainingMs: runs ? Math.max(0, entry?.remaining_ms ?? 0) : null,
    answered: entry?.answered ?? 0,
    result: entry ? resultOf(entry) : null,
  }
}

/** One trivia with its questions, as far as they are this account's to see. */
export function trivia(
  summary: TriviaSummary,
  questions: readonly QuestionRow[],
  answers: ReadonlyMap<number, TriviaAnswer>,
): Trivia {
  const isOpen = summary.state === 'running' || summary.state === 'graded'
  return {
    ...summary,
    questions: isOpen
      ? questions.map((row) => triviaQuestion(row, answers.get(row.number), summary.state === 'graded'))
      : [],
  }
}

export function availabilityOf(
  { opens_at, closes_at }: Pick<TriviaRow, 'opens_at' | 'closes_at'>,
  now: number,
): TriviaSummary['availability'] {
  if (opens_at && now < opens_at.getTime()) return 'upcoming'
  return closes_at && now >= closes_at.getTime() ? 'closed' : 'open'
}

function stateOf(entry: EntryRow | undefined): TriviaSummary['state'] {
  if (!entry) return 'locked'
  if (entry.graded_at) return 'graded'
  return entry.started_at ? 'running' : 'ready'
}

function resultOf({ graded_at, started_at, ends_at, right_answers, points_earned, submission_id }: EntryRow) {
  if (!graded_at || !started_at || !ends_at) return null
  return {
    right: right_answers ?? 0,
    points: points_earned ?? 0,
    gradedAt: graded_at.toISOString(),
    sent: submission_id !== null,
    tookMs: Math.min(graded_at.getTime(), ends_at.getTime()) - started_at.getTime(),
  } satisfies TriviaResult
}

function triviaQuestion(row: QuestionRow, mine: TriviaAnswer | undefined, isGraded: boolean): TriviaQuestion {
  return {
    number: row.number,
    kind: row.kind,
    text: row.text,
    options: row.options.map(({ id, text, pictogram }) => ({
      id,
      text: text ?? null,
      // its name would be the answer
      drawing: pictogram === undefined ? null : drawingOf(pictogram),
    })),
    answer: mine === undefined ? null : wire(mine),
    review: isGraded
      ? {
          right: wire(row.answer),
          isRight: isRightAnswer(gradedQuestion(row), mine),
          explanation: row.explanation,
        }
      : null,
  }
}

const wire = (answer: TriviaAnswer): string | boolean | string[] =>
  typeof answer === 'string' || typeof answer === 'boolean' ? answer : [...answer]

/** Everything an account has of trivia, by the trivia's id; nothing of what would have been right. */
export async function ownTrivia(q: Statements, accountId: string): Promise<AccountData['trivia']> {
  const answers = await ownAnswerRows(q, accountId)
  return (await ownEntryRows(q, accountId)).map((entry) => ({
    id: entry.trivia_id,
    unlockedAt: entry.unlocked_at.toISOString(),
    startedAt: entry.started_at?.toISOString() ?? null,
    gradedAt: entry.graded_at?.toISOString() ?? null,
    rightAnswers: entry.right_answers,
    points: entry.points_earned,
    answers: answers
      .filter(({ trivia_id }) => trivia_id === entry.trivia_id)
      .map(({ number, answer, saved_at }) => ({ number, answer: wire(answer), savedAt: saved_at.toISOString() })),
  }))
}
