import type { ProposedRace, UnitReason, VenueUnit } from '@games/contract'
import { genderOf, phaseOf, rscPrefix, unitOf } from '@games/domain'
import { titledGender, titleNamesEvent } from '@games/domain/sports/recognise/title-contradictions'
import { splitPhase, unitWords } from '@games/odf/tables/sheets/word-codes'
import { type FileHeat, lynxHeatKey } from '@games/odf/venue-files/index'
import { titledKey } from './choices.ts'
import { heatContradictions } from './propose-units.ts'
import { wholeName } from './same-names.ts'

/** A unit of the programme with the RSC by which rules read its event type. */
export interface ProgrammeUnit {
  readonly unit: VenueUnit
  readonly typeCode: string
}

/** The unit that the title, distance, gender, round and number of a heat name; null: the reason says which of them is missing. */
export interface UnitByTitle {
  readonly unit: string | null
  readonly why: UnitReason
  /** All heats of the race and round by number, with their keys: a person accepts them at once. */
  readonly heats: readonly { readonly heat: string; readonly unit: string }[]
}

/** Units by the titles of the heats that have no unit by their number. */
export interface UnitsByTitle {
  readonly of: ReadonlyMap<FileHeat, UnitByTitle>
  /** Races that a person can accept, with the heats that have no unit yet. */
  readonly races: readonly ProposedRace[]
}

/**
 * The units that titles name. A unit that two heats of the file name, or that another heat is already, is `taken`. `assigned`: units of the other
 * heats of the file. `isKnown`: a person has assigned the key of a heat before.
 */
export function unitsByTitle(
  heats: readonly FileHeat[],
  programme: readonly ProgrammeUnit[],
  assigned: ReadonlySet<string>,
  isKnown: (heat: string) => boolean,
): UnitsByTitle {
  const named = [...Map.groupBy(heats, raceKey).values()].flatMap((heatsOfRace) => {
    const [first] = heatsOfRace
    const last = Math.max(...heatsOfRace.map(({ heat }) => Number(heat)))
    const race = first && unitsOfRace(first, programme)
    return race ? heatsOfRace.map((heat) => ({ heat, by: unitByTitle(heat, race, last) })) : []
  })
  const twice = Map.groupBy(named, ({ by }) => by.unit ?? '')
  const found = named.map(({ heat, by }) => {
    const isTaken = by.unit !== null && (assigned.has(by.unit) || (twice.get(by.unit)?.length ?? 0) > 1)
    return { heat, by: isTaken ? without('taken') : by }
  })
  const proposals = found.filter(({ by }) => by.why === 'proposed')
  return {
    of: new Map(found.map(({ heat, by }) => [heat, by])),
    races: [...Map.groupBy(proposals, ({ heat }) => raceKey(heat)).values()].flatMap((heatsOfRace) => {
      const [first] = heatsOfRace
      if (first === undefined) return []
      const units = new Map(heatsOfRace.flatMap(({ by }) => by.heats.map(({ heat, unit }) => [heat, unit] as const)))
      return [
        {
          title: first.heat.name ?? '',
          event: first.heat.event,
          round: first.heat.round,
          heats: [...units].flatMap(([heat, unit]) => (isKnown(heat) ? [] : [{ heat, unit }])),
        },
      ]
    }),
  }
}

/** Heats of one race and round: number, title and distance are the same. */
const raceKey = (heat: FileHeat): string => titledKey({ ...heat, key: `${heat.event}/${heat.round}` })

const without = (why: UnitReason): UnitByTitle => ({ unit: null, why, heats: [] })

/** The units of the only event that the title of a race names; else the reason. */
type RaceUnits =
  | { readonly why: UnitReason }
  | {
      readonly why: null
      readonly units: readonly ProgrammeUnit[]
      /** The words of a phase in the title; null: none, or the title is that of one unit in the exported files. */
      readonly phase: string | null
      readonly isExported: boolean
    }

function unitsOfRace(heat: FileHeat, programme: readonly ProgrammeUnit[]): RaceUnits {
  if (wholeName(heat.name ?? '') === '') return { why: 'no-title' }
  const exported = programme.filter(({ unit }) => isSameTitle(heat, exportedTitle(unit)))
  const isExported = exported.length > 0
  const split = isExported ? null : splitPhase(heat.name ?? '')
  const race = split === null ? heat : { ...heat, name: split.rest }
  const events = Map.groupBy(isExported ? exported : programme, ({ unit }) => rscPrefix(unit.code, 'event'))
  const named = [...events.values()].filter(([first]) => first && (isExported || namesEvent(race, first)))
  const stated = named.filter(([first]) => first && isStatedGender(race, first.typeCode))
  const [units, another] = stated
  if (another) return { why: 'several' }
  if (units) return { why: null, units, phase: split?.phase ?? null, isExported }
  const hasNoGender = named.some(([first]) => first && titledGender(titleOf(race), first.typeCode) === null)
  return { why: hasNoGender ? 'no-gender' : 'no-event' }
}

/** `heatsInFile`: the highest number of a heat that the file has of this race and round. */
function unitByTitle(heat: FileHeat, race: RaceUnits, heatsInFile: number): UnitByTitle {
  if (race.why !== null) return without(race.why)
  if (race.isExported) {
    const [only, another] = race.units
    return only && !another ? proposed(heat, only, []) : without('several')
  }
  const number = Number(heat.heat)
  const words = race.phase === null ? null : unitWords(race.phase)
  const units =
    (words === null ? phasesInOrder(race.units)[Number(heat.round) - 1] : phaseNamed(race.units, words.phase)) ?? []
  if (words !== null && (!words.unnumbered || !/^\d/.test(words.unit))) {
    const titled = units.find(({ unit }) => unitOf(unit.code) === words.unit)
    const isHeat = titled !== undefined && (number === 1 || number === numberOf(titled))
    return isHeat ? proposed(heat, titled, []) : without('no-heat')
  }
  const [only, another] = units
  // flights of a field event are one list
  if (heat.form !== 'race' && only && !another) return proposed(heat, only, [])
  const found = units.find((one) => numberOf(one) === number)
  return found && heatsInFile <= units.length ? proposed(heat, found, units) : without('no-heat')
}

const proposed = (heat: FileHeat, { unit }: ProgrammeUnit, units: readonly ProgrammeUnit[]): UnitByTitle => ({
  unit: unit.code,
  why: 'proposed',
  heats:
    units.length === 0
      ? [{ heat: keyOf(heat, heat.heat), unit: unit.code }]
      : units.flatMap((one) =>
          Number.isNaN(numberOf(one)) ? [] : [{ heat: keyOf(heat, String(numberOf(one))), unit: one.unit.code }],
        ),
})

/** The key of a heat of the same race and round with its title, also if the key of `race` has the title already. */
const keyOf = (race: FileHeat, heat: string): string => titledKey({ ...race, key: lynxHeatKey({ ...race, heat }) })

const titleOf = ({ name, distance }: FileHeat) => ({ title: name, distance })

const exportedTitle = ({ event, name }: VenueUnit): string =>
  event && name ? [event.por, name.por].filter(Boolean).join(' ') : ''

const isSameTitle = ({ name }: FileHeat, title: string): boolean =>
  wholeName(title) !== '' && wholeName(name ?? '') === wholeName(title)

/** By the name that the organiser gave to the event, in any language, or by its type. */
function namesEvent(race: FileHeat, { unit: { event }, typeCode }: ProgrammeUnit): boolean {
  const isName = Object.values(event ?? {}).some((name) => isSameTitle(race, name ?? ''))
  return isName
    ? heatContradictions({ ...race, name: null }, typeCode).length === 0
    : titleNamesEvent(titleOf(race), typeCode)
}

function isStatedGender(race: FileHeat, typeCode: string): boolean {
  const [stated, ours] = [titledGender(titleOf(race), typeCode), genderOf(typeCode)]
  return ['M', 'W', 'X'].includes(ours) ? stated === ours : stated === null
}

/** The number of a unit in its phase: its first four digits; NaN for a unit without. */
const numberOf = ({ unit: { code } }: ProgrammeUnit): number => Number(unitOf(code).slice(0, 4))

/** The rounds of a race, first to last; phases beside these are in the order of the programme. */
const ROUNDS = ['PREL', 'QUAL', 'HEAT', 'QFNL', 'SFNL', 'FNL-']
const FIRST_ROUND: ReadonlySet<string> = new Set(['PREL', 'QUAL', 'HEAT'])

function phasesInOrder(units: readonly ProgrammeUnit[]): ProgrammeUnit[][] {
  const phases = [...Map.groupBy(units, ({ unit }) => phaseOf(unit.code))]
  const isKnown = phases.every(([phase]) => ROUNDS.includes(phase))
  return (isKnown ? phases.toSorted(([a], [b]) => ROUNDS.indexOf(a) - ROUNDS.indexOf(b)) : phases).map(
    ([, phase]) => phase,
  )
}

const phaseNamed = (units: readonly ProgrammeUnit[], phase: string): ProgrammeUnit[] =>
  units.filter(({ unit: { code } }) => {
    const coded = phaseOf(code)
    return coded === phase || (FIRST_ROUND.has(coded) && FIRST_ROUND.has(phase))
  })
