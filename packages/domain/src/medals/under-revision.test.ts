import { expect, test } from 'vitest'
import type { Medal } from './medal-table.ts'
import { contradictsMedals } from './under-revision.ts'

/** `1 A`, `DSQ B`, `W C`: rank, IRM, or outcome of a match with its IRM in brackets (`L(W/O) D`). */
const rowsOf = (...rows: string[]) =>
  rows.map((row) => {
    const [mark = '', competitor = ''] = row.split(' ')
    const [, wlt = null, irm = null] = /^([WL])(?:\((.*)\))?$/.exec(mark) ?? []
    if (wlt !== null) return { competitor, rank: null, irm, wlt }
    return /^\d/.test(mark)
      ? { competitor, rank: mark, irm: null, wlt: null }
      : { competitor, rank: null, irm: mark, wlt: null }
  })
const medalsOf = (...codes: string[]) =>
  codes.map((code) => {
    const medal: Record<string, Medal> = { g: 'gold', s: 'silver', b: 'bronze' }
    return { medal: medal[code[0] ?? ''] as Medal, competitor: code.slice(1) }
  })
const PODIUM = medalsOf('gA', 'sB', 'bC')

test.each([
  ['the same three', rowsOf('1 A', '2 B', '3 C', '4 D'), PODIUM, false],
  ['two bronzes', rowsOf('1 A', '2 B', '3 C', '4 D', '5 E'), medalsOf('gA', 'sB', 'bC', 'bD'), false],
  ['two golds', rowsOf('1 A', '1 B', '3 C'), medalsOf('gA', 'gB', 'bC'), false],
  ['a former winner who is disqualified', rowsOf('1 B', '2 C', '3 D', 'DSQ A'), PODIUM, true],
  ['a former winner who is no longer in the list', rowsOf('1 B', '2 C'), PODIUM, true],
  ['gold and silver exchanged', rowsOf('1 B', '2 A', '3 C'), PODIUM, true],
  ['a bronze that is fourth', rowsOf('1 A', '2 B', '3 D', '4 C'), PODIUM, true],
  ['a heat whose third has no medal', rowsOf('1 B', '2 C', '3 D'), medalsOf('sB', 'bC'), false],
  ['a list without ranks', rowsOf('DNS A', 'DNS B'), PODIUM, false],
  ['athletes of a team with the medal', rowsOf('1 X', '2 Y'), PODIUM, false],
  ['the winner of a match', rowsOf('W A', 'L B'), medalsOf('gA', 'sB'), false],
  ['a match won by walkover', rowsOf('W A', 'L(W/O) B'), medalsOf('gA', 'sB'), false],
  ['a match whose loser was disqualified in it', rowsOf('W A', 'L(DSQ) B'), medalsOf('gA', 'sB'), false],
  ['a finalist disqualified for unsporting behaviour', rowsOf('W A', 'L(DQB) B'), medalsOf('gA', 'sB'), true],
  ['a match with the other winner', rowsOf('L A', 'W B'), medalsOf('gA', 'sB'), true],
  ['the winner of a match for bronze', rowsOf('W C', 'L D'), medalsOf('bC'), false],
  ['the loser of a match for bronze', rowsOf('L C', 'W D'), medalsOf('bC'), true],
  ['the loser of a semi-final that gives bronze', rowsOf('W A', 'L C'), medalsOf('bC'), false],
])('%s: under revision is %#', (_what, rows, medals, expected) => {
  expect(contradictsMedals(rows, medals, new Set(['A', 'B', ...medals.map(({ competitor }) => competitor)]))).toBe(
    expected,
  )
})
