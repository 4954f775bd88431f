import { phaseOf } from '../../rsc.ts'
import { neverBegan, type Outs } from '../desk.ts'
import { infos, type RowDraft } from '../outcome.ts'
import { type AnyScorer, anyScorer } from '../play.ts'
import { EMPTY_BOARD, type Key, type Proposal, triedKeys, type WantedKey } from '../scorer.ts'
import { timeText } from '../times.ts'
import type { WordId } from '../words.ts'
import { RACE_LIMITS, type RaceLimits } from './race-limits.ts'
import { finishedTogether, listOfRace, openTies, timesOfRace } from './race-order.ts'
import { relayProposals } from './relay-checks.ts'
import { extendedOf, membersOf, resultOf } from './race-rows.ts'
import { published, type RaceScene, type RaceState, rounded, type Run, runOf } from './race-state.ts'
import { apply } from './race-taps.ts'

/** A rule that a disqualification in a race often names: `TR16.8`. */
export interface DisqualificationRule {
  readonly rule: string
  readonly word: WordId
  /** It holds for later contests of the athlete too. */
  readonly excludes?: true
}

export const race = (id: string, outs: Outs): AnyScorer =>
  anyScorer<RaceLimits, RaceState>({
    id,
    headToHead: false,
    pad: 'race',
    limits: RACE_LIMITS,
    outs,
    begin: () => ({ runs: {}, order: [], ties: [], wind: null, waterTemperature: null, sprints: [], allClear: false }),
    apply,
    hindersEnd: (state, { limits }) => (limits.asksAllClear && !state.allClear ? { reason: 'all-clear-needed' } : null),
    keys,
    proposals,
    board: (state, { limits, unit, desk }) => {
      const finished = unit.competitors.filter(
        ({ code }) => state.order.includes(code) || runOf(state, code).time !== null,
      ).length
      const expected = unit.competitors.filter(({ code }) => !desk.outs[code]).length
      return {
        ...EMPTY_BOARD,
        facts: [
          { word: 'finished', value: String(finished), of: String(expected) },
          ...(limits.wind && state.wind !== null ? [{ word: 'wind' as const, value: windText(state.wind) }] : []),
        ],
      }
    },
    result: (state, scene) => {
      const { limits, desk } = scene
      const list = listOfRace(state, scene)
      const times = timesOfRace(state, scene)
      const first = list[0]
      const over = desk.stage === 'finished'
      const passedBy = (run: Run): number => (run.time === null ? Object.keys(run.passed).length : limits.points)
      const lastPoint = Math.max(0, ...list.map(({ row }) => passedBy(row.run)))
      return {
        clock: null,
        periods: [],
        extendedInfos: infos({
          WIND_SPEED: typeof state.wind === 'number' ? state.wind.toFixed(1) : null,
          WATER_TEMP: state.waterTemperature === null ? null : state.waterTemperature.toFixed(1),
          LAST_POINT: limits.points > 1 && !over && desk.startedAt !== null && !limits.timeTrial ? lastPoint : null,
          POINTS_TOTAL: limits.points > 1 ? limits.points : null,
        }),
        rows: list.map(({ row, rank, equal }): RowDraft => {
          const bunch = times.get(row.competitor.code)
          const time = bunch === undefined ? null : rounded(bunch + row.run.penalty, limits)
          const leader = first && first.rank !== null ? times.get(first.row.competitor.code) : undefined
          const behind =
            time === null || leader === undefined || !first ? 0 : time - rounded(leader + first.row.run.penalty, limits)
          const examined = state.ties.some(({ codes }) => codes.includes(row.competitor.code))
          return {
            competitor: row.competitor,
            rank,
            rankEqual: equal,
            ...resultOf(state, row, time, limits),
            diff:
              rank !== null && behind > 0 && limits.sprintPoints.length === 0
                ? `+${timeText(behind, limits.decimals)}`
                : null,
            photoFinish: examined ? 'E' : null,
            extended: extendedOf(row, rank, limits),
            athletes: membersOf(row.run, limits),
            ...(row.run.members ? { members: row.run.members } : {}),
          }
        }),
      }
    },
  })

const windText = (wind: number | 'none'): string => (wind === 'none' ? 'none' : wind.toFixed(1))

function keys(state: RaceState, scene: RaceScene): Key[] {
  const { limits, unit, desk } = scene
  const byRow =
    limits.decidedBy === 'order' || limits.timeTrial
      ? unit.competitors
          .filter(({ code }) => !desk.outs[code])
          .flatMap(({ code }) => [
            ...(limits.timeTrial ? [{ kind: 'go', word: 'go' as const, competitor: code }] : []),
            ...(limits.points > 1 ? [{ kind: 'passage', word: 'passage' as const, competitor: code }] : []),
            { kind: 'finish', word: 'finish' as const, competitor: code },
          ])
      : []
  const [someone] = unit.competitors.filter(({ code }) => !desk.outs[code])
  const selected = someone ? { on: someone.code } : {}
  const wanted: WantedKey[] = [
    ...byRow,
    { id: 'time', kind: 'time', word: 'time', entry: 'time', ...selected },
    { id: 'watches', kind: 'watches', word: 'stopwatches', entry: 'time', ...selected },
    { id: 'place', kind: 'place', word: 'place', entry: 'count', ...selected },
    { id: 'card', kind: 'card', word: 'yellow-card', value: 'yellow', ...selected },
    { id: 'penalty', kind: 'penalty', word: 'time-penalty', entry: 'time', ...selected },
    { id: 'reaction', kind: 'reaction', word: 'reaction-time', entry: 'time', ...selected },
  ]
  if (limits.points > 1) wanted.push({ id: 'split', kind: 'split', word: 'split', entry: 'time', ...selected })
  if (limits.members > 1)
    wanted.push({ id: 'relay-order', kind: 'relay-order', word: 'relay-order', entry: 'athletes', ...selected })
  if (limits.decidedBy === 'order')
    wanted.push({ id: 'move-finish', kind: 'move-finish', word: 'move-finish', entry: 'count', ...selected })
  if (limits.wind) wanted.push({ kind: 'wind', word: 'wind', entry: 'wind' })
  if (limits.lappedAreRanked) {
    const lapped = unit.competitors.find(({ code }) => desk.outs[code]?.how === 'lapped')
    wanted.push({ id: 'lap', kind: 'lap', word: 'lap', entry: 'count', ...(lapped ? { on: lapped.code } : selected) })
  }
  if (limits.sprintPoints.length > 0)
    wanted.push(
      { kind: 'sprint', word: 'sprint', entry: 'athletes' },
      { id: 'lap', kind: 'lap', word: 'lap', entry: 'count', ...selected },
    )
  if (limits.asksAllClear)
    wanted.push(
      { kind: 'all-clear', word: 'all-out-of-the-water' },
      { kind: 'water-temperature', word: 'water-temperature', entry: 'points' },
    )
  return triedKeys(wanted, apply, state, scene, false)
}

function proposals(state: RaceState, scene: RaceScene): Proposal[] {
  const { limits, unit, desk } = scene
  const racing = unit.competitors.filter(({ code }) => !desk.outs[code])
  const without = racing.filter(({ code }) => {
    const run = runOf(state, code)
    return run.time === null && run.place === null && !state.order.includes(code)
  })
  const given: Proposal[] = [
    ...openTies(state, scene).map((codes) => ({ word: 'answer-tie' as const, kind: 'tie', competitors: codes })),
    ...finishedTogether(state, scene).map((codes) => ({
      word: 'finished-together' as const,
      kind: 'tie',
      competitors: codes,
    })),
    ...relayProposals(state, scene),
    ...promptOf('two-yellow-cards', cautionedTwice(state, scene)),
    ...promptOf('no-transponder', withoutTransponder(state, scene)),
    ...promptOf('reserve-may-start', withdrawnFrom(scene)),
  ]
  if (desk.stage === 'finished' && without.length > 0)
    given.push({ word: 'results-missing', kind: 'time', competitors: without.map(({ code }) => code) })
  if (desk.stage === 'finished' && limits.wind && state.wind === null) given.push({ word: 'wind', kind: 'wind' })
  if (limits.limitAfterWinner !== null) {
    const times = racing.flatMap(({ code }) => published(runOf(state, code), limits) ?? [])
    const latest = Math.min(...times) + limits.limitAfterWinner * 1000
    const late = racing
      .filter(({ code }) => (published(runOf(state, code), limits) ?? 0) > latest)
      .map(({ code }) => code)
    if (late.length > 0) given.push({ word: 'out-of-time', kind: 'out', competitors: late })
  }
  if (desk.stage !== 'running' || without.length > 0) return given
  if (limits.asksAllClear && !state.allClear) return [...given, { word: 'all-out-of-the-water', kind: 'all-clear' }]
  return [...given, { word: 'end', kind: 'end' }]
}

const promptOf = (word: WordId, competitors: readonly string[]): Proposal[] =>
  competitors.length > 0 ? [{ word, kind: 'out', competitors }] : []

/** Athletes, or relay teams by any of their members, with a second yellow card in the event, which is a red one (WA TR 7). */
const cautionedTwice = (state: RaceState, { unit, desk }: RaceScene): string[] =>
  unit.competitors.flatMap(({ code, earlier }) => {
    const here = runOf(state, code).cards.filter((card) => card === 'yellow').length
    return here > 0 && here + (earlier?.cautions ?? 0) > 1 && !desk.outs[code] ? [code] : []
  })

/** Those who withdraw from a final or a semifinal before its start: a reserve may swim in the lane (World Aquatics SW 3). */
const withdrawnFrom = ({ limits, unit, desk }: RaceScene): string[] => {
  const isBefore = desk.stage === 'list' || desk.stage === 'ready'
  if (!limits.hasReserves || !isBefore || !/^S?FNL/.test(phaseOf(unit.code))) return []
  return unit.competitors.flatMap(({ code }) => {
    const out = desk.outs[code]
    return out && neverBegan(out) ? [code] : []
  })
}

/** Those with a place and no time, where others have a time by their transponder (World Aquatics OWS 7.2.2). */
function withoutTransponder(state: RaceState, { limits, unit, desk }: RaceScene): string[] {
  const timed = unit.competitors.filter(({ code }) => runOf(state, code).time !== null)
  if (!limits.asksTransponder || timed.length === 0) return []
  return unit.competitors.flatMap(({ code }) => {
    const { time, place } = runOf(state, code)
    const isPlaced = place !== null || state.order.includes(code)
    return isPlaced && time === null && !desk.outs[code] ? [code] : []
  })
}
