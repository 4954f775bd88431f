import { describe, expect, test } from 'vitest'
import { type KnownWords, NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import { batch, writtenSheet } from './written-sheet.fixture.ts'

const NAMES = ['Ana Souza', 'Bia Lima', 'Eva Paz', 'Lia Sá', 'Mia Reis', 'Iva Cruz', 'Zoe Melo', 'Ada Dias']
const KNOWN: KnownWords = {
  ...NOTHING_KNOWN,
  people: NAMES.map((name, at) => ({ code: `P${at}`, name, organisation: 'AL' })),
}
const read = (text: string): SheetReading =>
  readSheet(writtenSheet(text), {
    known: KNOWN,
    year: 2027,
    answers: new Map(['organisation', 'discipline'].map((what) => [`${what}|*`, 'new'])),
  })
const matches = (reading: SheetReading): string[] =>
  [...Map.groupBy(batch(reading, 'results'), ({ cells }) => cells.unit)].map(([unit, rows]) =>
    [
      unit.slice(22, 26),
      ...rows.map(({ cells: { competitor, result, wlt } }) => [competitor, result, wlt].filter(Boolean).join(' ')),
    ].join(' '),
  )

/** A bracket whose first names are in column A, each round two columns further and between its names. `cell`: of a name in a round. */
function treeOf(
  rounds: readonly (readonly string[])[],
  cell: (name: string, round: number) => string = (name) => name,
) {
  const lines = Array.from({ length: 2 * (rounds[0]?.length ?? 0) - 1 }, () => Array.from({ length: 8 }, () => ''))
  for (const [round, names] of rounds.entries())
    for (const [at, name] of names.entries()) {
      const [own = '', score = ''] = name === '' ? [] : cell(name, round).split('|')
      const line = lines[2 ** round - 1 + at * 2 ** (round + 1)]
      if (line) [line[round * 2], line[round * 2 + 1]] = [own, score]
    }
  return lines.map((line) => line.join('|')).join('\n')
}
const [ANA = '', BIA = '', EVA = '', LIA = '', MIA = '', IVA = '', ZOE = '', ADA = ''] = NAMES
const ROUNDS = [NAMES, [ANA, EVA, MIA, ZOE], [ANA, MIA], [MIA]]
const WON = [
  'QFNL P0 W P1 L',
  'QFNL P2 W P3 L',
  'QFNL P4 W P5 L',
  'QFNL P6 W P7 L',
  'SFNL P0 W P2 L',
  'SFNL P4 W P6 L',
  'FNL- P0 L P4 W',
]

const LANGUAGES = [
  ['por', 'Judô -57 kg feminino', 'Quartas de final||Semifinais||Final||Campeã'],
  ['spa', 'Judo -57 kg femenino', 'Cuartos de final||Semifinales||Final||Campeona'],
  ['eng', 'Judo Women -57 kg', 'Quarterfinals||Semifinals||Final||Winner'],
] as const

describe.each(LANGUAGES)('a bracket drawn as a tree, %s (R12.5)', (_, title, header) => {
  test('has its matches by the winners in the next column', () => {
    const reading = read(`${title}\n${header}\n${treeOf(ROUNDS)}`)
    expect([reading.kind, reading.problems, reading.questions, reading.notRead]).toEqual(['results', [], [], []])
    expect(matches(reading).toSorted()).toEqual(WON.toSorted())
  })

  test('has its matches also without empty cells between its names', () => {
    const columns = header.replaceAll('||', '|')
    const lines = NAMES.map((name, row) => [name, ...ROUNDS.slice(1).map((names) => names[row] ?? '')].join('|'))
    expect(matches(read(`${title}\n${columns}\n${lines.join('\n')}`)).toSorted()).toEqual(WON.toSorted())
  })

  test('of which a winner is not one of the two before is named and not read', () => {
    const reading = read(`${title}\n${header}\n${treeOf([NAMES, [ANA, 'Rita Mar', MIA, ZOE], [ANA, MIA], [MIA]])}`)
    expect([batch(reading, 'results'), reading.problems, reading.questions]).toEqual([[], [], []])
    expect(reading.notRead).toMatchObject([
      { row: 2, words: header.replaceAll('||', ', '), why: 'bracket', kind: null },
    ])
    expect(reading.notRead[0]?.rows).toHaveLength(16)
  })
})

const TITLE = 'Judô -57 kg feminino\nQuartas de final||Semifinais||Final||Campeã'

test('the points beside each name are those of its match (R12.5)', () => {
  const points = (name: string, round: number) =>
    `${name}|${round === 3 ? '' : ROUNDS[round + 1]?.includes(name) ? 10 : 1}`
  const reading = read(`${TITLE}\n${treeOf(ROUNDS, points)}`)
  expect(matches(reading)).toContain('FNL- P0 1 L P4 10 W')
  expect([matches(reading).length, reading.problems]).toEqual([7, []])
})

test('points that contradict the winner are no result (R12.5)', () => {
  const points = (name: string, round: number) =>
    `${name}|${round === 3 ? '' : ROUNDS[round + 1]?.includes(name) ? 0 : 10}`
  const reading = read(`${TITLE}\n${treeOf(ROUNDS, points)}`)
  expect([matches(reading), reading.notRead.map(({ why }) => why)]).toEqual([[], ['bracket']])
})

test('a score beside the winner is that of the match before, the winner first (R12.5)', () => {
  const sets = (name: string, round: number) => `${name}|${round === 0 ? '' : '6-4 6-2'}`
  const reading = read(`Tênis – Simples feminino\nQuartas de final||Semifinais||Final||Campeã\n${treeOf(ROUNDS, sets)}`)
  expect([reading.problems, reading.questions, reading.notRead]).toEqual([[], [], []])
  expect(matches(reading)).toContain('FNL- P4 2 W P0 0 L')
})

test('matches that are still to be played have no winner (R12.5)', () => {
  const reading = read(`${TITLE}\n${treeOf([NAMES, [ANA, EVA, MIA, ''], [], []])}`)
  expect(reading.problems).toEqual([])
  expect(matches(reading).filter((line) => line.includes(' W '))).toEqual(WON.slice(0, 3))
  expect(matches(reading).filter((line) => line.startsWith('FNL'))).toEqual([])
})

test('a name without an opponent advances without a match (R12.5)', () => {
  const names = [ANA, 'BYE', EVA, LIA, MIA, IVA, ZOE, ADA]
  expect(matches(read(`${TITLE}\n${treeOf([names, ...ROUNDS.slice(1)])}`)).toSorted()).toEqual(WON.slice(1).toSorted())
})

test('a whole tree of four without a header is two semifinals and a final (R12.5)', () => {
  const reading = read(`Judô -57 kg feminino\n${treeOf([[ANA, BIA, EVA, LIA], [ANA, EVA], [EVA]])}`)
  expect(matches(reading).toSorted()).toEqual(['FNL- P0 L P2 W', 'SFNL P0 W P1 L', 'SFNL P2 W P3 L'])
})

test('namesakes in a pair leave open who won, so the bracket is not read (R12.5)', () => {
  const names = [ANA, `${ANA} Reis`, ...NAMES.slice(2)]
  const reading = read(`${TITLE}\n${treeOf([names, ...ROUNDS.slice(1)])}`)
  expect([matches(reading), reading.notRead.map(({ why }) => why)]).toEqual([[], ['bracket']])
})

test('a phase named constructor is a phase like others (R12.5)', () => {
  expect(read(`${TITLE.split('\n')[0]}\nFase|Atleta|UF|Lugar\nconstructor|${ANA}|AL|1`).kind).toBe('results')
})
