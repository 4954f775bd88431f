import { unitName } from './labels.ts'
import type { PlannedEvent, Source, UnitSketch } from './plan.ts'
import type { MatchRules } from './sports/rules.ts'
import { unitCode } from './workbench.ts'

/** How the third place is found: a match, two contests after a repechage, or both losers of the semifinals. */
export type Bronze = 'match' | 'repechage' | 'finalists-repechage' | 'shared'

const ROUND_PHASES = { 32: 'R32-', 16: '8FNL', 8: 'QFNL', 4: 'SFNL', 2: 'FNL-' } as const
export type BracketPhase = (typeof ROUND_PHASES)[keyof typeof ROUND_PHASES] | 'REP-' | 'REPF' | 'BRONZE'
export type Bracket = Readonly<Record<BracketPhase, readonly UnitSketch[]>>

/**
 * A bracket for seeds 1 to n, placed so that 1 and 2 can only meet in the final; seeds without an opponent go straight to the next
 * round (no unit). Units are in bracket order within each phase.
 */
export function knockout(event: PlannedEvent, seeds: readonly Source[], rules: MatchRules, bronze: Bronze): Bracket {
  const rounds: Record<BracketPhase, UnitSketch[]> = {
    'R32-': [],
    '8FNL': [],
    QFNL: [],
    SFNL: [],
    'FNL-': [],
    'REP-': [],
    REPF: [],
    BRONZE: [],
  }
  const match = (
    phase: BracketPhase,
    number: number,
    of: number,
    sides: readonly [Source, Source],
    medal: 0 | 1 | 3,
  ): UnitSketch => ({
    // The bronze match is a unit of the final's phase with a number of its own (ODF §4).
    code: unitCode(event.code, phase === 'BRONZE' ? 'FNL-' : phase, phase === 'BRONZE' ? 2 : number),
    discipline: event.discipline,
    event,
    phaseType: '3',
    name: unitName(event.name, phase, of > 1 ? number : null),
    medal,
    contest: { kind: 'match', sides, rules },
  })
  let size = 2
  while (size < seeds.length) size *= 2
  let slots: (Source | null)[] = seedOrder(size).map((seed) => seeds[seed - 1] ?? null)
  while (slots.length > 1) {
    const phase = ROUND_PHASES[slots.length as keyof typeof ROUND_PHASES]
    const pairs = Array.from(
      { length: slots.length / 2 },
      (_, i) => [slots[2 * i] ?? null, slots[2 * i + 1] ?? null] as const,
    )
    const played = pairs.filter(([home, away]) => home && away).length
    const medal = phase === 'FNL-' ? 1 : phase === 'SFNL' && bronze === 'shared' ? 3 : 0
    slots = pairs.map(([home, away]) => {
      if (!home || !away) return home ?? away
      const unit = match(phase, rounds[phase].length + 1, played, [home, away], medal)
      rounds[phase].push(unit)
      return { from: 'winner', unit: unit.code }
    })
  }
  const [semi1, semi2] = rounds.SFNL
  if (!semi1 || !semi2) throw new Error(`no semifinals in ${event.code}`)
  if (bronze === 'match') rounds.BRONZE.push(match('BRONZE', 1, 1, [loser(semi1), loser(semi2)], 3))
  if (bronze === 'repechage') {
    const [q1, q2, q3, q4] = rounds.QFNL
    if (!q1 || !q2 || !q3 || !q4) throw new Error(`no full quarterfinals in ${event.code}`)
    const [rep1, rep2] = [
      match('REP-', 1, 2, [loser(q1), loser(q2)], 0),
      match('REP-', 2, 2, [loser(q3), loser(q4)], 0),
    ]
    rounds['REP-'].push(rep1, rep2)
    // Crosswise, so that nobody meets the one they lost to: repechage 1 comes from the first semifinal's half.
    rounds.REPF.push(
      match('REPF', 1, 2, [winner(rep1), loser(semi2)], 3),
      match('REPF', 2, 2, [winner(rep2), loser(semi1)], 3),
    )
  }
  if (bronze === 'finalists-repechage') {
    const half = <T>(list: readonly T[], which: 0 | 1) =>
      list.slice((which * list.length) / 2, ((which + 1) * list.length) / 2)
    const codes = (list: readonly UnitSketch[]) => list.map((unit) => unit.code)
    for (const [i, semi] of [semi1, semi2].entries()) {
      const which = i === 0 ? 0 : 1
      const rep = match(
        'REP-',
        i + 1,
        2,
        [
          { from: 'fell-to', finalistOf: semi.code, units: codes(half(rounds['8FNL'], which)) },
          { from: 'fell-to', finalistOf: semi.code, units: codes(half(rounds.QFNL, which)) },
        ],
        0,
      )
      rounds['REP-'].push(rep)
      rounds.REPF.push(match('REPF', i + 1, 2, [winner(rep), loser(semi)], 3))
    }
  }
  return rounds
}

export const winner = (unit: { readonly code: string }): Source => ({ from: 'winner', unit: unit.code })
export const loser = (unit: { readonly code: string }): Source => ({ from: 'loser', unit: unit.code })

/** Seeds in bracket order: 1, 8, 4, 5, 2, 7, 3, 6 for eight. */
function seedOrder(size: number): number[] {
  let order = [1]
  while (order.length < size) order = order.flatMap((seed) => [seed, 2 * order.length + 1 - seed])
  return order
}

/** The matches of a pool in rounds (circle method): every team meets every other once, none twice in a round. */
export function roundRobin<T>(teams: readonly T[]): (readonly [T, T])[][] {
  const circle: (T | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null]
  const rounds: (readonly [T, T])[][] = []
  for (let round = 0; round < circle.length - 1; round++) {
    const matches: (readonly [T, T])[] = []
    for (let i = 0; i < circle.length / 2; i++) {
      const [home, away] = [circle[i], circle[circle.length - 1 - i]]
      if (home && away) matches.push([home, away])
    }
    rounds.push(matches)
    circle.splice(1, 0, circle.pop() as T | null)
  }
  return rounds
}
