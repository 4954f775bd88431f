import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'

const read = (...lines: readonly string[]): SheetReading =>
  readSheet(
    {
      name: 'Plan1',
      rows: lines.map((line, at) => ({ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) })),
    },
    { known: NOTHING_KNOWN, year: 2027 },
  )
const rowsOf = ({ batches }: SheetReading, kind: 'medallists') =>
  batches.flatMap((batch) => (batch.kind === kind ? batch.rows.map(({ row }) => row) : []))

const DRAW = [
  'TÊNIS DE MESA – INDIVIDUAL MASCULINO',
  'Mesa | Hora | Fase | Atleta 1 | | Atleta 2 | Resultado',
  '2 | 09:00 | SF | Rui Lima (AL) | x | Ivo Prado (BA) | 3x0',
]

test('the number of a court beside a final that waits for a side is no medal', () => {
  const reading = read(...DRAW, '1 | 15:00 | FINAL | Rui Lima (AL) | x | venc. Sá x Luz | ')
  expect([reading.problems, rowsOf(reading, 'medallists')]).toEqual([[], []])
  expect(reading.passedOver).toContainEqual({ row: 4, why: 'unfilled' })
})

test('a final without sides is not filled in yet', () => {
  const reading = read(...DRAW, '1 | 15:00 | FINAL | | x | | ')
  expect([reading.problems, reading.passedOver]).toEqual([
    [],
    [
      { row: 1, why: 'title' },
      { row: 4, why: 'unfilled' },
    ],
  ])
})
