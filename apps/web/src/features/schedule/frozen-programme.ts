import type { UnitSummary } from '@games/contract'
import { type Programme, programmeOf } from './programme.ts'

/** Which unit stands where: the codes of each part of a day, in order. */
export type Places = Readonly<Record<keyof Programme, readonly string[]>>

const PARTS = ['live', 'upcoming', 'over'] as const

const perPart = <T>(of: (part: keyof Programme) => readonly T[]): Readonly<Record<keyof Programme, readonly T[]>> => ({
  live: of('live'),
  upcoming: of('upcoming'),
  over: of('over'),
})

export function placesOf(units: readonly UnitSummary[]): Places {
  const programme = programmeOf(units)
  return perPart((part) => programme[part].map(({ code }) => code))
}

/** The rest of the day below what stands: what has begun meanwhile stays out of the parts above, where it would move what is read. */
export function withRest(places: Places, now: Places): Places {
  const known = new Set(PARTS.flatMap((part) => places[part]))
  const last = PARTS.findLastIndex((part) => places[part].length > 0)
  return perPart((part) =>
    PARTS.indexOf(part) < last ? places[part] : [...places[part], ...now[part].filter((code) => !known.has(code))],
  )
}

/** Whether units stand where they belong now; of the beginning of a long day only what of it is here can be compared. */
export function isInPlace(places: Places, now: Places, isCut: boolean): boolean {
  const lines = (of: Places) => PARTS.flatMap((part) => of[part].map((code) => `${part} ${code}`))
  const [frozen, current] = [lines(places), lines(now)]
  return (isCut || frozen.length === current.length) && frozen.every((line, at) => line === current[at])
}

/** The first `count` units by their places; a unit that is not on the page's list any more is left out. */
export function unitsInPlace(places: Places, units: readonly UnitSummary[], count: number): Programme {
  const byCode = new Map(units.map((unit) => [unit.code, unit]))
  let left = count
  return perPart((part) => {
    const found = places[part].flatMap((code) => byCode.get(code) ?? []).slice(0, left)
    left -= found.length
    return found
  })
}
