import type { OdfPeriod } from '@games/odf'
import { MINUTE, SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import { type Random, winChance } from '../random.ts'
import { besideScore, countedAt } from './match-statistics.ts'
import type { MatchRules } from './rules.ts'
import { competitorWith, matchPlacings, matchRows, type Played, type Standing, wlts } from './standing.ts'
import { BASKETBALL_TELLING, HANDBALL_TELLING, timedReport } from './timed-plays.ts'
import { BASKETBALL, basketballDeeds, HANDBALL, handballDeeds } from './timed-statistics.ts'

type TimedRules = Extract<MatchRules, { play: 'timed' }>

/** A LIVE result about this often, milliseconds. */
const BEAT = 140 * SECOND
const HALF_TIME = 10 * MINUTE
const SHORT_BREAK = 2 * MINUTE
/** Periods of one score that decides. */
const DECIDERS: ReadonlySet<string> = new Set(['PSO', 'OT3'])

interface Period {
  readonly code: string
  /** Offset of its start and end. */
  readonly from: number
  readonly to: number
  /** Length on the clock, seconds. */
  readonly seconds: number
}

interface Score {
  readonly at: number
  readonly period: number
  readonly side: 0 | 1
  readonly points: number
  /** Index into the side's members. */
  readonly scorer: number
}

/** Basketball and handball: periods on a clock, possessions that score or not, overtime where there has to be a winner. */
export function playTimed(rules: TimedRules, sides: readonly [Entrant, Entrant], chance: Random): Played {
  const periods: Period[] = []
  const scores: Score[] = []
  const total = (side: 0 | 1) => scores.reduce((sum, s) => sum + (s.side === side ? s.points : 0), 0)
  const edge = 0.35 * (winChance(0.5 * (sides[0].ability - sides[1].ability)) - 0.5)
  let at = 0
  const playPeriod = (code: string, minutes: number) => {
    const seconds = minutes * 60
    const from = at
    let side: 0 | 1 = chance.chance(0.5) ? 0 : 1
    for (let clock = 0; ; side = side === 0 ? 1 : 0) {
      clock += rules.possession * chance.between(0.55, 1.45)
      if (clock >= seconds) break
      if (chance.chance(rules.scoring + (side === 0 ? edge : -edge)))
        scores.push({
          at: from + Math.round(clock * rules.pace) * SECOND,
          period: periods.length,
          side,
          points: chance.pick(rules.points),
          // The first ones of the squad play, and score, most.
          scorer: Math.min(chance.whole(0, (sides[side].members.length || 1) - 1), chance.whole(0, 9)),
        })
    }
    at = from + Math.round(seconds * rules.pace) * SECOND
    periods.push({ code, from, to: at, seconds })
  }
  const breaks: { from: number; to: number }[] = []
  for (const [i, code] of rules.periods.entries()) {
    if (i > 0) {
      const half = i === rules.periods.length / 2
      if (half) breaks.push({ from: at + 5 * SECOND, to: at + HALF_TIME })
      at += half ? HALF_TIME : SHORT_BREAK
    }
    playPeriod(code, rules.minutes)
  }
  for (let overtime = 1; !rules.tieAllowed && overtime <= 2 && total(0) === total(1); overtime++) {
    at += SHORT_BREAK
    playPeriod(`OT${overtime}`, rules.overtimeMinutes)
  }
  if (!rules.tieAllowed && total(0) === total(1)) {
    // Still level: handball goes to seven-metre throws, basketball to one more possession; here both are the next score.
    at += SHORT_BREAK
    const side = chance.chance(0.5 + edge) ? 0 : 1
    const from = at
    at += 4 * MINUTE
    scores.push({ at: at - 30 * SECOND, period: periods.length, side, points: 1, scorer: 0 })
    periods.push({ code: rules.clock === 'up' ? 'PSO' : 'OT3', from, to: at, seconds: 240 })
  }
  const won = total(0) === total(1) ? null : total(0) > total(1) ? 0 : 1
  const [counted, deedsOf] = rules.tally === 'GOALS' ? [HANDBALL, handballDeeds] : [BASKETBALL, basketballDeeds]
  const deeds = deedsOf(
    scores.map((score, i) => {
      const before = scores[i - 1]
      const from = periods[score.period]?.from ?? score.at
      return {
        ...score,
        since: before?.period === score.period ? before.at : from,
        // Past the periods that were played on the clock there is but the throw that decides.
        alone: DECIDERS.has(periods[score.period]?.code ?? ''),
      }
    }),
    besideScore(sides, `${total(0)}-${total(1)}/${scores.map((score) => score.at).join()}`),
  )
  const periodAt = (now: number) =>
    periods[
      Math.max(
        0,
        periods.findLastIndex((p) => p.from <= now),
      )
    ] as Period
  const report = () =>
    timedReport(
      rules.tally === 'GOALS' ? HANDBALL_TELLING : BASKETBALL_TELLING,
      counted,
      sides,
      periods,
      scores,
      deeds,
      (now) => {
        const period = periodAt(now)
        return { period: period.code, when: clockAt(rules, period, now)?.time ?? null }
      },
      besideScore(sides, `told/${scores.map((score) => score.at).join()}`),
    )
  const beats = periods.flatMap(({ from, to }) => {
    const count = Math.max(1, Math.floor((to - from) / BEAT))
    return Array.from({ length: count }, (_, i) => from + Math.round(((i + 1) * (to - from)) / count / SECOND) * SECOND)
  })
  const standing = (now: number, over: boolean): Standing => {
    const made = scores.filter((s) => s.at <= now)
    const sum = (side: 0 | 1, from = made) => from.reduce((n, s) => n + (s.side === side ? s.points : 0), 0)
    const current = periods.findLastIndex((p) => p.from <= now)
    const period = periods[Math.max(0, current)] as Period
    const shown: OdfPeriod[] = periods.slice(0, current + 1).map(({ code }, i) => {
      const until = made.filter((s) => s.period <= i)
      const inside = made.filter((s) => s.period === i)
      return {
        code,
        homeScore: String(sum(0, until)),
        awayScore: String(sum(1, until)),
        homePeriodScore: String(sum(0, inside)),
        awayPeriodScore: String(sum(1, inside)),
      }
    })
    const sheet = (side: 0 | 1) => countedAt(counted, deeds, side, now)
    const wlt = wlts(won)
    const tallies = ([0, 1] as const).map((side) => {
      const by = new Map<number, number>()
      for (const s of made) if (s.side === side) by.set(s.scorer, (by.get(s.scorer) ?? 0) + s.points)
      return competitorWith(sides[side], (member) =>
        by.has(member) ? [{ type: 'ER', code: rules.tally, value: String(by.get(member)) }] : [],
      )
    })
    return {
      clock: over ? null : clockAt(rules, period, now),
      periods: shown,
      extendedInfos: [],
      results: matchRows(
        sides,
        [String(sum(0)), String(sum(1))],
        [
          { wlt: over ? wlt[0] : null, extended: sheet(0), ...(tallies[0] ? { competitor: tallies[0] } : {}) },
          { wlt: over ? wlt[1] : null, extended: sheet(1), ...(tallies[1] ? { competitor: tallies[1] } : {}) },
        ],
      ),
    }
  }
  return {
    duration: at + 10 * SECOND,
    beats,
    breaks,
    live: (beat) => standing(beats[beat] ?? 0, false),
    closing: () => standing(at, true),
    placings: matchPlacings(sides, won),
    report,
  }
}

function clockAt(rules: TimedRules, period: Period, now: number): Standing['clock'] {
  const played = Math.min(
    period.seconds,
    Math.round(((now - period.from) / (period.to - period.from)) * period.seconds),
  )
  const shown = rules.clock === 'down' ? period.seconds - played : played
  const time = `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
  return { period: period.code, running: now < period.to, time }
}
