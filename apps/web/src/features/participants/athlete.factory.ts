import type { AthleteList, AthleteProfile, AthleteRow } from '@games/contract'
import { DISCIPLINES } from '@games/domain'

/** Invented athletes, lists and profiles for tests. What is given replaces the default. */
export const anAthlete = (given: Partial<AthleteRow> = {}): AthleteRow => ({
  id: '1247',
  name: 'Luzia Teste do Tatame',
  gender: 'F',
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
  events: [{ code: 'JUDW57KG', name: { por: 'Até 57 kg feminino' }, discipline: 'JUD' }],
  personal: {},
  medals: [],
  appearances: [],
  ...given,
})
