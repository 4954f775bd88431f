import { values } from '../outcome.ts'
import { type AnyScorer, anyScorer } from '../play.ts'
import { type BoardFact, EMPTY_BOARD, type Key, type Proposal, triedKeys } from '../scorer.ts'
import { outsOf, scoredRow, wltOf } from '../settle.ts'
import { type Side, SIDES } from '../tap.ts'
import { sideOf } from '../unit.ts'
import { isDecider, SET_LIMITS, type SetLimits, setWinner } from './set-limits.ts'
import { filledScores, periodsOf, rallyStats } from './set-rows.ts'
import {
  byScore,
  currentOf,
  endsDue,
  newSet,
  onCourt,
  type SetScene,
  type SetSport,
  type SetState,
  setsWon,
  timeOutsLeft,
  verdict,
} from './set-state.ts'
import { applyTo } from './set-taps.ts'

/** Games of sets, by the sport's own words. */
export function setMatch(sport: SetSport): AnyScorer {
  const apply = applyTo(sport)

  const facts = (state: SetState, side: Side, limits: SetLimits): BoardFact[] => {
    const current = currentOf(state)
    if (!current) return []
    const given: BoardFact[] = [
      { word: sport.setWord, value: String(setsWon(state, limits)[side]), of: String(limits.setsToWin) },
    ]
    if (limits.timeOutsInSet !== null || limits.timeOutsInMatch !== null)
      given.push({
        word: 'time-outs-left',
        value: String(timeOutsLeft(state, current, side, limits)),
        of: String(limits.timeOutsInSet ?? limits.timeOutsInMatch),
      })
    if (limits.substitutionsInSet !== null)
      given.push({
        word: 'substitutions',
        value: String(current.substitutions[side]),
        of: String(limits.substitutionsInSet),
      })
    const court = onCourt(current, side)
    if (court) given.push({ word: 'on-court', value: court.join(' ') })
    if (state.serving === side && sport.hasServiceCourts)
      given.push({ word: current.score[side] % 2 === 0 ? 'right-service-court' : 'left-service-court', value: '' })
    return given
  }

  const keys = (state: SetState, scene: SetScene): Key[] => {
    const { limits } = scene
    return triedKeys(
      [
        { kind: 'set-start', word: 'set-start' },
        { kind: 'set-end', word: 'set-end' },
        ...SIDES.flatMap((side) => [
          { kind: 'point', word: 'point' as const, side },
          ...sport.ways.map(({ code, word }) => ({ kind: 'point', word, side, value: code })),
          { kind: 'penalty-point', word: 'penalty-point' as const, side },
          { kind: 'server', word: 'first-server' as const, side },
          ...(limits.timeOutsInSet === null && limits.timeOutsInMatch === null
            ? []
            : [{ kind: 'time-out', word: 'time-out' as const, side }]),
          ...(limits.players === null
            ? []
            : [{ kind: 'line-up', word: 'line-up' as const, side, entry: 'athletes' as const }]),
          ...(limits.substitutionsInSet === null
            ? []
            : [{ kind: 'substitution', word: 'substitution' as const, side, entry: 'athletes' as const }]),
          ...sport.cards.map(({ kind }) => ({ kind, word: kind, side })),
        ]),
        { kind: 'let', word: 'let' },
        { kind: 'change-ends', word: 'change-ends' },
        ...(limits.serve === 'every-two' ? [{ kind: 'expedite', word: 'expedite' as const }] : []),
        { kind: 'set-score', word: 'score-from-paper', entry: 'score' },
      ],
      apply,
      state,
      scene,
      true,
    )
  }

  return anyScorer<SetLimits, SetState>({
    ...sport,
    headToHead: true,
    limits: SET_LIMITS,
    begin: () => ({ sets: [newSet(null)], serving: null, ways: [], cards: [], expedite: false }),
    apply,
    isBreak: (state, scene) => (currentOf(state)?.over ?? false) && !byScore(state, scene).decided,
    verdict,
    keys,
    proposals: (state, scene): Proposal[] => {
      const { limits } = scene
      const current = currentOf(state)
      if (!current || byScore(state, scene).decided) return []
      if (current.over) return [{ word: 'set-start', kind: 'set-start' }]
      const index = state.sets.length - 1
      const winner = setWinner(current.score, index, limits)
      if (winner !== null) return [{ word: 'set-end', kind: 'set-end', side: winner }]
      return endsDue(current, index, limits) > current.endsChanged ? [{ word: 'change-ends', kind: 'change-ends' }] : []
    },
    board: (state, { limits }) => {
      const current = currentOf(state)
      const [home, away] = current?.score ?? [0, 0]
      const shared: BoardFact[] = []
      if (limits.technicalTimeOutAt === home + away && !isDecider(state.sets.length - 1, limits))
        shared.push({ word: 'technical-time-out', value: '' })
      if (limits.intervalAt !== null && limits.intervalAt === Math.max(home, away))
        shared.push({ word: 'interval', value: '' })
      return {
        ...EMPTY_BOARD,
        period: `${sport.letter}${state.sets.length}`,
        score: [String(home), String(away)],
        serving: state.serving,
        facts: shared,
        sides: [facts(state, 0, limits), facts(state, 1, limits)],
      }
    },
    result: (state, scene) => {
      const { limits } = scene
      const decided = verdict(state, scene)
      const begun = scene.desk.startedAt !== null
      const filled = filledScores(state, scene)
      const scores = filled ?? (begun ? state.sets.map(({ score }) => score) : [])
      const closed = filled ? filled.length : state.sets.filter(({ over }) => over).length
      const periods = periodsOf(scores, closed, sport.letter, limits)
      const last = periods.at(-1)
      return {
        clock: begun ? { period: `${sport.letter}${state.sets.length}`, running: false, time: null } : null,
        periods,
        extendedInfos: [],
        rows: SIDES.map((side) => {
          const won = (side === 0 ? last?.homeScore : last?.awayScore) ?? (begun ? '0' : null)
          const out = outsOf(scene)[side]
          const bySport = sport.ways
            .map(
              ({ code }) => [code, state.ways.filter((way) => way.side === side && way.code === code).length] as const,
            )
            .filter(() => state.ways.length > 0)
          const row = scoredRow(scene, side, won)
          return {
            competitor: sideOf(scene.unit, side),
            // a forfeit that is filled has its sets beside the code
            ...(out && row.result === null && filled ? { ...row, result: won, resultType: 'IRM_POINTS' } : row),
            wlt: wltOf(scene, decided, side),
            extended: [
              ...values(Object.fromEntries(bySport)),
              ...(sport.countsRallies ? rallyStats(state, side, limits) : []),
            ],
          }
        }),
      }
    },
    action: (tap, before, after) => {
      const current = currentOf(after)
      const score: readonly [string, string] = [String(current?.score[0] ?? 0), String(current?.score[1] ?? 0)]
      const base = {
        period: `${sport.letter}${Math.max(1, before.sets.length)}`,
        when: null,
        side: tap.side ?? null,
        athlete: tap.athlete ?? null,
        result: null,
        score,
      }
      const card = sport.cards.find(({ kind }) => kind === tap.kind)
      if (card) return { ...base, action: card.action }
      switch (tap.kind) {
        case 'point':
        case 'penalty-point':
          return { ...base, action: typeof tap.value === 'string' ? tap.value : 'POINT' }
        case 'time-out':
          return { ...base, action: 'TOUT' }
        case 'substitution':
          return { ...base, action: 'SUB' }
        case 'let':
          return { ...base, action: 'LET' }
        case 'set-end':
          return { ...base, action: sport.letter === 'G' ? 'GAME' : 'PEND' }
        default:
          return null
      }
    },
  })
}
