import type { Localized } from '../text/localized.ts'
import { COMMITTEE_CODES, countryLetters } from './countries.ts'
import { BRAZILIAN_STATES, knownOrganisationName } from './delegations.ts'

/*
 * Names of delegations in Portuguese, Spanish and English. Those of countries come from `Intl.DisplayNames`; the tables below have only the
 * differences. Not for the visitor's bundle: the server sends names with codes.
 */

/** Committees whose name is not that of their country, or whose country has a longer name in `Intl`. */
const COMMITTEE_NAMES: Readonly<Record<string, Localized & { readonly spa: string; readonly eng: string }>> = {
  CGO: { por: 'Congo', spa: 'Congo', eng: 'Congo' },
  COD: { por: 'República Democrática do Congo', spa: 'República Democrática del Congo', eng: 'DR Congo' },
  GBR: { por: 'Grã-Bretanha', spa: 'Gran Bretaña', eng: 'Great Britain' },
  HKG: { por: 'Hong Kong', spa: 'Hong Kong', eng: 'Hong Kong' },
  MYA: { por: 'Mianmar', spa: 'Myanmar', eng: 'Myanmar' },
  PLE: { por: 'Palestina', spa: 'Palestina', eng: 'Palestine' },
  TPE: { por: 'Taipé Chinesa', spa: 'China Taipéi', eng: 'Chinese Taipei' },
}

/** Other names of committees, as sheets have them. */
const COMMITTEE_VARIANTS: Readonly<Record<string, string>> = {
  AIN: 'Individual Neutral Athletes|Neutral athletes|Atletas Neutros|Atletas Neutros Individuais|Atletas Neutrales Individuales',
  BAH: 'The Bahamas',
  BIH: 'Bosnia-Herzegovina',
  BLR: 'Belarús',
  BOL: 'Plurinational State of Bolivia|Estado Plurinacional da Bolívia|Estado Plurinacional de Bolivia',
  BRA: 'Time Brasil|Team Brazil',
  BRN: 'Bahrein',
  BRU: 'Brunei Darussalam',
  CAF: 'Centr Afric Rep|Rep. Centro-Africana|Rep. Centroafricana',
  CGO: 'Republic of the Congo|Congo Brazzaville',
  CHN: "People's Republic of China|PR China|República Popular da China|República Popular China|RP China",
  CIV: 'Ivory Coast|Costa de Marfil',
  COD: 'Democratic Republic of the Congo|RD Congo|RD do Congo|RD del Congo|Congo DR|Congo Kinshasa',
  CZE: 'Czech Republic|República Tcheca|República Checa|Rep. Tcheca|Rep. Checa',
  DOM: 'Rep. Dominicana',
  EOR: 'Refugee Olympic Team|IOC Refugee Olympic Team|Refugees|Equipe Olímpica de Refugiados|Time de Refugiados|Refugiados|Equipo Olímpico de Refugiados|Equipo Olímpico de los Refugiados',
  FSM: 'Federated States of Micronesia|Estados Federados da Micronésia|Estados Federados de Micronesia',
  GAM: 'The Gambia',
  GBR: 'Great Britain and Northern Ireland|Great Britain & N.I.|Team GB|Grã-Bretanha e Irlanda do Norte|Gran Bretaña e Irlanda del Norte',
  HKG: 'Hong Kong, China|Hong Kong China',
  IRI: 'IR Iran|Islamic Republic of Iran|Iran IR|RI Irã|RI do Irã|República Islâmica do Irã|RI de Irán|República Islámica de Irán',
  ISV: 'Virgin Islands, US|US Virgin Islands|Islas Vírgenes Estadounidenses|Islas Vírgenes Americanas|Ilhas Virgens dos Estados Unidos',
  IVB: 'Virgin Islands, B|Virgin Islands, British',
  KOR: 'Republic of Korea|Korea Republic|Korea, South|República da Coreia|República de Corea|Rep. of Korea|Rep. da Coreia|Rep. de Corea',
  KSA: 'Kingdom of Saudi Arabia',
  LAO: "Lao PDR|Lao People's Democratic Republic|RDP Lao|República Democrática Popular do Laos",
  MDA: 'Republic of Moldova|República da Moldávia|República de Moldavia',
  MKD: 'Macedonia|Macedônia',
  MYA: 'Birmânia|Burma|Birmania',
  NED: 'The Netherlands|Holland|Holanda',
  PRK: "DPR Korea|Democratic People's Republic of Korea|Korea DPR|Korea, North|RPD Coreia|RPD da Coreia|República Popular Democrática da Coreia|RPD Corea|RPD de Corea|República Popular Democrática de Corea",
  RUS: 'Russian Federation|Federação Russa|Federación Rusa',
  SKN: 'São Cristóvão e Nevis|San Cristóbal y Nevis',
  SWZ: 'Swaziland|Suazilândia|Suazilandia',
  SYR: 'Syrian Arab Republic|República Árabe Síria|República Árabe Siria',
  TAN: 'United Republic of Tanzania',
  TLS: 'East Timor|Democratic Republic of Timor-Leste',
  TPE: 'Taipei Chinesa|Taipé Chinês|Taipei Chinês|Taipéi Chino|Taiwan',
  TUR: 'Turkey',
  UAE: 'UA Emirates|UAE|EAU|Emirados Árabes|Emiratos Árabes',
  USA: 'United States of America|Estados Unidos da América|Estados Unidos de América|EE.UU.|EEUU|E.U.A.|U.S.A.|Team USA',
  VEN: 'Bolivarian Republic of Venezuela|República Bolivariana da Venezuela|República Bolivariana de Venezuela',
  VIE: 'Viet Nam',
  VIN: 'St. Vincent and the Grenadines',
}

/** Other names of states. */
const STATE_VARIANTS: Readonly<Record<string, string>> = {
  DF: 'Brasília|Federal District',
  SP: 'San Pablo',
}

/**
 * Names that several delegations have. The first of `codes` has the name by convention (IOC), unless one of the others takes part.
 */
export const SHARED_DELEGATION_NAMES: readonly {
  readonly names: readonly string[]
  readonly codes: readonly string[]
}[] = [
  { names: ['Korea', 'Coreia', 'Corea'], codes: ['KOR', 'PRK'] },
  { names: ['Congo'], codes: ['CGO', 'COD'] },
]

/** A city of Brazil has this name too. */
const NOT_A_COUNTRY: ReadonlySet<string> = new Set(['Salvador'])

const namesIn = (tag: string, style: 'long' | 'short') => new Intl.DisplayNames(tag, { type: 'region', style })

/** The name of a National Olympic Committee; undefined for any other code. */
export function committeeName(code: string): Localized | undefined {
  const known = COMMITTEE_NAMES[code]
  if (known) return known
  const letters = COMMITTEE_CODES.includes(code) ? countryLetters(code) : null
  return letters ? countryName(letters) : undefined
}

let countries: Readonly<Record<'por' | 'spa' | 'eng', Intl.DisplayNames>> | undefined
function countryName(letters: string): Localized {
  countries ??= { por: namesIn('pt', 'long'), spa: namesIn('es', 'long'), eng: namesIn('en', 'long') }
  const region = letters.toUpperCase()
  const nameIn = (language: 'por' | 'spa' | 'eng') => countries?.[language].of(region) ?? region
  return { por: nameIn('por'), spa: nameIn('spa'), eng: nameIn('eng') }
}

/** A name in other spellings: `St.` and `Saint`, `&` and `and`. */
const spellings = (name: string): readonly string[] =>
  [name, name.replace(/\bSt\.? /, 'Saint ')].flatMap((one) => [one, one.replace('&', 'and')])

const split = (variants: string | undefined): readonly string[] => variants?.split('|') ?? []

let named: ReadonlyMap<string, readonly string[]> | undefined

/**
 * The names of National Olympic Committees, of athletes without one and of the states of Brazil, by code; the Portuguese name is first. No
 * two delegations share a name. Made once.
 */
export function delegationNames(): ReadonlyMap<string, readonly string[]> {
  return (named ??= new Map([
    ...COMMITTEE_CODES.map((code) => [code, committeeNames(code)] as const),
    ...['AIN', 'EOR'].map((code) => {
      const names = Object.values(knownOrganisationName(code) ?? {})
      return [code, [...new Set([...names, ...split(COMMITTEE_VARIANTS[code])])]] as const
    }),
    ...Object.entries(BRAZILIAN_STATES).map(([code, name]) => [code, [name, ...split(STATE_VARIANTS[code])]] as const),
  ]))
}

function committeeNames(code: string): readonly string[] {
  const letters = countryLetters(code)?.toUpperCase()
  const ofCountry = letters === undefined ? [] : allNames().map((inLanguage) => inLanguage.of(letters) ?? code)
  const names = Object.values(committeeName(code) ?? {})
  const shared = new Set(SHARED_DELEGATION_NAMES.flatMap(({ names }) => names))
  const all = [...names, ...ofCountry, ...split(COMMITTEE_VARIANTS[code])].flatMap(spellings)
  return [...new Set(all)].filter((name) => !shared.has(name) && !NOT_A_COUNTRY.has(name))
}

/** Portuguese of Brazil and of Portugal, Spanish and English, each in its long and its short form. */
let countryNames: readonly Intl.DisplayNames[] | undefined
const allNames = () =>
  (countryNames ??= ['pt', 'pt-PT', 'es', 'es-MX', 'en'].flatMap((tag) => [
    namesIn(tag, 'long'),
    namesIn(tag, 'short'),
  ]))
