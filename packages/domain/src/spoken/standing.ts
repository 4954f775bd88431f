import { PLACEHOLDERS } from '../delegations/delegations.ts'
import { UNIT_KIND } from '../units/status.ts'
import { resultOf, nameOf, lineOf } from './speakable.ts'
import type { ContestView, MatchView, SpokenCompetitor, SpokenRow } from './spoken-view.ts'
import { isMatch } from './spoken-view.ts'
import type { Spoken, SpokenWords } from './spoken-words.ts'
import { isDecidedInWords, periodsWordOf, scoreKindOf } from './sport-voice.ts'

/** How a contest stands, in sentences: what is true now, whatever was before. */

export const isOver = ({ unit }: ContestView): boolean => UNIT_KIND[unit.status] === 'final'

/** Both sides by the names that a score is told with; null while one of them is not known. */
export function sidesOf({ unit }: MatchView, words: SpokenWords): readonly [Spoken, Spoken] | null {
  const [home, away] = unit.sides.map(({ competitor }) =>
    competitor && !PLACEHOLDERS.has(competitor.code) ? competitor : null,
  )
  if (!home || !away) return null
  const short = [nameOf(home, words, true), nameOf(away, words, true)] as const
  return short[0].name === short[1].name ? [nameOf(home, words), nameOf(away, words)] : short
}

const figureOf = (result: string | null): number | null =>
  result !== null && /^\d+$/.test(result) ? Number(result) : null

/** Both sides' figures; a side that has none yet has nil, and neither has one where what is written is no figure. */
export function figuresOf({ unit }: MatchView): readonly [number, number] | null {
  const [home, away] = unit.sides.map(({ result }) => result)
  const [one, other] = [figureOf(home ?? null), figureOf(away ?? null)]
  return one === null && other === null ? null : [one ?? 0, other ?? 0]
}

/** The points of the period that is on or was last. */
export function pointsOf({ periods }: MatchView): readonly [number, number] | null {
  const last = periods.at(-1)
  const [one, other] = [figureOf(last?.home ?? null), figureOf(last?.away ?? null)]
  return one === null || other === null ? null : [one, other]
}

/** "3 a 2 para Alagoas", "Empate em 2 a 2": the higher figure first. */
export function told([home, away]: readonly [number, number], sides: readonly [Spoken, Spoken], words: SpokenWords) {
  const score = words.score(String(Math.max(home, away)), String(Math.min(home, away)))
  return home === away ? words.level(score) : words.leads(home > away ? sides[0] : sides[1], score)
}

/** The sets, games or rounds so far. */
export function toldPeriods(view: MatchView, sides: readonly [Spoken, Spoken], words: SpokenWords): string[] {
  const [home, away] = figuresOf(view) ?? [0, 0]
  if (home + away === 0) return []
  const what = periodsWordOf(view)
  if (home === away) return [words.periodsLevel(String(home), what)]
  const [more, less] = [Math.max(home, away), Math.min(home, away)]
  return [words.periodsLead(home > away ? sides[0] : sides[1], String(more), String(less), what)]
}

const AWARDS = ['shido', 'yuko', 'waza-ari', 'ippon'] as const
export type Award = (typeof AWARDS)[number]

/** What each side of a judo bout has of ippon, waza-ari, yuko and shido. */
export const awardsOf = ({ statistics }: MatchView): { what: Award; figures: readonly [number, number] }[] =>
  AWARDS.map((what) => {
    const sent = statistics.find(({ key }) => key === what)
    return { what, figures: [figureOf(sent?.home ?? null) ?? 0, figureOf(sent?.away ?? null) ?? 0] }
  })

/** A match by sets whose last set is decided and whose next one has no point yet. */
export function isBetweenPeriods(view: MatchView): boolean {
  const [home, away] = figuresOf(view) ?? [0, 0]
  return isOver(view) || view.periods.length <= home + away
}

function scoreNow(view: MatchView, words: SpokenWords): string[] {
  const sides = sidesOf(view, words)
  if (!sides) return []
  const kind = scoreKindOf(view)
  const figures = figuresOf(view)
  if (kind.kind === 'awards') {
    const said = awardsOf(view).flatMap(({ what, figures: each }) =>
      each.flatMap((figure, at) => (figure > 0 ? [words.awarded(what, figure, figure, sides[at === 0 ? 0 : 1])] : [])),
    )
    return said.length === 0 && figures !== null ? [words.noScore] : said
  }
  if (kind.kind === 'periods') {
    const points = isBetweenPeriods(view) ? null : pointsOf(view)
    return [
      ...toldPeriods(view, sides, words),
      ...(points && points[0] + points[1] > 0 ? [told(points, sides, words)] : []),
    ]
  }
  return figures ? [told(figures, sides, words)] : []
}

/** Who won and how, in the sport's own words; null while nobody has. */
export function outcomeOf(view: MatchView, words: SpokenWords): string | null {
  const { sides } = view.unit
  const [home, away] = figuresOf(view) ?? [0, 0]
  if (sides.every(({ wlt }) => wlt === 'T')) return words.draw(words.score(String(home), String(away)))
  const at = sides.findIndex(({ wlt }) => wlt === 'W')
  const winner = sides[at]?.competitor
  if (!winner) return null
  const kind = scoreKindOf(view).kind
  const [own, other] = at === 0 ? [home, away] : [away, home]
  const score =
    kind === 'awards' || own <= other
      ? ''
      : kind === 'periods'
        ? words.byPeriods(String(own), String(other), periodsWordOf(view))
        : words.byScore(words.score(String(own), String(other)))
  const line = score === '' || isDecidedInWords(view) ? lineOf(view, words) : null
  return words.wins(nameOf(winner, words), score + (line === null ? '' : joinedLine(line, score)))
}

/** "por queda" goes on where it stands alone; anything else is set apart. */
const joinedLine = (line: string, score: string): string =>
  score !== '' ? `, ${line}` : /^(?:por|by) /.test(line) ? ` ${line}` : `: ${line}`

/** Somebody with the delegation they are of: "Brinândio Pitangeira, Paraíba"; `close` follows it within a sentence. */
export function withDelegation(competitor: SpokenCompetitor, words: SpokenWords, close = ''): string {
  const { name } = nameOf(competitor, words)
  const of = competitor.organisation?.name
  const delegation = of ? (of[words.locale] ?? of.por) : null
  return delegation === null || delegation === name ? name : `${name}, ${delegation}${close}`
}

/** The first three of a result, by rank; of equal ranks all that are among three. */
export const firstThree = ({ results }: ContestView): SpokenRow[] =>
  results.filter(({ rank, irm }) => irm === null && (rank === '1' || rank === '2' || rank === '3')).slice(0, 3)

export const resultIn = ({ result, resultType }: SpokenRow, words: SpokenWords): string | null =>
  result === null ? null : resultOf(result, resultType, words)

const placeOf = (rank: string | null): 1 | 2 | 3 => (rank === '1' ? 1 : rank === '2' ? 2 : 3)

export function places(view: ContestView, words: SpokenWords): string[] {
  // while a race is on, others' results may be of a point that the leader passed long ago
  const isUnderWay = (view.form === 'race' || view.form === 'time-trial') && !isOver(view)
  return firstThree(view).map((row) => {
    const result = isUnderWay && row.rank !== '1' ? null : resultIn(row, words)
    return words.place(placeOf(row.rank), withDelegation(row.competitor, words), result)
  })
}

const COLOURS = ['gold', 'silver', 'bronze'] as const

/** Who has which medal, gold first. */
export const medals = ({ results }: ContestView, words: SpokenWords): string[] =>
  COLOURS.flatMap((colour) =>
    results
      .filter(({ medal }) => medal === colour)
      .map(({ competitor }) => words.medal(colour, withDelegation(competitor, words))),
  )

/** The score, or who leads, or who has won. */
export function standing(view: ContestView, words: SpokenWords): string[] {
  if (!isMatch(view)) return places(view, words)
  const outcome = isOver(view) ? outcomeOf(view, words) : null
  return outcome === null ? scoreNow(view, words) : [outcome]
}
