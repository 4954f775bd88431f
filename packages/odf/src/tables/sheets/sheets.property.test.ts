import { parseRsc } from '@games/domain'
import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rscOf } from '../values.ts'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import type { Sheet } from './sheet.ts'
import { eventCodeOf, namedEvent, personCodeOf, unitWords } from './word-codes.ts'

const words = fc.oneof(
  fc.constantFrom(
    'Até 57 kg',
    'Acima de 100 kg',
    '100 m livre',
    '4 x 100 m',
    'Salto em distância',
    'Individual geral',
    'Equipes',
  ),
  fc.string({ unit: fc.constantFrom('a', 'b', 'ç', 'é', 'ñ', ' ', '1', '2', '5', '7', '+', '-'), maxLength: 60 }),
)
const gender = fc.constantFrom('masculino', 'Feminino', 'MISTO', '')
const phase = fc.constantFrom(
  'Final',
  'Semifinal 1',
  'Semifinal 2',
  'Grupo A',
  'Bateria 3',
  'Quartas 2',
  'Rodada 2',
  'Pesagem',
  'Xis qualquer',
  '',
)
const person = fc.constantFrom('Ana Inventada', 'Bia Inventada', 'Caio Nenhum', 'Davi da Silva Nenhum', 'Érica Ñu')
const state = fc.constantFrom('AL', 'PR', 'Ceará', 'são paulo')

const row = fc.record({
  event: words.filter((one) => /[a-z0-9]/i.test(one)),
  gender: gender.filter(Boolean),
  phase,
  person,
  state,
})
type Row = typeof row extends fc.Arbitrary<infer T> ? T : never

const sheetOf = (
  rows: readonly Row[],
  columns: readonly (keyof Row)[] = ['event', 'gender', 'phase', 'person', 'state'],
): Sheet => {
  const names = { event: 'Prova', gender: 'Naipe', phase: 'Fase', person: 'Atleta', state: 'UF' } as const
  return {
    name: 'Judô',
    rows: [
      { row: 1, cells: [...columns.map((column) => names[column]), 'Marca'] },
      ...rows.map((one, at) => ({ row: at + 2, cells: [...columns.map((column) => one[column]), '10'] })),
    ],
  }
}
const codes = ({ batches }: SheetReading) =>
  batches.flatMap((batch) =>
    batch.kind === 'results' ? batch.rows.map(({ cells }) => `${cells.unit} ${cells.competitor}`) : [],
  )
const read = (sheet: Sheet) => readSheet(sheet, { known: NOTHING_KNOWN })

test('whatever the words, codes are codes, and the same words give the same (R12.5)', () => {
  fc.assert(
    fc.property(words, gender, phase, (event, gender_, contest) => {
      const code = eventCodeOf('JUD', namedEvent('JUD', event, gender_))
      expect(parseRsc(code).ok).toBe(true)
      expect(code).toHaveLength(34)
      expect(eventCodeOf('JUD', namedEvent('JUD', ` ${event.toUpperCase()} `, gender_))).toBe(code)
      const unit = unitWords(contest)
      expect(rscOf('unit')(`${code.slice(0, 22)}${unit.phase}${unit.unit}`).ok).toBe(true)
    }),
  )
})

test('files in any order, rows and columns in any order: the same codes (R12.5)', () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(row, {
          minLength: 1,
          maxLength: 12,
          selector: ({ person: a, event, phase: b, gender: c }) => `${a}${event}${b}${c}`,
        })
        .chain((rows) =>
          fc.tuple(
            fc.constant(rows),
            fc.shuffledSubarray(rows, { minLength: rows.length }),
            fc.shuffledSubarray(['event', 'gender', 'phase', 'person', 'state'] as const, { minLength: 5 }),
            fc.integer({ min: 0, max: rows.length }),
          ),
        ),
      ([rows, shuffled, columns, cut]) => {
        const whole = new Set(codes(read(sheetOf(rows))))
        expect(new Set(codes(read(sheetOf(shuffled, columns))))).toEqual(whole)
        // members of a team are one row of a list, and in two files one row of each
        const halves = [rows.slice(cut), rows.slice(0, cut)].flatMap((half) => codes(read(sheetOf(half))))
        expect(new Set(halves)).toEqual(whole)
      },
    ),
    { numRuns: randomCases(60) },
  )
})

test('each row is imported or reported: as a problem, a question, passed over or a table that is not read (R12.5)', () => {
  const cell = fc.oneof(
    fc.constantFrom('', '#N/A', 'Total', 'Judô', '1º', '31/9', 'a x b', 'Ana', 'AL', 'Prova'),
    fc.string({ maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 5, maxLength: 7 }), { maxLength: 20 }), (table) => {
      const sheet: Sheet = {
        name: '',
        rows: [['Modalidade', 'Prova', 'Atleta', 'UF', 'Lugar'], ...table].map((cells, at) => ({ row: at + 1, cells })),
      }
      const { tables, batches, problems, questions, passedOver, notRead } = read(sheet)
      const told = new Set([
        ...tables.map(({ headerRow }) => headerRow),
        ...problems.map((one) => one.row),
        ...questions.flatMap((one) => one.rows),
        ...passedOver.map((one) => one.row),
        ...notRead.flatMap((one) => [one.row, ...one.rows]),
        ...batches.flatMap((batch) => batch.rows.map((one) => one.row)),
      ])
      const untold = sheet.rows
        .slice(1)
        .filter(({ cells }) => cells.filter((one) => one !== '').length > 1)
        .filter(({ cells }) => cells.slice(0, 5).some((one) => one.trim() !== ''))
        .filter(({ row }) => !told.has(row))
      expect(tables.length === 1 ? untold : []).toEqual([])
    }),
  )
})

test('names of people in any order of their words are one person, of two delegations two (R12.5)', () => {
  fc.assert(
    fc.property(person, (name) => {
      const code = personCodeOf(name, 'AL')
      expect(personCodeOf(name.split(' ').toReversed().join(', ').toUpperCase(), 'AL')).toBe(code)
      expect(personCodeOf(name, 'PR')).not.toBe(code)
      expect(code).toMatch(/^[\w.-]{1,34}$/)
    }),
  )
})
