import { expect, test } from 'vitest'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'

const rows = [
  aSportRow({ rank: '1', rankEqual: true, result: '7:01.20', extended: [aValue('INTERMEDIATE', '1:40.00')] }),
  aSportRow({ rank: '1', rankEqual: true, result: '7:01.20' }),
  aSportRow({ irm: 'DNF' }),
]

test.each([
  ['a list of starters', 'ROWMSCULL1------------HEAT000100', rows, 'race'],
  ['two sides', 'TENMSINGLES-----------FNL-000100', rows.slice(0, 2), 'match'],
  ['a meeting, which is of no gender', 'ROW-------------------MEET000100', [], 'list'],
])('a discipline without a module of its own has a form: %s', (_rule, code, given, form) => {
  expect(sheetOf(aSportUnit(code, { rows: given })).form).toBe(form)
})

test.each(['START_LIST', 'RUNNING', 'INTERRUPTED', 'OFFICIAL', 'PROTESTED'] as const)(
  '%s: rank, who and result as sent are all there is; what it does not know is left alone',
  (status) => {
    const unit = aSportUnit('ROWMSCULL1------------HEAT000100', { status, started: status !== 'START_LIST', rows })
    expect(sheetOf(unit)).toEqual({ form: 'race', columns: [], cells: [[], [], []], statistics: [], facts: [] })
    expect(lineOf(unit)).toBeNull()
  },
)
