import type { OdfCompetitor, OdfExtended } from '@games/odf'
import { MINUTE, SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import { type Random, random } from '../random.ts'
import type { ListRules } from './rules.ts'
import {
  competitorWith,
  laneOrder,
  NO_CLOCK,
  type Placing,
  type Played,
  ranksOf,
  row,
  type Standing,
  thinned,
} from './standing.ts'

type RaceRules = Extract<ListRules, { play: 'race' }>

interface Run {
  readonly entrant: Entrant
  readonly lane: number
  /** Milliseconds after the unit's start at which this competitor starts. */
  readonly starts: number
  /** Milliseconds from the competitor's start at every timing point reached, rounded as published. */
  readonly passes: readonly number[]
  readonly irm: string | null
  readonly reaction: string | null
}

/**
 * Any race against the clock: track, pool, road, water, time trial, relay. Whoever has passed more timing points leads, then who
 * passed the last one earlier. A DSQ is sent after the finish, a DNF stops passing, a DNS never starts.
 */
export function playRace(rules: RaceRules, entrants: readonly Entrant[], chance: Random): Played {
  const unit = 10 ** (3 - rules.decimals)
  const round = (ms: number) => Math.round(ms / unit) * unit
  const order = rules.lanes ? laneOrder(entrants) : entrants.map((entrant, i) => ({ entrant, lane: i + 1 }))
  const wind = rules.wind ? (chance.normal() * 1.1).toFixed(1) : null
  const long = rules.base > 900
  const runs = order.map(({ entrant, lane }, i): Run => {
    const luck = chance.next()
    const irm =
      luck < 0.011
        ? 'DNS'
        : luck < (long ? 0.045 : 0.017)
          ? 'DNF'
          : luck < (long ? 0.05 : 0.03)
            ? rules.disqualified
            : null
    const total = rules.base * SECOND * (1 - 0.013 * entrant.ability + 0.006 * chance.normal())
    const reached = irm === 'DNS' ? 0 : irm === 'DNF' ? chance.whole(0, rules.points.length - 1) : rules.points.length
    let strayed = 0
    const passes = rules.points
      .map(({ share, leg }) => {
        const drawn = share === 1 ? 0 : 0.006 * chance.normal()
        // a transition takes its own minute: who reaches it late leaves it late
        strayed = leg && /^T\d$/.test(leg) ? strayed + 0.1 * drawn : drawn
        return round(total * share * (1 + strayed))
      })
      .slice(0, reached)
    const reaction = rules.reaction ? chance.between(0.118, 0.212).toFixed(3) : null
    return { entrant, lane, starts: i * rules.interval * SECOND, passes, irm, reaction }
  })
  const finish = Math.max(...runs.map((run) => run.starts + (run.passes[run.passes.length - 1] ?? 0)))
  const duration = finish + (long ? 90 * SECOND : 6 * SECOND)

  const standing = (now: number, over: boolean): Standing => {
    const shown = runs
      .map((run) => {
        const passed = run.passes.filter((pass) => run.starts + pass <= now).length
        const irm = over || run.irm === 'DNS' ? run.irm : null
        return { run, passed, irm, time: run.passes[passed - 1] ?? 0 }
      })
      .sort(
        (a, b) =>
          irmOrder(a.irm) - irmOrder(b.irm) || b.passed - a.passed || a.time - b.time || a.run.lane - b.run.lane,
      )
    const leader = shown[0]
    // Less is better over passed points first, then time; one number that ties exactly when both do.
    const marks = shown.map(({ passed, time, irm }) => (irm || passed === 0 ? null : time - passed * 24 * 60 * MINUTE))
    const ranks = ranksOf(marks)
    return {
      ...NO_CLOCK,
      extendedInfos: [
        ...(wind && (over || now >= finish) ? [{ type: 'UI', code: 'WIND_SPEED', value: wind }] : []),
        ...(over || rules.points.length === 1
          ? []
          : [{ type: 'UI', code: 'LAST_POINT', value: String(leader?.passed ?? 0) }]),
        ...(rules.points.length > 1 ? [{ type: 'UI', code: 'POINTS_TOTAL', value: String(rules.points.length) }] : []),
      ],
      results: shown.map(({ run, passed, irm, time }, i) => {
        const { rank, equal } = ranks[i] ?? { rank: null, equal: false }
        const behind = leader && leader.passed === passed && leader.time > 0 ? time - leader.time : 0
        return row(
          run.entrant,
          i + 1,
          {
            rank: rank === null ? null : String(rank),
            rankEqual: equal,
            resultType: irm ? 'IRM' : passed > 0 ? 'TIME' : null,
            result: irm || passed === 0 ? null : formatTime(time, rules.decimals),
            irm,
            diff: rank !== null && behind > 0 ? `+${formatTime(behind, rules.decimals)}` : null,
            startOrder: String(run.lane),
            startSortOrder: run.lane,
            extended: [
              ...(run.reaction && irm !== 'DNS' ? [{ type: 'ER', code: 'REACT_TIME', value: run.reaction }] : []),
              ...splits(rules, run, passed),
            ],
          },
          relayOf(rules, run, passed),
        )
      }),
    }
  }
  const passings = rules.points.flatMap((_, point) => {
    const at = runs
      .map((run) => (run.passes[point] === undefined ? null : run.starts + run.passes[point]))
      .filter((t) => t !== null)
    return at.length === 0 ? [] : [Math.min(...at) + SECOND, Math.max(...at) + SECOND]
  })
  const beats = thinned(
    [...new Set(passings)].sort((a, b) => a - b),
    long ? 25 * SECOND : 8 * SECOND,
  )
  const closing = () => standing(duration, true)
  return {
    duration,
    beats,
    breaks: [],
    live: (beat) => standing(beats[beat] ?? duration, false),
    closing,
    placings: placingsOf(closing(), runs),
  }
}

const splits = (rules: RaceRules, run: Run, passed: number): OdfExtended[] =>
  rules.points.length === 1
    ? []
    : run.passes.slice(0, passed).map((pass, i) => ({
        type: 'ER',
        code: 'INTERMEDIATE',
        pos: String(i + 1),
        value: formatTime(pass, rules.decimals),
        value2: formatTime(pass - (run.passes[i - 1] ?? 0), rules.decimals),
        ...(rules.points[i]?.leg ? { extensions: [{ code: 'LEG', value: rules.points[i]?.leg ?? '' }] } : {}),
      }))

/** A relay's members, each with the leg it has completed and, in the pool, how it left the block. */
function relayOf(rules: RaceRules, { entrant, passes, reaction }: Run, passed: number): OdfCompetitor | undefined {
  const legs = entrant.members.length
  const perLeg = rules.points.length / legs
  if (legs < 2 || !Number.isInteger(perLeg)) return undefined
  // a stream of its own: take-overs are only shown, they change no race
  const chance = random('take-over', entrant.code, ...passes)
  const takeOvers = entrant.members.map((_, i) => (i === 0 ? reaction : chance.between(0.04, 0.46).toFixed(2)))
  return competitorWith(entrant, (member): OdfExtended[] => {
    const [from, to] = [passes[member * perLeg - 1] ?? 0, passes[(member + 1) * perLeg - 1]]
    const takeOver = rules.reaction ? takeOvers[member] : null
    return to === undefined || passed < (member + 1) * perLeg
      ? []
      : [
          ...(takeOver ? [{ type: 'ER', code: 'REACT_TIME', value: takeOver }] : []),
          { type: 'ER', code: 'LEG_TIME', pos: String(member + 1), value: formatTime(to - from, rules.decimals) },
        ]
  })
}

/** Finishers, then who did not finish, then the disqualified, then who did not start. */
const irmOrder = (irm: string | null): number => (irm === null ? 0 : irm === 'DNF' ? 1 : irm === 'DNS' ? 3 : 2)

const placingsOf = (standing: Standing, runs: readonly Run[]): Placing[] =>
  standing.results.map(({ competitor, rank, irm }) => {
    const run = runs.find(({ entrant }) => entrant.code === competitor.code) as Run
    return {
      entrant: run.entrant,
      rank: rank === null ? null : Number(rank),
      irm,
      mark: irm ? Number.POSITIVE_INFINITY : (run.passes[run.passes.length - 1] ?? Number.POSITIVE_INFINITY),
      wlt: null,
    }
  })

/** `11.62`, `1:43.33`, `1:43:33`: hours and minutes only where there are any. */
export function formatTime(ms: number, decimals: number): string {
  const hours = Math.floor(ms / 3_600_000)
  const minutes = Math.floor(ms / 60_000) % 60
  const seconds = ((ms % 60_000) / 1000).toFixed(decimals)
  const width = decimals === 0 ? 2 : 3 + decimals
  if (hours > 0) return `${hours}:${String(minutes).padStart(2, '0')}:${seconds.padStart(width, '0')}`
  if (minutes > 0 || decimals === 0) return `${minutes}:${seconds.padStart(width, '0')}`
  return seconds
}
