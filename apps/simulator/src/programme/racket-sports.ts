import { drawOrder } from '../delegations.ts'
import { type Bracket, type BracketPhase, knockout } from '../knockout.ts'
import { eventName } from '../labels.ts'
import { pair, single } from '../people.ts'
import type { Athlete, Entrant, EventGender, UnitSketch } from '../plan.ts'
import type { MatchRules } from '../sports/rules.ts'
import { VENUES } from '../venues.ts'
import { eventCode, type Workbench } from '../workbench.ts'

const SINGLES = ['Simples', 'singles', 'Individual'] as const
const DOUBLES = ['Duplas', 'doubles', 'Dobles'] as const

/** The five events of badminton and of table tennis: 24 in the singles and the mixed doubles, 16 pairs in the doubles. */
function fiveEvents(
  bench: Workbench,
  discipline: 'BDM' | 'TTE',
  rules: MatchRules,
  bronze: 'match' | 'shared',
): Bracket[] {
  const chance = bench.chance(discipline)
  const states = drawOrder(chance).slice(0, 24)
  const singles = (gender: 'M' | 'F') => states.map((state) => bench.roster.recruit(state, gender))
  const [men, women] = [singles('M'), singles('F')]
  const doublesOf = (gender: 'M' | 'F') =>
    states
      .slice(0, 16)
      .map((state) => [bench.roster.recruit(state, gender), bench.roster.recruit(state, gender)] as const)
  const mixed = men.map((man, i) => [man, women[i] as Athlete] as const)
  const event = (
    gender: EventGender,
    type: string,
    label: typeof SINGLES | typeof DOUBLES,
    entrants: readonly Entrant[],
  ) => {
    const planned = bench.event(discipline, gender, type, eventName(gender, label), entrants)
    return knockout(
      planned,
      planned.entrants.map((entrant) => ({ from: 'entry', entrant })),
      rules,
      bronze,
    )
  }
  const pairs = (gender: EventGender, all: readonly (readonly [Athlete, Athlete])[]) =>
    all.map((two) => pair(bench.roster, eventCode(discipline, gender, 'DOUBLES'), two, chance))
  return [
    event(
      'M',
      'SINGLES',
      SINGLES,
      men.map((a) => single(bench.roster, discipline, a, chance)),
    ),
    event(
      'W',
      'SINGLES',
      SINGLES,
      women.map((a) => single(bench.roster, discipline, a, chance)),
    ),
    event('X', 'DOUBLES', DOUBLES, pairs('X', mixed)),
    event('M', 'DOUBLES', DOUBLES, pairs('M', doublesOf('M'))),
    event('W', 'DOUBLES', DOUBLES, pairs('W', doublesOf('F'))),
  ]
}

const ofPhases = (all: readonly Bracket[], ...phases: readonly BracketPhase[]): UnitSketch[] =>
  phases.flatMap((phase) => all.flatMap((bracket) => bracket[phase]))

/** Badminton: days 8 to 12, four courts, matches following on without a published time; shared bronzes. */
export function badminton(bench: Workbench): void {
  const rules: MatchRules = {
    play: 'sets',
    period: 'G',
    bestOf: 3,
    to: 21,
    lastTo: 21,
    cap: 30,
    rally: 19,
    every: 6,
  }
  const all = fiveEvents(bench, 'BDM', rules, 'shared')
  const slots = { venue: VENUES.BDM, every: 40, followOn: true }
  bench.place(ofPhases(all, 'R32-'), { day: 8, at: '09:30', ...slots })
  bench.place(ofPhases(all, '8FNL'), { day: 9, at: '08:30', ...slots })
  bench.place(ofPhases(all, 'QFNL'), { day: 10, at: '14:00', ...slots })
  bench.place(ofPhases(all, 'SFNL'), { day: 11, at: '10:00', ...slots, on: [0, 1] })
  bench.place(ofPhases(all, 'FNL-'), { day: 12, at: '09:00', venue: VENUES.BDM, on: [0], every: 50 })
}

/** Table tennis: days 7 to 10, six tables; a match for bronze. */
export function tableTennis(bench: Workbench): void {
  const rules: MatchRules = {
    play: 'sets',
    period: 'G',
    bestOf: 5,
    to: 11,
    lastTo: 11,
    cap: null,
    rally: 17,
    every: 6,
  }
  const all = fiveEvents(bench, 'TTE', rules, 'match')
  const slots = { venue: VENUES.CONVENTION, on: [4, 5, 6, 7, 8, 9], every: 35, followOn: true }
  bench.place(ofPhases(all, 'R32-'), { day: 7, at: '13:00', ...slots })
  bench.place(ofPhases(all, '8FNL'), { day: 8, at: '09:00', ...slots })
  bench.place(ofPhases(all, 'QFNL'), { day: 9, at: '13:30', ...slots })
  bench.place(ofPhases(all, 'SFNL'), { day: 10, at: '09:00', ...slots, on: [4, 5], followOn: false })
  bench.place(ofPhases(all, 'BRONZE'), { day: 10, at: '13:00', ...slots, on: [5], followOn: false })
  bench.place(ofPhases(all, 'FNL-'), { day: 10, at: '16:30', venue: VENUES.CONVENTION, on: [4], every: 45 })
}
