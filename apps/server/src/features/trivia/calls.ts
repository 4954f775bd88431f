import { ApiFailure, type Games, type ResolvedCode, type Trivia, type TriviaSummary } from '@games/contract'
import { fitsQuestion, readTriviaCode, type TriviaAnswer, writtenShortCode } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Attempts } from '../../http/session/attempts.ts'
import { type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import type { PdfWorkers } from '../books/index.ts'
import { WantedNames } from '../names/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { createTurns } from '../turns.ts'
import { gradedQuestion, gradeEntry, gradeOverdue } from './grade-entry.ts'
import { availabilityOf, trivia, triviaSummary } from './present.ts'
import {
  answersOf,
  codeMinutes,
  entryRows,
  holdTrivia,
  lockAccount,
  lockEntry,
  questionRows,
  saveAnswer,
  startClock,
  triviaIds,
  triviaRows,
  unlockTrivia,
} from './trivia.queries.ts'
import { triviaPosters } from './posters.ts'
import { type CodeVerdict, createTriviaCodes, type TriviaCodes } from './trivia-codes.ts'

export interface TriviaOptions {
  readonly pool: Pool
  /** ACCOUNTS_KEY: the codes' key is made of it. */
  readonly accountsKey: string
  readonly attempts: Attempts
  /** The games' time, epoch milliseconds. */
  readonly gamesNow: () => number
  readonly games: () => Games
  /** Makes PDFs. */
  readonly print: PdfWorkers['print']
  /** An organiser's own picture for posters, by its address, as a data URL; null: it is not to be had. */
  readonly pictureAt: (address: string) => Promise<string | null>
  /** What could not be graded by the way. */
  readonly onError: (error: unknown) => void
}

type TriviaCalls =
  | 'listTrivia'
  | 'getTrivia'
  | 'resolveTriviaCode'
  | 'listTriviaCodes'
  | 'printTriviaPosters'
  | 'startTrivia'
  | 'saveTriviaAnswer'
  | 'sendTrivia'

const MINUTE_MS = 60_000

/** Runs of posters that wait: three languages on two papers, and as many again. */
const MOST_WAITING_POSTERS = 12
/** Seconds after which it is worth another try: a hundred posters take two. */
const RETRY_AFTER = 5

const noSuchTrivia = () => new ApiFailure(404, 'not-found', 'There is no such trivia')

type Refused = Extract<ResolvedCode, { kind: 'refused' }>
const refused = (reason: Refused['reason'], more: Partial<Pick<Refused, 'host' | 'opensAt'>> = {}): Refused => ({
  kind: 'refused',
  reason,
  host: null,
  opensAt: null,
  ...more,
})

export function triviaCalls(options: TriviaOptions): PrivateCalls<TriviaCalls> {
  const { pool, gamesNow, onError } = options
  const codes = createTriviaCodes(options.accountsKey)
  // one run at a time: whoever asks for many leaves the other thread, and the queue, to the books that everybody may ask for
  const posterTurns = createTurns({
    atOnce: 1,
    mostWaiting: () => MOST_WAITING_POSTERS,
    full: () =>
      new ApiFailure(503, 'unavailable', 'Too many posters are being made: try again', { retryAfter: RETRY_AFTER }),
  })

  const summaryOf = async (accountId: string, id: string): Promise<TriviaSummary> => {
    const [row] = await triviaRows(pool, id)
    if (!row) throw noSuchTrivia()
    const [entry] = await entryRows(pool, accountId, id)
    return triviaSummary(row, entry, gamesNow())
  }
  const viewOf = async (accountId: string, id: string): Promise<Trivia> => {
    // entry first: what is graded between the two reads is shown a read later, and never a right answer too early
    const summary = await summaryOf(accountId, id)
    return trivia(summary, await questionRows(pool, id), await answersOf(pool, accountId, id))
  }

  return {
    async listTrivia(_input, caller) {
      const { accountId } = viewerOf(caller)
      await gradeOverdue(pool, accountId, onError)
      const entries = new Map((await entryRows(pool, accountId, null)).map((entry) => [entry.trivia_id, entry]))
      const rows = await triviaRows(pool, null)
      return { view: { trivia: rows.map((row) => triviaSummary(row, entries.get(row.id), gamesNow())) } }
    },

    async getTrivia({ params: { id } }, caller) {
      const { accountId } = viewerOf(caller)
      await gradeOverdue(pool, accountId, onError)
      return { view: await viewOf(accountId, id) }
    },

    async resolveTriviaCode({ body: { code } }, caller) {
      const { accountId } = viewerOf(caller)
      const found = await triviaOfCode(options, codes, { code, accountId, host: new URL(caller.site).host })
      if (found.kind === 'refused') return { view: found }
      await unlockTrivia(pool, accountId, found.id)
      await gradeOverdue(pool, accountId, onError)
      return { view: { kind: 'trivia', trivia: await summaryOf(accountId, found.id) } }
    },

    async startTrivia({ params: { id } }, caller) {
      const { accountId } = viewerOf(caller)
      await transaction(pool, async (tx) => {
        await holdTrivia(tx, id)
        const [row] = await triviaRows(tx, id)
        if (!row) throw noSuchTrivia()
        const entry = await lockEntry(tx, accountId, id)
        if (!entry) throw new ApiFailure(403, 'code-required', 'A code of this trivia comes first')
        // its answer was lost, or another device has started it
        if (entry.started_at) return
        const availability = availabilityOf(row, gamesNow())
        if (availability !== 'open') throw new ApiFailure(403, 'not-open', `This trivia is ${availability}`)
        await startClock(tx, accountId, id)
      })
      await gradeOverdue(pool, accountId, onError)
      return { view: await viewOf(accountId, id) }
    },

    async saveTriviaAnswer({ params: { id, number }, body: { answer } }, caller) {
      const { accountId } = viewerOf(caller)
      const view = await transaction(pool, async (tx) => {
        await lockRunning(tx, accountId, id)
        await saveFitting(tx, accountId, id, [{ number, answer }])
        const [saved] = await entryRows(tx, accountId, id)
        return { answered: saved?.answered ?? 0, remainingMs: Math.max(0, saved?.remaining_ms ?? 0) }
      })
      return { view }
    },

    async sendTrivia({ params: { id }, body }, caller) {
      const { accountId } = viewerOf(caller)
      await transaction(pool, async (tx) => {
        await holdTrivia(tx, id)
        await lockAccount(tx, accountId)
        const entry = await lockEntry(tx, accountId, id)
        // its answer was lost on the way
        if (entry?.graded_at && entry.submission_id === body.id) return
        throwUnlessRunning(entry)
        await saveFitting(tx, accountId, id, body.answers)
        await gradeEntry(tx, accountId, id, body.id)
      }).catch(async (error: unknown) => {
        // what was saved in time is graded, whoever came too late
        if (error instanceof ApiFailure && error.id === 'time-over') await gradeOverdue(pool, accountId, onError)
        throw error
      })
      return { view: await viewOf(accountId, id) }
    },

    async listTriviaCodes(_input, caller) {
      const minutes = await codeMinutes(pool)
      const now = Date.now()
      const until = minutes === null ? null : now + minutes * MINUTE_MS
      const rows = await triviaRows(pool, null)
      return {
        view: {
          until: until === null ? null : new Date(until).toISOString(),
          codes: rows.map(({ id, discipline, title, author, place, minutes: limit, question_count, points }) => ({
            id,
            discipline,
            title,
            author,
            place,
            minutes: limit,
            questionCount: question_count,
            points,
            address: `${caller.site}/trivia/${id}?code=${codes.signed(id, until)}`,
            shortCode: writtenShortCode(codes.short(id, now, minutes)),
          })),
        },
      }
    },

    async printTriviaPosters({ query: { lang, paper, trivia: id } }, caller) {
      const rows = await triviaRows(pool, id ?? null)
      if (id !== undefined && rows.length === 0) throw noSuchTrivia()
      const minutes = await codeMinutes(pool)
      if (minutes !== null)
        throw new ApiFailure(
          409,
          'expired',
          `Codes hold ${minutes} minutes (trivia_code_minutes), so that printed ones would be refused: a screen shows the current one`,
        )
      const now = gamesNow()
      const printed = rows.filter((row) => row.question_count > 0 && availabilityOf(row, now) !== 'closed')
      if (printed.length === 0)
        throw id === undefined
          ? new ApiFailure(404, 'not-found', 'There is no trivia whose code opens something')
          : new ApiFailure(409, 'not-open', 'This trivia is closed or has no questions: its code would open nothing')
      const wanted = new WantedNames()
      for (const { discipline } of printed) wanted.discipline(discipline)
      const names = await inSnapshot(pool, (tx) => wanted.lookUp(tx))
      const bytes = await posterTurns.inTurn(viewerOf(caller).accountId, async () =>
        options.print(
          await triviaPosters(
            printed.map((row) => ({
              row,
              address: `${caller.site}/trivia/${row.id}?code=${codes.signed(row.id, null)}`,
              shortCode: writtenShortCode(codes.short(row.id, Date.now(), null)),
            })),
            {
              locale: lang,
              paper,
              site: caller.site,
              games: options.games(),
              names,
              pictureAt: options.pictureAt,
            },
          ),
        ),
      )
      return { view: { name: `trivia-${id ?? 'all'}-${paper}-${lang}.pdf`, bytes } }
    },
  }
}

/** The trivia that a code opens now, or why it opens none. Short codes that are not right are counted. */
async function triviaOfCode(
  { pool, attempts, gamesNow }: TriviaOptions,
  codes: TriviaCodes,
  { code: written, accountId, host }: { readonly code: string; readonly accountId: string; readonly host: string },
): Promise<{ readonly kind: 'trivia'; readonly id: string } | Refused> {
  const read = readTriviaCode(written, host)
  if (read.kind === 'other-host') return refused('other-host', { host: read.host })
  if (read.kind === 'unreadable' || read.kind === 'unknown') return refused(read.kind)
  const minutes = await codeMinutes(pool)
  const now = Date.now()
  let id: string
  let verdict: CodeVerdict
  if (read.kind === 'signed') {
    id = read.trivia
    verdict = codes.verdictOf(id, read.code, now, minutes)
  } else {
    const counted = ['trivia-code', accountId] as const
    await attempts.count(counted)
    const found = codes.findShort(read.code, await triviaIds(pool), now, minutes)
    if (!found) return refused('unknown')
    await attempts.takeBack(counted)
    id = found.trivia
    verdict = found.verdict
  }
  if (verdict !== 'valid') return refused(verdict)
  const [row] = await triviaRows(pool, id)
  // signed by us, and taken out since
  if (!row) return refused('unknown')
  const availability = availabilityOf(row, gamesNow())
  if (availability === 'open') return { kind: 'trivia', id }
  const [entry] = await entryRows(pool, accountId, id)
  // whoever has begun comes back to it
  if (entry?.started_at) return { kind: 'trivia', id }
  return availability === 'upcoming'
    ? refused('not-open', { opensAt: row.opens_at?.toISOString() ?? null })
    : refused('closed')
}

type Entry = Awaited<ReturnType<typeof lockEntry>>

function throwUnlessRunning(entry: Entry): void {
  if (!entry?.started_at) throw new ApiFailure(403, 'code-required', 'This trivia has not been started')
  if (entry.graded_at && entry.submission_id !== null)
    throw new ApiFailure(409, 'already-answered', 'You have already answered this trivia')
  if (entry.graded_at || (entry.remaining_ms ?? 0) <= 0) throw new ApiFailure(409, 'time-over', 'Time is over')
}

async function lockRunning(tx: ClientBase, accountId: string, id: string): Promise<void> {
  throwUnlessRunning(await lockEntry(tx, accountId, id))
}

/** Saves answers of a locked entry; throws where one is to no question of the trivia, or none that it could have. */
async function saveFitting(
  tx: ClientBase,
  accountId: string,
  id: string,
  answers: readonly { readonly number: number; readonly answer: TriviaAnswer }[],
): Promise<void> {
  if (answers.length === 0) return
  const questions = new Map((await questionRows(tx, id)).map((row) => [row.number, gradedQuestion(row)]))
  for (const one of answers) {
    const question = questions.get(one.number)
    if (!question || !fitsQuestion(question, one.answer))
      throw new ApiFailure(400, 'invalid-input', `question ${one.number} cannot have this answer`)
    await saveAnswer(tx, accountId, id, one)
  }
}
