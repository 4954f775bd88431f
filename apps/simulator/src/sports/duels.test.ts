import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openRoster, single } from '../people.ts'
import { random } from '../random.ts'
import { playArrowMatch, playRankingRound } from './arrows.ts'
import { playFencing } from './fencing.ts'
import { playJudo, playJudoTeam } from './judo.ts'
import type { Standing } from './standing.ts'
import { playTaekwondo } from './taekwondo.ts'
import { playWrestling } from './wrestling.ts'

const roster = openRoster(1, '2027-09-08')
const abilities = random('duels.test')
const field = (['SP', 'AL', 'CE', 'RJ'] as const).map((state) =>
  single(roster, 'JUD', roster.recruit(state, 'F'), abilities),
)
const [home, away] = field
if (!home || !away) throw new Error('no sides')
const sides = [home, away] as const
const seeds = fc.integer({ min: 0, max: 1_000_000 })

type Row = Standing['results'][number]
const extended = (row: Row | undefined, code: string) => row?.extended.filter((value) => value.code === code) ?? []
const figure = (row: Row | undefined, code: string) => Number(extended(row, code)[0]?.value)
const winner = ({ results }: Standing) => results.find((row) => row.wlt === 'W')
const loser = ({ results }: Standing) => results.find((row) => row.wlt === 'L')
const info = ({ extendedInfos }: Standing, code: string) => extendedInfos.find((value) => value.code === code)?.value
const each = (check: (seed: number) => void) => fc.assert(fc.property(seeds, check))

describe('what is sent of a bout beside its score', () => {
  it('judo: a technique is named unless penalties or an absence decided', () => {
    each((seed) => {
      const closing = playJudo(sides, random(seed)).closing()
      const thrown = !['HANSOKU-MAKE', 'WALKOVER'].includes(info(closing, 'DECISION') ?? '')
      expect(info(closing, 'TECHNIQUE') !== undefined).toBe(thrown)
    })
  })

  it('judo teams: a bout’s winner has the greater score', () => {
    each((seed) => {
      const { results, periods } = playJudoTeam(sides, random(seed)).closing()
      const [ours, theirs] = results.map((row) => extended(row, 'BOUT'))
      for (const [i, period] of periods.entries())
        expect(Number(ours?.[i]?.value) > Number(theirs?.[i]?.value)).toBe(period.homePeriodScore === '1')
    })
  })

  it('taekwondo: techniques and the other side’s gam-jeom account for no more than the points', () => {
    each((seed) => {
      const { results, periods, extendedInfos } = playTaekwondo(sides, random(seed)).closing()
      if (extendedInfos[0]?.value === 'WALKOVER') return
      const last = periods[periods.length - 1]
      for (const [i, points] of [last?.homeScore, last?.awayScore].entries()) {
        const [own, other] = [results[i], results[1 - i]]
        const least =
          figure(own, 'PUNCH') + 2 * figure(own, 'TRUNK') + 3 * figure(own, 'HEAD') + figure(other, 'GAMJEOM')
        expect(least).toBeLessThanOrEqual(Number(points))
      }
    })
  })

  it('wrestling: classification points belong to the kind of victory, and come at the end alone', () => {
    const points: Readonly<Record<string, readonly number[]>> = {
      VFA: [5, 0],
      VSU: [4, 0],
      VSU1: [4, 1],
      VPO: [3, 0],
      VPO1: [3, 1],
    }
    each((seed) => {
      const played = playWrestling(sides, random(seed))
      const closing = played.closing()
      const victory = info(closing, 'DECISION') ?? ''
      expect([figure(winner(closing), 'CLASS_PTS'), figure(loser(closing), 'CLASS_PTS')]).toEqual(points[victory])
      expect(extended(played.live(0).results[0], 'CLASS_PTS')).toHaveLength(played.beats.length === 1 ? 1 : 0)
      if (victory.startsWith('VPO')) expect(info(closing, 'DECISION_TIME')).toBeUndefined()
      else expect(info(closing, 'DECISION_TIME')).toMatch(/^[0-3]:[0-5]\d$/)
    })
  })

  it('fencing: a red card follows a yellow one, and priority is for the extra minute', () => {
    each((seed) => {
      const { results, clock } = playFencing('epee', sides, random(seed)).closing()
      for (const row of results) if (figure(row, 'RED_CARD') > 0) expect(figure(row, 'YELLOW_CARD')).toBe(1)
      expect(results.flatMap((row) => extended(row, 'PRIORITY'))).toHaveLength(clock?.period === 'OT' ? 1 : 0)
    })
  })
})

describe('arrows', () => {
  const points = (arrows: string | undefined) =>
    (arrows ?? '').split(' ').reduce((sum, arrow) => sum + (arrow === 'X' ? 10 : Number(arrow)), 0)

  it('of an end make its points; Xs are tens', () => {
    const { results } = playRankingRound({ play: 'ranking-round', ends: 10, arrows: 6 }, field, random(3)).closing()
    for (const row of results) {
      const ends = extended(row, 'END')
      for (const end of ends) expect(points(end.value2)).toBe(Number(end.value))
      expect(ends.reduce((sum, end) => sum + points(end.value2), 0)).toBe(Number(row.result))
      expect(figure(row, 'XS')).toBeLessThanOrEqual(figure(row, 'TENS'))
    }
  })

  it('of a set make the period’s points; equal arrows of a shoot-off have one nearer to the centre, the winner’s', () => {
    each((seed) => {
      const closing = playArrowMatch(false, sides, random(seed)).closing()
      const [ours, theirs] = closing.results
      for (const [i, period] of closing.periods.entries()) {
        if (period.code === 'SO') continue
        expect(
          [extended(ours, 'SET')[i], extended(theirs, 'SET')[i]].map((set) => String(points(set?.value2))),
        ).toEqual([period.homePeriodScore, period.awayPeriodScore])
      }
      const level = extended(ours, 'SO').length > 0 && figure(ours, 'SO') === figure(theirs, 'SO')
      expect(extended(winner(closing), 'CLOSEST')).toHaveLength(level ? 1 : 0)
      expect(extended(loser(closing), 'CLOSEST')).toEqual([])
    })
  })
})
