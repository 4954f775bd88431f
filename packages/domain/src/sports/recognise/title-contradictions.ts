import { divisionOf, eventModifierOf, eventTypeOf, genderOf } from '../../rsc.ts'
import { sportOf } from '../registry.ts'
import { typedEventOf } from '../typed-event.ts'
import { readEventWords, writtenOut } from './event-words.ts'
import { recogniseEvent } from './recognise-event.ts'
import type { TitleContradiction } from './title-facts.ts'

/** The title of a race and its metres, as a timing system writes them. */
export interface RaceTitle {
  readonly title: string | null
  readonly distance: string | null
}

/**
 * The facts in which a race contradicts a unit, by the words of its title in any language and by its metres. Empty if the title contains none
 * of these facts: a title that is not understood contradicts nothing.
 */
export function titleContradictions(race: RaceTitle, unit: string): TitleContradiction[] {
  const { read, isTitled, named } = readTitle(race, unit)
  const typed = typedEventOf(unit)
  const isCombined = typed?.type.form === 'combined'
  const found: TitleContradiction[] = []
  if (isTitled && isOtherGender(read.gender, genderOf(unit))) found.push('gender')
  if (!isCombined) {
    const length = raceOf(unit)
    const titled = { metres: read.metres ?? named?.variant.metres ?? null, legs: read.legs }
    if (length !== null && (isOtherRace(titled, length) || isOtherDistance(race.distance, length)))
      found.push('distance')
    else if (named !== null && typed !== null && named.type.id !== typed.type.id) found.push('event')
  }
  const classOfUnit = ageClassOf(unit)
  if (read.ageClass !== null && classOfUnit !== null && read.ageClass !== classOfUnit) found.push('age-class')
  const division = divisionOf(unit)
  if (read.division !== null && division !== null && read.division !== division) found.push('division')
  return found
}

/** The gender that the title of a race states, in any language: M, W or X; null: none, several, or open. */
export function titledGender(race: RaceTitle, unit: string): 'M' | 'W' | 'X' | null {
  const { read, isTitled } = readTitle(race, unit)
  return isTitled && read.gender !== 'O' ? read.gender : null
}

/**
 * Whether the title of a race names the event of a unit: the type, the metres by the title or by the distance, the age class and the division, and
 * no word beside them. The gender is not compared.
 */
export function titleNamesEvent(race: RaceTitle, unit: string): boolean {
  const { read, named } = readTitle(race, unit)
  const typed = typedEventOf(unit)
  if (named === null || typed === null || named.type.id !== typed.type.id) return false
  const metres = read.metres ?? named.variant.metres ?? null
  const isMeasured = metres !== null || metresOf(race.distance) > 0
  const rest = named.unexplained.filter((word) => Number(word) !== metresOf(race.distance))
  return (
    rest.length === 0 &&
    (raceOf(unit) === null || isMeasured) &&
    read.ageClass === ageClassOf(unit) &&
    read.division === divisionOf(unit) &&
    titleContradictions(race, unit).every((fact) => fact === 'gender')
  )
}

/** The words of a title, and the event type that they name in the sport of a unit. */
function readTitle({ title }: RaceTitle, unit: string) {
  const { eventTypes, abbreviations } = sportOf(unit)
  const read = readEventWords(writtenOut(title ?? '', abbreviations))
  // a title of one letter, as `x`, is no gender
  const isTitled = read.words.length + read.numbers.length > 0 || read.metres !== null
  const recognised = isTitled ? recogniseEvent(eventTypes, read) : null
  return { read, isTitled, named: recognised === null || recognised.certainty === 'unknown' ? null : recognised }
}

const isOtherGender = (titled: string | null, ours: string): boolean =>
  titled !== null && titled !== 'O' && ['M', 'W', 'X'].includes(ours) && titled !== ours

interface RaceLength {
  readonly metres: number
  readonly legs: number
}

/** Metres and legs of a race by the code of its event; null for an event without metres. */
export function raceOf(unit: string): RaceLength | null {
  const variant = typedEventOf(unit)?.variant
  if (variant?.metres !== undefined) return { metres: variant.metres, legs: variant.legs ?? 1 }
  const [, legs = '1', metres] = /^(?:(\d{1,2})X)?(\d{2,5})M/.exec(eventTypeOf(unit)) ?? []
  return metres === undefined ? null : { metres: Number(metres), legs: Number(legs) }
}

/** A relay can also be titled by all its metres: 400 m for 4 x 100 m. */
function isOtherRace(
  titled: { readonly metres: number | null; readonly legs: number | null },
  race: RaceLength,
): boolean {
  if (titled.metres === null) return false
  if (titled.legs !== null) return titled.legs !== race.legs || titled.metres !== race.metres
  return titled.metres !== race.metres * race.legs
}

function isOtherDistance(distance: string | null, { metres, legs }: RaceLength): boolean {
  const written = metresOf(distance)
  return written > 0 && written !== metres && written !== metres * legs
}

/** The metres of a field of a file; 0: none. */
function metresOf(distance: string | null): number {
  const [, written] = /^(\d+(?:[.,]\d+)?)\s*m?$/i.exec(distance?.trim() ?? '') ?? []
  return Number((written ?? '0').replace(',', '.'))
}

const AGE_CLASS =
  /B\d{4}(?:T\d{2})?|(?:YEAR|GRADE|FORM|GRADO)\d{1,2}|U\d{2}[A-D]?|\d{1,2}T\d{1,2}|(?:PMIR|MIR|PET|INI|PINF|INF|CAD|PJUV|JUV|JUN|ADU|SEN|MAS|ALE|PBEN|BEN)[A-D]?/
const ageClassOf = (unit: string): string | null => AGE_CLASS.exec(eventModifierOf(unit))?.[0] ?? null
