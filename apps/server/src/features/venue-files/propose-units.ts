import type { VenueHeat } from '@games/contract'
import { genderOf, phaseOf, unitOf } from '@games/domain'
import type { EventType } from '@games/domain/sports/event-type'
import { eventTypeName } from '@games/domain/sports/stored-event-type'
import { titleContradictions } from '@games/domain/sports/recognise/title-contradictions'
import type { TitleContradiction } from '@games/domain/sports/recognise/title-facts'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { eventOfStyle, type FileHeat, isSameStyle, swimStyleOf } from '@games/odf/venue-files/index'
import type { UnitRow } from './venue-files.queries.ts'

/** Most units that are proposed for a heat. */
const MOST = 5

/** What LENEX calls the rounds of our phases. */
const ROUNDS: Readonly<Record<string, readonly string[]>> = {
  HEAT: ['PRE'],
  QFNL: ['QUA'],
  SFNL: ['SEM'],
  'FNL-': ['FIN', 'TIM', 'FHT'],
}

/** Units that a heat of swimming may be: the same race of the same gender, the likeliest by round and number first. */
export function unitsBySwim({ swim, round, heat }: FileHeat, units: readonly UnitRow[]): string[] {
  if (swim === null) return []
  const gender = swim.gender === 'F' ? 'W' : (swim.gender ?? '')
  const number = Number(/\d+$/.exec(heat)?.[0] ?? Number.NaN)
  return units
    .filter(({ typeCode }) => {
      const style = swimStyleOf(typeCode)
      return style !== null && isSameStyle(style, swim.style) && (gender === '' || genderOf(typeCode) === gender)
    })
    .map(({ code }) => {
      const isRound = (ROUNDS[phaseOf(code)] ?? []).includes(round)
      const isNumber = Number(unitOf(code).slice(0, 4)) === number
      return { code, fit: (isRound ? 2 : 0) + (isNumber ? 1 : 0) }
    })
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST)
    .map(({ code }) => code)
}

/** The race of a heat by its style, with the name of its event type; null without a style that the catalogue has. */
export function raceOf({ swim }: FileHeat, types: readonly EventType[]): VenueHeat['race'] {
  const event = swim && eventOfStyle(swim.style, types)
  const name = event && eventTypeName(event)
  return name ? { name, gender: swim.gender === 'F' ? 'W' : swim.gender, ages: swim.ages } : null
}

/**
 * The facts in which a heat contradicts a unit, by the RSC of its event type: those of its title and metres, and those that LENEX has in its own
 * fields.
 */
export function heatContradictions({ name, distance, swim, form }: FileHeat, typeCode: string): TitleContradiction[] {
  const facts = new Set(titleContradictions({ title: name, distance }, typeCode))
  const formOfUnit = typedEventOf(typeCode)?.type.form
  // a part of a combined event can have any form
  if (form !== 'race' && formOfUnit !== undefined && formOfUnit !== 'combined' && formOfUnit !== form)
    facts.add('event')
  if (swim === null) return [...facts]
  const [gender, style] = [genderOf(typeCode), swimStyleOf(typeCode)]
  const swimGender = swim.gender === 'F' ? 'W' : swim.gender
  if (swimGender !== null && ['M', 'W', 'X'].includes(gender) && swimGender !== gender) facts.add('gender')
  if (style !== null && swim.style.stroke !== 'UNKNOWN' && !isSameStyle(style, swim.style))
    facts.add(style.distance === swim.style.distance ? 'event' : 'distance')
  return [...facts]
}

/** Units in whose list most of a heat's numbers are: at least half of them. */
export function unitsByNumbers(
  { rows }: FileHeat,
  listed: readonly { readonly unit: string; readonly competitor: string; readonly bib: string | null }[],
): string[] {
  const numbers = new Set(rows.flatMap(({ bib }) => bib ?? []))
  const codes = new Set(rows.flatMap(({ code }) => code ?? []))
  const found = Map.groupBy(
    listed.filter(({ competitor, bib }) => codes.has(competitor) || (bib !== null && numbers.has(bib))),
    ({ unit }) => unit,
  )
  return [...found]
    .filter(([, all]) => all.length * 2 >= rows.length)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST)
    .map(([unit]) => unit)
}
