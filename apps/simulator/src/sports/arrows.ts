import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import { type Random, winChance } from '../random.ts'
import type { ListRules } from './rules.ts'
import { matchPlacings, matchRows, NO_CLOCK, type Played, ranksOf, row, type Standing, wlts } from './standing.ts'

const arrow = (ability: number, chance: Random): number =>
  Math.max(4, Math.min(10, Math.round(8.3 + 0.45 * ability + 1.1 * chance.normal())))

/** The ranking round: ends of arrows at one distance, total points; equal totals by tens, then shared. */
export function playRankingRound(
  { ends, arrows }: Extract<ListRules, { play: 'ranking-round' }>,
  entrants: readonly Entrant[],
  chance: Random,
): Played {
  const shot = entrants.map((entrant) => ({
    entrant,
    ends: Array.from({ length: ends }, () => Array.from({ length: arrows }, () => arrow(entrant.ability, chance))),
  }))
  const END = 720 * SECOND
  const groups = 2
  const sum = (of: readonly number[]) => of.reduce((a, b) => a + b, 0)
  // Targets report in two groups, so that something moves between the ends.
  const standing = (step: number): Standing => {
    const rows = shot.map(({ entrant, ends: all }, i) => {
      const done = all.slice(0, Math.floor((step + (i % groups === 0 ? 1 : 0)) / groups))
      const total = sum(done.flat())
      return { entrant, done, total, tens: done.flat().filter((a) => a === 10).length }
    })
    rows.sort((a, b) => b.total - a.total || b.tens - a.tens)
    const ranks = ranksOf(rows.map(({ total, tens }) => -(total * 1000 + tens)))
    const best = rows[0]?.total ?? 0
    return {
      ...NO_CLOCK,
      results: rows.map(({ entrant, done, total, tens }, i) =>
        row(entrant, i + 1, {
          rank: String(ranks[i]?.rank ?? i + 1),
          rankEqual: ranks[i]?.equal === true,
          resultType: 'POINTS',
          result: String(total),
          diff: total < best ? `-${best - total}` : null,
          startOrder: String(entrants.indexOf(entrant) + 1),
          extended: [
            ...done.map((end, e) => ({ type: 'ER', code: 'END', pos: String(e + 1), value: String(sum(end)) })),
            { type: 'ER', code: 'TENS', value: String(tens) },
          ],
        }),
      ),
    }
  }
  const steps = ends * groups
  const beats = Array.from({ length: steps }, (_, i) => Math.round(((i + 1) * END) / groups))
  return {
    duration: ends * END + 60 * SECOND,
    beats,
    breaks: [],
    live: (beat) => standing(beat + 1),
    closing: () => standing(steps),
    placings: standing(steps).results.map(({ competitor }, i) => {
      const placed = shot.find(({ entrant }) => entrant.code === competitor.code)?.entrant as Entrant
      return { entrant: placed, rank: i + 1, irm: null, mark: i, wlt: null }
    }),
  }
}

/** A match by set points: two for an end, one each when equal; first to six (teams: five); at the end of five ends, one arrow. */
export function playArrowMatch(team: boolean, sides: readonly [Entrant, Entrant], chance: Random): Played {
  const [to, most, perEnd] = team ? [5, 4, 4] : [6, 5, 3]
  const ends: { readonly scores: readonly [number, number]; readonly after: readonly [number, number] }[] = []
  let [home, away] = [0, 0]
  while (home < to && away < to && ends.length < most) {
    const score = (side: Entrant) =>
      Array.from({ length: perEnd }, () => arrow(side.ability, chance)).reduce((a, b) => a + b, 0)
    const scores = [score(sides[0]), score(sides[1])] as const
    if (scores[0] > scores[1]) home += 2
    else if (scores[0] < scores[1]) away += 2
    else {
      home += 1
      away += 1
    }
    ends.push({ scores, after: [home, away] })
  }
  const shootOff = home === away
  if (shootOff) {
    const homeWins = chance.chance(winChance(sides[0].ability - sides[1].ability))
    const scores = homeWins ? ([10, 9] as const) : ([9, 10] as const)
    ends.push({ scores, after: [home + (homeWins ? 1 : 0), away + (homeWins ? 0 : 1)] })
  }
  const last = ends[ends.length - 1]
  const won = last && last.after[0] > last.after[1] ? 0 : 1
  const standing = (count: number, over: boolean): Standing => {
    const shown = ends.slice(0, count)
    const now = shown[shown.length - 1]?.after ?? [0, 0]
    const wlt = wlts(won)
    return {
      clock: null,
      periods: shown.map(({ scores, after }, i) => ({
        code: shootOff && i === ends.length - 1 ? 'SO' : `E${i + 1}`,
        homeScore: String(after[0]),
        awayScore: String(after[1]),
        homePeriodScore: String(scores[0]),
        awayPeriodScore: String(scores[1]),
      })),
      extendedInfos: [],
      results: matchRows(
        sides,
        [String(now[0]), String(now[1])],
        [
          { resultType: 'SETS', wlt: over ? wlt[0] : null },
          { resultType: 'SETS', wlt: over ? wlt[1] : null },
        ],
      ),
    }
  }
  const beats = ends.map((_, i) => (i + 1) * (team ? 150 : 130) * SECOND)
  return {
    duration: (beats[beats.length - 1] ?? 0) + 15 * SECOND,
    beats,
    breaks: [],
    live: (beat) => standing(beat + 1, false),
    closing: () => standing(ends.length, true),
    placings: matchPlacings(sides, won),
  }
}
