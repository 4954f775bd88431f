import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { MAX_TEXT } from './sheet.ts'

const read = (text: string, answers: Readonly<Record<string, string>> = {}) =>
  readSheet(
    { name: 'Plan1', rows: text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('|') })) },
    { known: NOTHING_KNOWN, year: 2027, answers: new Map(Object.entries(answers)) },
  )
const HEADER = 'Modalidade|Prova|Naipe|Fase|Atleta|Delegação|Colocação|Resultado'

test.each(['#N/A', 'x'.repeat(MAX_TEXT + 1)])(
  'rows below an event that cannot be read do not take the event above it: %.6s (R12.5)',
  (event) => {
    const reading = read(
      [
        HEADER,
        'Atletismo|100 m|Feminino|Final|Ana Um|Alagoas|1|12,10',
        `Atletismo|${event}|Feminino|Final|Bia Dois|Bahia|1|24,10`,
        'Atletismo||Feminino|Final|Cau Três|Ceará|2|24,20',
      ].join('\n'),
    )
    expect(reading.batches.flatMap(({ kind, rows }) => (kind === 'results' ? rows.map(({ row }) => row) : []))).toEqual(
      [2],
    )
    expect(
      new Set(
        [...reading.problems, ...reading.questions.flatMap(({ rows }) => rows.map((row) => ({ row })))].map(
          ({ row }) => row,
        ),
      ),
    ).toEqual(new Set([3, 4]))
  },
)

test('a text that is too long for a value is a problem with the limit (R12.5)', () => {
  const { problems } = read(`${HEADER}\nAtletismo|100 m|Feminino|Final|${'Ana '.repeat(MAX_TEXT)}|Alagoas|1|12,10`)
  expect(problems).toEqual([{ problem: 'long-text', row: 2, column: 4, field: 'athlete', value: String(MAX_TEXT) }])
})

test('a question about long words has a key that an answer can be sent with (R12.5)', () => {
  const rows = (delegation: string) => `${HEADER}\nAtletismo|100 m|Feminino|Final|Ana Um|${delegation}|1|12,10`
  const long = 'Delegação '.repeat(60).trim()
  const [first, other] = [long, `${long} B`].map((one) => read(rows(one)).questions[0])
  expect(first?.what).toBe('organisation')
  expect(first?.key.length).toBeLessThan(600)
  expect(other?.key).not.toBe(first?.key)
  expect(read(rows(long), { [first?.key ?? '']: 'new' }).questions).toEqual([])
})
