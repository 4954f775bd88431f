import type { HeadToHeadUnit, NonCompetitionUnit, RankedUnit, UnitPage, UnitSide, UnitSummary } from '@games/contract'
import { disciplineName, disciplineOf, padRsc, phaseOf, trimRsc } from '@games/domain'

type Competitor = NonNullable<UnitSide['competitor']>
type Row = UnitPage['results'][number]

/** Invented competitors, sides, units and result rows for tests. What is given replaces the default. */
export const aCompetitor = (given: Partial<Competitor> = {}): Competitor => ({
  code: '1001',
  type: 'A',
  name: 'Zulmira Teste da Pista',
  organisation: { code: 'AL', name: { por: 'Alagoas' }, flag: '/brasil_flags/AL.png' },
  known: true,
  ...given,
})

export const aTeam = (code: string, name: string): Competitor =>
  aCompetitor({
    code: `HBLWTEAM7---${code}01`,
    type: 'T',
    name,
    organisation: { code, name: { por: name }, flag: null },
  })

export const aSide = (given: Partial<UnitSide> = {}): UnitSide => ({
  competitor: null,
  from: null,
  result: null,
  irm: null,
  wlt: null,
  ...given,
})

type Ranked = Partial<Omit<RankedUnit, 'kind'>>

/** A unit of the RSC given, in short or in full, that is decided by rank; its discipline and phase follow from it. */
export function aUnit(code: string, given: Ranked = {}): RankedUnit {
  const rsc = padRsc(code)
  return {
    kind: 'ranked',
    code: rsc,
    discipline: { code: disciplineOf(rsc), name: disciplineName(disciplineOf(rsc)) ?? null },
    event: {
      code: padRsc(rsc.slice(0, 22)),
      name: { por: '100 m feminino', eng: 'Women’s 100 m', spa: '100 m femenino' },
    },
    phase: trimRsc(phaseOf(rsc)),
    unitNum: null,
    gender: rsc.charAt(3),
    division: null,
    name: null,
    eventType: 'competition',
    status: 'SCHEDULED',
    day: '2027-09-14',
    start: '2027-09-14T14:10:00-03:00',
    end: null,
    plannedStart: null,
    actualStart: null,
    actualEnd: null,
    hideStart: false,
    startText: null,
    medal: null,
    venue: { code: 'REI', name: { por: 'Pista de teste' } },
    location: null,
    leader: null,
    line: null,
    ...given,
  }
}

/** The same of two sides, of whom nothing is known unless it is given. */
export function aDuel(code: string, given: Partial<Omit<HeadToHeadUnit, 'kind'>> = {}): HeadToHeadUnit {
  const { leader: _, ...unit } = aUnit(code)
  return { ...unit, sides: [aSide(), aSide()], ...given, kind: 'head-to-head' }
}

/** Something of the programme that is no contest. */
export function aProgrammeItem(
  code: string,
  given: Partial<Omit<NonCompetitionUnit, 'kind'>> & Pick<NonCompetitionUnit, 'eventType'>,
): NonCompetitionUnit {
  const { leader: _leader, medal: _medal, line: _line, ...unit } = aUnit(code)
  return { ...unit, ...given, kind: 'non-competition' }
}

export const HEAT = 'ATHW100M--------------HEAT000300--'
export const FINAL = 'ATHW100M--------------FNL-000100--'
export const SEMIFINAL = 'HBLWTEAM7-------------SFNL000100--'

/** Alagoas × Paraná, handball, by default 21–19 and running. */
export const aMatch = (given: Partial<Omit<HeadToHeadUnit, 'kind'>> = {}): HeadToHeadUnit =>
  aDuel(SEMIFINAL, {
    event: { code: padRsc('HBLWTEAM7-------------'), name: { por: 'Feminino', eng: 'Women', spa: 'Femenino' } },
    status: 'RUNNING',
    start: '2027-09-14T13:30:00-03:00',
    sides: [
      aSide({ competitor: aTeam('AL', 'Alagoas'), result: '21' }),
      aSide({ competitor: aTeam('PR', 'Paraná'), result: '19' }),
    ],
    clock: { period: 'H2', time: '18:42', running: true },
    ...given,
  })

export const aRow = (position: number, given: Partial<Row> = {}): Row => ({
  position,
  rank: String(position),
  rankEqual: false,
  competitor: aCompetitor({ code: String(1000 + position), name: `Corredora de Teste ${position}` }),
  bib: null,
  startOrder: null,
  result: null,
  resultType: null,
  irm: null,
  qualificationMark: null,
  wlt: null,
  difference: null,
  wind: null,
  reactionTime: null,
  medal: null,
  members: [],
  records: [],
  cells: [],
  ...given,
})

export const aUnitPage = (unit: UnitSummary, given: Partial<UnitPage> = {}): UnitPage => ({
  seq: 1,
  unit,
  resultType: null,
  startList: [],
  results: [],
  periods: [],
  form: 'race',
  columns: [],
  statistics: [],
  facts: [],
  meanings: {},
  notes: [],
  correction: null,
  history: [],
  updatedAt: null,
  officialAt: null,
  phaseUnits: [],
  ...given,
})
