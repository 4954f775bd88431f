import { describe, expect, test } from 'vitest'
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

describe('an unfinished set decides no match (R12.5)', () => {
  const match = (title: string, score: string, status = '') =>
    read([STATUS[0], `F;Noa Braga (AL);${score};Rui Sá (BA);${status}`], title)
  const SPORTS = {
    tennis: 'Tênis – Simples masculino',
    table: 'Tênis de mesa – Individual masculino',
    badminton: 'Badminton – Simples masculino',
    beach: 'Vôlei de praia – Masculino',
  } as const
  const teams = (score: string) =>
    read(['Fase;Equipe A;Placar;Equipe B;Situação', `Final;AL;${score};BA;`], 'Voleibol masculino')

  test.each([
    ['tennis', '4-6 2-3'],
    ['tennis', '6-4 3-2'],
    ['tennis', '6-4 4-2'],
    ['tennis', '6-4 6-5'],
    ['tennis', '6-4 3-6 4-2'],
    ['table', '11-8 11-9 5-3'],
    ['table', '11-8 15-13 10-9'],
    ['badminton', '21-19 11-8'],
    ['badminton', '21-19 15-12'],
    ['beach', '21-18 12-9'],
    ['beach', '21-18 18-21 13-12'],
  ] as const)('of %s: “%s” asks who won', (sport, score) => {
    const reading = match(SPORTS[sport], score)
    expect(reading.questions.map(({ what, written }) => [what, written])).toEqual([['winner', score]])
    expect([reading.problems, results(reading)]).toEqual([[], []])
  })

  test.each(['25-20 18-12', '25-20 25-21 24-23', '25-23 21-18', '25-20 20-25 12-9'])(
    'of volleyball: “%s” asks who won',
    (score) => expect(teams(score).questions.map(({ what }) => what)).toEqual(['winner']),
  )

  test.each([
    ['tennis', '6-4 6-2', '2'],
    ['tennis', '7-6(5) 6-4', '2'],
    ['tennis', '7-6 (7-4) 5-7 10-8', '2'],
    ['tennis', '4-2 4-1', '2'],
    ['tennis', '5-3 4-3', '2'],
    ['tennis', '6-4 3-6 7-5', '2'],
    ['table', '11-8 15-13 12-10', '3'],
    ['badminton', '21-19 30-29', '2'],
    ['badminton', '15-12 21-20', '2'],
    ['badminton', '11-8 11-5', '2'],
    ['beach', '21-18 23-21', '2'],
    ['beach', '18-12 16-18 15-9', '2'],
  ] as const)('of %s: “%s” is finished', (sport, score, won) => {
    const reading = match(SPORTS[sport], score)
    expect([faults(reading), results(reading).map(({ result, wlt }) => `${result} ${wlt}`)[0]]).toEqual([
      [[], []],
      `${won} W`,
    ])
  })

  test.each(['25-20 25-21 31-29', '21-15 21-18', '25-20 20-25 15-12', '15-9 15-13', '25-20 23-25 16-14'])(
    'of volleyball: “%s” is finished',
    (score) => expect(teams(score).questions).toEqual([]),
  )

  test('with a status that the match is not over there are its finished sets and no winner', () => {
    const reading = match(SPORTS.tennis, '6-4 3-2', 'interrompido')
    expect([faults(reading), sides(reading)]).toEqual([
      [[], []],
      ['1 –', '0 –'],
    ])
    expect(sides(match(SPORTS.table, '11-8 11-9', 'em andamento'))).toEqual(['2 –', '0 –'])
  })

  test('a note beside it says who gave up', () => {
    const reading = read(
      ['Fase;Jogador 1;Placar;Jogador 2;Obs', 'F;Noa Braga (AL);6-4 3-2;Rui Sá (BA);Braga desistiu'],
      SPORTS.tennis,
    )
    expect([faults(reading), sides(reading)]).toEqual([
      [[], []],
      ['– L', '– W'],
    ])
  })

  test('the winner in a column has won it, without a score', () => {
    const reading = read(
      ['Fase;Jogador 1;Placar;Jogador 2;Vencedor', 'F;Noa Braga (AL);6-4 3-2;Rui Sá (BA);Rui Sá'],
      SPORTS.tennis,
    )
    expect([faults(reading), sides(reading)]).toEqual([
      [[], []],
      ['– L', '– W'],
    ])
  })
})

test('a score of a match that is still played has no winner (R12.5)', () => {
  const reading = read(['Fase;Equipe A;Placar;Equipe B;Situação', 'Final;AL;2 x 1;BA;em andamento'], 'Futsal masculino')
  expect(results(reading).map(({ result, wlt, status }) => [result, wlt, status])).toEqual([
    ['2', undefined, 'INTERMEDIATE'],
    ['1', undefined, 'INTERMEDIATE'],
  ])
})

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
