import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'

const read = (lines: readonly string[], title = ''): SheetReading =>
  readSheet(
    { name: 'Plan1', rows: [title, ...lines].map((line, at) => ({ row: at + 1, cells: line.split(';') })) },
    {
      known: NOTHING_KNOWN,
      year: 2026,
      answers: new Map([
        ['organisation|*', 'new'],
        ['discipline|*', 'new'],
      ]),
    },
  )
const results = ({ batches }: SheetReading) =>
  batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows.map(({ cells }) => cells) : []))
const sides = (reading: SheetReading): string[] =>
  results(reading).map(({ result, wlt, irm }) => [result ?? '–', wlt ?? '–', irm ?? ''].join(' ').trim())
const faults = ({ problems, questions }: SheetReading) => [problems, questions]

test.each([
  ['Sá (hantei)', '0 x 0', ['0 L', '0 W']],
  ['Rui por decisão', '2 x 2', ['2 L', '2 W']],
  ['Braga por WO (Rui não se apresentou)', '', ['– W', '– L WO']],
  ['Noa Braga by walkover', '', ['– W', '– L WO']],
  ['Braga por puntos', '5 x 5', ['5 W', '5 L']],
  ['Sá - desempate', '3 x 3', ['3 L', '3 W']],
])('the winner “%s” of the score “%s” is the side before the reason (R12.5)', (winner, score, expected) => {
  const reading = read(
    ['Fase;AKA;UF;Placar;AO;UF;Vencedor', `Final;Noa Braga;AL;${score};Rui Sá;BA;${winner}`],
    'Karatê – Kumitê individual masculino',
  )
  expect(faults(reading)).toEqual([[], []])
  expect(sides(reading)).toEqual(expected)
})

test.each([
  ['A', ['W', 'L']],
  ['B (false start)', ['L', 'W']],
])('the winner %s is the side of that letter in the headers (R12.5)', (winner, expected) => {
  const reading = read(['Round;Team A;Score;Team B;Winner', `Final;AL;;BA;${winner}`], 'Handebol – masculino')
  expect(faults(reading)).toEqual([[], []])
  expect(results(reading).map(({ wlt }) => wlt)).toEqual(expected)
})

test('a winner who is of both sides or of none is still a problem (R12.5)', () => {
  const final = (winner: string) =>
    read(
      ['Fase;Atleta 1;Placar;Atleta 2;Vencedor', `Final;Noa Sá (AL);1 x 1;Rui Sá (BA);${winner}`],
      'Badminton – Simples masculino',
    )
  for (const winner of ['Sá (decisão)', 'Ana (hantei)'])
    expect([final(winner).problems.map(({ field }) => field), sides(final(winner))]).toEqual([['wlt'], []])
})

const STATUS = ['Phase;Player 1;Score;Player 2;Status', 'Badminton – Boys’ singles'] as const

test.each([
  ['4-6 2-3 ret.', 'Braga retired (cramp)', ['– L', '– W']],
  ['4-6 2-3', 'Sá retirado en el 2.º set', ['– W', '– L']],
  ['6-4 3-1', 'Sá desistiu', ['– W', '– L']],
  ['w/o', 'Braga withdrew - Sá advances', ['– L WO', '– W']],
  ['WO', 'Braga avança', ['– W', '– L WO']],
])('the score %s beside “%s” has a winner (R12.5)', (score, status, expected) => {
  const reading = read([STATUS[0], `QF;Noa Braga (AL);${score};Rui Sá (BA);${status}`], STATUS[1])
  expect(faults(reading)).toEqual([[], []])
  expect(sides(reading)).toEqual(expected)
})

test.each(['suspended - power failure', 'interrompido por chuva', 'suspendido, sigue el sábado'])(
  'a match with the status “%s” has its sets so far and no winner (R12.5)',
  (status) => {
    const reading = read([STATUS[0], `F;Noa Braga (AL);21-19 21-23;Rui Sá (BA);${status}`], STATUS[1])
    expect(faults(reading)).toEqual([[], []])
    expect(sides(reading)).toEqual(['1 –', '1 –'])
    expect(results(reading).map((row) => row.status)).toEqual(['INTERMEDIATE', 'INTERMEDIATE'])
  },
)

test.each(['Tênis – Simples masculino', 'Tenis – Individual masculino', 'Tennis - Boys Singles U16'])(
  'names with unknown delegations in a sport without a catalogue are people: %s (R12.5)',
  (title) => {
    const reading = read(['Fase;Jogador 1;Jogador 2;Placar', 'Final;Noa Braga (Lagoa);Rui Sá (Serra);6-4 6-2'], title)
    expect(faults(reading)).toEqual([[], []])
    expect(results(reading).map(({ name }) => name)).toEqual(['Noa Braga', 'Rui Sá'])
    expect(results(reading).every(({ unit }) => unit.startsWith('TENM') && unit.slice(4, 22) !== '-'.repeat(18))).toBe(
      true,
    )
  },
)
