import { plain } from '../values.ts'

/** Figures of both sides: of a set, a period or a shoot-out. */
export type ScorePair = readonly [number, number]

/** A star marks the arrow nearest to the centre in a shoot-off: `9*-9`. */
const PAIR = /(\d{1,3})\*?\s?(?:x|×|-|–|:|\/|a)\s?(\d{1,3})\*?/gi
const SHOOT_OUT =
  /^(?:(?:nos?|nas?|por|en|los|on|by|after|apos|em|de|disputa)_)*(?:votos|votes|juizes|jueces|judges|p|pens?|pk|pks|pso|so|pen[ae]l[a-z]*|tiros?_livres?|7_?m|7_metros|sete_metros|siete_metros|shoot_?o(?:ut|ff)s?|t|(?:(?:tiros?|flechas?)_de_)?desempate|(?:shoot_?off_)?arrows?)$/
const OVERTIME =
  /^(?:(?:(?:na|no|en|in|apos|after|con|com|e|y)_)*(?:ot|aet|a_e_t|et|t_e|pro?rr?(?:og[a-z]*)?|prorroga[a-z]*|overtime|extra_time|tempo_extra|tiempo_extra|alarg(?:ue)?|gs|golden_score|golden_point|golden_goal|(?:ponto|gol)_de_ouro|(?:punto|gol)_de_oro)(?:_|$))+$/
const WALKOVER = /^(?:w_?o|w|walk_?over)$/

/** The words behind a score: who did not come is lost, a decider of a level score, or the parts of the score. */
export type ScoreEnd =
  | { readonly kind: 'nothing' | 'walkover' }
  | { readonly kind: 'decider'; readonly pair: ScorePair }
  | { readonly kind: 'parts'; readonly pairs: readonly ScorePair[] }

/** Reads the words behind a score; null: they are not understood. */
export function scoreEnd(words: string): ScoreEnd | null {
  const pairs = pairsOf(words)
  const rest = plain(words.replaceAll(PAIR, ' '))
  if (pairs.length === 0) {
    if (rest === '' || OVERTIME.test(rest)) return { kind: 'nothing' }
    return WALKOVER.test(rest) ? { kind: 'walkover' } : null
  }
  const [pair] = pairs
  if (SHOOT_OUT.test(rest) || OVERTIME.test(rest)) return pair && pairs.length === 1 ? { kind: 'decider', pair } : null
  // without parentheses the first pair is a set, not the score
  if (!/^\s*[([]/.test(words)) return null
  return rest === '' || /^(?:sets?|parcia(?:l|is|les)|games?)$/.test(rest) ? { kind: 'parts', pairs } : null
}

const pairsOf = (words: string): ScorePair[] =>
  [...words.matchAll(PAIR)].map(([, one, other]): ScorePair => [Number(one), Number(other)])

/** The pairs of a cell that contains nothing else: `20/25 20/25 15/10`. */
export const pairsAlone = (cell: string): readonly ScorePair[] =>
  plain(cell.replaceAll(PAIR, ' ')) === '' ? pairsOf(cell) : []

export const betterOf = ([one, other]: ScorePair): 0 | 1 | null => (one === other ? null : one > other ? 0 : 1)

/** The winner of a score with one more pair that no word explains; undefined: it can be a part of the score or its decider. */
export function winnerWithPair(score: ScorePair, pair: ScorePair): 0 | 1 | null | undefined {
  const [goals] = score
  if (betterOf(score) !== null || betterOf(pair) === null) return betterOf(score)
  return Math.max(...pair) > goals ? betterOf(pair) : undefined
}

/** Whether sets or periods give the match to the side that the score does not. */
export function contradictsParts(score: ScorePair, parts: readonly ScorePair[]): boolean {
  const winner = betterOf(score)
  const won = [0, 1].map((side) => parts.filter((part) => betterOf(part) === side).length)
  const sum = [0, 1].map((side) => parts.reduce((total, part) => total + (part[side] ?? 0), 0))
  const isWithin = score.every((figure, side) => (sum[side] ?? 0) <= figure)
  const last = parts.at(-1)
  const isRunning = last?.[0] === score[0] && last[1] === score[1]
  return winner !== null && !isWithin && !isRunning && betterOf([won[0] ?? 0, won[1] ?? 0]) === 1 - winner
}
