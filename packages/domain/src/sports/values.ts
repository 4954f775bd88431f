import type { Cell, Column, SportRow, SportValue } from './sport.ts'

/** Code of the extended result (ER) of a competitor whose source states a shared rank. Its value is the rank. */
export const TIED_RANK = 'TIED_RANK'

/** The first value of a code among the row's own, else its only athlete's; null where it was not sent. */
export function valueOf(row: SportRow, code: string): string | null {
  return valuesOf(row, code)[0]?.value ?? null
}

/** All values of a code, in order of their Pos: the row's own, else its only athlete's. */
export function valuesOf(row: SportRow, code: string): SportValue[] {
  const own = row.extended.filter((value) => value.code === code)
  const [athlete, another] = row.competitor.athletes
  const found = own.length > 0 || another || !athlete ? own : athlete.extended.filter((value) => value.code === code)
  return [...found].sort((a, b) => Number(a.pos ?? 0) - Number(b.pos ?? 0))
}

/** An extension of a value: the wind of an attempt, the execution of an exercise. */
export const extensionOf = (value: SportValue, code: string): string | null =>
  value.extensions?.find((extension) => extension.code === code)?.value ?? null

export const infoOf = (infos: readonly SportValue[], code: string): string | null =>
  infos.find((info) => info.code === code)?.value ?? null

/** The Pos of a code over all rows, in order: an attempt, a split, an end is a column when somebody has one. */
export function positionsOf(rows: readonly SportRow[], code: string): string[] {
  const found = new Set(rows.flatMap((row) => valuesOf(row, code).map((value) => value.pos ?? '')))
  return [...found].sort((a, b) => Number(a) - Number(b))
}

/** A column of one code's plain value. */
export const valueColumn = (key: string, label: Column['label'], code: string, short?: string): Column => ({
  key,
  label,
  ...(short === undefined ? {} : { short }),
  cell: (row) => cellOf(valueOf(row, code)),
})

export const cellOf = (text: string | null): Cell | null => (text === null ? null : { text })
