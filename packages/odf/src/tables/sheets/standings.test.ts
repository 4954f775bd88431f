import { describe, expect, test } from 'vitest'
import { inWorkbook, type Sheet } from './sheet.ts'
import { NOTHING_KNOWN } from './known.ts'
import { readSheets } from './read-sheet.ts'
import { ALL_NEW, batch } from './written-sheet.fixture.ts'

/** A sheet as written: columns between `|`, a row a line. */
function sheetOf(text: string): Sheet {
  const rows = text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('|') }))
  return { name: 'Plan1', rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}
const read = (texts: readonly string[], answers: readonly (readonly [string, string])[] = []) =>
  readSheets(
    texts.map((text, at) => inWorkbook(sheetOf(text), at)),
    { known: NOTHING_KNOWN, year: 2027, answers: new Map([...ALL_NEW, ...answers]) },
  )
const listOf = (reading: ReturnType<typeof read>): string[] =>
  batch(reading, 'results').map(({ cells }) => `${cells.organisation} ${cells.rank ?? cells.result}`)
const standingsRows = ({ passedOver }: ReturnType<typeof read>): number =>
  passedOver.filter(({ why }) => why === 'standings').length

const MATCHES = 'Equipe A|Placar|Equipe B\nAL|3 x 1|BA\nBA|2 x 2|SP\nSP|0 x 1|AL'
const RESULTS = ['AL 3', 'BA 1', 'BA 2', 'SP 2', 'SP 0', 'AL 1']
const TABLES = [
  ['por', 'Equipe|J|V|E|D|GP|GC|SG|P', 'AL|2|2|0|0|4|1|3|6', 'SP|2|0|1|1|2|3|-1|1'],
  ['spa', 'EQUIPO|DT|Teléfono|PJ|PG|PP|Pts', 'AL|Rui Sá|99|2|2|0|6', 'SP|Eva Sol|98|2|0|1|1'],
  ['eng', 'Pos|Team|Coach|Phone|P|W|D|L|Pts', '1|AL|Bo Dee|99|2|2|0|0|6', '2|SP|Al Fee|98|2|0|1|1|1'],
  ['letters', 'Pos|Equipe|P|J|V|E|D', '1|AL|6|2|2|0|0', '2|SP|1|2|0|1|1'],
] as const
const beside = (left: string, right: string, width: number): string =>
  Array.from({ length: 5 }, (_, at) => {
    const cells = (left.split('\n')[at] ?? '').split('|')
    return [
      ...Array.from({ length: width }, (_empty, column) => cells[column] ?? ''),
      '',
      right.split('\n')[at] ?? '',
    ].join('|')
  }).join('\n')

describe('standings beside the matches of their file are no places (R12.5)', () => {
  test.each(TABLES)('%s', (_, ...lines) => {
    const table = lines.join('\n')
    const title = 'FUTSAL MASCULINO\n'
    const width = lines[0].split('|').length
    const texts = [
      [`${title}${MATCHES}\n\n${table}`],
      [`${title}${table}\n\n${MATCHES}`],
      [`${title}${beside(MATCHES, table, 3)}`],
      [`${title}${beside(table, MATCHES, width)}`],
      [`${title}${MATCHES}`, `${title}${table}`],
    ]
    for (const text of texts) {
      const reading = read(text)
      expect([reading.questions, reading.problems, listOf(reading)]).toEqual([[], [], RESULTS])
    }
  })

  test('also with a rank and points only, below the title of standings', () => {
    const reading = read([`FUTSAL MASCULINO\n${MATCHES}\n\nPOSICIONES\nPos|Equipo|Pts\n1|AL|6\n2|SP|1`])
    expect([listOf(reading), standingsRows(reading)]).toEqual([RESULTS, 3])
  })

  test('matches below the header of the standings of another group are read', () => {
    const rows = ['Jogo|Equipe|Placar|Equipe||Equipe|PG|J|V|E|D', '1|AL|3x1|BA||AL|6|2|2|0|0']
    const others = ['2|BA|2x2|SP||Equipe|PG|J|V|E|D', '3|SP|0x1|AL||CE|6|2|2|0|0']
    expect(listOf(read([['FUTSAL MASCULINO', ...rows, ...others].join('\n')]))).toEqual(RESULTS)
  })
})

describe('standings without matches are places by an answer of the organiser (R12.5)', () => {
  const answer = (text: string, code: string) => {
    const [question] = read([text]).questions
    expect(question).toMatchObject({ what: 'standings', suggestions: [{ code: 'final' }, { code: 'group' }] })
    return read([text], [[question?.key ?? '', code]])
  }

  test.each(TABLES)('%s', (_, ...lines) => {
    const text = `FUTSAL MASCULINO – CLASSIFICAÇÃO\n${lines.join('\n')}`
    expect(listOf(read([text]))).toEqual([])
    const final = answer(text, 'final')
    expect([listOf(final), final.questions, final.problems]).toEqual([['AL 1', 'SP 2'], [], []])
    expect(batch(final, 'results').map(({ cells }) => cells.unit.slice(22, 26))).toEqual(['FNL-', 'FNL-'])
    expect([listOf(answer(text, 'group')), standingsRows(answer(text, 'group'))]).toEqual([[], 2])
  })

  test.each([
    ['Futsal feminino', 'Pos|Equipe|Pts'],
    ['Balonmano femenino', 'Lugar|Equipo|Puntos'],
    ['Basketball women', 'Rank|Team|Pts'],
    ['Vôlei feminino', 'Col.|UF|Pontos'],
    ['Rugby sevens feminino', 'Pos|Equipe|Pts'],
  ])('also with a rank and points only: %s, %s', (title, header) => {
    const text = `${title}\n${header}\n1|AL|6\n2|SP|1`
    expect(listOf(read([text]))).toEqual([])
    expect([listOf(answer(text, 'final')), listOf(answer(text, 'group'))]).toEqual([['AL 1', 'SP 2'], []])
  })

  test.each([
    ['Ginástica rítmica – Conjunto 5 bolas', 'Pos|Equipe|Pontos'],
    ['Natação – 4x50 m livre feminino – Final', 'Pos|Equipe|Pts|Tempo'],
    ['Futsal feminino – Classificação final', 'Pos|Equipe|Pts'],
  ])('points of “%s” are those of its places', (title, header) => {
    const reading = read([`${title}\n${header}\n1|AL|30,5|2:01,90\n2|SP|29,1|2:02,15`])
    expect(reading.questions.filter(({ what }) => what === 'standings')).toEqual([])
    expect(listOf(reading)).toHaveLength(2)
  })

  test('a title of the final ranking needs no answer', () => {
    const reading = read([
      'HANDEBOL FEMININO\nCLASSIFICAÇÃO FINAL\nPos|Equipe|PG|J|V|E|D\n1|AL|6|2|2|0|0\n2|SP|1|2|0|1|1',
    ])
    expect([reading.questions, listOf(reading)]).toEqual([[], ['AL 1', 'SP 2']])
  })

  test('those of a group are no places', () => {
    const reading = read(['HANDEBOL FEMININO\nGRUPO A\nPos|Equipe|PG|J|V|E|D\n1|AL|6|2|2|0|0\n2|SP|1|2|0|1|1'])
    expect([reading.questions, listOf(reading), standingsRows(reading)]).toEqual([[], [], 2])
  })
})

test('coaches and telephones beside standings are never read (R12.5)', () => {
  const [table] = read(['FÚTSAL MASCULINO\nEQUIPO|DT|Teléfono|PJ|PG|PP|Pts\nAL|Rui Sá|99|2|2|0|6']).tables
  expect([table?.fields.slice(1, 3), table?.passed.slice(1, 3), table?.example[2]]).toEqual([
    [null, null],
    ['unused', 'personal'],
    '',
  ])
})

test.each([
  ['Rodada', ''],
  ['Jornada', ''],
  ['Fecha', ''],
  ['Round', 'º'],
  ['Matchday', ''],
])('a number below %s is the round of its match (R12.5)', (header, sign) => {
  const rows = ['1|AL|3 x 1|BA', '1|SP|2 x 2|CE', '2|AL|1 x 0|SP'].map((row) => row.replace('|', `${sign}|`))
  const reading = read([[`FUTEBOL FEMININO`, `${header}|Equipe A|Placar|Equipe B`, ...rows].join('\n')])
  expect(reading.problems).toEqual([])
  const units = new Set(batch(reading, 'results').map(({ cells }) => cells.unit))
  expect([units.size, ...new Set([...units].map((unit) => unit.slice(22, 26)))]).toEqual([3, 'RND1', 'RND2'])
})

test('goals between two sides are their score (R12.5)', () => {
  const reading = read(['FÚTBOL FEMENINO\nEquipo 1|Goles|Equipo 2\nAL|3-1|BA'])
  expect([reading.questions, listOf(reading)]).toEqual([[], ['AL 3', 'BA 1']])
})
