import { describe, expect, test } from 'vitest'
import type { Cells } from '../columns.ts'
import { type KnownWords, NOTHING_KNOWN } from './known.ts'
import { matchLine } from './match-line.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import { writtenSheet } from './written-sheet.fixture.ts'

const KNOWN: KnownWords = {
  ...NOTHING_KNOWN,
  people: ['Ana Souza', 'Bia Lima', 'Eva Paz', 'Lia Sá', 'Ian Reis', 'Leo Cruz'].map((name, at) => ({
    code: `P${at}`,
    name,
    organisation: 'AL',
  })),
}
const read = (text: string, known = KNOWN): SheetReading =>
  readSheet(writtenSheet(text), {
    known,
    year: 2027,
    answers: new Map(['organisation', 'discipline'].map((what) => [`${what}|*`, 'new'])),
  })
const results = ({ batches }: SheetReading): Cells<'results'>[] =>
  batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows.map(({ cells }) => cells) : []))
const matches = (reading: SheetReading): string[] => {
  const rows = results(reading)
  return rows.flatMap((home, at) => {
    const away = rows[at + 1]
    if (home.start_order !== 1 || away === undefined) return []
    return [
      `${home.unit.slice(22, 27)} ${home.competitor} ${home.result ?? ''}-${away.result ?? ''} ${away.competitor} ${home.wlt}`,
    ]
  })
}

const LANGUAGES = [
  ['por', 'Quartas de final', 'Semifinais', 'Disputa de bronze', 'Final'],
  ['spa', 'Cuartos de final', 'Semifinales', 'Disputa de bronce', 'Final'],
  ['eng', 'Quarter-finals', 'Semi-finals', 'Bronze medal match', 'Gold medal match'],
] as const
const SPORTS = [
  [
    'ARC',
    {
      por: 'Tiro com arco – recurvo feminino',
      spa: 'Tiro con arco – recurvo femenino',
      eng: 'Archery – Recurve women',
    },
    '6 x 4',
    '6-4',
  ],
  [
    'TEN',
    { por: 'Tênis – Simples feminino', spa: 'Tenis – Individual femenino', eng: "Tennis – Women's singles" },
    '6-4 6-2',
    '2-0',
  ],
  [
    'JUD',
    { por: 'Judô – Até 57 kg feminino', spa: 'Judo – Hasta 57 kg femenino', eng: 'Judo – Women -57 kg' },
    '10 x 0',
    '10-0',
  ],
  [
    'BDM',
    { por: 'Badminton – Simples feminino', spa: 'Bádminton – Individual femenino', eng: "Badminton – Women's singles" },
    '2 x 1',
    '2-1',
  ],
] as const

describe.each(LANGUAGES)(
  'lines of matches below the titles of their phases, %s (R12.5)',
  (language, quarter, semi, bronze, final) => {
    test.each(SPORTS)('%s', (code, titles, score, expected) => {
      const lines = (one: string) => `
      ${titles[language]}
      ${quarter}
      Ana Souza${one}Bia Lima
      Eva Paz${one}Lia Sá
      ${semi}
      Ana Souza${one}Eva Paz
      ${bronze}
      Bia Lima${one}Lia Sá
      ${final}
      Ana Souza${one}Eva Paz`
      for (const text of [lines(` ${score} `), lines(`|${score}|`)]) {
        const reading = read(text)
        expect([reading.kind, reading.problems, reading.questions]).toEqual(['results', [], []])
        expect(new Set(results(reading).map(({ unit }) => unit.slice(0, 4)))).toEqual(new Set([`${code}W`]))
        expect(matches(reading)).toEqual([
          expect.stringMatching(`^QFNL. P0 ${expected} P1 W$`),
          expect.stringMatching(`^QFNL. P2 ${expected} P3 W$`),
          expect.stringMatching(`^SFNL. P0 ${expected} P2 W$`),
          expect.stringMatching(`^FNL-B P1 ${expected} P3 W$`),
          expect.stringMatching(`^FNL-[P0] P0 ${expected} P2 W$`),
        ])
      }
    })
  },
)

test.each([
  ['Futebol masculino', 'Alagoas 2 x 1 Bahia'],
  ['Fútbol masculino', 'Alagoas 2 - 1 Bahia'],
  ['Football – Boys', 'Alagoas 2-1 Bahia'],
])('lines of teams: %s, %s (R12.5)', (title, line) => {
  const reading = read(`${title}\nFinal\n${line}`)
  expect([
    reading.problems,
    reading.questions,
    results(reading).map(({ organisation, result }) => `${organisation} ${result}`),
  ]).toEqual([[], [], ['AL 2', 'BA 1']])
})

const FIELDS = ['phase', 'unit_number', 'date', 'start', 'side1', 'result', 'side2', 'wlt', 'status'] as const
test.each([
  ['Ana Souza 6 x 4 Bia Lima', { side1: 'Ana Souza', result: '6 x 4', side2: 'Bia Lima' }],
  [
    'Ana Souza (AL) 2-0 Bia Lima (PR) 21-15 21-18',
    { side1: 'Ana Souza (AL)', result: '2-0 (21-15 21-18)', side2: 'Bia Lima (PR)' },
  ],
  [
    'Ana Souza 2 x 0 Bia Lima (21-15, 21-18)',
    { side1: 'Ana Souza', result: '2 x 0 (21-15, 21-18)', side2: 'Bia Lima' },
  ],
  ['Flamengo 2 (4) x (3) 2 Vasco', { side1: 'Flamengo', result: '2 (4) x (3) 2', side2: 'Vasco' }],
  ['Ana Souza x Bia Lima 6-4 3-6 6-2', { side1: 'Ana Souza', side2: 'Bia Lima', result: '6-4 3-6 6-2' }],
  ['Ana Souza x Bia Lima', { side1: 'Ana Souza', side2: 'Bia Lima' }],
  ['Ana Souza x Bia Lima (adiado)', { side1: 'Ana Souza', side2: 'Bia Lima', status: 'adiado' }],
  ['Ana Souza def. Bia Lima 6-4 6-2', { side1: 'Ana Souza', side2: 'Bia Lima', result: '6-4 6-2', wlt: 'Ana Souza' }],
  ['Ana Souza venceu Bia Lima', { side1: 'Ana Souza', side2: 'Bia Lima', wlt: 'Ana Souza' }],
  ['Final: Ana Souza 6 x 4 Bia Lima', { phase: 'Final', side1: 'Ana Souza', result: '6 x 4', side2: 'Bia Lima' }],
  ['Jogo 3 – Ana Souza 6 x 4 Bia Lima', { unit_number: '3', side1: 'Ana Souza', result: '6 x 4', side2: 'Bia Lima' }],
  ['Ana Souza W.O. Bia Lima', { side1: 'Ana Souza', result: 'W.O.', side2: 'Bia Lima' }],
  ['Ana Souza|6|x|4|Bia Lima', { side1: 'Ana Souza', result: '6 x 4', side2: 'Bia Lima' }],
  ['Ana Souza|6|4|Bia Lima', { side1: 'Ana Souza', result: '6 x 4', side2: 'Bia Lima' }],
  ['Ana Souza|x|Bia Lima|6-4', { side1: 'Ana Souza', side2: 'Bia Lima', result: '6-4' }],
  ['1/4|Ana Souza|Bia Lima|6-4', { phase: '1/4', side1: 'Ana Souza', side2: 'Bia Lima', result: '6-4' }],
  ['Cuartos||Ana Souza|15-9|Bia Lima', { phase: 'Cuartos', side1: 'Ana Souza', result: '15-9', side2: 'Bia Lima' }],
  [
    '12|20/07|14:00|Ana Souza|6-4|Bia Lima',
    { unit_number: '12', date: '20/07', start: '14:00', side1: 'Ana Souza', result: '6-4', side2: 'Bia Lima' },
  ],
])('%s is a match (R12.5)', (line, expected) => {
  const cells = matchLine(line.split('|'))?.cells ?? []
  const found = Object.fromEntries(FIELDS.flatMap((field, at) => (cells[at] ? [[field, cells[at]]] : [])))
  expect(found).toEqual(expected)
})

test.each([
  'Basquete 3 x 3 Feminino',
  'Revezamento 4 x 100 m',
  'Jogos 12 - 14 de julho',
  'Categoria 15 - 17 anos',
  'Ginásio 2 - Quadra 1',
  'Data:|12-14|Local:',
  'Nome|15-17|UF',
  'Final',
  '1|Ana Souza|AL',
  '1º|1|3|Ana Souza|AL',
  'Ana Souza|2|4|AL',
])('%s is no match (R12.5)', (line) => {
  expect(matchLine(line.split('|'))).toBeNull()
})

test('people with their age class are no matches (R12.5)', () => {
  const reading = read('Judô feminino\nAna Souza|15-17|AL\nBia Lima|12-14|PR')
  expect(results(reading)).toEqual([])
})

test('any other line below matches is passed over with a notice (R12.5)', () => {
  const reading = read('Judô – Até 57 kg feminino\nFinal\nAna Souza 10 x 0 Bia Lima\nMesa|Arena 2')
  expect([matches(reading).length, reading.passedOver.map(({ row, why }) => `${row} ${why}`)]).toEqual([
    1,
    ['1 title', '4 note'],
  ])
})

test('lines of matches behind a list are read by the title above them, and their sides by the list (R12.5)', () => {
  const reading = read(
    `ARCHERY - RECURVE U18 WOMEN
     Ranking round (60m, 72 arrows) Fri 19 July
     Rank|Bib|Name|Country|1st 36|2nd 36|Total
     1|108|Tilda Marchetti|Malta|318|321|639
     2|103|Hannah Okwiri|Kenya|312|322|634

     Matches Sat 20 July
     Gold|Marchetti|Okwiri|5-6|T.9-10`,
    NOTHING_KNOWN,
  )
  expect([reading.problems, reading.questions]).toEqual([[], []])
  const final = results(reading).filter(({ unit }) => unit.slice(22, 26) === 'FNL-')
  expect(final.map(({ name, organisation, wlt }) => `${name} ${organisation} ${wlt}`)).toEqual([
    'Tilda Marchetti MLT L',
    'Hannah Okwiri KEN W',
  ])
})

test('rows with a place below the title of another event are rows of the list above (R12.5)', () => {
  const reading = read(`Natação
    50 m livre feminino
    Col|Série|Raia|Atleta|UF|Tempo
    1º|2|4|Ana Souza|AL|28,44

    50 m livre masculino
    1º|1|3|Ian Reis|AL|25,31`)
  expect(results(reading).map(({ rank, result }) => `${rank} ${result}`)).toEqual(['1 28.44', '1 25.31'])
})

test('titles above a row that is not read are those of the next matches too, instead of earlier ones (R12.5)', () => {
  const text = `Handebol
Feminino
Final
AL | 20 | x | 18 | SP
Masculino
Semifinais
AL | ? | x | ? | SP
RJ | 30 | x | 21 | BA
Final
AL | 30 | x | 22 | RJ`
  const units = results(read(text, NOTHING_KNOWN)).map(({ unit }) => `${unit[3]} ${unit.slice(22, 26)}`)
  expect(units).toEqual(['W FNL-', 'W FNL-', 'M SFNL', 'M SFNL', 'M FNL-', 'M FNL-'])
})

test.each([
  ['AL | 1 (2) | x | (3) 1 | SP', '1 (2) x (3) 1'],
  ['AL | 1 (2) | - | 1 (3) | SP', '1 (2) x 1 (3)'],
  ['AL | 3 | – | 1 | SP', '3 x 1'],
])('the scores of both sides in %s are a score (R12.5)', (line, score) => {
  expect(matchLine(line.split('|').map((cell) => cell.trim()))?.cells).toContain(score)
})

test('the stage above the last matches is not their event (R12.5)', () => {
  const text = `Handebol – Feminino
Zona A
AL | 20 | - | 18 | SP
Definición - Sábado 21/9/2024
Final | AL | 30 | - | 22 | RJ`
  expect(new Set(results(read(text, NOTHING_KNOWN)).map(({ unit }) => unit.slice(0, 22))).size).toBe(1)
})

test.each([
  'Desempate do 2º lugar: partida relâmpago, Souza venceu Lima.',
  'Desempate del 2º puesto: partida relámpago, Souza venció a Lima',
  'Tie-break for 2nd place: blitz game, Souza beat Lima',
])('the note “%s” is no match (R12.5)', (note) => {
  expect(matchLine([note])).toBe(null)
})

test.each([
  ['HEAD-TO-HEAD (top 4)', 'Semi', 'Gold'],
  ['DIRECT ELIMINATION', 'SF', 'F'],
  ['ELIMINATÓRIA DIRETA', 'Semifinal', 'Final'],
  ['ELIMINACIÓN DIRECTA', 'Semifinal', 'Final'],
])(
  'matches below “%s” are of the event of the list above, whose names have delegations (R12.5)',
  (title, semi, gold) => {
    const reading = read(
      `FESTIVAL
     Field
     ARCHERY - U16 GIRLS RECURVE - RANKING ROUND (2 x 36 arrows @ 40m)
     Rank|Name|School|Total
     1|Ana Um|AL|597
     2|Bia Dois|BA|588
     3|Eva Três|CE|588
     4|Lia Seis|GO|557
     ${title}
     ${semi}|Ana Um|v|Lia Seis|4-6
     ${semi}|Bia Dois|v|Eva Três|6-5 (shoot-off 9*-9)
     ${gold}|Lia Seis|v|Bia Dois|2-6

     ARCHERY - U16 BOYS COMPOUND - RANKING ROUND
     Rank|Name|School|Total
     1|Ian Um|AL|658`,
      NOTHING_KNOWN,
    )
    expect([reading.problems, reading.questions]).toEqual([[], []])
    const rows = results(reading).map(({ unit, organisation, wlt }) => [
      unit.slice(0, 15),
      unit.slice(22, 26),
      organisation,
      wlt,
    ])
    expect(rows.slice(4)).toEqual([
      ['ARCWINDIVID-U16', 'SFNL', 'AL', 'L'],
      ['ARCWINDIVID-U16', 'SFNL', 'GO', 'W'],
      ['ARCWINDIVID-U16', 'SFNL', 'BA', 'W'],
      ['ARCWINDIVID-U16', 'SFNL', 'CE', 'L'],
      ['ARCWINDIVID-U16', 'FNL-', 'GO', 'L'],
      ['ARCWINDIVID-U16', 'FNL-', 'BA', 'W'],
      ['ARCMCOMP----U16', 'QUAL', 'AL', undefined],
    ])
  },
)

describe('a note that excludes a side of a match (R12.5)', () => {
  const withNote = (note: string, answer?: string) => {
    const header = 'ESGRIMA – FLORETE FEMININO\nFase|Atleta A|UF|Placar|Atleta B|UF|Obs.'
    const text = `${header}\nSemifinal|Ana Um|AL|10-6|Bia Dois|BA|${note}`.replaceAll('\\\n', '\n')
    const first = read(text, NOTHING_KNOWN)
    if (answer === undefined) return first
    return readSheet(writtenSheet(text), {
      known: NOTHING_KNOWN,
      year: 2027,
      answers: new Map(first.questions.map(({ key }) => [key, answer])),
    })
  }

  test.each(['Bia Dois: black card, excluded', 'Bia Dois cartão preto', 'Dois expulsa: tarjeta negra'])(
    '“%s” is a question about the loser',
    (note) => {
      expect(withNote(note).questions).toMatchObject([{ what: 'remark', written: `Bia Dois · ${note}` }])
      expect(results(withNote(note, 'disqualified')).map(({ irm }) => irm)).toEqual([null, 'DQB'])
      expect(results(withNote(note, 'kept')).map(({ irm }) => irm)).toEqual([null, null])
    },
  )

  test.each(['Ana Um: tarjeta negra', 'atleta excluída da prova', 'Ana Um e Bia Dois: black card'])(
    '“%s” is a problem: it is about the winner, or names neither or both sides',
    (note) => {
      const reading = withNote(note)
      expect(reading.problems).toMatchObject([{ problem: 'unknown-words', field: 'status', value: note }])
      expect(results(reading)).toEqual([])
    },
  )

  test.each(['cartão amarelo: Bia Dois', 'bom combate'])('“%s” excludes no side', (note) => {
    expect([withNote(note).questions, withNote(note).problems]).toEqual([[], []])
  })
})
