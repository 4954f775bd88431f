import type { MatchView } from './spoken-view.ts'
import type { ScoringWord } from '../sports/voice.ts'
import type { Spoken, SpokenWords, Standing } from './spoken-words.ts'
import { periodNamed } from '../units/period-name.ts'
import { scoreKindOf } from './sport-voice.ts'
import { awardsOf, figuresOf, isOver, pointsOf, sidesOf, standing, told, toldPeriods } from './standing.ts'

type Figures = readonly [number, number]
type Sides = readonly [Spoken, Spoken]

const NIL: Figures = [0, 0]
const lead = ([home, away]: Figures): number => Math.sign(home - away)
const fell = (before: Figures, now: Figures): boolean => now[0] < before[0] || now[1] < before[1]

/** A goal, a set or an award that stood no longer does. */
export function isTakenBack(before: MatchView, now: MatchView): boolean {
  if (scoreKindOf(now).kind === 'awards') {
    const was = awardsOf(before)
    return awardsOf(now).some(({ figures }, at) => fell(was[at]?.figures ?? NIL, figures))
  }
  if (fell(figuresOf(before) ?? NIL, figuresOf(now) ?? NIL)) return true
  const isSamePeriod = before.periods.length === now.periods.length
  return scoreKindOf(now).kind === 'periods' && isSamePeriod && fell(pointsOf(before) ?? NIL, pointsOf(now) ?? NIL)
}

/** What changed in the score of a match that goes on; `period` is said first where another one has begun. */
export function scoreChanges(before: MatchView, now: MatchView, words: SpokenWords, period: string | null): string[] {
  const sides = sidesOf(now, words)
  const first = period === null ? [] : [period]
  if (!sides) return first
  switch (scoreKindOf(now).kind) {
    case 'awards':
      return [...first, ...awarded(before, now, sides, words)]
    case 'periods':
      return bySets(before, now, sides, words, first)
    case 'set-points':
      return bySetPoints(before, now, sides, words, first)
    case 'sum':
      return [...first, ...added(before, now, sides, words)]
  }
}

function added(before: MatchView, now: MatchView, sides: Sides, words: SpokenWords): string[] {
  const kind = scoreKindOf(now)
  const [was, is] = [figuresOf(before) ?? NIL, figuresOf(now)]
  if (!is) return []
  const [home, away] = [is[0] - was[0], is[1] - was[1]]
  if (home === 0 && away === 0) return []
  if (home > 0 && away > 0) return [told(is, sides, words)]
  return [scored(kind.kind === 'sum' ? kind.what : 'point', home > 0 ? 0 : 1, was, is, sides, words)]
}

function scored(what: ScoringWord, at: 0 | 1, was: Figures, is: Figures, sides: Sides, words: SpokenWords): string {
  const own = at === 0 ? 1 : -1
  const now = lead(is) * own
  const standing: Standing =
    now === 0
      ? 'level'
      : now < 0
        ? 'behind'
        : lead(was) * own < 0 || (lead(was) === 0 && was[0] > 0)
          ? 'takes-lead'
          : 'ahead'
  return words.scored(
    what,
    is[at] - was[at],
    sides[at],
    standing,
    words.score(String(Math.max(...is)), String(Math.min(...is))),
  )
}

function awarded(before: MatchView, now: MatchView, sides: Sides, words: SpokenWords): string[] {
  const was = awardsOf(before)
  const given = awardsOf(now).flatMap(({ what, figures }, at) =>
    ([0, 1] as const).flatMap((side) => {
      const rise = figures[side] - (was[at]?.figures[side] ?? 0)
      return rise > 0 ? [{ what, side, rise, total: figures[side] }] : []
    }),
  )
  // the second waza-ari is the ippon that is said
  const isIppon = given.some(({ what }) => what === 'ippon')
  return given
    .filter(({ what }) => what !== 'waza-ari' || !isIppon)
    .map(({ what, side, rise, total }) => words.awarded(what, rise, total, sides[side]))
}

function bySets(
  before: MatchView,
  now: MatchView,
  sides: Sides,
  words: SpokenWords,
  first: readonly string[],
): string[] {
  const [was, is] = [figuresOf(before) ?? NIL, figuresOf(now) ?? NIL]
  const won = is[0] + is[1] - was[0] - was[1]
  const points = pointsOf(now)
  const isScoreless = points === null || points[0] + points[1] === 0
  if (won > 1) return [...first, ...standing(now, words)]
  if (won === 1) {
    const at = is[0] > was[0] ? 0 : 1
    const count = is[0] + is[1]
    const over = now.periods[count - 1]
    const name = over ? periodNamed(over.code, now.unit.discipline.code) : null
    const figures = over ? pointsOf({ ...now, periods: [over] }) : null
    const set = name
      ? [
          words.wonPeriod(
            sides[at],
            name,
            figures && words.score(String(Math.max(...figures)), String(Math.min(...figures))),
          ),
        ]
      : []
    const so = count > 1 || !name ? toldPeriods(now, sides, words) : []
    const goesOn = now.periods.length > count && !isScoreless ? [told(points, sides, words)] : []
    return [...set, ...so, ...first, ...goesOn]
  }
  const old = pointsOf(before)
  const isSame = before.periods.length === now.periods.length && old?.[0] === points?.[0] && old?.[1] === points?.[1]
  return isScoreless || isSame || isOver(now) ? [...first] : [...first, told(points, sides, words)]
}

function bySetPoints(
  before: MatchView,
  now: MatchView,
  sides: Sides,
  words: SpokenWords,
  first: readonly string[],
): string[] {
  const [was, is] = [figuresOf(before) ?? NIL, figuresOf(now)]
  if (!is) return [...first]
  const [home, away] = [is[0] - was[0], is[1] - was[1]]
  if (home === 0 && away === 0) return [...first]
  const last = now.periods.at(-1)
  const name = last && periodNamed(last.code, now.unit.discipline.code)
  if (!name || home + away > 2) return [told(is, sides, words)]
  const set = home === away ? words.periodDrawn(name) : words.wonPeriod(home > away ? sides[0] : sides[1], name, null)
  return [set, told(is, sides, words)]
}
