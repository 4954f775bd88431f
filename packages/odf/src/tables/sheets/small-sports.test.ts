import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { unitWords } from './word-codes.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

const read = (text: string) => {
  const reading = readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
  const events = new Map(reading.names.map(({ code, name }) => [code, name]))
  return {
    open: [...reading.questions.map(({ what }) => what), ...reading.problems.map(({ problem }) => problem)],
    rows: batch(reading, 'results').map(({ cells: { unit, rank, name, result, irm, wlt } }) =>
      [events.get(unit.slice(0, 22).replace(/-+$/, '')), rank, name, result, irm, wlt].filter(Boolean).join(' '),
    ),
  }
}

test.each([['Superior - final'], ['Inferior - final'], ['Upper bracket final'], ['Lower bracket final']])(
  '%s is no final of the event (R12.5)',
  (words) => {
    expect(unitWords(words, { isMatch: true }).isOther).toBe(true)
    expect(unitWords('Grande final', { isMatch: true }).isOther).toBe(false)
  },
)

test.each([
  ['4 x 5 (prorr. gol de ouro)', ['4 L', '5 W']],
  ['4-5 (gol de oro)', ['4 L', '5 W']],
  ['1-1 (10-8 en votos)', ['1 W', '1 L']],
  ['1-1 (3-4 judges)', ['1 L', '1 W']],
])('the score %s has its winner (R12.5)', (score, outcome) => {
  const { open, rows } = read(`Goalball masculino sub-17
    Jogo | Fase | Equipe | Placar | Equipe
    8 | Final | São Paulo | ${score} | Alagoas`)
  expect(open).toEqual([])
  expect(rows.map((row) => row.split(' ').slice(-2).join(' '))).toEqual(outcome)
})

test('the time of the finish beside that of the start is no rank (R12.5)', () => {
  expect(
    read(`Orienteering – Sprint
      W16 2.1 km
      Pl | Name | County | Start | Finish | Time
      1 | Ana Um | Alagoas | 10:04:00 | 10:21:07 | 17:07
      2 | Bia Dois | Paraná | 10:06:00 | 10:23:31 | 17:31`),
  ).toEqual({ open: [], rows: ['W16 2.1 km 1 Ana Um 17:07', 'W16 2.1 km 2 Bia Dois 17:31'] })
})

test('a header below a caption begins a table although some of its columns are not known (R12.5)', () => {
  expect(
    read(`Nado artístico
      SOLO LIVRE FEMININO
      Ordem | Atleta | UF | Execução | Imp. artística | Nota final
      1 | Ana Um | AL | 62,15 | 71,20 | 133,35
      2 | Bia Dois | PR | 58,90 | 69,45 | 128,35

      EQUIPE LIVRE
      Class. | UF | Integrantes | Técnica | Artística | Total
      1º | AL | 8 | 98,4 | 112,3 | 210,7
      2º | PR | 8 | 97,9 | 111,8 | 209,7`),
  ).toEqual({
    open: [],
    rows: [
      'SOLO LIVRE FEMININO Ana Um 133.35',
      'SOLO LIVRE FEMININO Bia Dois 128.35',
      'EQUIPE LIVRE 1 Alagoas 210.7',
      'EQUIPE LIVRE 2 Paraná 209.7',
    ],
  })
})

test('words in parentheses behind a class do not take the place of the event (R12.5)', () => {
  expect(
    read(`Surf life saving
      BOARD RELAY – MIXED U15 (teams of 3)
      Place | Team | Members | Time
      1 | Seal Point | A. Um / B. Dois / C. Tres | 8:40
      2 | Moana Bay | D. Um / E. Dois / F. Tres | 8:52`).open,
  ).toEqual([])
})

test('each class of boccia below the titles is an event (R12.5)', () => {
  const classOf = (name: string) => `CLASE ${name} MIXTO
    Ronda | Deportista rojo | Depto. | Puntos | Deportista azul | Depto.
    Final | Ana Um | AL | 4-2 | Bia Dois | PR`
  const { open, rows } = read(`BOCCIA INDIVIDUAL\n${classOf('BC2')}\n\n${classOf('BC4')}`)
  expect(open).toEqual([])
  expect(rows.map((row) => /BC\d/.exec(row)?.[0])).toEqual(['BC2', 'BC2', 'BC4', 'BC4'])
})
