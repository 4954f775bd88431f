import type { Localized } from '../text/localized.ts'

/** The 27 federative units of Brazil, the delegations of the national games: 2-letter code → name. The same in every language. */
export const BRAZILIAN_STATES = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
} as const satisfies Record<string, string>

export type StateCode = keyof typeof BRAZILIAN_STATES
export const STATE_CODES = Object.keys(BRAZILIAN_STATES) as readonly StateCode[]
export const isStateCode = (code: string): code is StateCode => Object.hasOwn(BRAZILIAN_STATES, code)

/** Names of organisations that are no country, and so in no list of countries. */
const SPECIAL: Readonly<Record<string, Localized>> = {
  AIN: {
    por: 'Atletas individuais neutros',
    eng: 'Individual neutral athletes',
    spa: 'Atletas individuales neutrales',
  },
  EOR: { por: 'Equipe de refugiados', eng: 'Refugee team', spa: 'Equipo de refugiados' },
  ROW: { por: 'Remo virtual', eng: 'Virtual rowing', spa: 'Remo virtual' },
}

/**
 * Organisations whose medallists have no row in the medal table unless the organiser says otherwise (ODF §10: "listed in table" is a
 * property of the organisation).
 */
export const UNLISTED_ORGANISATIONS: ReadonlySet<string> = new Set(['AIN'])

/** Competitor codes that stand for nobody (ODF §7): they never make a person, a team or a delegation. */
export const PLACEHOLDERS: ReadonlySet<string> = new Set(['TBD', 'NOCOMP', 'BYE', 'NOAWARD'])

/** The name of a delegation that is known without the feed; undefined for codes the feed has to name (DT_CODES). */
export const knownOrganisationName = (code: string): Localized | undefined =>
  isStateCode(code) ? { por: BRAZILIAN_STATES[code] } : SPECIAL[code]
