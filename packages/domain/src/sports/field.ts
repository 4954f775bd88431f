import { signed } from '../text/minus.ts'
import { noted } from './splits.ts'
import type { Cell, Column, SportRow, SportUnit, SportValue } from './sport.ts'
import { extensionOf, positionsOf, valuesOf } from './values.ts'

/** A column for each round: the distance with its wind and the bests it was, X for a failure, – for a trial not taken. */
export const attemptColumns = ({ rows }: SportUnit): Column[] =>
  positionsOf(rows, 'ATTEMPT').map((pos) => ({
    key: `attempt-${pos}`,
    label: { por: `Tentativa ${pos}`, eng: `Attempt ${pos}`, spa: `Intento ${pos}` },
    short: pos,
    cell: (row): Cell | null => {
      const attempts = valuesOf(row, 'ATTEMPT')
      const attempt = attempts.find((other) => (other.pos ?? '') === pos)
      return attempt ? attemptCell(attempt, attempt === bestAttempt(row, attempts)) : null
    },
  }))

/** The attempt that is the result: the first with its figure. The source says which counts, not we. */
export const bestAttempt = (row: SportRow, attempts = valuesOf(row, 'ATTEMPT')): SportValue | null =>
  attempts.find(({ value }) => isFigure(row.result) && sameFigure(value, row.result)) ?? null

function attemptCell(attempt: SportValue, best: boolean): Cell | null {
  const { value } = attempt
  if (!value) return null
  // the wind of a failure is measured and published too
  const wind = extensionOf(attempt, 'WIND_SPEED')
  const measured = wind && signed(wind)
  if (/^[xX]$/.test(value)) return { ...noted('X', measured), mark: 'failed' }
  if (PASS.test(value)) return { ...noted('–', measured), mark: 'passed' }
  if (RETIRED.test(value)) return { ...noted('r', measured), mark: 'passed' }
  const records = (attempt.extensions ?? []).filter(({ code }) => code === 'RECORD').map((record) => record.value)
  return { ...noted(value, measured, ...records), ...(best ? { mark: 'best' as const } : {}) }
}

/** A pass is written "-" or "P". */
const PASS = /^([-–]|P(ASS)?)$/i
const RETIRED = /^R$/i

const isFigure = (text: string | null | undefined): text is string => /^\d+(\.\d+)?$/.test(text ?? '')
const sameFigure = (one: string | undefined, other: string | null): boolean =>
  isFigure(one) && isFigure(other) && Number(one) === Number(other)

/** A height as one athlete met it; `jumpOff` counts those of a jump-off, 0 is the competition itself. */
interface Met {
  readonly height: string
  readonly jumpOff: number
  readonly trials: string
}

/**
 * The heights of a row in order. The bar only rises until a jump-off, which begins at a height already met or a lower one: from there
 * on, each is a round of it, the bar going up and down.
 */
export function heightsMet(row: SportRow): Met[] {
  const met: Met[] = []
  for (const { value, value2 } of valuesOf(row, 'HEIGHT')) {
    if (!isFigure(value)) continue
    const before = met.at(-1)
    const round = before?.jumpOff ?? 0
    const jumpOff = round > 0 || (before && Number(value) <= Number(before.height)) ? round + 1 : 0
    met.push({ height: value, jumpOff, trials: (value2 ?? '').toUpperCase() })
  }
  return met
}

/** A column for each height of the bar, O cleared, X failed, – passed, r retired; then one for each round of a jump-off. */
export function heightColumns({ rows }: SportUnit): Column[] {
  const byRow = new Map(rows.map((row) => [row, new Map(heightsMet(row).map((met) => [keyOf(met), met]))]))
  const heights = new Map([...byRow.values()].flatMap((mets) => [...mets]))
  return [...heights.values()]
    .sort((a, b) => a.jumpOff - b.jumpOff || Number(a.height) - Number(b.height))
    .map((met) => ({
      key: `height-${keyOf(met)}`,
      ...headOf(met),
      cell: (row): Cell | null => {
        const own = byRow.get(row)?.get(keyOf(met))
        return own ? heightCell(own, row) : null
      },
    }))
}

const keyOf = ({ height, jumpOff }: Met): string => (jumpOff > 0 ? `${height}-${jumpOff}` : height)

const headOf = ({ height, jumpOff }: Met): Pick<Column, 'label' | 'short'> =>
  jumpOff > 0
    ? { label: { por: `Desempate ${height}`, eng: `Jump-off ${height}`, spa: `Desempate ${height}` } }
    : { label: { por: `${height} m` }, short: height }

function heightCell({ height, jumpOff, trials }: Met, { result }: SportRow): Cell | null {
  if (trials === '') return null
  const text = trials.replaceAll(/[-P]/g, '–').replaceAll('R', 'r')
  if (trials.includes('O')) return sameFigure(height, result) && jumpOff === 0 ? { text, mark: 'best' } : { text }
  return { text, mark: trials.includes('X') ? 'failed' : 'passed' }
}
