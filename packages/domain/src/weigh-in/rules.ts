import { disciplineOf, rscPrefix } from '../rsc.ts'
import { maybe, read, shape, whole } from '../scoring/fields.ts'
import { WEIGH_IN } from '../sports/by-discipline/weigh-in.gen.ts'

/** How a sport weighs its classes: by which rulebook, and how often somebody may stand on the scales. From memory of the editions named. */
export interface WeighInRules {
  readonly id: string
  readonly name: string
  readonly edition: string
  readonly tries: number
  /** Grams above the class that are let pass. */
  readonly allowance: number
}

const RULES: Readonly<Record<string, WeighInRules>> = WEIGH_IN

export const weighInRulesOf = (event: string): WeighInRules | null => RULES[disciplineOf(event)] ?? null

/** What one has to weigh, grams. */
export interface WeighInLimits {
  /** More than this; null: no least. */
  readonly over: number | null
  /** At most this, with the allowance; null: no most. */
  readonly upTo: number | null
  readonly allowance: number
  readonly tries: number
}

/** No scales of a games show less or more, grams. */
export const LEAST_WEIGHT = 10_000
export const MOST_WEIGHT = 300_000
const GRAMS = whole(LEAST_WEIGHT, MOST_WEIGHT)
const LIMITS = shape<{ over: number | null; upTo: number | null; allowance: number; tries: number }>({
  over: maybe(GRAMS),
  upTo: maybe(GRAMS),
  allowance: whole(0, 5_000),
  tries: whole(1, 20),
})

/** Limits that somebody has chosen; null where they are none. */
export function readWeighInLimits(value: unknown): WeighInLimits | null {
  const limits = read(LIMITS, value)
  return limits === null || (limits.over !== null && limits.upTo !== null && limits.over >= limits.upTo) ? null : limits
}

/** A weight as the scales have it, grams; null: none that can be. */
export const readWeight = (value: unknown): number | null => read(GRAMS, value)

/** `JUDW57KG`, `JUDMO100KG`, `WREWFS50KG`: style, whether it is open above, kilograms. */
const CLASS = /^([A-Z]*?)([OP]?)(\d{2,3})KG/

interface WeightClass {
  /** Discipline, gender, style and modifier: classes of the same are of one scale. */
  readonly scale: string
  readonly isOpen: boolean
  readonly grams: number
}

function classOf(event: string): WeightClass | null {
  const [, style = '', open = '', kilograms] = CLASS.exec(event.slice(4, 12)) ?? []
  if (kilograms === undefined) return null
  const scale = `${event.slice(0, 4)} ${style} ${event.slice(12, 22)}`
  return { scale, isOpen: open !== '', grams: Number(kilograms) * 1_000 }
}

/**
 * What competitors of an event weigh by the programme's own classes: up to its own, and more than the next lower of the same scale; null where its
 * code names no class or the sport has no weigh-in. `events`: of the games, RSC.
 */
export function suggestedWeighIn(event: string, events: readonly string[]): WeighInLimits | null {
  const rules = weighInRulesOf(event)
  const own = classOf(rscPrefix(event, 'event'))
  if (!rules || !own) return null
  const { tries, allowance } = rules
  if (own.isOpen) return { over: own.grams, upTo: null, allowance, tries }
  const lower = events.flatMap((one) => {
    const other = classOf(rscPrefix(one, 'event'))
    return other && !other.isOpen && other.scale === own.scale && other.grams < own.grams ? [other.grams] : []
  })
  return { over: lower.length > 0 ? Math.max(...lower) : null, upTo: own.grams, allowance, tries }
}
