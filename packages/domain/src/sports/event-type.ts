import { eventModifierOf, eventTypeOf, trimRsc } from '../rsc.ts'
import type { Localized } from '../text/localized.ts'
import type { UnitForm } from './unit-form.ts'

/** The values in which events of one type differ: the metres of a race, the members of a relay, the weight class in kilograms. */
export interface Variant {
  readonly metres?: number
  readonly legs?: number
  readonly kg?: number
  /** True for the heaviest class, which has a lower limit: `+78 kg`. */
  readonly over?: boolean
  /** A weight class that has a name and no limit: `pesado`. Letters and digits of an RSC. */
  readonly className?: string
}

/** Facts of a unit that its rules depend on. */
export interface RuledUnit {
  /** M, W, X, O or `-`. */
  readonly gender: string
  readonly variant: Variant
  /** True for a match of a pool, which may end level. */
  readonly isPool: boolean
  /** True for the ranking round before a knockout. */
  readonly isQualification: boolean
  /** True for one bout of a match of teams, or of a pool's sheet: its unit has a number at its end (ODF §4). */
  readonly isPartOfMatch: boolean
}

/** The quantity by which results are ranked: the lowest time is first, else the highest figure. */
export type Measure = 'time' | 'distance' | 'height' | 'points' | 'score'

/** A type of event: its codes and words, its measure, and the rules by which it is scored. Data in the folder of each sport. */
export interface EventType {
  /** Unique in its sport, stored with events: never changed. */
  readonly id: string
  /**
   * Event types of an RSC without gender and filler. New events get the first. `{metres}`, `{km}`, `{legs}`, `{kg}` and `{class}` stand for the
   * variant's values.
   */
  readonly codes: readonly string[]
  readonly name: Localized
  /** Phrases by which organisers call it in any language, in lower case without accents; a phrase is found in any order of its words. */
  readonly words: readonly string[]
  readonly entrant: 'athlete' | 'pair' | 'relay' | 'group' | 'team'
  readonly measure: Measure
  /** True if results are whole numbers that can exceed 999: `3.210` is 3210. */
  readonly wholePoints?: true
  readonly form: UnitForm
  /** True for a race that is a match where two start: a sprint, the finals of a pursuit. */
  readonly racedInPairs?: true
  /** Rule sets of `scoring`, by the unit where it matters. Null: the result desk has no rules for it. */
  readonly ruleSet: string | null | ((unit: RuledUnit) => string | null)
}

const VALUES = {
  metres: String.raw`(?<metres>\d{2,5})`,
  km: String.raw`(?<km>\d{1,3}(?:\.\d{1,3})?)`,
  legs: String.raw`(?<legs>\d{1,2})`,
  kg: String.raw`(?<kg>\d{2,3}(?:\.\d{1,2})?)`,
  class: String.raw`(?<className>[A-Z][A-Z0-9]*)`,
} as const

const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template.replaceAll(/[.]/g, String.raw`\.`).replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof VALUES) => VALUES[name])}$`,
  )

/** An event type and the values that its code gives. */
export interface TypedEvent {
  readonly type: EventType
  readonly variant: Variant
}

/** Finds event types of a sport by the event part of an RSC. */
export function eventTypeFinder(types: readonly EventType[]): (code: string) => TypedEvent | null {
  const patterns = types.flatMap((type) =>
    type.codes.map((template) => ({ type, isOver: template.includes('O{kg}'), pattern: patternOf(template) })),
  )
  const found = new Map<string, TypedEvent | null>()
  const find = (part: string): TypedEvent | null => {
    for (const { type, isOver, pattern } of patterns) {
      const match = pattern.exec(part)
      if (match) return { type, variant: variantOf(match.groups ?? {}, isOver) }
    }
    return null
  }
  return (code) => {
    const type = trimRsc(eventTypeOf(code))
    // a code longer than the 8 characters of a type continues in the modifier
    const modifier = trimRsc(eventModifierOf(code))
    const whole = modifier === '' ? type : eventTypeOf(code) + modifier
    const known = found.get(whole)
    if (known !== undefined) return known
    // a sport that has one event has it under any code
    const only = types.length === 1 && types[0] ? { type: types[0], variant: {} } : null
    const answer = find(whole) ?? find(type) ?? only
    found.set(whole, answer)
    return answer
  }
}

function variantOf(groups: Readonly<Record<string, string | undefined>>, isOver: boolean): Variant {
  const { metres, km, legs, kg, className } = groups
  return {
    ...(metres !== undefined && { metres: Number(metres) }),
    ...(km !== undefined && { metres: Math.round(Number(km) * 1000) }),
    ...(legs !== undefined && { legs: Number(legs) }),
    ...(kg !== undefined && { kg: Number(kg), ...(isOver && { over: true }) }),
    ...(className !== undefined && { className }),
  }
}

/** The same for the same event however it is written; the number of members tells relays apart, not teams. */
export function eventKey({ type, variant }: TypedEvent): string {
  const { metres, legs, kg, over, className } = variant
  const weight = kg === undefined ? className : `${over ? '+' : ''}${kg}kg`
  return [type.id, metres !== undefined && legs !== undefined && `${legs}x`, metres && `${metres}m`, weight]
    .filter(Boolean)
    .join(' ')
}

/** The event type of an RSC, without filler: the first template that the variant fills in 8 characters, else the first that it fills; null: none. */
export function eventTypeCode(type: EventType, variant: Variant): string | null {
  const filled = eventTypeCodes(type, variant)
  return filled.find((code) => code.length <= 8) ?? filled[0] ?? null
}

/** The event types of an RSC, without filler, of all templates that the variant fills. */
export function eventTypeCodes({ codes }: EventType, variant: Variant): string[] {
  const { metres, legs, kg, className, over = false } = variant
  const values: Readonly<Record<string, number | string | undefined>> = {
    metres,
    km: metres !== undefined && metres >= 1000 ? metres / 1000 : undefined,
    legs,
    kg,
    class: className,
  }
  return codes
    .filter((template) => kg === undefined || template.includes('O{kg}') === over)
    .map((template) => template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '{}')))
    .filter((code) => !code.includes('{}'))
}
