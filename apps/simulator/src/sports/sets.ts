import type { OdfPeriod } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import { type Random, winChance } from '../random.ts'
import { besideScore } from './match-statistics.ts'
import type { MatchRules } from './rules.ts'
import { setsReport } from './set-plays.ts'
import { pointDeeds, pointsAt, type Rally, runOfPlay } from './set-statistics.ts'
import { matchPlacings, matchRows, type Played, type Standing, wlts } from './standing.ts'

type SetRules = Extract<MatchRules, { play: 'sets' }>

/** Between two sets, seconds. */
const CHANGE = 120

/** Whether a set with this score is over: the target reached and two ahead, or the cap reached. */
export const setOver = (home: number, away: number, to: number, cap: number | null): boolean => {
  const [more, less] = home > away ? [home, away] : [away, home]
  return (more >= to && more - less >= 2) || (cap !== null && more >= cap)
}

/** Volleyball, beach volleyball, badminton and table tennis: rally by rally, sets to a score with two ahead. */
export function playSets(rules: SetRules, sides: readonly [Entrant, Entrant], chance: Random): Played {
  const needed = (rules.bestOf + 1) / 2
  const edge = winChance((sides[0].ability - sides[1].ability) * 0.13)
  const rallies: Rally[] = []
  const sets: [number, number] = [0, 0]
  let at = 0
  for (let set = 1; sets[0] < needed && sets[1] < needed; set++) {
    const to = set === rules.bestOf ? rules.lastTo : rules.to
    // Form changes from set to set, or every match of unequal sides would be over in two.
    const form = edge + 0.03 * chance.normal()
    let [home, away] = [0, 0]
    if (set > 1) at += CHANGE * SECOND
    while (!setOver(home, away, to, rules.cap)) {
      at += Math.round(rules.rally * chance.between(0.6, 1.4)) * SECOND
      const setPoint = [setOver(home + 1, away, to, rules.cap), setOver(home, away + 1, to, rules.cap)] as const
      const side = chance.chance(form) ? 0 : 1
      if (side === 0) home += 1
      else away += 1
      if (setOver(home, away, to, rules.cap)) sets[side] += 1
      rallies.push({ at, set, score: [home, away], sets: [sets[0], sets[1]], side, setPoint })
    }
  }
  const won = sets[0] > sets[1] ? 0 : 1
  // A set's last rally is always shown.
  const shown = rallies.flatMap((rally, i) =>
    i % rules.every === rules.every - 1 || rallies[i + 1]?.set !== rally.set ? [i] : [],
  )
  const deeds = rules.period === 'S' ? pointDeeds(rallies, besideScore(sides, rallies.map((r) => r.side).join(''))) : []
  const statistics = (side: 0 | 1, last: number) =>
    rules.period === 'S' ? pointsAt(deeds, side, rallies[last]?.at ?? 0) : runOfPlay(rallies.slice(0, last + 1), side)
  const standing = (last: number, over: boolean): Standing => {
    const now = rallies[last]
    const score = now?.sets ?? [0, 0]
    const wlt = wlts(won)
    return {
      clock: over ? null : { period: `${rules.period}${now?.set ?? 1}`, running: true, time: null },
      periods: periodsUntil(rallies, last, rules.period),
      extendedInfos: [],
      results: matchRows(
        sides,
        [String(score[0]), String(score[1])],
        [
          { wlt: over ? wlt[0] : null, extended: statistics(0, last) },
          { wlt: over ? wlt[1] : null, extended: statistics(1, last) },
        ],
      ),
    }
  }
  return {
    duration: at + 10 * SECOND,
    beats: shown.map((i) => rallies[i]?.at ?? 0),
    breaks: [],
    live: (beat) => standing(shown[beat] ?? 0, false),
    closing: () => standing(rallies.length - 1, true),
    placings: matchPlacings(sides, won),
    report: () => setsReport(rules.period, sides, rallies, deeds),
  }
}

function periodsUntil(rallies: readonly Rally[], last: number, letter: 'S' | 'G'): OdfPeriod[] {
  const bySet = new Map<number, Rally>()
  for (const rally of rallies.slice(0, last + 1)) bySet.set(rally.set, rally)
  return [...bySet.values()].map(({ set, score, sets }) => ({
    code: `${letter}${set}`,
    homeScore: String(sets[0]),
    awayScore: String(sets[1]),
    homePeriodScore: String(score[0]),
    awayPeriodScore: String(score[1]),
  }))
}
