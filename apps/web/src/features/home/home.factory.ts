import type { DayMedals, DelegationDay, Delegations, HomeDay, MedalRow, UnitSummary } from '@games/contract'

/** Home views for tests: the day is Tuesday 14 September 2027, the second of three. */
export const aHomeDay = (units: readonly UnitSummary[], given: Partial<HomeDay> = {}): HomeDay => ({
  seq: 1,
  day: '2027-09-14',
  days: ['2027-09-13', '2027-09-14', '2027-09-16'].map((day) => ({ day, units: 3, golds: 1 })),
  units: [...units],
  toCome: 0,
  ...given,
})

export const anOrganisation = (code: string, name: string) => ({ code, name: { por: name }, flag: null })

export const aLeader = (code: string, name: string, given: Partial<MedalRow> = {}): MedalRow => ({
  organisation: anOrganisation(code, name),
  rank: 1,
  rankEqual: false,
  rankTotal: 1,
  rankTotalEqual: false,
  gold: 3,
  silver: 0,
  bronze: 4,
  total: 7,
  ...given,
})

export const dayMedalsOf = (given: Partial<DayMedals> = {}): DayMedals => ({
  seq: 1,
  day: '2027-09-14',
  best: [
    { organisation: anOrganisation('SP', 'São Paulo'), gold: 4, silver: 2, bronze: 3 },
    { organisation: anOrganisation('RJ', 'Rio de Janeiro'), gold: 2, silver: 3, bronze: 1 },
    { organisation: anOrganisation('PR', 'Paraná'), gold: 2, silver: 0, bronze: 2 },
  ],
  decided: 13,
  events: 27,
  leader: aLeader('SP', 'São Paulo'),
  ...given,
})

export const aDelegationDay = (given: Partial<DelegationDay> = {}): DelegationDay => ({
  seq: 1,
  day: '2027-09-14',
  organisation: anOrganisation('AL', 'Alagoas'),
  row: aLeader('AL', 'Alagoas', { rank: 10 }),
  rankBefore: 12,
  won: { gold: 1, silver: 0, bronze: 1 },
  unitsLeft: 7,
  ...given,
})

export const delegationsOf = (...named: readonly (readonly [string, string])[]): Delegations => ({
  seq: 1,
  delegations: named.map(([code, name]) => ({ organisation: anOrganisation(code, name), athletes: 9, disciplines: 3 })),
})
