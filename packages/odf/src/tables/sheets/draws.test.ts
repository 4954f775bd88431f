import { expect, test } from 'vitest'
import { padRsc } from '@games/domain'
import { NO_UNIT } from '../../absent.ts'
import type { OdfUnit } from '../../message.ts'
import { leftOfDraw } from '../left-of-draw.ts'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'

const read = (rows: readonly string[], header = 'Modalidade;Prova;Cabeça de chave;Atleta;UF') =>
  readSheet(
    { name: 'a', rows: [header, ...rows].map((line, at) => ({ row: at + 1, cells: line.split(';') })) },
    { known: NOTHING_KNOWN },
  )
const rowOf = (seed: number | string, state: string, event = 'Até 57 kg feminino') =>
  `Taekwondo;${event};${seed};Ana ${state};${state}`
const drawn = (reading: ReturnType<typeof read>) =>
  reading.batches.flatMap((batch) =>
    batch.kind === 'schedule'
      ? batch.rows.map(({ cells: { unit, medal, sides } }) => [
          unit.slice(22, 30),
          medal,
          ...(sides ?? []).map((side) => side.organisation ?? `${side.from?.wlt} ${side.from?.unit?.slice(22, 30)}`),
        ])
      : [],
  )

test('seeds make a knockout: the best have the byes and meet last, whatever the order of the rows (R12.5)', () => {
  const rows = ['AL', 'PR', 'BA', 'SP', 'RJ'].map((state, at) => rowOf(at + 1, state))
  const reading = read(rows)
  expect([reading.kind, reading.problems, reading.questions]).toEqual(['draws', [], []])
  expect(drawn(reading)).toEqual([
    ['QFNL0002', 0, 'RJ', 'SP'],
    ['SFNL0001', 0, 'AL', 'W QFNL0002'],
    ['SFNL0002', 0, 'BA', 'PR'],
    ['FNL-0001', 1, 'W SFNL0001', 'W SFNL0002'],
  ])
  expect(drawn(read(rows.toReversed()))).toEqual(drawn(reading))
  // who meets whom, in words, in each row
  expect([...reading.texts.values()].map(({ words }) => words)).toEqual([
    'Ana AL × …',
    'Ana BA × Ana PR',
    'Ana BA × Ana PR',
    'Ana RJ × Ana SP',
    'Ana RJ × Ana SP',
  ])
})

test('who has no seed follows in the order of the lot, which is that of the rows; dashes are none (R12.5)', () => {
  expect(drawn(read([rowOf('', 'BA'), rowOf('1º', 'AL'), rowOf('–', 'PR'), rowOf('2.', 'SP')]))).toEqual([
    ['SFNL0001', 0, 'AL', 'PR'],
    ['SFNL0002', 0, 'BA', 'SP'],
    ['FNL-0001', 1, 'W SFNL0001', 'W SFNL0002'],
  ])
})

test.each([
  ['a seed twice', [rowOf(1, 'AL'), rowOf(1, 'BA'), rowOf(2, 'SP')], ['3 contradicting-row', '2 no-draw', '4 no-draw']],
  [
    'somebody twice',
    [rowOf(1, 'AL'), rowOf(2, 'AL'), rowOf(3, 'SP')],
    ['3 contradicting-row', '2 no-draw', '4 no-draw'],
  ],
  [
    'a seed that is no number',
    [rowOf('x', 'AL'), rowOf(2, 'BA'), rowOf(3, 'SP')],
    ['2 bad-number', '3 no-draw', '4 no-draw'],
  ],
  ['one alone', [rowOf(1, 'AL')], ['2 no-draw']],
  [
    'a sport without draws',
    [1, 2].map((seed) => `Natação;50 m livre feminino;${seed};Ana ${seed};AL`),
    ['2 no-draw', '3 no-draw'],
  ],
])('%s: no event is drawn by half, and each row says why (R12.5, B7)', (_what, rows, problems) => {
  const reading = read([...rows, rowOf(1, 'RJ', 'Até 49 kg feminino'), rowOf(2, 'ES', 'Até 49 kg feminino')])
  expect(reading.problems.map(({ row, problem }) => `${row} ${problem}`)).toEqual(problems)
  // the other event is drawn
  expect(drawn(reading)).toEqual([['FNL-0001', 1, 'RJ', 'ES']])
})

test('a row whose event cannot be read may be of any event of its discipline: none of them is drawn, others are (R12.5, B7)', () => {
  const judo = [1, 2].map((seed) => `Judô;Até 48 kg feminino;${seed};Bia ${seed};AL`)
  const rows = [rowOf(1, 'AL'), rowOf(2, 'BA'), ...judo]
  const reading = read([...rows, rowOf(3, 'SP', '#N/A')])
  expect(drawn(reading)).toEqual([['FNL-0001', 1, 'AL', 'AL']])
  expect(reading.problems.map(({ row, problem }) => `${row} ${problem}`)).toEqual([
    '6 error-cell',
    '2 no-draw',
    '3 no-draw',
  ])
  // nobody knows of which discipline it is
  expect(drawn(read([...rows, '#N/A;Até 57 kg feminino;3;Ana SP;SP']))).toEqual([])
})

test('a column that says whether somebody goes on, not how many do, stops no row (R12.5)', () => {
  const header = 'Modalidade;Prova;Naipe;Fase;Atleta;UF;Tempo;Classificam'
  const row = (goesOn: string) => `Natação;100 m livre;Feminino;Bateria 1;Ana Um;AL;58.10;${goesOn}`
  for (const word of ['sim', 'não', 'Q', '3+2']) expect([word, read([row(word)], header).problems]).toEqual([word, []])
  expect(read([row('3x2')], header).problems.map(({ problem }) => problem)).toEqual(['bad-number'])
})

test('teams are drawn as people are, and people whom nobody knew are entered with it (R12.5)', () => {
  const teams = read(['Basquete;Feminino;1;AL', 'Basquete;Feminino;2;BA'], 'Modalidade;Naipe;Cabeça de chave;Delegação')
  expect(drawn(teams)).toEqual([['FNL-0001', 1, 'AL', 'BA']])
  expect(teams.batches.map(({ kind }) => kind)).toEqual(['teams', 'schedule'])
  expect(read([rowOf(1, 'AL'), rowOf(2, 'BA')]).batches.map(({ kind }) => kind)).toEqual(['participants', 'schedule'])
})

test('of an earlier draw goes what the new one does not have, with what waits for it; pools, the programme and other draws stay (R12.5)', () => {
  const code = (unit: string) => padRsc(`TKWW57KG--------------${unit}`)
  const side = (from: string | null): OdfUnit['startList'][number] => ({
    sortOrder: 1,
    startOrder: null,
    competitor: from === null ? { code: '1', type: 'A', organisation: 'AL' } : null,
    previousUnit: from === null ? null : { unit: code(from), value: null, wlt: 'L' },
  })
  const unit = (of: string, startList: OdfUnit['startList'], more: Partial<OdfUnit> = {}): OdfUnit => ({
    ...NO_UNIT,
    name: null,
    start: null,
    scheduleStatus: 'SCHEDULED',
    phaseType: '3',
    code: code(of),
    startList,
    ...more,
  })
  const left = leftOfDraw(
    [
      unit('QFNL000100--', [side(null)]),
      unit('QFNL000200--', []),
      // taken out of the programme with its sides kept: its bracket shows it still
      unit('QFNL000300--', [side(null)], { scheduleStatus: 'UNSCHEDULED' }),
      unit('8FNL000100--', [], { scheduleStatus: 'UNSCHEDULED' }),
      unit('QFNL000400--', [side(null)], { phaseType: '0' }),
      unit('SFNL000100--', [side('QFNL000100--')]),
      unit('CLF-000100--', [side('5-8-000100--')]),
      unit('5-8-000100--', [side('QFNL000100--')]),
      unit('GPA-000100--', [side(null)]),
      // the programme says who comes there, and nobody was drawn
      unit('FNL-000200--', [side('SFNL000100--'), side('SFNL000200--')]),
    ],
    new Set([code('SFNL000100--')]),
  )
  expect(left).toEqual(['QFNL000100--', 'QFNL000300--', '5-8-000100--', 'CLF-000100--'].map(code))
})
