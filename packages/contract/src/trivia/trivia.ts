import { QUESTION_KINDS } from '@games/domain/trivia/grading'
import { z } from 'zod'
import { LocalizedText } from '../shared.ts'

/**
 * How far one is with a trivia: no code of it was read yet, one may start, the clock runs, one's answers are graded.
 */
export const TRIVIA_STATES = ['locked', 'ready', 'running', 'graded'] as const
export type TriviaState = (typeof TRIVIA_STATES)[number]

/** How one's own answers were graded. */
export const TriviaResult = z.object({
  /** Questions answered right. */
  right: z.number().int(),
  /** Points earned by it. */
  points: z.number().int(),
  gradedAt: z.string(),
  /** Whether one sent it; otherwise time ran out, and what was saved was graded. */
  sent: z.boolean(),
  /** From the start until it was sent, or time ran out. */
  tookMs: z.number().int(),
})
export type TriviaResult = z.infer<typeof TriviaResult>

/** A trivia (spec §3) with one's own progress, without its questions. */
export const TriviaSummary = z.object({
  id: z.string(),
  /** Code of a discipline. */
  discipline: z.string(),
  title: LocalizedText,
  author: z.string(),
  /** Where its QR hangs; null: not said. */
  place: LocalizedText.nullable(),
  /** Kinds of its questions, each once. */
  kinds: z.array(z.enum(QUESTION_KINDS)),
  /** The time limit. */
  minutes: z.number().int(),
  questionCount: z.number().int(),
  /** Points for a right answer. */
  points: z.number().int(),
  /** Whether it can be started, by the games' time. */
  availability: z.enum(['upcoming', 'open', 'closed']),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  state: z.enum(TRIVIA_STATES),
  /** While the clock runs: when the server stops it, and in how many milliseconds. */
  endsAt: z.string().nullable(),
  remainingMs: z.number().int().nullable(),
  /** Questions with an answer that is saved on the server. */
  answered: z.number().int(),
  result: TriviaResult.nullable(),
})
export type TriviaSummary = z.infer<typeof TriviaSummary>

export const TriviaList = z.object({ trivia: z.array(TriviaSummary) })
export type TriviaList = z.infer<typeof TriviaList>

/** An option’s id, whether a sentence is true, or ids in an order. */
export const TriviaAnswerShape = z.union([z.string(), z.boolean(), z.array(z.string())])

export const TriviaQuestion = z.object({
  number: z.number().int(),
  kind: z.enum(QUESTION_KINDS),
  text: LocalizedText,
  options: z.array(
    z.object({
      id: z.string(),
      text: LocalizedText.nullable(),
      /** A picture as SVG; null: the option is a text. */
      drawing: z.string().nullable(),
    }),
  ),
  /** One's own answer as it is saved; null: blank. */
  answer: TriviaAnswerShape.nullable(),
  /** Only once one's own answers are graded. */
  review: z
    .object({ right: TriviaAnswerShape, isRight: z.boolean(), explanation: LocalizedText.nullable() })
    .nullable(),
})
export type TriviaQuestion = z.infer<typeof TriviaQuestion>

/** One trivia. Its questions are told once the clock runs, the right answers once one's own are graded. */
export const Trivia = TriviaSummary.extend({ questions: z.array(TriviaQuestion) })
export type Trivia = z.infer<typeof Trivia>

/** An answer was saved. */
export const TriviaSaved = z.object({ answered: z.number().int(), remainingMs: z.number().int() })
export type TriviaSaved = z.infer<typeof TriviaSaved>

/** Why a code opens nothing, one word for each fault. */
export const CODE_REFUSALS = ['unreadable', 'unknown', 'other-host', 'expired', 'not-open', 'closed'] as const
export type CodeRefusal = (typeof CODE_REFUSALS)[number]

/** What a code is: of a trivia, which it has unlocked, or why of none. */
export const ResolvedCode = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trivia'), trivia: TriviaSummary }),
  z.object({
    kind: z.literal('refused'),
    reason: z.enum(CODE_REFUSALS),
    /** Where the code leads (`other-host`): to be named, never opened. */
    host: z.string().nullable(),
    /** When the trivia opens (`not-open`). */
    opensAt: z.string().nullable(),
  }),
])
export type ResolvedCode = z.infer<typeof ResolvedCode>

/** A trivia's QR and short code, as posters and screens show them. */
export const TriviaCode = TriviaSummary.pick({
  id: true,
  discipline: true,
  title: true,
  author: true,
  place: true,
  minutes: true,
  questionCount: true,
  points: true,
}).extend({
  /** What the QR holds. */
  address: z.string(),
  /** `BCDF-2345`, to be typed instead. */
  shortCode: z.string(),
})
export const TriviaCodes = z.object({
  /** Until when these codes hold; null: as long as the trivia is open. */
  until: z.string().nullable(),
  codes: z.array(TriviaCode),
})
export type TriviaCodes = z.infer<typeof TriviaCodes>
