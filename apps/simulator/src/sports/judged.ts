import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import type { Random } from '../random.ts'
import type { ListRules } from './rules.ts'
import { NO_CLOCK, type Placing, type Played, ranksOf, row, type Standing } from './standing.ts'

export interface JudgedScore {
  readonly entrant: Entrant
  readonly apparatus: string
  /** Thousandths of a point. */
  readonly score: number
  readonly difficulty: number
  readonly execution: number
}

export interface JudgedPlayed extends Played {
  readonly scores: readonly JudgedScore[]
}

/** Gymnastics: everybody on every apparatus in rotation, the sum counts. Scores in thousandths, so that equal ones are equal. */
export function playJudged(
  rules: Extract<ListRules, { play: 'judged' }>,
  entrants: readonly Entrant[],
  chance: Random,
): JudgedPlayed {
  const scores: JudgedScore[] = []
  for (const rotation of rules.apparatus.keys())
    for (const [i, entrant] of entrants.entries()) {
      // Everybody starts on another apparatus.
      const apparatus = rules.apparatus[(rotation + i) % rules.apparatus.length] as string
      const difficulty = Math.round((rules.base * 0.33 + 0.35 * entrant.ability + 0.3 * chance.normal()) * 10) * 100
      const execution = Math.round((rules.base * 0.67 + 0.25 * entrant.ability + 0.35 * chance.normal()) * 20) * 50
      scores.push({ entrant, apparatus, difficulty, execution, score: difficulty + execution })
    }
  const offsets = scores.map((_, i) => Math.round((i + 1) * rules.every * SECOND))
  const every = rules.apparatus.length === 1 ? 1 : 2
  const counts = scores.map((_, i) => i + 1).filter((count) => count % every === 0)
  const order = (made: readonly JudgedScore[]) => {
    const totals = new Map<string, number>()
    for (const { entrant, score } of made) totals.set(entrant.code, (totals.get(entrant.code) ?? 0) + score)
    const list = [...entrants].sort((a, b) => (totals.get(b.code) ?? -1) - (totals.get(a.code) ?? -1))
    const marks = list.map((e) => (totals.has(e.code) ? -(totals.get(e.code) ?? 0) : null))
    return { list, marks, ranks: ranksOf(marks) }
  }
  const standing = (count: number): Standing => {
    const made = scores.slice(0, count)
    const { list, marks, ranks } = order(made)
    const best = marks[0] ?? null
    return {
      ...NO_CLOCK,
      results: list.map((entrant, i) => {
        const mark = marks[i] ?? null
        const { rank, equal } = ranks[i] ?? { rank: null, equal: false }
        return row(entrant, i + 1, {
          rank: rank === null ? null : String(rank),
          rankEqual: equal,
          resultType: mark === null ? null : 'POINTS',
          result: mark === null ? null : points(-mark),
          diff: mark !== null && best !== null && mark > best ? `-${points(mark - best)}` : null,
          startOrder: String(entrants.indexOf(entrant) + 1),
          extended: made
            .filter((s) => s.entrant.code === entrant.code)
            .map((s) => ({
              type: 'ER',
              code: s.apparatus,
              value: points(s.score),
              extensions: [
                { code: 'DIFFICULTY', value: points(s.difficulty) },
                { code: 'EXECUTION', value: points(s.execution) },
              ],
            })),
        })
      }),
    }
  }
  return {
    duration: (offsets[offsets.length - 1] ?? 0) + 30 * SECOND,
    beats: counts.map((count) => offsets[count - 1] ?? 0),
    breaks: [],
    live: (beat) => standing(counts[beat] ?? 0),
    closing: () => standing(scores.length),
    placings: placings(order(scores)),
    scores,
  }
}

/** The best `count` on one apparatus (null: over all), best first; equal ones by the seeds' order. */
export function bestOn({ scores, placings: all }: JudgedPlayed, apparatus: string | null, count: number): Entrant[] {
  if (apparatus === null) return all.slice(0, count).map(({ entrant }) => entrant)
  return scores
    .filter((s) => s.apparatus === apparatus)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ entrant }) => entrant)
}

const points = (thousandths: number): string => (thousandths / 1000).toFixed(3)

const placings = ({
  list,
  marks,
  ranks,
}: {
  list: readonly Entrant[]
  marks: readonly (number | null)[]
  ranks: readonly { rank: number | null }[]
}): Placing[] =>
  list.map((entrant, i) => ({
    entrant,
    rank: ranks[i]?.rank ?? null,
    irm: null,
    mark: marks[i] ?? Number.POSITIVE_INFINITY,
    wlt: null,
  }))
