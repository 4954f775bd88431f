import type { MatchView, SpokenCompetitor, SpokenRow, SpokenSide, SpokenView } from './spoken-view.ts'

export const aTeam = (name: string): SpokenCompetitor => ({
  code: name,
  type: 'T',
  name,
  organisation: { code: name, name: { por: name } },
})

export const anAthlete = (name: string, delegation = 'Paraíba'): SpokenCompetitor => ({
  code: name,
  type: 'A',
  name,
  organisation: { code: delegation, name: { por: delegation } },
})

export const aSide = (
  competitor: SpokenCompetitor | null,
  result: string | null,
  wlt: string | null = null,
): SpokenSide => ({
  competitor,
  result,
  wlt,
})

export const aRow = (competitor: SpokenCompetitor, given: Partial<SpokenRow> = {}): SpokenRow => ({
  rank: null,
  competitor,
  result: null,
  resultType: 'TIME',
  irm: null,
  qualificationMark: null,
  medal: null,
  records: [],
  ...given,
})

type Unit<Kind> = Extract<SpokenView['unit'], { kind: Kind }>
type Given<Kind> = Partial<Omit<SpokenView, 'unit'>> & { readonly unit?: Partial<Unit<Kind>> }

const BASE = { seq: 1, results: [], periods: [], statistics: [], correction: null } as const

/** A match of two sides that is on: handball between Alagoas and Paraná. */
export const aMatch = (
  discipline: string,
  sides: readonly [SpokenSide, SpokenSide],
  given: Given<'head-to-head'> = {},
): MatchView => ({
  ...BASE,
  form: 'match',
  ...given,
  unit: {
    kind: 'head-to-head',
    discipline: { code: discipline },
    status: 'RUNNING',
    line: null,
    sides,
    ...given.unit,
  },
})

/** A race that is on. */
export const aRace = (results: readonly SpokenRow[], given: Given<'ranked'> = {}): SpokenView => ({
  ...BASE,
  form: 'race',
  results,
  ...given,
  unit: { kind: 'ranked', discipline: { code: 'ATH' }, status: 'RUNNING', line: null, ...given.unit },
})
