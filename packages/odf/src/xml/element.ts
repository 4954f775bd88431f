import { padRsc, parseRsc, RSC_LENGTH } from '@games/domain'
import { badElement, quoted } from '../errors.ts'
import { parseDate, parseInstant } from '../instants.ts'
import type { OdfCompetitorType } from '../message.ts'
import type { Warnings } from '../warnings.ts'

/** One XML element with what is below it. Attributes have no prototype, so any name may be asked for. */
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

/** An instant with its offset; null when absent. One without an offset is refused: it could be shown hours wrong. */
export function instant(element: XmlElement, attribute: string): string | null {
  const value = text(element, attribute)
  if (value === null) return null
  const parsed = parseInstant(value)
  if (parsed === null) throw badElement(element.name, attribute, value, 'a date and time with its offset')
  return parsed
}

export function requiredInstant(element: XmlElement, attribute: string): string {
  const value = instant(element, attribute)
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

/** The discipline of an element, as an RSC. Three letters are the usual short form and need no warning. */
export function disciplineRsc(element: XmlElement, attribute: string, warnings: Warnings): string {
  const value = text(element, attribute)
  return value !== null && /^[A-Z]{3}$/.test(value) ? padRsc(value) : requiredRsc(element, attribute, warnings)
}

export function competitorType(element: XmlElement): OdfCompetitorType {
  const value = text(element, 'Type')
  if (value === 'A' || value === 'T' || value === 'H') return value
  throw badElement(element.name, 'Type', value, 'A (athlete), T (team) or H (horse)')
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
