import type { Localized } from '@games/domain'
import { digestOf } from '../../tables/sheets/digest.ts'
import { wordsKey } from '../../tables/sheets/sheet.ts'
import type { LenexAgeGroup, LenexAthlete, LenexMeet, LenexSwimStyle } from '../lenex/lenex.ts'

/** Whether the age groups of a race are one competition, an event each, or an event each beside one of all swimmers. */
export type AgeGroupRule = 'together' | 'apart' | 'both'

type Span = Pick<LenexAgeGroup, 'min' | 'max'>

export const isLimited = ({ min, max }: Span): boolean => min !== null || max !== null

/** Years of a span; 200 for one without limits. */
export const widthOf = ({ min, max }: Span): number => (max ?? 200) - (min ?? 0)

/** The narrowest of several groups: beside groups of years there is often one for all. */
export const narrowest = (groups: readonly LenexAgeGroup[]): LenexAgeGroup | null =>
  groups.toSorted((a, b) => widthOf(a) - widthOf(b))[0] ?? null

/** The limited groups that contain an age. */
export const groupsOfAge = (groups: readonly LenexAgeGroup[], age: number): LenexAgeGroup[] =>
  groups.filter((group) => isLimited(group) && age >= (group.min ?? 0) && age <= (group.max ?? 200))

/** Years by what the meet counts ages by: the year (LENEX's own way), or the day it names. Null: by something else. */
export function ageAt(birth: string, { ageDate, sessions }: LenexMeet): number | null {
  const day = ageDate?.day ?? sessions.find(({ date }) => date !== null)?.date ?? null
  if (day === null) return null
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  switch (ageDate?.type ?? 'YEAR') {
    case 'YEAR':
      return years
    case 'DATE':
      return birth.slice(5) > day.slice(5) ? years - 1 : years
    default:
      return null
  }
}

/** The same for the group in every round of a race. */
export const groupKey = ({ min, max, name, level, ...swimmers }: LenexAgeGroup): string =>
  [min ?? '', max ?? '', name ?? '', level ?? '', classKey(swimmers)].join('/')

/** Swimmers who are never ranked with others of the event: of a gender, a sport class, or both. */
export type SwimmerClass = Pick<LenexAgeGroup, 'gender' | 'handicap'>

export const classKey = ({ gender, handicap }: SwimmerClass): string => `${gender ?? ''}/${handicap ?? ''}`

/** The sport class of a swimmer for a stroke: breaststroke and medley have a class each, the other strokes share one. */
export const handicapIn = (stroke: string, classes: LenexAthlete['classes']): string | undefined =>
  classes?.[STROKE_CLASSES.get(stroke) ?? 'free']

const STROKE_CLASSES: ReadonlyMap<string, 'breast' | 'medley'> = new Map([
  ['BREAST', 'breast'],
  ['MEDLEY', 'medley'],
  ['IMRELAY', 'medley'],
])

/** Letters before the number of a class: S9, SB9, SM9. */
const CLASS_LETTERS: ReadonlyMap<string, string> = new Map([
  ['BREAST', 'SB'],
  ['MEDLEY', 'SM'],
])

/** The class of an individual event with its letters, the points of a relay. */
export function classLabel(handicap: string, { stroke, relayCount }: LenexSwimStyle): AgeLabel {
  const isNumber = /^\d+$/.test(handicap)
  const relayLetters = handicap === '14' ? 'S' : 'P'
  const letters = !isNumber ? '' : relayCount > 1 ? relayLetters : (CLASS_LETTERS.get(stroke) ?? 'S')
  const code = `${letters}${handicap.toUpperCase().replace(/[^A-Z0-9]/g, '')}`
  return letters === 'P'
    ? {
        code,
        name: { por: `${handicap} pontos`, spa: `${handicap} puntos`, eng: `${handicap} points` },
      }
    : { code, name: { por: `${letters}${handicap}` } }
}

/** The part of an age group in the code and in the name of its event. */
export interface AgeLabel {
  /** Letters and digits for an RSC: `12T13`, `U18`, `19UP`. */
  readonly code: string
  readonly name: Localized
}

const SPANS: readonly {
  readonly is: (span: Span) => boolean
  readonly label: (min: number, max: number) => AgeLabel
}[] = [
  {
    is: ({ min }) => min === null,
    label: (_, max) => ({
      code: `U${max}`,
      name: { por: `até ${max} anos`, spa: `hasta ${max} años`, eng: `up to ${max} years` },
    }),
  },
  {
    is: ({ max }) => max === null,
    label: (min) => ({
      code: `${min}UP`,
      name: { por: `${min} anos ou mais`, spa: `${min} años o más`, eng: `${min} years and over` },
    }),
  },
  {
    is: ({ min, max }) => min === max,
    label: (min) => ({
      code: `${min}T${min}`,
      name: { por: `${min} anos`, spa: `${min} años`, eng: `${min} years` },
    }),
  },
  {
    is: () => true,
    label: (min, max) => ({
      code: `${min}T${max}`,
      name: { por: `${min}–${max} anos`, spa: `${min}–${max} años`, eng: `${min}–${max} years` },
    }),
  },
]

/** The years of a span in words; null for one without limits. */
export function spanLabel(span: Span): AgeLabel | null {
  if (!isLimited(span)) return null
  return SPANS.find(({ is }) => is(span))?.label(span.min ?? 0, span.max ?? 0) ?? null
}

/** The span of a code that begins with `spanLabel`'s; null for any other. */
export function spanOfCode(code: string): Span | null {
  const [, from, to, upTo, over] = /^(?:(\d+)T(\d+)|U(\d+)|(\d+)UP)/.exec(code) ?? []
  if (from !== undefined && to !== undefined) return { min: Number(from), max: Number(to) }
  if (upTo !== undefined) return { min: null, max: Number(upTo) }
  return over === undefined ? null : { min: Number(over), max: null }
}

export const isOverlap = (a: Span, b: Span): boolean => (a.min ?? 0) <= (b.max ?? 200) && (b.min ?? 0) <= (a.max ?? 200)

export const isWithin = (inner: Span, outer: Span): boolean =>
  (outer.min ?? 0) <= (inner.min ?? 0) && (inner.max ?? 200) <= (outer.max ?? 200)

/** The span from the youngest to the oldest of several groups. */
export const wholeSpan = (groups: readonly LenexAgeGroup[]): Span => ({
  min: groups.some(({ min }) => min === null) ? null : Math.min(...groups.map(({ min }) => min ?? 0)),
  max: groups.some(({ max }) => max === null) ? null : Math.max(...groups.map(({ max }) => max ?? 0)),
})

/** Labels by `groupKey`. A group has its years, and its name if it has no years or another group has the same. */
export function groupLabels(groups: readonly LenexAgeGroup[]): ReadonlyMap<string, AgeLabel> {
  const distinct = [...new Map(groups.map((group) => [groupKey(group), group])).values()]
  const years = Map.groupBy(distinct, ({ min, max }) => `${min}/${max}`)
  return new Map(
    distinct.map((group) => {
      const { min, max, name } = group
      const span = spanLabel(group)
      const shared = (years.get(`${min}/${max}`)?.length ?? 0) > 1
      if (span !== null && (!shared || name === null)) return [groupKey(group), span] as const
      const label = name === null ? ALL_AGES : nameLabel(name)
      return [groupKey(group), span === null ? label : joined(span, label)] as const
    }),
  )
}

/** A group by its name, which the file has in one language. */
export const nameLabel = (name: string): AgeLabel => ({ code: digestOf(wordsKey(name), 4), name: { por: name } })

const ALL_AGES: AgeLabel = {
  code: 'ALL',
  name: { por: 'todas as idades', spa: 'todas las edades', eng: 'all ages' },
}

const joined = (span: AgeLabel, own: AgeLabel): AgeLabel => ({
  code: `${span.code}${own.code}`,
  name: {
    por: `${span.name.por}, ${own.name.por}`,
    spa: `${span.name.spa}, ${own.name.por}`,
    eng: `${span.name.eng}, ${own.name.por}`,
  },
})
