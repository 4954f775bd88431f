import { UNIT_KIND } from '../units/status.ts'
import { noted, pointsTotal, type Timing, timeBetween } from './splits.ts'
import type { Cell, Column, SportRow, SportUnit, SportValue } from './sport.ts'

export const isRelay = ({ rows }: SportUnit): boolean => rows.some((row) => row.competitor.athletes.length > 1)

/** Splits to a leg. Null while the number of timing points is unknown, or where it does not part evenly among the members. */
export function splitsPerLeg(unit: SportUnit, { positions }: Timing): number | null {
  const last = UNIT_KIND[unit.status] === 'final' ? Number(positions.at(-1) ?? Number.NaN) : Number.NaN
  const per = (pointsTotal(unit) ?? last) / membersOf(unit)
  return Number.isInteger(per) && per > 0 ? per : null
}

/**
 * A column for each leg of a relay: its time as the member has it (ER/LEG_TIME) or by the team's splits; below it the team's time so
 * far, the gap to the leading team, and how the take-over was ("RT 0.21").
 */
export function legColumns(unit: SportUnit, timing: Timing): Column[] {
  const per = splitsPerLeg(unit, timing)
  const pos = (leg: number) => (per === null ? '' : String(leg * per))
  return Array.from({ length: membersOf(unit) }, (_, i) => i + 1).map((leg) => ({
    key: `leg-${leg}`,
    label: { por: `${leg}º percurso`, eng: `Leg ${leg}`, spa: `${leg}.ª posta` },
    cell: (row): Cell | null => {
      const member = inOrder(row)[leg - 1]
      const split = timing.at(row, pos(leg))
      const text = valueIn(member?.extended, 'LEG_TIME') ?? legBySplits(timing, row, split, pos(leg - 1), per)
      if (text === null) return null
      const reaction = valueIn(member?.extended, 'REACT_TIME')
      const soFar = split?.value === text ? null : split?.value
      return noted(text, soFar, timing.gap(row, pos(leg)), reaction && `RT\u00a0${reaction}`)
    },
  }))
}

function legBySplits(
  timing: Timing,
  row: SportRow,
  split: SportValue | null,
  before: string,
  per: number | null,
): string | null {
  if (split?.value === undefined) return null
  if (per === 1 && split.value2 !== undefined) return split.value2
  return before === '0' ? split.value : timeBetween(timing.at(row, before)?.value, split.value)
}

const membersOf = ({ rows }: SportUnit): number =>
  rows.reduce((most, row) => Math.max(most, row.competitor.athletes.length), 0)

const inOrder = ({ competitor }: SportRow) =>
  [...competitor.athletes].sort((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER))

const valueIn = (values: readonly SportValue[] | undefined, code: string): string | null =>
  values?.find((value) => value.code === code)?.value ?? null
