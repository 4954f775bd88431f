import { z } from 'zod'
import { LocalizedText } from '../shared.ts'

/** A line of the office's record. `before` and `after` have nothing of a person but what every operator may see. */
export const OfficeAction = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Username; null: done on the server's own machine, or by an account that is gone. */
  who: z.string().nullable(),
  /** What was done, as the feature names it: `publish`. */
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  /** Null: it was not there. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** The line that this one takes back; null: none. */
  undoes: z.number().int().nullable(),
  /** The line that took this one back; null: none has. */
  undoneBy: z.number().int().nullable(),
  /** Whether it can be taken back: features say of which kinds. */
  undoable: z.boolean(),
})
export type OfficeAction = z.infer<typeof OfficeAction>

/** A page of the record, newest first. */
export const OfficeActions = z.object({
  actions: z.array(OfficeAction),
  /** Whoever has a line in the record, and every kind that one is of: what it can be narrowed to. */
  people: z.array(z.string()),
  kinds: z.array(z.string()),
  /** Cursor of the page after; null on the last. */
  next: z.string().nullable(),
})
export type OfficeActions = z.infer<typeof OfficeActions>

/** What a call of the office that changes something answers: its line of the record, by which it can be undone. */
export const OfficeChange = z.object({ action: z.number().int() })
export type OfficeChange = z.infer<typeof OfficeChange>

/** Somebody else who works in the office at this moment: a path of it, since when, and what of the page is worked on (null: nothing by itself). */
export const Colleague = z.object({
  username: z.string(),
  page: z.string(),
  since: z.iso.datetime(),
  spot: z.string().nullable(),
})
export const Colleagues = z.object({ colleagues: z.array(Colleague) })
export type Colleagues = z.infer<typeof Colleagues>

/** Something that waits for somebody of the staff; the office has words for each `kind`. */
export const Need = z.object({
  /** Stays the same as long as it is about the same. */
  key: z.string(),
  /** How it is now: said to be done, it is shown again once this is otherwise. */
  state: z.string(),
  kind: z.string(),
  /** What it is about, where that has a name of its own. */
  name: LocalizedText.nullable(),
  /** What its words have in them. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where it is to be seen and done: a path of the office or of the public's pages. */
  href: z.string(),
  /** Since when; null: it does not matter. */
  since: z.string().nullable(),
})
export type Need = z.infer<typeof Need>

/** The first unit of a phase that is about to begin; name and phase null: they have none. */
export const NextUnit = z.object({
  name: LocalizedText.nullable(),
  phase: LocalizedText.nullable(),
  discipline: z.string(),
  startAt: z.string(),
  /** Its page for the public. */
  href: z.string(),
})
export type NextUnit = z.infer<typeof NextUnit>

/** What the public is shown at this moment, and what waits, what hurts the public most first. */
export const OfficeHome = z.object({
  /** The games' day, and the first and the last one of the programme; null: there is none. */
  day: z.string(),
  games: z.object({ first: z.string(), last: z.string() }).nullable(),
  /** Units of the day: on now, late to begin, on and without news. */
  live: z.number().int(),
  late: z.number().int(),
  silent: z.number().int(),
  /** Messages that nobody has left so, of those of the last day. */
  rejected: z.number().int(),
  received: z.number().int(),
  /** Finals of the day, and how many of them have their gold. */
  finals: z.object({ decided: z.number().int(), total: z.number().int() }),
  /** The next to begin, of any day. */
  next: z.array(NextUnit),
  /** What people have said of the app in the last day, and the newest words of theirs. */
  mood: z.object({ happy: z.number().int(), neutral: z.number().int(), sad: z.number().int() }),
  said: z.array(z.object({ sentiment: z.enum(['happy', 'neutral', 'sad']), suggestion: z.string(), at: z.string() })),
  needs: z.array(Need),
})
export type OfficeHome = z.infer<typeof OfficeHome>
