import { BRAZILIAN_STATES, type StateCode } from '@games/domain'
import { drawAbility } from './delegations.ts'
import { inventName, inventTown } from './names.ts'
import type { Athlete, Entrant, EventGender } from './plan.ts'
import { type Random, random } from './random.ts'

export interface Body {
  readonly height?: number
  readonly weight?: number
}

/** Everyone who takes part, recruited while the programme is laid out. */
export interface Roster {
  /** A new athlete; the body is a mean around which the athlete's own varies. */
  recruit(state: StateCode, gender: 'M' | 'F', body?: Body): Athlete
  /** The athlete's bib in a discipline, drawn at first use and reused. */
  bib(discipline: string, athlete: Athlete): string
  readonly athletes: readonly Athlete[]
}

export function openRoster(seed: number, startDate: string): Roster {
  const chance = random(seed, 'people')
  const athletes: Athlete[] = []
  const bibs = new Map<string, Map<string, string>>()
  const year = Number(startDate.slice(0, 4))
  return {
    athletes,
    recruit(state, gender, body = {}) {
      const height = (body.height ?? (gender === 'M' ? 174 : 165)) + 6 * chance.normal()
      const weight = (body.weight ?? (gender === 'M' ? 66 : 57)) + (body.weight === undefined ? 6 * chance.normal() : 0)
      const home = inventTown(chance)
      const athlete: Athlete = {
        code: String(3_100_001 + athletes.length),
        ...inventName(chance, gender),
        gender,
        organisation: state,
        birthDate: drawBirthDate(chance, year, startDate),
        height: Math.round(height),
        weight: Math.max(34, Math.round(weight)),
        placeOfBirth: chance.chance(0.7) ? home : inventTown(chance),
        placeOfResidence: home,
      }
      athletes.push(athlete)
      return athlete
    },
    bib(discipline, athlete) {
      const given = bibs.get(discipline) ?? new Map<string, string>()
      bibs.set(discipline, given)
      const bib = given.get(athlete.code) ?? String(101 + given.size)
      given.set(athlete.code, bib)
      return bib
    },
  }
}

/** Born 14 to 17 years before the games: fourteen on day 1 at the youngest, not yet eighteen on the last. */
function drawBirthDate(chance: Random, year: number, startDate: string): string {
  const age = chance.whole(14, 17)
  const day = `${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(1, 28)).padStart(2, '0')}`
  const hadBirthday = day <= startDate.slice(5)
  // Who has a birthday in the first weeks after day 1 must not turn eighteen during the games.
  return `${hadBirthday ? year - age : year - Math.min(age, 16) - 1}-${day}`
}

/** An athlete as a competitor of an event. */
export function single(roster: Roster, discipline: string, athlete: Athlete, chance: Random): Entrant {
  const bib = roster.bib(discipline, athlete)
  return {
    code: athlete.code,
    type: 'A',
    organisation: athlete.organisation,
    bib,
    teamName: null,
    members: [{ athlete, bib }],
    ability: drawAbility(chance, athlete.organisation),
  }
}

/** A pair, named by its two surnames, as beach volleyball does. */
export function pair(roster: Roster, event: string, athletes: readonly [Athlete, Athlete], chance: Random): Entrant {
  return {
    ...squad(roster, event, athletes, chance),
    teamName: `${athletes[0].familyName} / ${athletes[1].familyName}`,
  }
}

/** A delegation's team in an event, named by the delegation. Its code: the event's first 12 characters, the delegation, 01. */
export function squad(
  roster: Roster,
  event: string,
  athletes: readonly Athlete[],
  chance: Random,
  shirts: 'bibs' | 'shirt-numbers' = 'bibs',
): Entrant {
  const [first] = athletes
  if (!first) throw new Error(`a team without athletes in ${event}`)
  const discipline = event.slice(0, 3)
  const numbers = chance.shuffled(Array.from({ length: 24 }, (_, i) => String(i + 1)))
  return {
    code: `${event.slice(0, 12)}${first.organisation}01`,
    type: 'T',
    organisation: first.organisation,
    bib: null,
    teamName: BRAZILIAN_STATES[first.organisation],
    members: athletes.map((athlete, i) => ({
      athlete,
      bib: shirts === 'bibs' ? roster.bib(discipline, athlete) : (numbers[i] ?? null),
    })),
    ability: drawAbility(chance, first.organisation),
  }
}

export const athleteGender = (gender: EventGender): 'M' | 'F' => (gender === 'M' ? 'M' : 'F')
