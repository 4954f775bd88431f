import { describe, expect, test } from 'vitest'
import { type CodableRow, unitCodes } from './unit-codes.ts'

const EVENT = 'ROWMSCULL2------------'
const row = (tail: string | null, start: string, more: Partial<CodableRow> = {}): CodableRow => ({
  prefix: EVENT,
  tail,
  label: 'Semifinals',
  start: `2024-07-29T${start}:00+02:00`,
  cancelled: false,
  ...more,
})
const lists = (...written: readonly (readonly [unit: string, at: string])[]) =>
  new Map(written.map(([unit, at]) => [EVENT + unit, { code: EVENT + unit, written: `2024-07-${at}:00+02:00` }]))
const codesOf = (rows: readonly CodableRow[], existing = lists()) =>
  unitCodes(rows, existing).map(({ code, origin }) => `${code.slice(22)} ${origin}`)

describe('codes of schedule rows (docs/import.md)', () => {
  test('an address that names a unit with results is that unit', () => {
    expect(codesOf([row('SFNL000100--', '10:00')], lists(['SFNL000100--', '29T10:09']))).toEqual(['SFNL000100-- own'])
  })

  test('rows that share a phase are paired with its lists in order of time, whatever their order in the file', () => {
    const existing = lists(['FNL-000100--', '29T11:08'], ['FNL-000200--', '29T10:08'])
    expect(codesOf([row('FNL---------', '11:00'), row('FNL---------', '10:00')], existing)).toEqual([
      'FNL-000100-- in-order',
      'FNL-000200-- in-order',
    ])
  })

  test('finals whose lists were all written at the end are taken from the last place to the gold', () => {
    const existing = lists(['FNL-000100--', '29T10:45'], ['FNL-000200--', '29T10:45'], ['FNL-000300--', '29T10:46'])
    const rows = [row('FNL---------', '10:00'), row('FNL---------', '10:10'), row('FNL---------', '10:20')]
    expect(codesOf(rows, existing)).toEqual(['FNL-000300-- in-order', 'FNL-000200-- in-order', 'FNL-000100-- in-order'])
  })

  test('lists corrected a day later are paired by their numbers, but only within one day', () => {
    const existing = lists(['SFNL000100--', '30T18:00'], ['SFNL000200--', '29T10:18'])
    const sameDay = [row('SFNL--------', '10:00'), row('SFNL--------', '10:10')]
    expect(codesOf(sameDay, existing)).toEqual(['SFNL000100-- in-order', 'SFNL000200-- in-order'])
    const late = lists(['SFNL000100--', '31T18:00'], ['SFNL000200--', '31T18:00'])
    const twoDays = [row('SFNL--------', '10:00'), row('SFNL--------', '10:00', { start: '2024-07-30T10:00:00+02:00' })]
    expect(codesOf(twoDays, late)).toEqual(['SFNLS01----- numbered', 'SFNLS02----- numbered'])
  })

  test('a list written before the row began is not its own', () => {
    const existing = lists(['SFNL000100--', '28T10:00'])
    expect(codesOf([row('SFNL--------', '10:00')], existing)).toEqual(['SFNL-------- phase'])
  })

  test('one row for many lists keeps the phase', () => {
    const existing = lists(['HEAT000100--', '29T10:08'], ['HEAT000200--', '29T10:18'])
    expect(codesOf([row('HEAT--------', '10:00')], existing)).toEqual(['HEAT-------- phase'])
  })

  test('rows that nothing distinguishes are numbered by their start, cancelled ones too', () => {
    const rows = [row('QFNL--------', '12:00'), row('QFNL--------', '10:00'), row(null, '11:00', { cancelled: true })]
    expect(codesOf([...rows.slice(0, 2), { ...rows[2], tail: 'QFNL--------' } as CodableRow])).toEqual([
      'QFNLS03----- numbered',
      'QFNLS01----- numbered',
      'QFNLS02----- numbered',
    ])
  })

  test('a cancelled row never takes a result list', () => {
    const existing = lists(['SFNL000100--', '29T10:08'])
    expect(codesOf([row('SFNL--------', '10:00', { cancelled: true })], existing)).toEqual(['SFNL-------- phase'])
  })

  test('a unit made of sub-units is not paired with one of its races', () => {
    const existing = lists(['SFNL00010000', '29T12:00'], ['SFNL00020000', '29T12:00'])
    expect(codesOf([row('SFNL--------', '10:00'), row('SFNL--------', '11:00')], existing)).toEqual([
      'SFNLS01----- numbered',
      'SFNLS02----- numbered',
    ])
  })

  test('a row without an address has the phase of the rows of the same label, else of the words of its own', () => {
    const label = 'Opening Series'
    expect(codesOf([row('PREL000100--', '10:00', { label }), row(null, '11:00', { label })])[1]).toBe(
      'PREL-------- phase',
    )
    expect(codesOf([row(null, '11:00', { label: 'Official Training' })])).toEqual(['TRNO-------- phase'])
    expect(codesOf([row('------------', '11:00', { label: 'Quarterfinals' })])).toEqual(['QFNL-------- phase'])
    expect(codesOf([row(null, '11:00', { label: 'Something else' })])).toEqual(['------------ phase'])
  })
})
