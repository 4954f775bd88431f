import type { OdfExtended, OdfExtension } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import { type Random, random } from '../random.ts'
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

/** A middling gymnast's score, moved by ability and the day. */
export function drawScore(
  base: number,
  ability: number,
  chance: Random,
): Pick<JudgedScore, 'difficulty' | 'execution' | 'score'> {
  const difficulty = Math.round((base * 0.33 + 0.35 * ability + 0.3 * chance.normal()) * 10) * 100
  const execution = Math.round((base * 0.67 + 0.25 * ability + 0.35 * chance.normal()) * 20) * 50
  return { difficulty, execution, score: difficulty + execution }
}

/** An exercise as it is sent, in thousandths; what is an average of others has no panels of its own. */
export interface Exercise {
  readonly code: string
  readonly score: number
  readonly panels: Panels | null
}

/** What the judges' panels gave. */
interface Panels {
  readonly difficulty: number
  /** Rhythmic gymnastics only: how much of the difficulty is with the body, and the artistry. */
  readonly body: number | null
  readonly artistry: number | null
  readonly execution: number
  readonly penalty: number
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
      scores.push({ entrant, apparatus, ...drawScore(rules.base, entrant.ability, chance) })
    }
  const exercises = exercisesOf(scores, rules.apparatus.length === 1)
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
  /** The place on the apparatus so far, where a list has several. */
  const placeOn = (score: JudgedScore, made: readonly JudgedScore[]): Pick<OdfExtended, 'rank' | 'rankEqual'> => {
    if (rules.apparatus.length === 1) return {}
    const others = made.filter((other) => other !== score && other.apparatus === score.apparatus)
    const rank = String(1 + others.filter((other) => other.score > score.score).length)
    return others.some((other) => other.score === score.score) ? { rank, rankEqual: true } : { rank }
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
            .flatMap((s) => (exercises.get(s) ?? []).map((sent) => extendedOf(sent, placeOn(s, made)))),
        })
      }),
    }
  }
  return {
    duration: (offsets[offsets.length - 1] ?? 0) + 30 * SECOND,
    beats: counts.map((count) => offsets[count - 1] ?? 0),
    breaks: [],
    live: (beat) => {
      const count = counts[beat] ?? 0
      if (rules.apparatus.length === 1) return standing(count)
      const rotation = Math.min(rules.apparatus.length, Math.floor(count / entrants.length) + 1)
      return { ...standing(count), extendedInfos: [{ type: 'UI', code: 'ROTATION', value: String(rotation) }] }
    },
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

/** With an artistry panel; a group's two exercises are EX1 and EX2. */
const RHYTHMIC = new Set(['HOOP', 'BALL', 'CLUBS', 'RIBBON', 'EX1', 'EX2'])

/**
 * What the panels gave, so that it makes the scores: a penalty is taken off an execution that was so much better, and two vaults are as
 * much above the average as below it. It has a stream of chance of its own, because `chance` goes on to settle when units start.
 */
function exercisesOf(
  scores: readonly JudgedScore[],
  isFinalOfOne: boolean,
): ReadonlyMap<JudgedScore, readonly Exercise[]> {
  const chance = random('panels', ...scores.map(({ score }) => score))
  return new Map(
    scores.map((made) => {
      const { apparatus: code, score, difficulty, execution } = made
      if (RHYTHMIC.has(code)) return [made, [{ code, score, panels: routine(made, chance) }]]
      if (isFinalOfOne && code === 'VT') return [made, vaults(made, chance)]
      return [made, [artistic(code, { score, difficulty, execution }, chance)]]
    }),
  )
}

/** One exercise of artistic gymnastics, a penalty now and then. */
export const artistic = (
  code: string,
  { score, difficulty, execution }: Pick<JudgedScore, 'score' | 'difficulty' | 'execution'>,
  chance: Random,
): Exercise => ({ code, score, panels: penalised(exercise(difficulty, execution), [100, 300], chance) })

const exercise = (difficulty: number, execution: number): Panels => ({
  difficulty,
  body: null,
  artistry: null,
  execution,
  penalty: 0,
})

/** Half of what is not difficulty is the artistry panel's, about two thirds of the difficulty the body's. */
function routine({ difficulty, execution }: JudgedScore, chance: Random): Panels {
  const artistry = Math.round(execution / 100 + 4 * chance.normal()) * 50
  const body = Math.round((difficulty * chance.between(0.58, 0.72)) / 100) * 100
  return penalised({ ...exercise(difficulty, execution - artistry), body, artistry }, [50, 300], chance)
}

/** Two vaults of which the second is mostly the easier one, and the average that counts. */
function vaults({ apparatus, score, difficulty, execution }: JudgedScore, chance: Random): Exercise[] {
  const harder = 100 * chance.whole(0, 3)
  const room = Math.max(0, Math.min(5, Math.floor((MOST - execution) / 50)))
  const better = 50 * chance.whole(-room, room)
  const vault = (code: string, sign: 1 | -1): Exercise => ({
    code,
    score: score + sign * (harder + better),
    panels: penalised(exercise(difficulty + sign * harder, execution + sign * better), [100, 300], chance),
  })
  return [vault('VT1', 1), vault('VT2', -1), { code: apparatus, score, panels: null }]
}

/** Nobody's execution is better than ten. */
const MOST = 9_900

/** One exercise in eight is penalised, for a step over the line or over the time. */
function penalised(panels: Panels, penalties: readonly number[], chance: Random): Panels {
  const penalty = chance.chance(0.125) ? chance.pick(penalties) : 0
  if (panels.execution + penalty > MOST) return panels
  return { ...panels, execution: panels.execution + penalty, penalty }
}

export const extendedOf = (
  { code, score, panels }: Exercise,
  place: Pick<OdfExtended, 'rank' | 'rankEqual'>,
): OdfExtended => ({
  type: 'ER',
  code,
  value: points(score),
  ...place,
  ...(panels ? { extensions: extensionsOf(panels) } : {}),
})

const extensionsOf = ({ difficulty, body, artistry, execution, penalty }: Panels): OdfExtension[] => [
  { code: 'DIFFICULTY', value: tenths(difficulty) },
  ...(body === null
    ? []
    : [
        { code: 'DIFFICULTY_BODY', value: tenths(body) },
        { code: 'DIFFICULTY_APPARATUS', value: tenths(difficulty - body) },
      ]),
  ...(artistry === null ? [] : [{ code: 'ARTISTRY', value: points(artistry) }]),
  { code: 'EXECUTION', value: points(execution) },
  ...(penalty === 0 ? [] : [{ code: 'PENALTY', value: points(penalty) }]),
]

/** Difficulty is added up in tenths. */
const tenths = (thousandths: number): string => (thousandths / 1000).toFixed(1)
export const points = (thousandths: number): string => (thousandths / 1000).toFixed(3)

export const placings = ({
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
