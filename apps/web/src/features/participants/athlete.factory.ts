import type {
  AthleteList,
  AthleteProfile,
  AthleteRow,
  DelegationDay,
  DelegationPage,
  HomeDay,
  TeamPage,
} from '@games/contract'
import { DISCIPLINES } from '@games/domain'

/** Invented athletes, lists and profiles for tests. What is given replaces the default. */
export const anAthlete = (given: Partial<AthleteRow> = {}): AthleteRow => ({
  id: '1247',
  name: 'Luzia Teste do Tatame',
  gender: 'W',
  organisation: { code: 'AL', name: { por: 'Alagoas' }, flag: '/brasil_flags/AL.png' },
  disciplines: [{ code: 'JUD', name: DISCIPLINES.JUD }],
  bib: '1247',
  ...given,
})

export const anAthleteList = (athletes: readonly AthleteRow[], given: Partial<AthleteList> = {}): AthleteList => ({
  seq: 1,
  total: athletes.length,
  athletes: [...athletes],
  next: null,
  organisations: [
    { code: 'AL', name: { por: 'Alagoas' }, flag: '/brasil_flags/AL.png' },
    { code: 'RN', name: { por: 'Rio Grande do Norte' }, flag: '/brasil_flags/RN.png' },
  ],
  disciplines: [{ code: 'JUD', name: DISCIPLINES.JUD }],
  ...given,
})

export const aProfile = (given: Partial<AthleteProfile> = {}): AthleteProfile => ({
  seq: 1,
  athlete: anAthlete(),
  events: [
    {
      code: 'JUDW57KG',
      name: { por: 'Até 57 kg feminino' },
      discipline: 'JUD',
      rank: null,
      rankEqual: false,
      pool: null,
      days: ['2027-09-14'],
    },
  ],
  personal: {},
  medals: [],
  appearances: [],
  ...given,
})

export const aTeamPage = (given: Partial<TeamPage> = {}): TeamPage => ({
  seq: 1,
  team: {
    code: 'HBLWTEAM7---AL01',
    name: 'Alagoas',
    gender: 'W',
    organisation: { code: 'AL', name: { por: 'Alagoas' }, flag: '/brasil_flags/AL.png' },
    disciplines: [{ code: 'HBL', name: DISCIPLINES.HBL }],
  },
  events: [
    {
      code: 'HBLWTEAM7',
      name: { por: 'Handebol feminino' },
      discipline: 'HBL',
      rank: '2',
      rankEqual: false,
      pool: null,
      days: ['2027-09-14'],
    },
  ],
  members: [anAthlete()],
  medals: [],
  appearances: [],
  ...given,
})

export const aDelegationPage = (given: Partial<DelegationPage> = {}): DelegationPage => ({
  seq: 1,
  organisation: { code: 'AL', name: { por: 'Alagoas' }, flag: '/brasil_flags/AL.png' },
  row: null,
  rankReason: null,
  athletes: 3,
  disciplines: [{ code: 'HBL', name: DISCIPLINES.HBL, athletes: 3, teams: 1 }],
  teams: [
    {
      code: 'HBLWTEAM7---AL01',
      name: 'Alagoas',
      gender: 'W',
      disciplines: [{ code: 'HBL', name: DISCIPLINES.HBL }],
      events: [],
    },
  ],
  days: [
    { day: '2027-09-14', units: 2 },
    { day: '2027-09-15', units: 1 },
  ],
  medals: [],
  medalsWon: 0,
  ...given,
})

export const aDelegationDay = (given: Partial<DelegationDay> = {}): DelegationDay => ({
  seq: 1,
  day: '2027-09-14',
  organisation: { code: 'AL', name: { por: 'Alagoas' }, flag: '/brasil_flags/AL.png' },
  row: null,
  rankBefore: null,
  won: { gold: 0, silver: 0, bronze: 0 },
  unitsLeft: 2,
  ...given,
})

export const aDelegationSchedule = (units: HomeDay['units']): HomeDay => ({
  seq: 1,
  day: '2027-09-14',
  days: [],
  units,
  toCome: units.length,
})
