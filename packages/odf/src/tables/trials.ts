import { err, ok } from '@games/domain'
import type { OdfExtended } from '../message.ts'
import { TRIAL_CODES } from '../venue-files/field-trials.ts'
import type { Parse } from './values.ts'

/** The attempt at a position, from 1: metres, `X`, `-` or `r`. `wind`: in metres per second; null: not measured. */
export const attemptAt = (pos: number, value: string, wind: string | null): OdfExtended => ({
  type: 'ER',
  code: 'ATTEMPT',
  pos: String(pos),
  value,
  ...(wind !== null && { extensions: [{ code: 'WIND_SPEED', value: wind }] }),
})

/** The trials at a height in metres: `XXO`. */
export const trialsAt = (pos: number, height: string, trials: string): OdfExtended => ({
  type: 'ER',
  code: 'HEIGHT',
  pos: String(pos),
  value: height,
  value2: trials,
})

/** Trials of a field event in one cell: attempts `4.48 X -`, or heights with their trials `1.40:O 1.45:XXO`. */
export const trials: Parse<readonly OdfExtended[]> = (cell) => {
  const words = cell.split(/[\s|;]+/).filter(Boolean)
  const read = words.flatMap((word, at): readonly OdfExtended[] => {
    const [, height, jumps] = /^(\d\.\d{2}):(X{0,2}[OR-]|X{1,3})$/.exec(word) ?? []
    if (height !== undefined && jumps !== undefined) return [trialsAt(at + 1, height, jumps)]
    return /^(?:\d{1,3}\.\d{2}|X|-|r)$/.test(word) ? [attemptAt(at + 1, word, null)] : []
  })
  const isOfOneForm = new Set(read.map(({ code }) => code)).size < 2
  return read.length === words.length && isOfOneForm ? ok(read) : err('bad-number')
}

/** The wind of the best jump of a row, in metres per second. */
export const windOfRow = (wind: string): OdfExtended => ({ type: 'ER', code: 'WIND_SPEED', value: wind })

const isOfTrials = ({ type, code }: OdfExtended): boolean =>
  type === 'ER' && (TRIAL_CODES.has(code) || code === 'WIND_SPEED' || code === 'LAPS')

/**
 * Extended results with the trials that a table states. Those in force stay if the table does not state them and the result is the same: a
 * corrected result has other trials.
 */
export function withTrials(
  inForce: readonly OdfExtended[],
  stated: readonly OdfExtended[] | null | undefined,
  isSameResult: boolean,
): readonly OdfExtended[] {
  const codes = new Set((stated ?? []).map(({ code }) => code))
  const others = inForce.filter((value) => !isOfTrials(value) || (isSameResult && !codes.has(value.code)))
  return stated || others.length < inForce.length ? [...others, ...(stated ?? [])] : inForce
}
