import type { OdfAction, OdfPlayByPlay, OdfStat, OdfStats } from '@games/odf'
import { NO_ACTION } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import { countedAt } from '../sports/match-statistics.ts'
import { type MatchReport, type Play, thinned } from '../sports/standing.ts'

/** What came of those actions whose name does not say it. */
const RESULTS: Readonly<Record<string, string>> = { FG2: 'MADE', FG3: 'MADE', FT: 'MADE', ATT: 'POINT', BLK: 'POINT' }

type Sides = readonly [Entrant, Entrant]

/** Between two messages of play-by-play within a period, milliseconds: scores of some minutes come together. */
const GAP = 180 * SECOND

/**
 * Offsets at which play-by-play goes out: after scores, kept apart, and at the end of every period. In sets only at their ends: there
 * every rally is a score.
 */
export function playMoments(plays: readonly Play[], ends: readonly number[]): number[] {
  const scores = plays.filter(({ points, period }) => points !== null && !/^[SG]\d$/.test(period)).map(({ at }) => at)
  return [...new Set([...thinned(scores, GAP), ...ends])].sort((a, b) => a - b)
}

/** A match's actions up to an offset (DT_PLAY_BY_PLAY). An action keeps its id, since later ones only come after it. */
export function playByPlayAt(
  sides: Sides,
  { plays }: MatchReport,
  now: number,
): OdfPlayByPlay & { kind: 'play-by-play' } {
  return {
    kind: 'play-by-play',
    home: sides[0].code,
    away: sides[1].code,
    extendedInfos: [],
    actions: plays.flatMap((play, i) => (play.at <= now ? [action(sides, play, i)] : [])),
  }
}

function action(sides: Sides, play: Play, index: number): OdfAction {
  const { code, type, members } = sides[play.side]
  const actor = play.member === null ? undefined : members[play.member]
  return {
    ...NO_ACTION,
    id: String(index + 1),
    parent: play.parent === null ? null : String(play.parent + 1),
    period: play.period,
    sortOrder: index + 1,
    when: play.when,
    action: play.code,
    result: play.points === null ? null : (RESULTS[play.code] ?? null),
    scoreH: String(play.score[0]),
    scoreA: String(play.score[1]),
    competitors: [
      {
        code,
        type,
        // The sides are named above; a match has hundreds of actions.
        organisation: null,
        // An athlete on their own is the competitor already.
        athletes: actor && type === 'T' ? [{ code: actor.athlete.code, bib: actor.bib, role: null }] : [],
      },
    ],
  }
}

/**
 * The statistics of both sides and of those of their athletes who have any, up to an offset (DT_STATS). An athlete's are the same deeds
 * as the side's. Empty where the sport keeps none.
 */
export function statisticsAt(sides: Sides, { statistics }: MatchReport, now: number): OdfStats & { kind: 'stats' } {
  const { counted, deeds } = statistics ?? { counted: [], deeds: [] }
  return {
    kind: 'stats',
    code: null,
    progress: null,
    competitors: sides.map((entrant, i) => {
      const side = i === 0 ? 0 : 1
      return {
        code: entrant.code,
        type: entrant.type,
        organisation: entrant.organisation,
        order: i + 1,
        teamName: entrant.teamName,
        stats: countedAt(counted, deeds, side, now).map(statOf),
        athletes: entrant.members.flatMap(({ athlete, bib }, member) => {
          const own = deeds.filter((deed) => deed.side === side && deed.member === member && deed.at <= now)
          const stats = countedAt(counted, own, side, now).filter(({ value, value2 }) => (value2 ?? value) !== '0')
          return stats.length === 0
            ? []
            : [
                {
                  code: athlete.code,
                  order: member + 1,
                  bib,
                  familyName: athlete.familyName,
                  givenName: athlete.givenName,
                  stats: stats.map(statOf),
                },
              ]
        }),
      }
    }),
  }
}

const statOf = ({ code, value, value2, extensions }: ReturnType<typeof countedAt>[number]): OdfStat => {
  const percent = extensions?.find((extension) => extension.code === 'PCT')?.value
  return {
    type: 'ST',
    code,
    ...(value === undefined ? {} : { value }),
    ...(value2 === undefined ? {} : { attempt: value2 }),
    ...(percent === undefined ? {} : { percent }),
  }
}
