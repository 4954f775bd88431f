import { RULES } from '@games/domain/ranking-rules/reason'
import { z } from 'zod'
import { LocalizedText } from '../shared.ts'

/**
 * Kinds of changes that visitors notice, the most surprising first: a medal that changes hands, another winner, a result that goes, another
 * result, a contest that leaves the programme, another start time, new events, new people.
 */
export const SURPRISES = [
  'medal',
  'winner',
  'result-goes',
  'result',
  'unit-goes',
  'start',
  'new-event',
  'new-person',
] as const

/** A change that visitors notice, with names. */
export const SheetSurprise = z.object({
  kind: z.enum(SURPRISES),
  /** Names of discipline and event; for `new-person` null. */
  event: LocalizedText.nullable(),
  /** RSC of the contest; null: the change is about the whole event or a person. */
  unit: z.string().nullable(),
  /** Name of the contest; null: it has none, and its RSC names the phase. */
  unitName: z.string().nullable(),
  medal: z.enum(['gold', 'silver', 'bronze']).nullable(),
  /** The competitor with the result, or a new person; null for other kinds. */
  who: z.string().nullable(),
  /** Names of medallists or winners, a result, or a start as ISO time; null if there was or is no such value. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Further changes of the same kind in the same contest or event, or further new events and people. */
  others: z.number().int(),
})
export type SheetSurprise = z.infer<typeof SheetSurprise>

/** How many things of a kind an import adds, changes, leaves unchanged and removes. */
const Tally = z.object({
  new: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  goes: z.number().int(),
})

/** Kinds of things that are counted, in the order in which they are shown. `starts`: places in start lists. */
export const COUNTED_THINGS = ['people', 'teams', 'events', 'units', 'starts', 'results', 'medals'] as const

/** Events whose format an import sets, or leaves open. */
export const SheetFormat = z.object({
  /**
   * `final`: one contest decides gold; `heats`: several heats of the final are one list; `open`: the organiser has to choose; `waits`: results
   * are still to come.
   */
  how: z.enum(['final', 'heats', 'open', 'waits']),
  /** The rule that leaves it open; null for other kinds. */
  why: z.enum(RULES).nullable(),
  /** Names of the first events, with their disciplines. */
  events: z.array(LocalizedText),
  /** All of them. */
  count: z.number().int(),
})
export type SheetFormat = z.infer<typeof SheetFormat>

/** The effect of a sheet on what is stored and shown to visitors. */
export const SheetEffect = z.object({
  totals: z.record(z.enum(COUNTED_THINGS), Tally),
  /** The most surprising first. */
  surprises: z.array(SheetSurprise),
  /** All of them, also those that `surprises` leaves out. */
  surprising: z.number().int(),
  formats: z.array(SheetFormat),
})
export type SheetEffect = z.infer<typeof SheetEffect>
