import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { batch } from './written-sheet.fixture.ts'

const read = (lines: readonly string[], answers: readonly (readonly [string, string])[] = []) =>
  readSheet(
    { name: 'Plan1', rows: lines.map((line, at) => ({ row: at + 1, cells: line.split('|') })) },
    { known: NOTHING_KNOWN, answers: new Map(answers) },
  )
const organisations = (reading: ReturnType<typeof read>) =>
  batch(reading, 'results').map(({ cells }) => cells.organisation ?? null)

describe('the question about a team of two delegations suggests both, and a new delegation is possible (row 9)', () => {
  const PAIRS = 'Modalidade|Prova|Naipe|Colocação|Dupla'
  const doubles = (pair: string) => `Badminton|Duplas mistas|Misto|1|${pair}`
  test.each([
    ['in its column', [`${PAIRS}|UF`, doubles('Ari Um/Bia Dois|SP/RJ')], 'SP/RJ'],
    [
      'by their names',
      [`${PAIRS}|UF`, doubles('Ari Um/Bia Dois|São Paulo e Rio de Janeiro')],
      'São Paulo e Rio de Janeiro',
    ],
    ['behind each name of a pair', [PAIRS, doubles('Ari Um (SP) / Bia Dois (RJ)')], 'SP/RJ'],
    [
      'behind each name, Spanish',
      ['Deporte|Prueba|Rama|Puesto|Pareja', 'Bádminton|Dobles mixtos|Mixto|1|Ari Um (SP) & Bia Dois (RJ)'],
      'SP/RJ',
    ],
    [
      'of a relay, English',
      [
        'Sport|Event|Gender|Phase|Team|Delegation|Result',
        'Swimming|4x100 m freestyle|Mixed|Final|Alpha|SP + RJ|3:50.00',
      ],
      'SP + RJ',
    ],
    [
      'of a side of a match',
      [
        'Modalidade|Prova|Naipe|Fase|Dupla A|Placar|Dupla B',
        'Vôlei de praia|Duplas|M|Final|Ari Um (SP) / Bento Dois (RJ)|2 x 0|Caio (BA) / Davi (BA)',
      ],
      'SP/RJ',
    ],
  ])('%s', (_, lines, written) => {
    const { questions } = read(lines)
    expect(questions.map((one) => [one.what, one.written, one.suggestions.map(({ code }) => code)])).toEqual([
      ['organisation', written, ['SP', 'RJ']],
    ])
    const [{ key } = { key: '' }] = questions
    expect(organisations(read(lines, [[key, 'RJ']]))[0]).toBe('RJ')
    expect(organisations(read(lines, [[key, 'new']]))[0]).not.toMatch(/^(?:SP|RJ)?$/)
  })

  test('a pair of one delegation behind each name is of this delegation', () => {
    const reading = read([PAIRS, doubles('Caio Tres (BA)/Dora Quatro (BA)')])
    expect([reading.questions, organisations(reading)]).toEqual([[], ['BA']])
    expect(batch(reading, 'results').map(({ cells }) => cells.name)).toEqual(['Caio Tres / Dora Quatro'])
  })

  test('a school with a slash in its name is no joint team', () => {
    const { questions } = read([`${PAIRS}|UF`, doubles('Ari Um/Bia Dois|Escola Nova/SP')])
    expect(questions.map(({ suggestions }) => suggestions.map(({ code }) => code))).not.toContainEqual(['SP', 'RJ'])
  })
})
