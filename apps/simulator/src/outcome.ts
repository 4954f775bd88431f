import type { OdfResult } from '@games/odf'
import type { Entrant, PlannedUnit } from './plan.ts'
import type { JudgedPlayed } from './sports/judged.ts'
import type { Placing, Standing } from './sports/standing.ts'
import type { Amendment } from './story.ts'

/** How a unit ended. Amendments replace it as a whole. */
export interface Outcome {
  readonly unit: PlannedUnit
  readonly placings: readonly Placing[]
  readonly closing: () => Standing
  /** When it became official, epoch milliseconds. */
  readonly officialAt: number
  readonly judged: JudgedPlayed | null
}

export const winnerOf = (outcome: Outcome): Entrant | null =>
  outcome.placings.find((p) => p.wlt === 'W')?.entrant ?? null
export const loserOf = (outcome: Outcome): Entrant | null =>
  outcome.placings.find((p) => p.wlt === 'L')?.entrant ?? null

/** The outcome after an amendment: two neighbours exchanged, or one place left empty. Unchanged where there are too few. */
export function amended(outcome: Outcome, amendment: Amendment): Outcome {
  switch (amendment.kind) {
    case 'protest-rejected':
      return outcome
    case 'correction':
    case 'protest-upheld':
      return exchanged(outcome, amendment.rank - 1)
    case 'withdrawal':
      return withoutPlace(outcome, amendment.rank)
  }
}

/** Places `i` and `i + 1` change owners: marks, times and splits stay with the place, they had been put to the wrong names. */
function exchanged(outcome: Outcome, i: number): Outcome {
  const [first, second] = [outcome.placings[i], outcome.placings[i + 1]]
  if (!first || !second || first.rank === null || second.rank === null || first.rank === second.rank) return outcome
  const placings = [...outcome.placings]
  placings[i] = { ...first, entrant: second.entrant }
  placings[i + 1] = { ...second, entrant: first.entrant }
  const closing = () => {
    const standing = outcome.closing()
    const results = [...standing.results]
    const [a, b] = [results[i], results[i + 1]]
    if (a && b) {
      results[i] = own(a, b)
      results[i + 1] = own(b, a)
    }
    return { ...standing, results }
  }
  return { ...outcome, placings, closing }
}

const own = (place: OdfResult, { competitor, startOrder, startSortOrder }: OdfResult): OdfResult => ({
  ...place,
  competitor,
  startOrder,
  startSortOrder,
})

/** Whoever has the rank loses it and goes to the end as DSQ; nobody moves up. */
function withoutPlace(outcome: Outcome, rank: number): Outcome {
  const out = outcome.placings.find((p) => p.rank === rank)
  if (!out) return outcome
  const last = <T>(list: readonly T[], is: (one: T) => boolean, change: (one: T) => T): T[] => [
    ...list.filter((one) => !is(one)),
    ...list.filter(is).map(change),
  ]
  return {
    ...outcome,
    placings: last(
      outcome.placings,
      (p) => p === out,
      (p) => ({ ...p, rank: null, irm: 'DSQ' }),
    ),
    closing: () => {
      const standing = outcome.closing()
      const results = last(
        standing.results,
        (r) => r.competitor.code === out.entrant.code,
        (r) => ({
          ...r,
          rank: null,
          rankEqual: false,
          result: null,
          resultType: 'IRM',
          irm: 'DSQ',
          diff: null,
          recordIndicators: [],
        }),
      )
      return { ...standing, results: results.map((result, i) => ({ ...result, sortOrder: i + 1 })) }
    },
  }
}
