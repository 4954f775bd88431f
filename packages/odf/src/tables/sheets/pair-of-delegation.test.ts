import { describe, expect, test } from 'vitest'
import { type KnownWords, NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import { batch } from './written-sheet.fixture.ts'

const read = (text: string, known: KnownWords = NOTHING_KNOWN, answers: readonly (readonly [string, string])[] = []) =>
  readSheet(
    {
      name: 'Plan1',
      rows: text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('|') })),
    },
    {
      known,
      answers: new Map([['discipline|*', 'new'], ['organisation|*', 'new'], ...answers]),
    },
  )
const competitors = (reading: SheetReading) => batch(reading, 'results').map(({ cells }) => cells.competitor)

const EVENTS = [
  ['Vôlei de praia feminino', 'Voleibol de playa femenino', 'Beach volleyball women'],
  ['Badminton – Duplas femininas', 'Bádminton – Dobles femenino', "Badminton – Women's doubles"],
  ['Tênis de mesa – Duplas femininas', 'Tenis de mesa – Dobles femenino', "Table tennis – Women's doubles"],
  ['Tênis – Duplas femininas', 'Tenis – Dobles femenino', "Tennis – Women's doubles"],
].flatMap(
  ([por = '', spa = '', eng = '']) =>
    [
      [por, 'Posição|Delegação', 'Fase|Lado 1|Placar|Lado 2'],
      [spa, 'Puesto|Delegación', 'Fase|Equipo 1|Marcador|Equipo 2'],
      [eng, 'Rank|Delegation', 'Phase|Side 1|Score|Side 2'],
    ] as const,
)

describe.each(EVENTS)('a pair named by its delegation only, %s (R12.5)', (event, list, matches) => {
  const [unit = ''] = batch(read(`${event}\n${list}\n1|Alagoas`), 'results').map(({ cells }) => cells.unit)
  const pairOf = (code: string, name: string, organisation: string) => ({
    code,
    name,
    organisation,
    event: unit.slice(0, 22).padEnd(34, '-'),
  })
  const known: KnownWords = {
    ...NOTHING_KNOWN,
    teams: [
      pairOf('PAIR1', 'Ana Um / Bia Dois', 'AL'),
      pairOf('PAIR2', 'Eva Três / Lia Dez', 'AL'),
      pairOf('PAIR3', 'Mia Sá / Zoe Paz', 'BA'),
    ],
  }

  test('is a question with the pairs of the delegation and a new one', () => {
    const text = `${event}\n${list}\n1|Alagoas\n2|Bahia\n3|Alagoas`
    const open = read(text, known)
    expect(
      open.questions.map(({ what, rows, suggestions }) => [what, rows, suggestions.map(({ code }) => code)]),
    ).toEqual([
      ['pair', [3], ['PAIR1', 'PAIR2']],
      ['pair', [5], ['PAIR1', 'PAIR2']],
    ])
    expect(competitors(open)).toEqual(['PAIR3'])
    const [first = '', second = ''] = open.questions.map(({ key }) => key)
    expect(
      competitors(
        read(text, known, [
          [first, 'PAIR2'],
          [second, 'PAIR1'],
        ]),
      ),
    ).toEqual(['PAIR2', 'PAIR3', 'PAIR1'])
    const withNew = read(text, known, [
      [first, 'PAIR2'],
      [second, 'new'],
    ])
    const code = competitors(withNew).at(-1)
    expect([withNew.questions, ['PAIR1', 'PAIR2', 'PAIR3'].includes(code ?? '')]).toEqual([[], false])
    expect(batch(withNew, 'teams').map(({ cells }) => [cells.code, cells.organisation])).toEqual([[code, 'AL']])
    // an answer is not that of another pair that enters later
    const more = { ...known, teams: [...known.teams, pairOf('PAIR4', 'Ivo Rei / Leo Luz', 'AL')] }
    expect(
      read(text, more, [
        [first, 'PAIR2'],
        [second, 'PAIR1'],
      ]).questions,
    ).toHaveLength(2)
  })

  test('is a question for each match, also for both sides of one', () => {
    const text = `${event}\n${matches}\nSemifinal 1|Alagoas|2 x 0|Alagoas\nSemifinal 2|Alagoas|2 x 1|Bahia`
    const open = read(text, known)
    expect(open.questions.map(({ what, rows }) => [what, rows])).toEqual([
      ['pair', [3]],
      ['pair', [3]],
      ['pair', [4]],
    ])
    const answers = open.questions.map(({ key }, at) => [key, at === 1 ? 'PAIR2' : 'PAIR1'] as const)
    expect(competitors(read(text, known, answers)).toSorted()).toEqual(['PAIR1', 'PAIR1', 'PAIR2', 'PAIR3'])
  })
})
