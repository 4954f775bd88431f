import { LOCALES } from '@games/domain/text/localized'
import { z } from 'zod'
import { type PrivateEndpoints, PrivateFile } from '../private-endpoint.ts'
import { ResolvedCode, Trivia, TriviaCodes, TriviaList, TriviaSaved } from './trivia.ts'
import { SavedAnswer, TriviaSubmission, WrittenCode } from './trivia-answers.ts'

const Id = z.string().regex(/^[a-z\d-]{1,40}$/)
const TriviaId = z.object({ id: Id })
const TriviaPosters = z.object({
  lang: z.enum(LOCALES).default('por'),
  paper: z.enum(['A4', 'A3']).default('A4'),
  /** Of this trivia alone. */
  trivia: Id.optional(),
})

export const triviaCalls = {
  listTrivia: {
    summary: 'All trivia with one’s own progress; no questions',
    audience: 'user',
    response: TriviaList,
  },
  getTrivia: {
    summary: 'One trivia: its questions once one has started it, the right answers once one’s own are graded',
    audience: 'user',
    params: TriviaId,
    response: Trivia,
  },
  resolveTriviaCode: {
    summary: 'Which trivia a code is of, and unlocks it for oneself; or why of none. Starts no clock',
    audience: 'user',
    body: WrittenCode,
    response: ResolvedCode,
  },
  startTrivia: {
    summary: 'Starts the server’s clock of an unlocked trivia; started again, it runs on',
    audience: 'user',
    params: TriviaId,
    response: Trivia,
  },
  saveTriviaAnswer: {
    summary: 'Saves the answer to one question while time runs; the last one holds',
    audience: 'user',
    params: TriviaId.extend({ number: z.coerce.number<number>().int().min(1).max(1_000) }),
    body: SavedAnswer,
    response: TriviaSaved,
  },
  sendTrivia: {
    summary: 'Sends the answers: they are graded and earn points, once',
    audience: 'user',
    params: TriviaId,
    body: TriviaSubmission,
    response: Trivia,
  },
  listTriviaCodes: {
    summary: 'The QR and the short code of every trivia, for posters and screens',
    audience: 'operator',
    whileClosed: true,
    response: TriviaCodes,
  },
  printTriviaPosters: {
    summary: 'Posters with QR and short code, one a page, of a trivia or of all whose codes open something',
    audience: 'operator',
    whileClosed: true,
    query: TriviaPosters,
    response: PrivateFile,
    file: 'application/pdf',
  },
} as const satisfies PrivateEndpoints
