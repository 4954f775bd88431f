import type { OdfExtended } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import { type Random, winChance } from '../random.ts'
import { aside } from './combat.ts'
import type { ListRules } from './rules.ts'
import { matchPlacings, matchRows, NO_CLOCK, type Played, ranksOf, row, type Standing, wlts } from './standing.ts'

const arrow = (ability: number, chance: Random): number =>
  Math.max(4, Math.min(10, Math.round(8.3 + 0.45 * ability + 1.1 * chance.normal())))

/** An arrow as it is called: "X" in the inner ten, else its points. */
interface Arrow {
  readonly points: number
  readonly inner: boolean
}

const called = (arrows: readonly Arrow[]): string =>
  [...arrows]
    .sort((a, b) => b.points - a.points || Number(b.inner) - Number(a.inner))
    .map(({ points, inner }) => (inner ? 'X' : String(points)))
    .join(' ')

const sum = (of: readonly number[]) => of.reduce((a, b) => a + b, 0)
const total = (arrows: readonly Arrow[]): number => sum(arrows.map(({ points }) => points))
/** Two of five tens are in the inner ring. */
const shotAs = (points: number, detail: Random): Arrow => ({ points, inner: points === 10 && detail.chance(0.4) })

/** Ends or sets: the points as the value, the arrows from high to low as the second. */
const endsOf = (code: 'END' | 'SET', ends: readonly (readonly Arrow[])[]): OdfExtended[] =>
  ends.map((end, i) => ({
    type: 'ER',
    code,
    pos: String(i + 1),
    value: String(total(end)),
    value2: called(end),
  }))

/** The ranking round: ends of arrows at one distance, total points; equal totals by tens, then shared. */
export function playRankingRound(
  { ends, arrows }: Extract<ListRules, { play: 'ranking-round' }>,
  entrants: readonly Entrant[],
  chance: Random,
): Played {
  const detail = aside(entrants, 'ranking round')
  const shot = entrants.map((entrant) => ({
    entrant,
    ends: Array.from({ length: ends }, () =>
      Array.from({ length: arrows }, () => shotAs(arrow(entrant.ability, chance), detail)),
    ),
  }))
  const END = 720 * SECOND
  const groups = 2
  // Targets report in two groups, so that something moves between the ends.
  const standing = (step: number): Standing => {
    const rows = shot.map(({ entrant, ends: all }, i) => {
      const done = all.slice(0, Math.floor((step + (i % groups === 0 ? 1 : 0)) / groups))
      const so = done.flat()
      const tens = so.filter(({ points }) => points === 10).length
      return { entrant, done, points: total(so), tens, inner: so.filter(({ inner }) => inner).length }
    })
    rows.sort((a, b) => b.points - a.points || b.tens - a.tens)
    const ranks = ranksOf(rows.map(({ points, tens }) => -(points * 1000 + tens)))
    const best = rows[0]?.points ?? 0
    return {
      ...NO_CLOCK,
      results: rows.map(({ entrant, done, points, tens, inner }, i) =>
        row(entrant, i + 1, {
          rank: String(ranks[i]?.rank ?? i + 1),
          rankEqual: ranks[i]?.equal === true,
          resultType: 'POINTS',
          result: String(points),
          diff: points < best ? `-${best - points}` : null,
          startOrder: String(entrants.indexOf(entrant) + 1),
          extended: [
            ...endsOf('END', done),
            { type: 'ER', code: 'TENS', value: String(tens) },
            { type: 'ER', code: 'XS', value: String(inner) },
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
  const detail = aside(sides, 'arrow match')
  const ends: {
    readonly shot: readonly [readonly Arrow[], readonly Arrow[]]
    readonly after: readonly [number, number]
  }[] = []
  let [home, away] = [0, 0]
  while (home < to && away < to && ends.length < most) {
    const shoot = (side: Entrant) => Array.from({ length: perEnd }, () => shotAs(arrow(side.ability, chance), detail))
    const shot = [shoot(sides[0]), shoot(sides[1])] as const
    const scores = [total(shot[0]), total(shot[1])] as const
    if (scores[0] > scores[1]) home += 2
    else if (scores[0] < scores[1]) away += 2
    else {
      home += 1
      away += 1
    }
    ends.push({ shot, after: [home, away] })
  }
  const shootOff = home === away
  // Equal arrows of a shoot-off are measured.
  const measured = shootOff && detail.chance(0.3)
  if (shootOff) {
    const homeWins = chance.chance(winChance(sides[0].ability - sides[1].ability))
    const [best, other] = [[shotAs(10, detail)], [{ points: measured ? 10 : 9, inner: false }]]
    ends.push({
      shot: homeWins ? [best, other] : [other, best],
      after: [home + (homeWins ? 1 : 0), away + (homeWins ? 0 : 1)],
    })
  }
  const last = ends[ends.length - 1]
  const won = last && last.after[0] > last.after[1] ? 0 : 1
  const standing = (count: number, over: boolean): Standing => {
    const shown = ends.slice(0, count)
    const now = shown[shown.length - 1]?.after ?? [0, 0]
    const wlt = wlts(won)
    const decided = shootOff && count === ends.length
    const sets = decided ? shown.slice(0, -1) : shown
    const cells = ([0, 1] as const).map((side) => ({
      resultType: 'SETS',
      wlt: over ? wlt[side] : null,
      extended: [
        ...endsOf(
          'SET',
          sets.map(({ shot }) => shot[side]),
        ),
        ...(decided ? shootOffOf(last?.shot[side] ?? [], measured && side === won) : []),
      ],
    }))
    return {
      clock: null,
      periods: shown.map(({ shot, after }, i) => ({
        code: shootOff && i === ends.length - 1 ? 'SO' : `E${i + 1}`,
        homeScore: String(after[0]),
        awayScore: String(after[1]),
        homePeriodScore: String(total(shot[0])),
        awayPeriodScore: String(total(shot[1])),
      })),
      extendedInfos: [],
      results: matchRows(sides, [String(now[0]), String(now[1])], [cells[0] ?? {}, cells[1] ?? {}]),
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

const shootOffOf = (arrows: readonly Arrow[], closest: boolean): OdfExtended[] => [
  { type: 'ER', code: 'SO', value: String(total(arrows)), value2: called(arrows) },
  ...(closest ? [{ type: 'ER', code: 'CLOSEST', value: 'Y' }] : []),
]
