import { describe, expect, test } from 'vitest'
import { areJoinedNames } from './joined-names.ts'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

/** Names with their delegation in one cell (R12.5). */

const read = (text: string) => readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
const questionsOf = (text: string) => {
  const { questions, problems } = readSheet(writtenSheet(text), {
    known: NOTHING_KNOWN,
    year: 2027,
    answers: new Map(),
  })
  return [
    ...questions.map(({ what, written }) => `${what} ${written}`),
    ...problems.map((problem) => JSON.stringify(problem)),
  ]
}
const medals = (text: string) =>
  batch(read(text), 'medallists').map(({ cells }) => `${cells.medal} ${cells.name || cells.competitor}`)
const results = (text: string) =>
  batch(read(text), 'results').map(({ cells }) => `${cells.rank} ${cells.name} ${cells.organisation} ${cells.result}`)

describe('a header of names and delegations', () => {
  test.each(['Nome - Escola', 'Atleta/Escola', 'Nombre – Institución', 'Name (School)'])(
    '“%s” is two columns',
    (header) => {
      const text = `Atletismo – 100 m feminino – Final\nLugar|${header}|Tempo\n1|Ana Um - EE Norte|12,80\n2|Bia Dois – Colégio Sul|12,90`
      expect(questionsOf(text)).toEqual(['organisation EE Norte', 'organisation Colégio Sul'])
      expect(results(text).map((line) => line.replace(/ [A-Z0-9]{6} /, ' '))).toEqual([
        '1 Ana Um 12.80',
        '2 Bia Dois 12.90',
      ])
    },
  )
})

test.each([
  ['Nome - Escola', 'Ana Um - DNS'],
  ['Nombre - Institución', 'Ana Um (no se presentó)'],
  ['Name (School)', 'Ana Um (DNF)'],
])('below “%s” the mark of “%s” is no school', (header, cell) => {
  const text = `Atletismo – 100 m feminino – Final\nLugar|${header}|Tempo\n1|Bia Dois - EE Norte|12,80\n|${cell}|`
  expect(questionsOf(text)).not.toContainEqual(expect.stringMatching(/^organisation (?!EE Norte)/))
})

describe('a column of names whose cells have a delegation', () => {
  const heat = (...names: readonly string[]) =>
    `Natação – 50 m livre feminino – Final\nCol|Atleta|Tempo\n${names.map((name, at) => `${at + 1}|${name}|2${1 + at},31`).join('\n')}`

  test('in parentheses or behind a dash asks once for each school', () => {
    const questions = ['organisation Escola Mar', 'organisation I.E. La Ceiba']
    const written = ['Ana Um (Escola Mar)', 'Bia Dois (I.E. La Ceiba)', 'Eva Três (Escola Mar)']
    expect(questionsOf(heat(...written))).toEqual(questions)
    expect(questionsOf(heat(...written.map((name) => name.replace(/ \((.*)\)/, ' - $1'))))).toEqual(questions)
  })

  test('knows a delegation by its repetition, and no class or town only by its parentheses', () => {
    const repeated = ['Ana Um (Larkrise)', 'Bia Dois (Larkrise)', 'Eva Três (Tolgate)', 'Lia Sá (Tolgate)']
    expect(questionsOf(heat(...repeated))).toEqual(['organisation Larkrise', 'organisation Tolgate'])
    const distinct = ['Ana Um (Sol)', 'Bia Dois (Lua)', 'Eva Três (Mar)']
    expect(questionsOf(heat(...distinct))).not.toContain('organisation Sol')
  })

  test.each([
    ['a pair in two rounds', ['Ana Um - Bia Dois', 'Eva Três - Lia Sá', 'Mia Reis - Isa Luz']],
    ['letters of teams', ['Colégio Sol - A', 'Colégio Sol - B', 'Colégio Lua - A', 'Colégio Lua - B']],
    ['genders of teams', ['Colégio Sol - Feminino', 'Colégio Lua - Feminino', 'Colégio Mar - Feminino']],
  ])('is not made of %s', (_what, names) => {
    expect(areJoinedNames([...names, ...names])).toBe(false)
  })

  test('keeps a family name with a hyphen whole', () => {
    expect(results(heat('Ana Sá-Valongo - Escola Mar', 'Bia Dois - Escola Mar', 'Eva Três - Escola Sol'))[0]).toMatch(
      /^1 Ana Sá-Valongo /,
    )
  })
})

test('the delegation of a side is known in its later matches', () => {
  const text = `Badminton – Simples feminino
Fase|Jogador 1|Jogador 2|Placar
Semifinal 1|Ana Um (Escola Mar)|Bia Dois (Escola Sol)|21-12 21-9
Semifinal 2|Eva Três (Escola Mar)|Lia Sá (Escola Sol)|21-12 21-9
Disputa de 3º lugar|Bia Dois|Lia Sá|21-12 21-9
Final|Ana Um|Eva Três|21-12 21-9`
  expect(questionsOf(text)).toEqual(['organisation Escola Mar', 'organisation Escola Sol'])
  expect(read(text).problems).toEqual([])
})

test('medallists in columns have their schools behind a dash, and a team its members in parentheses', () => {
  const text = `TAEKWONDO
División|ORO|PLATA|BRONCE|BRONCE
Infantil Fem -37 kg|Ana Uno - I.E. La Ceiba|Bia Dos - Col. Sol|Eva Tres - I.E. La Ceiba|Desierto
Infantil Masc -41 kg|Juan Uno - Col. Sol|Luis Dos - I.E. La Ceiba|Iván Tres - Col. Sol|Hugo Sá - I.E. La Ceiba`
  expect(questionsOf(text).filter((line) => line.startsWith('organisation'))).toEqual([
    'organisation I.E. La Ceiba',
    'organisation Col. Sol',
  ])
  expect(medals(text)).toHaveLength(7)
  const relay = `Atletismo – 4x100 m misto – Final
Lugar|Equipa|Tempo
1|EE Norte (Ana Um, Bia Dois, Rui Três, Ivo Sá)|48,1
2|EB 2/3 de Fragosa|48,9
3|Colégio Sul|49,5`
  expect(questionsOf(relay)).toEqual([
    'organisation EE Norte',
    'organisation EB 2/3 de Fragosa',
    'organisation Colégio Sul',
  ])
})

test('below a heading that is not known, rows are of no sport of another table until the organiser names it', () => {
  const text = `JUEGOS INTERCOLEGIADOS 2027
LISTADO DE MEDALLISTAS

TAEKWONDO – COMBATE
División|ORO|PLATA|BRONCE
Infantil Fem -37 kg|Ana Uno (AL)|Bia Dos (SP)|Eva Tres (BA)

SIPALKI
Modalidad / División|1er puesto|2do puesto|3er puesto
Lanza Infantil Fem|Ana Uno (AL)|Bia Dos (SP)|Eva Tres (BA)
Lanza Infantil Masc|Juan Uno (AL)|Luis Dos (SP)|Hugo Tres (BA)`
  const disciplinesOf = (written: string) => questionsOf(written).filter((line) => line.startsWith('discipline'))
  expect(
    ['DOMINGO', 'Quadra 2', 'RESULTADOS'].map((heading) => disciplinesOf(text.replace('SIPALKI', heading))),
  ).toEqual([[], [], []])
  const { questions } = readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: new Map() })
  expect(questions.filter(({ what }) => what === 'discipline')).toMatchObject([
    { written: 'SIPALKI', suggestions: [{ name: 'TAEKWONDO' }] },
  ])
  const events = batch(read(text), 'medallists').map(({ cells }) => String(cells.event).slice(0, 4))
  expect([...new Set(events)]).toEqual(['TKWW', 'QXGW', 'QXGM'])
})

test('the town of a team in parentheses is no member', () => {
  const text = `Atletismo – 4x100 m misto – Final
Lugar|Equipa|Tempo
1|Colégio Sol (Porto Alegre, RS)|48,1
2|Colégio Sol (Santa Maria, RS)|48,9`
  expect(questionsOf(text)).toEqual([
    'organisation Colégio Sol (Porto Alegre, RS)',
    'organisation Colégio Sol (Santa Maria, RS)',
  ])
})
