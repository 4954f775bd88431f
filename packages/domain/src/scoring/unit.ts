import type { Side } from './tap.ts'

/** A unit as its start list has it. */
export interface ScoringUnit {
  /** Full RSC. */
  readonly code: string
  /** In the order of the start list; of two sides home first. */
  readonly competitors: readonly ScoringCompetitor[]
}

export interface ScoringCompetitor {
  readonly code: string
  readonly type: 'A' | 'T'
  readonly organisation: string | null
  readonly bib: string | null
  /** Name of a team where its list says one; what is sent keeps it. */
  readonly teamName?: string
  /** Lane, order of start, number on the sheet of a pool; as painted on the lane, never mirrored. */
  readonly startOrder: string | null
  /** Members in order; the athlete alone where one competes for themselves. */
  readonly athletes: readonly { readonly code: string; readonly order: number; readonly bib: string | null }[]
  /** Absent: nothing is known of other contests. */
  readonly earlier?: Earlier | undefined
}

/** The facts of other contests that the rules need of a competitor: they lead to prompts, and decide nothing. */
export interface Earlier {
  /** Athletes who were excluded for conduct in an earlier contest of the discipline. */
  readonly excluded: readonly string[]
  /** Yellow cards in earlier rounds of the event. */
  readonly cautions: number
  /** Members of a relay team who competed in earlier rounds of the event. */
  readonly members: readonly string[]
  /** Members of a relay team who are in no other event of the discipline. */
  readonly relayOnly: readonly string[]
}

/** A side of a unit of two, which is there since the unit was opened as one (opened.ts). */
export function sideOf({ competitors }: ScoringUnit, side: Side): ScoringCompetitor {
  const found = competitors[side]
  if (!found) throw new TypeError('a unit of two sides has less than two competitors')
  return found
}

export const competitorIn = ({ competitors }: ScoringUnit, code: string | undefined): ScoringCompetitor | undefined =>
  competitors.find((one) => one.code === code)

/** Whether an athlete is a member of a competitor; nobody in particular is nobody's stranger. */
export const isMember = (competitor: ScoringCompetitor, athlete: string | undefined): boolean =>
  athlete === undefined || competitor.athletes.some(({ code }) => code === athlete)
