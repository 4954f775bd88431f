import type { OdfResult } from '@games/odf'
import type { Outcome } from './outcome.ts'
import type { Entrant, Stage } from './plan.ts'
import { spread } from './programme/heats.ts'
import { ranksOf } from './sports/standing.ts'

/** Who goes on from a stage, best mark first, and by what: `Q` by place in the own unit, `q` by mark over all. */
function qualifiersOf(
  stage: Stage,
  outcomes: readonly Outcome[],
): readonly { readonly entrant: Entrant; readonly mark: 'Q' | 'q' }[] {
  const finishers = outcomes.flatMap(({ placings }) =>
    placings.filter((p) => p.rank !== null).map((placing, i) => ({ placing, place: i + 1 })),
  )
  const byPlace = finishers.filter(({ place }) => place <= stage.byPlace)
  const rest = finishers.filter(({ place }) => place > stage.byPlace).sort((a, b) => a.placing.mark - b.placing.mark)
  return [
    ...byPlace.map(({ placing }) => ({ placing, mark: 'Q' as const })),
    ...rest.slice(0, Math.max(0, stage.total - byPlace.length)).map(({ placing }) => ({ placing, mark: 'q' as const })),
  ]
    .sort((a, b) => a.placing.mark - b.placing.mark)
    .map(({ placing: { entrant }, mark }) => ({ entrant, mark }))
}

/** The starters of one unit of the next round, best first. */
export const startersFrom = (stage: Stage, outcomes: readonly Outcome[], part: number, of: number): Entrant[] =>
  spread(
    qualifiersOf(stage, outcomes).map(({ entrant }) => entrant),
    part,
    of,
  )

/** Everybody of several pools, best first; equal ones by the order of the pools. */
export const overPools = (pools: readonly Outcome[]): Entrant[] =>
  pools
    .flatMap(({ placings }) => placings)
    .sort((a, b) => compareMarks(a.mark, b.mark))
    .map(({ entrant }) => entrant)

/** The rows of a result with `Q` for those who go on by place. Marks by time need all heats and come with the phase (ODF §8). */
export const markedByPlace = (results: readonly OdfResult[], byPlace: number): OdfResult[] =>
  results.map((result, i) => (result.rank !== null && i < byPlace ? { ...result, qualificationMark: 'Q' } : result))

/** All heats of a phase as one list by mark, with everybody's qualification mark. */
export function phaseRows(stage: Stage, outcomes: readonly Outcome[]): OdfResult[] {
  const marks = new Map(qualifiersOf(stage, outcomes).map(({ entrant, mark }) => [entrant.code, mark]))
  const rows = outcomes
    .flatMap(({ placings, closing }) => {
      const results = new Map(closing().results.map((result) => [result.competitor.code, result]))
      return placings.flatMap((placing) => {
        const result = results.get(placing.entrant.code)
        return result ? [{ placing, result }] : []
      })
    })
    .sort((a, b) => (a.placing.irm ? 1 : 0) - (b.placing.irm ? 1 : 0) || compareMarks(a.placing.mark, b.placing.mark))
  const ranks = ranksOf(rows.map(({ placing }) => (placing.irm ? null : placing.mark)))
  return rows.map(({ result }, i) => ({
    ...result,
    sortOrder: i + 1,
    rank: ranks[i]?.rank == null ? null : String(ranks[i]?.rank),
    rankEqual: ranks[i]?.equal === true,
    diff: null,
    qualificationMark: marks.get(result.competitor.code) ?? null,
  }))
}

const compareMarks = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
