import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { Sheet } from './sheet.ts'
import { ALL_NEW, batch } from './written-sheet.fixture.ts'

/** A sheet as written: columns between `|`, a row a line. */
function sheetOf(text: string): Sheet {
  const rows = text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('|') }))
  return { name: 'Plan1', rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}
const read = (text: string) => readSheet(sheetOf(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
const medalsIn = (text: string): string[] =>
  batch(read(text), 'medallists').map(
    ({ cells }) => `${cells.event.replace(/-+$/, '')} ${cells.medal} ${cells.name} ${cells.organisation}`,
  )
const placesIn = (text: string): string[] =>
  batch(read(text), 'results').map(
    ({ cells }) =>
      `${cells.unit.slice(0, 22).replace(/-+$/, '')} ${cells.rank ?? cells.wlt} ${cells.name} ${cells.organisation}`,
  )
const PEOPLE = ['Ana Um', 'Bia Dois', 'Cida Três', 'Duda Quatro'] as const

test.each([
  [
    'KARATÊ - RESULTADOS',
    'KUMITE FEMININO -50 KG',
    ['Ouro – ', 'Prata – ', 'Bronze – ', 'Bronze – '],
    'KTEW50KGKUMITE',
  ],
  ['TAEKWONDO', 'Femenino hasta 49 kg', ['Oro: ', 'Plata: ', 'Bronce: ', 'Bronce: '], 'TKWW49KG'],
  ['JUDO', 'Girls -48 kg', ['Gold ', 'Silver ', 'Bronze ', 'Bronze '], 'JUDW48KG'],
  [
    'JUDÔ',
    'Feminino -48 kg',
    ['Medalha de ouro: ', 'Medalha de prata: ', 'Medalha de bronze: ', 'Medalha de bronze: '],
    'JUDW48KG',
  ],
])('medal words below the title of a class are its medals: %s, %s (R12.5)', (sport, title, words, event) => {
  const expected = ['gold', 'silver', 'bronze', 'bronze'].map(
    (medal, at) => `${event} ${medal} ${PEOPLE[at]} ${['AL', 'BA', 'SP', 'PR'][at]}`,
  )
  const lines = (form: (word: string, name: string, code: string) => string) =>
    [
      sport,
      '',
      title,
      ...words.map((word, at) => form(word, PEOPLE[at] ?? '', ['AL', 'BA', 'SP', 'PR'][at] ?? '')),
    ].join('\n')
  expect(medalsIn(lines((word, name, code) => `${word}${name} (${code})`))).toEqual(expected)
  expect(medalsIn(lines((word, name, code) => `${word}${name} – ${code}`))).toEqual(expected)
  expect(medalsIn(lines((word, name, code) => `${word.replace(/[\s:–]+$/, '')}|${name}|${code}`))).toEqual(expected)
})

test.each([
  '1º lugar: |2º lugar: |3º lugar: ',
  '1º – |2º – |3º – ',
  '1er puesto: |2do puesto: |3er puesto: ',
  '1st place: |2nd place: |3rd place: ',
])('places below the title of a class are its ranks: %s (R12.5)', (places) => {
  const lines = places.split('|').map((place, at) => `${place}${PEOPLE[at]} (${['AL', 'BA', 'SP'][at]})`)
  const expected = ['1 Ana Um AL', '2 Bia Dois BA', '3 Cida Três SP'].map((line) => `TKWW49KG ${line}`)
  expect(placesIn(['TAEKWONDO', '', 'Feminino até 49 kg', ...lines].join('\n'))).toEqual(expected)
})

test('each class has its own medals, several share a line, and a medal can be withheld (R12.5)', () => {
  const first = 'Feminino -48 kg\nOuro: Ana Um (AL)\nPrata: Bia Dois (BA)\nBronze: Cida Três (SP) e Duda Quatro (PR)'
  const second = 'Masculino -55 kg (todos contra todos)\nOuro: Ari Um (AL)\nPrata: não houve'
  expect(medalsIn(`JUDÔ\n\n${first}\n\n${second}`)).toEqual([
    'JUDW48KG gold Ana Um AL',
    'JUDW48KG silver Bia Dois BA',
    'JUDW48KG bronze Cida Três SP',
    'JUDW48KG bronze Duda Quatro PR',
    'JUDM55KG gold Ari Um AL',
    'JUDM55KG silver NOAWARD NOAWARD',
  ])
})

test('medals of one class and places of another are ranks (R12.5)', () => {
  const text =
    'JUDÔ\n\nFeminino -48 kg\nOuro: Ana Um (AL)\nMasculino -55 kg\n1º lugar: Ari Um (AL)\n2º lugar: Beto Dois (BA)'
  expect(placesIn(text)).toEqual(['JUDW48KG 1 Ana Um AL', 'JUDM55KG 1 Ari Um AL', 'JUDM55KG 2 Beto Dois BA'])
})

test.each([
  ['a match for a medal', 'Ouro: Ana Um (AL) x Bia Dois (BA)\nGold medal match\nAna Um (AL) 2-0 Bia Dois (BA)'],
  ['the number of a part', '1ª etapa Campo Grande\n2ª etapa Bela Vista'],
  ['a list that does not begin with the first', 'Bronze: Cida Três (SP)\nBronze: Duda Quatro (PR)'],
  ['a label below a header', 'Atleta|UF|Marca\nAna Um|AL|10,1\nOuro: Ana Um (AL)'],
])('%s is no list of medals (R12.5)', (_, lines) => {
  const { kind, tables } = read(`ATLETISMO\n\n100 m feminino\n${lines}`)
  expect([kind === 'medallists', tables.some(({ fields }) => fields.includes('medal'))]).toEqual([false, false])
})
