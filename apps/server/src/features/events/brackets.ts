import type { Bracket, BracketMatch, BracketSide, LocalizedText } from '@games/contract'
import { trimRsc } from '@games/domain'
import { bracketKindOf } from '@games/domain/draw/bracket-kind'
import { linkedBrackets } from '@games/domain/draw/linked-brackets'
import { inPlayingOrder } from '@games/domain/draw/phase-order'
import { type DrawnSide, overlaidSides } from '@games/domain/draw/sides'
import type { OdfBracketPlace } from '@games/odf'
import type { z } from 'zod'
import { sourceOf } from '../../facts/sides.ts'
import type { Names, WantedNames } from '../names/index.ts'
import { medalOf, presentUnit, type UnitRow } from '../units/index.ts'
import type { BracketsRow } from './events.queries.ts'

/** A bracket before its codes have names. */
export interface DrawnBracket {
  readonly code: string
  readonly kind: Bracket['kind']
  readonly phases: readonly {
    readonly code: string
    readonly matches: readonly {
      readonly position: number
      readonly number: string | null
      readonly unit: UnitRow | null
      readonly sides: readonly DrawnSide[]
    }[]
  }[]
}

/** The brackets of an event as DT_BRACKETS has them, with what the units (in the order they are played) say now; else as these are linked. */
export function drawnBrackets(sent: BracketsRow | null, units: readonly UnitRow[]): DrawnBracket[] {
  const byCode = new Map(units.map((unit) => [unit.code, unit]))
  return sent ? sentBrackets(sent, byCode) : fromLinks(units, byCode)
}

function sentBrackets({ fact, produced }: BracketsRow, byCode: ReadonlyMap<string, UnitRow>): DrawnBracket[] {
  return fact.brackets.map(({ code, phases }) => ({
    code,
    kind: bracketKindOf(code),
    phases: inPlayingOrder(
      phases.map((phase) => ({
        code: trimRsc(phase.code),
        start: firstStart(phase.items.map(({ unit }) => (unit ? byCode.get(unit) : undefined))),
        matches: phase.items
          .toSorted((a, b) => a.position - b.position || a.order - b.order)
          .map((match) => {
            const unit = (match.unit && byCode.get(match.unit)) || null
            const places = match.places.toSorted((a, b) => a.pos - b.pos).map(sideOf)
            const sides = overlaidSides(places, unit?.sides ?? [], unit !== null && unit.produced >= produced)
            return { position: match.position, number: match.code, unit, sides }
          }),
      })),
    ).map(({ code: phase, matches }) => ({ code: phase, matches })),
  }))
}

/** What was taken out of the programme with its sides: nobody plays it. */
const isNobodys = ({ status, sides, schedule }: UnitRow): boolean =>
  status === 'UNSCHEDULED' && sides.length === 0 && (schedule?.startList ?? []).length === 0

function fromLinks(all: readonly UnitRow[], byCode: ReadonlyMap<string, UnitRow>): DrawnBracket[] {
  const units = all.filter((unit) => !isNobodys(unit))
  const sides = new Map(units.map((unit) => [unit.code, linkedSides(unit)]))
  const draws = units.map(({ code, medal }) => ({ code, medal, sides: sides.get(code) ?? [] }))
  return linkedBrackets(draws).map(({ phases, ...bracket }) => ({
    ...bracket,
    phases: phases.map(({ code, matches }) => ({
      code,
      matches: matches.map(({ position, unit: of }) => {
        const unit = byCode.get(of) ?? null
        return { position, number: unit?.schedule?.unitNum ?? null, unit, sides: sides.get(of) ?? [] }
      }),
    })),
  }))
}

/** The sides of a unit, each with where the start list says it comes from, which a result does not repeat. */
function linkedSides({ sides, schedule }: UnitRow): DrawnSide[] {
  const starts = (schedule?.startList ?? []).toSorted((a, b) => a.sortOrder - b.sortOrder)
  return sides.map((side, at) => {
    const start = starts.find(({ competitor }) => side.code !== null && competitor?.code === side.code) ?? starts[at]
    const { unit = null, wlt = null } = start?.previousUnit ?? {}
    return { ...side, from: side.from ?? (unit === null ? null : { unit, wlt }), seed: null }
  })
}

/** The first start of a phase's matches, in milliseconds; null where none is known. */
function firstStart(units: readonly (UnitRow | undefined)[]): number | null {
  const starts = units.flatMap((unit) => (unit?.schedule?.start ? [Date.parse(unit.schedule.start)] : []))
  return starts.length > 0 ? Math.min(...starts) : null
}

const sideOf = ({ code, competitor, previousUnit, result, irm, wlt }: OdfBracketPlace): DrawnSide => ({
  code: competitor?.code ?? code,
  type: competitor?.type ?? 'A',
  organisation: competitor?.organisation ?? null,
  name: null,
  from: sourceOf(previousUnit),
  result,
  irm,
  wlt,
  seed: competitor?.seed ?? null,
})

type PhaseName = (code: string) => z.infer<typeof LocalizedText> | null

/** Says which names the brackets need, those of their units apart. */
export function wantBrackets(wanted: WantedNames, brackets: readonly DrawnBracket[]): void {
  for (const { phases } of brackets)
    for (const { matches } of phases)
      for (const { sides } of matches) for (const side of sides) wanted.competitor(side.code, side.organisation)
}

/** A bracket as it travels; `nameOf` gives the name of a phase by its RSC phase without filler. */
export const presentBracket = ({ code, kind, phases }: DrawnBracket, names: Names, nameOf: PhaseName): Bracket => ({
  code,
  kind,
  phases: phases.map((phase) => ({
    code: phase.code,
    name: nameOf(phase.code),
    matches: phase.matches.map(
      (match): BracketMatch => ({
        position: match.position,
        number: match.number,
        unit: match.unit && matchUnit(match.unit, names),
        sides: match.sides.map((side) => presentSide(side, names)),
      }),
    ),
  })),
})

function matchUnit(unit: UnitRow, names: Names): BracketMatch['unit'] {
  const { code, status, day, start, hideStart, startText } = presentUnit(unit, names)
  return { code, status, day, start, hideStart, startText, medal: medalOf(unit.medal), line: unit.line }
}

const presentSide = (
  { code, type, organisation, name, from, seed, result, irm, wlt }: DrawnSide,
  names: Names,
): BracketSide => ({
  competitor: code === null ? null : names.competitor(code, type, { name, organisation }),
  from,
  result,
  irm,
  wlt,
  seed,
  bye: code === 'BYE',
})
