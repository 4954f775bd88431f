import { isGamesDay, parseRsc, RSC_LENGTH } from '@games/domain'
import { badElement, quoted } from '../errors.ts'
import { parseDate, parseInstant } from '../instants.ts'
import type { OdfCompetitorType } from '../message.ts'
import type { Warnings } from '../warnings.ts'

/** One XML element with what is below it. Attributes have no prototype, so any name may be requested. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The text directly in it, empty when it is blank. */
  readonly text: string
}

/** The attribute without surrounding blanks; null when it is not there or empty (ODF §1: feeds do send empty attributes). */
export function text(element: XmlElement, attribute: string): string | null {
  const value = element.attributes[attribute]
  return value === undefined ? null : value.trim() || null
}

/** The text that a child element holds; null when there is no such child or it is blank. */
export const childText = (element: XmlElement, name: string): string | null => child(element, name)?.text.trim() || null

export function requiredText(element: XmlElement, attribute: string, expected: string): string {
  const value = text(element, attribute)
  if (value === null) throw badElement(element.name, attribute, null, expected)
  return value
}

/** Booleans are `Y` or not sent (ODF §1). */
export const flag = (element: XmlElement, attribute: string): boolean => text(element, attribute) === 'Y'

const INTEGER = /^-?\d{1,9}$/

/** A whole number; null when absent, and with a warning when it is something else. */
export function integer(element: XmlElement, attribute: string, warnings: Warnings): number | null {
  const value = text(element, attribute)
  if (value === null) return null
  if (INTEGER.test(value)) return Number(value)
  warnings.add(`${element.name} has ${attribute} ${quoted(value)}, not a whole number: left out`)
  return null
}

/** A count that is not sent when it is zero (ODF §10). */
export function count(element: XmlElement, attribute: string): number {
  const value = text(element, attribute)
  if (value === null) return 0
  if (!/^\d{1,9}$/.test(value)) throw badElement(element.name, attribute, value, 'a count')
  return Number(value)
}

/**
 * An instant with its offset; null when absent. One without an offset is refused: it could be shown hours wrong. One of a year that no
 * games have (some systems write 0001 or 9999 where they know none) is left out with a warning: it would be a day of the programme.
 */
export function instant(element: XmlElement, attribute: string, warnings: Warnings): string | null {
  const value = anyInstant(element, attribute)
  if (value === null || isGamesDay(value.slice(0, 10))) return value
  warnings.add(`${element.name} has ${attribute} ${quoted(value)}, a year that no games have: left out`)
  return null
}

function anyInstant(element: XmlElement, attribute: string): string | null {
  const value = text(element, attribute)
  if (value === null) return null
  const parsed = parseInstant(value)
  if (parsed === null) throw badElement(element.name, attribute, value, 'a date and time with its offset')
  return parsed
}

export function requiredInstant(element: XmlElement, attribute: string): string {
  const value = anyInstant(element, attribute)
  if (value === null) throw badElement(element.name, attribute, null, 'a date and time with its offset')
  return value
}

/** An instant that only goes with a fact: one that cannot be placed is left out with a warning, since the fact stands without it. */
export function optionalInstant(element: XmlElement, attribute: string, warnings: Warnings): string | null {
  const value = text(element, attribute)
  const parsed = value === null ? null : parseInstant(value)
  if (value !== null && parsed === null)
    warnings.add(`${element.name} has ${attribute} ${quoted(value)}, not a date and time with its offset: left out`)
  return parsed
}

/** A place in a list, from 1. Where it is missing or impossible, the place in the message stands in, with a warning. */
export function placeOf(element: XmlElement, attribute: string, at: number, warnings: Warnings): number {
  const place = integer(element, attribute, warnings)
  if (place !== null && place > 0) return place
  warnings.add(`${element.name} has no ${attribute} from 1: its place in the message counts`)
  return at + 1
}

/** A day, `YYYY-MM-DD`, of a date or date and time; null when absent, and with a warning when it is no day. */
export function day(element: XmlElement, attribute: string, warnings: Warnings): string | null {
  const value = text(element, attribute)
  if (value === null) return null
  const parsed = parseDate(value)
  if (parsed === null) warnings.add(`${element.name} has ${attribute} ${quoted(value)}, not a date: left out`)
  return parsed
}

/** A full RSC that names the fact itself. Short ones, which real feeds send (ODF §13), are padded with a warning. */
export function requiredRsc(element: XmlElement, attribute: string, warnings: Warnings): string {
  const value = requiredText(element, attribute, 'an RSC')
  const parsed = parseRsc(value)
  if (!parsed.ok) throw badElement(element.name, attribute, value, `an RSC (${parsed.error.reason})`)
  if (value.length < RSC_LENGTH) warnings.add(`${element.name} has ${attribute} ${quoted(value)}, a short RSC: padded`)
  return parsed.value
}

/** An RSC that only points elsewhere: a broken one is left out with a warning, since the fact stands without it. */
export function rsc(element: XmlElement, attribute: string, warnings: Warnings): string | null {
  const value = text(element, attribute)
  if (value === null) return null
  const parsed = parseRsc(value)
  if (!parsed.ok) {
    warnings.add(`${element.name} has ${attribute} ${quoted(value)}, not an RSC (${parsed.error.reason}): left out`)
    return null
  }
  if (value.length < RSC_LENGTH) warnings.add(`${element.name} has ${attribute} ${quoted(value)}, a short RSC: padded`)
  return parsed.value
}

/**
 * A word of a closed list. Dictionaries grow and feeds have words of their own (ODF §13, wrong value lists): one that is missing or
 * unknown costs nothing but itself, and the neutral word stands in with a warning.
 */
export function oneOf<T extends string>(
  element: XmlElement,
  attribute: string,
  words: readonly T[],
  neutral: T,
  warnings: Warnings,
): T {
  const value = text(element, attribute)
  const known = words.find((word) => word === value)
  if (known === undefined) warnings.add(`${unknownWord(element, attribute)}: read as ${neutral}`)
  return known ?? neutral
}

/** Whose word it is and which, as a warning begins. */
export function unknownWord(element: XmlElement, attribute: string): string {
  const [code, value] = [text(element, 'Code'), text(element, attribute)]
  const whose = code === null || attribute === 'Code' ? element.name : `${element.name} ${quoted(code)}`
  return value === null
    ? `${whose} lacks ${attribute}`
    : `${whose} has ${attribute} ${quoted(value)}, which is not known`
}

const COMPETITOR_TYPES: readonly OdfCompetitorType[] = ['A', 'T', 'H']

/** Athlete, team or horse. Where that is not given, who is made of others is a team. */
export function competitorType(element: XmlElement, warnings: Warnings): OdfCompetitorType {
  const own = text(element, 'Code')
  const members = children(child(element, 'Composition'), 'Athlete')
  const isTeam = members.some((member) => text(member, 'Code') !== own)
  return oneOf(element, 'Type', COMPETITOR_TYPES, isTeam ? 'T' : 'A', warnings)
}

export const children = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element === undefined ? [] : element.children.filter((child) => child.name === name)

export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((each) => each.name === name)

/** The elements of a container that some dictionaries have and others leave out: `ExtendedResults/ExtendedResult`. */
export const contained = (element: XmlElement, container: string, name: string): readonly XmlElement[] => [
  ...children(element, name),
  ...element.children.filter((each) => each.name === container).flatMap((each) => children(each, name)),
]
