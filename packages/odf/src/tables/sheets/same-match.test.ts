import { expect, test } from 'vitest'
import { type KnownWords, NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'

const read = (header: string, rows: readonly string[], known: Partial<KnownWords> = {}): SheetReading =>
  readSheet(
    {
      name: 'Plan1',
      rows: [header, ...rows].map((line, at) => ({ row: at + 1, cells: line.split(';') })),
    },
    { known: { ...NOTHING_KNOWN, ...known }, year: 2026 },
  )
const units = ({ batches }: SheetReading): string[] =>
  batches.flatMap((batch) =>
    batch.kind === 'results' || batch.kind === 'schedule' ? batch.rows.map(({ cells }) => cells.unit) : [],
  )
/** The lists in force after a sheet. */
const after = ({ batches }: SheetReading): Partial<KnownWords> => {
  const lists = Map.groupBy(
    batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : [])),
    ({ cells }) => cells.unit,
  )
  const met = [...lists].map(([code, rows]) => ({
    code,
    sides: rows.map(({ cells }) => cells.competitor),
    score: rows.map(({ cells }) => cells.result).join(' × '),
  }))
  return { met, played: met.flatMap(({ code }) => (/^[BP]/.test(code.slice(26)) ? code : [])) }
}

const PLAIN = 'Modalidade;Naipe;Fase;Equipe A;Placar;Equipe B'
const DATED = `${PLAIN};Data`
const POOL = 'Handebol;Masculino;Grupo A'

test.each([
  ['a day', DATED, `${POOL};AL;20 x 18;BA;21/11/2026`],
  ['a number', PLAIN, `${POOL} - Jogo 1;AL;20 x 18;BA`],
  ['its sides in the other order', PLAIN, `${POOL};BA;18 x 20;AL`],
])('a match that a later sheet has with %s is the same match (R12.5)', (_, header, row) => {
  const first = read(PLAIN, [`${POOL};AL;20 x 18;BA`, `${POOL};BA;25 x 24;SP`])
  expect([...new Set(units(read(header, [row], after(first))))]).toEqual([units(first)[0]])
  const later = read(header, [row])
  const again = read(PLAIN, [`${POOL};AL;20 x 18;BA`], after(later))
  expect([...new Set(units(again))]).toEqual([...new Set(units(later))])
  expect(again.questions).toEqual([])
})

test('a programme with numbers keeps the matches whose results came before it (R12.5)', () => {
  const results = read(PLAIN, [`${POOL};AL;20 x 18;BA`])
  const programme = read(
    'Modalidade;Naipe;Fase;Data;Hora;Equipe A;Equipe B',
    [`${POOL} - Jogo 1;21/11/2026;09:00;AL;BA`, `${POOL} - Jogo 2;21/11/2026;10:00;BA;SP`],
    after(results),
  )
  expect(units(programme)).toEqual([units(results)[0], expect.stringContaining('GPA-000200')])
})

test('a match on another day or with another number is a return leg (R12.5)', () => {
  const dated = read(DATED, [`${POOL};AL;20 x 18;BA;21/11/2026`])
  expect(units(read(DATED, [`${POOL};AL;22 x 18;BA;22/11/2026`], after(dated)))).not.toContain(units(dated)[0])
  const numbered = read(PLAIN, [`${POOL} - Jogo 1;AL;20 x 18;BA`])
  expect(units(read(PLAIN, [`${POOL} - Jogo 4;AL;22 x 18;BA`], after(numbered)))).not.toContain(units(numbered)[0])
})

test('a sheet with both legs leads to a question: which of them is the match that came before? (R12.5)', () => {
  const before = after(read(PLAIN, [`${POOL};AL;20 x 18;BA`]))
  const both = [`${POOL};AL;20 x 18;BA;21/11/2026`, `${POOL};AL;22 x 18;BA;22/11/2026`]
  const { questions } = read(DATED, both, before)
  expect(questions.map(({ what, suggestions }) => [what, suggestions.map(({ name }) => name)])).toEqual([
    ['unit', ['20 × 18']],
    ['unit', ['20 × 18']],
  ])
})
