import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

/** Layouts of teachers in which the words of a header or a title decide what a row is (R12.5). */

const read = (text: string) => readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
const rows = (text: string) => batch(read(text), 'results').map(({ cells }) => cells)
const unitsOf = (text: string) => [
  ...new Set(rows(text).map(({ unit }) => `${unit.slice(3, 22).replace(/-+$/, '')} ${unit.slice(22, 26)}`)),
]

test.each([
  ['Fase|Jogadora A|Escola A|Sets|Jogadora B|Escola B', 'Tênis de mesa – Infantis femininos'],
  ['Fase|Alumna A|Colegio A|Sets|Alumna B|Colegio B', 'Tenis de mesa – Infantil damas'],
  ['Round|Player 1|School 1|Sets|Player 2|School 2', 'Table tennis – U14 girls'],
])('“%s” is a match of two people, not of their schools', (header, title) => {
  const found = rows(`${title}\n${header}\nFinal|Rita Bento|EB Mondego|3-1|Sara Lima|EB Arcos`)
  expect(found.map(({ type, name, wlt }) => [type, name, wlt])).toEqual([
    ['A', 'Rita Bento', 'W'],
    ['A', 'Sara Lima', 'L'],
  ])
})

test.each([
  ['Hora|Equipo|Ptos|Ptos|Equipo', 'HANDBALL FEMENINO SUB 15'],
  ['Hora|Equipe|Gols|Gols|Equipe', 'HANDEBOL FEMININO SUB 15'],
  ['Time|Team|Points|Points|Team', 'HANDBALL GIRLS U15'],
])('“%s” has both sides and their scores', (header, title) => {
  const found = rows(`${title}\n14/09/2027\nFINAL\n${header}\n09:00|Norte|15|11|Sul`)
  expect(found.map(({ result, wlt }) => [result, wlt])).toEqual([
    ['15', 'W'],
    ['11', 'L'],
  ])
})

test.each(['Place|Lane|Team|Time', 'Place|Lane|School|Time'])('“%s” is the rank and the result of a team', (header) => {
  const found = rows(`Athletics – 4x100m girls – Final\n${header}\n1|3|Thornbury|51.30\n2|4|Kingsmere|52.10`)
  expect(found.map(({ type, rank, result }) => [type, rank, result])).toEqual([
    ['T', '1', '51.30'],
    ['T', '2', '52.10'],
  ])
})

test.each([
  ['LUCHA LIBRE OLÍMPICA', 'Categoría 48 kg varones', 'MFS48KG'],
  ['LUTA LIVRE OLÍMPICA', 'Categoria 48 kg masculino', 'MFS48KG'],
  ['FREESTYLE WRESTLING', '48 kg boys', 'MFS48KG'],
])('below “%s” the weight of the line before the table is that of its bouts: %s', (title, line, event) => {
  const bouts = (weight: string) =>
    `${line.replace('48', weight)}\nBout|Red|UF|Result|Blue|UF\nFinal|Ana Um|AL|0-4|Bia Dois|BA`
  expect(unitsOf(`${title} - 09/08/2027\n${bouts('48')}\n\n${bouts('52')}`)).toEqual([
    `${event} FNL-`,
    `${event.replace('48', '52')} FNL-`,
  ])
})

test.each(['eliminación directa', 'eliminação direta', 'direct elimination'])(
  'a round in the column of matches counts below a title with “%s”',
  (words) => {
    const text = `JUDO\nBout|Red|UF|Result|Blue|UF\n-52 kg feminino - ${words}\nSF1|Ana Um|AL|10-0|Eva Dois|BA\nFinal|Ana Um|AL|10-0|Lia Seis|GO`
    expect(unitsOf(text)).toEqual(['W52KG SFNL', 'W52KG FNL-'])
  },
)

test.each(['Pool ranking', 'Classificação das poules', 'Clasificación tras las poules'])(
  'the list below “%s” is not the final order',
  (title) => {
    const text = `Fencing – U14 girls foil\n${title}\nRank|Name|School|V|M|Ind\n1|Ana Um|AL|5|5|+18\n2|Bia Dois|BA|4|5|+9`
    expect(unitsOf(text)).toEqual(['WFOIL----U14 QUAL'])
  },
)

describe('a rank', () => {
  const list = 'Atletismo – 100 m feminino – Final\nCol.|Nome|Escola|Tempo|Obs.'

  test('of a person without a delegation is a problem, which would be a medal of no one', () => {
    const { problems } = read(`${list}\n1|Ana Um||13,11|\n2|Bia Dois|BA|13,40|`)
    expect(problems).toMatchObject([{ row: 3, problem: 'missing-value', field: 'organisation' }])
  })

  test.each(['Protesto em análise', 'Reclamación pendiente', 'protest by Sul - pending', 'recurso da escola Sul'])(
    'beside “%s” is a question',
    (remark) => {
      const { questions } = readSheet(writtenSheet(`${list}\n1|Ana Um|AL|13,11|${remark}\n2|Bia Dois|BA|13,40|`), {
        known: NOTHING_KNOWN,
        year: 2027,
        answers: new Map(),
      })
      expect(questions).toMatchObject([{ what: 'remark', written: `1 Ana Um · ${remark}` }])
    },
  )

  test.each(['Protesto indeferido', 'Reclamo rechazado', 'protest dismissed'])('beside “%s” stays', (remark) => {
    expect(read(`${list}\n1|Ana Um|AL|13,11|${remark}`).questions).toEqual([])
    expect(rows(`${list}\n1|Ana Um|AL|13,11|${remark}`)).toMatchObject([{ rank: '1', result: '13.11' }])
  })
})

test('a shoot-out alone in a row is no event of the next matches', () => {
  const text = `FUTSAL SUB-14 MASCULINO
Jogo|Equipe A|Gols|x|Gols|Equipe B
SEMIFINAIS
5|Norte|1|x|2|Sul
6|Leste|0|x|5|Oeste
|(pên. 3 x 4)||||
FINAL
8|Sul|2 (2)|x|2 (4)|Oeste`
  expect(unitsOf(text)).toEqual(['MTEAM5---U14 SFNL', 'MTEAM5---U14 FNL-'])
})
