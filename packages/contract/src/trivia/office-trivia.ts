import { MOST_OPTIONS, MOST_QUESTIONS } from '@games/domain/trivia/draft-faults'
import { QUESTION_KINDS } from '@games/domain/trivia/grading'
import { z } from 'zod'
import * as form from 'zod/mini'
import { isStorable } from '../fields.ts'
import { OfficeChange } from '../office/office.ts'

/** A trivia's own words, as long as a poster and a phone can show them. */
const words = (least: number, most: number) =>
  form.string().check(form.trim(), form.minLength(least), form.maxLength(most), form.refine(isStorable))
const localized = (least: number, most: number) =>
  form.object({
    por: words(least, most),
    eng: form.optional(words(0, most)),
    spa: form.optional(words(0, most)),
  })
const OptionId = form.string().check(form.regex(/^[a-z0-9]{1,8}$/))
const Discipline = form.string().check(form.regex(/^[A-Z0-9]{3}$/))
const At = form.nullable(form.iso.datetime({ offset: true }))

/** A trivia as the staff writes it. What a draft lacks is empty or null; open, it lacks nothing (`draftFault`). */
export const TriviaDraft = form.object({
  discipline: Discipline,
  title: localized(1, 120),
  author: words(1, 120),
  /** Where its QR hangs; null: not said. */
  place: form.nullable(localized(1, 120)),
  minutes: form.int().check(form.gte(1), form.lte(240)),
  /** For a right answer. */
  points: form.int().check(form.gte(0), form.lte(10_000)),
  /** The games' time; null: no limit. */
  opensAt: At,
  closesAt: At,
  /** Nobody but the staff knows of it. */
  isDraft: form.boolean(),
  questions: form
    .array(
      form.object({
        kind: form.enum(QUESTION_KINDS),
        text: localized(0, 400),
        options: form
          .array(
            form.object({
              id: OptionId,
              text: form.nullable(localized(0, 160)),
              pictogram: form.nullable(Discipline),
            }),
          )
          .check(form.maxLength(MOST_OPTIONS)),
        right: form.nullable(
          form.union([OptionId, form.boolean(), form.array(OptionId).check(form.maxLength(MOST_OPTIONS))]),
        ),
        explanation: form.nullable(localized(0, 600)),
      }),
    )
    .check(form.maxLength(MOST_QUESTIONS)),
})
export type TriviaDraft = form.infer<typeof TriviaDraft>

/** `version`: the one that was changed; 0: it is new. */
export const TriviaSaving = form.object({ version: form.int().check(form.gte(0)), draft: TriviaDraft })

export const OFFICE_TRIVIA_STATES = ['draft', 'upcoming', 'open', 'closed'] as const

/** A trivia in the staff's list. */
export const OfficeTriviaRow = z.object({
  id: z.string(),
  discipline: z.string(),
  title: TriviaDraft.shape.title,
  /** By the games' time. */
  state: z.enum(OFFICE_TRIVIA_STATES),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  questionCount: z.number().int(),
  /** Those whose answers are graded. */
  graded: z.number().int(),
})
export type OfficeTriviaRow = z.infer<typeof OfficeTriviaRow>

export const OfficeTriviaList = z.object({ trivia: z.array(OfficeTriviaRow) })

/** One trivia with its right answers, for the staff alone. */
export const OfficeTrivia = z.object({
  id: z.string(),
  version: z.number().int(),
  state: z.enum(OFFICE_TRIVIA_STATES),
  draft: TriviaDraft,
  /** Those who have read its code. */
  unlocked: z.number().int(),
  /** Those who have begun: what it asks and for how many points stays as it is. */
  started: z.number().int(),
  graded: z.number().int(),
  /** Of those graded, who sent it before time ran out. */
  inTime: z.number().int(),
})
export type OfficeTrivia = z.infer<typeof OfficeTrivia>

/** `recalculated`: accounts whose points are others by it. */
export const TriviaSavedByStaff = OfficeChange.extend({ version: z.number().int(), recalculated: z.number().int() })
