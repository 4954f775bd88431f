import { z } from 'zod'
import * as form from 'zod/mini'
import { isStorable } from '../fields.ts'
import { LocalizedText } from '../shared.ts'

/** What has names by code that the organiser may write. */
export const CODE_SETS = ['DISCIPLINE', 'EVENT', 'PHASE', 'VENUE', 'LOCATION'] as const

/** A code, with its name from each of the places it may come from; the first that is there, of each language, is shown. */
export const CodeName = z.object({
  set: z.enum(CODE_SETS),
  code: z.string(),
  /** The organiser's. */
  own: LocalizedText.nullable(),
  /** That of the built-in tables: disciplines alone. */
  builtIn: LocalizedText.nullable(),
  /** That of the feed's newest table of codes (DT_CODES). */
  feed: LocalizedText.nullable(),
  /** What is shown; null: nothing has a name for it. */
  shown: LocalizedText.nullable(),
  /** Of `own`, to be named when it is changed; null: there is none. */
  state: z.string().nullable(),
})
export type CodeName = z.infer<typeof CodeName>

/** The first hundred of what was asked for. */
export const CodeNames = z.object({ names: z.array(CodeName), count: z.number().int(), changed: z.number().int() })
export type CodeNames = z.infer<typeof CodeNames>

const PLAIN = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u
/** Neither control characters nor such as turn the direction of what follows. */
export const isPlainName = (text: string): boolean => isStorable(text) && PLAIN.test(text)
const name = () =>
  form
    .string()
    .check(form.trim(), form.maxLength(120, 'name-long'), form.refine(isPlainName, { error: 'name-characters' }))

/** A name as the organiser writes it; what is empty stays as it was before. */
export const CodeNameDraft = form.object({
  name: form.object({
    por: name().check(form.minLength(1, 'name-required')),
    eng: form.optional(name()),
    spa: form.optional(name()),
  }),
  expected: form.nullable(form.string().check(form.maxLength(80))),
})
