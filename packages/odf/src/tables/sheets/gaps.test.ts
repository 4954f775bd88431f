import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

/** Results of a race as gaps to the winner (R12.5). */

const read = (title: string, times: readonly string[]) =>
  readSheet(
    writtenSheet(`${title}
Col. | Atleta | UF | Tempo
${times.map((time, at) => `${at + 1} | ${['Ana Um', 'Bia Dois', 'Eva Três', 'Lia Seis'][at]} | ${['AL', 'BA', 'CE', 'GO'][at]} | ${time}`).join('\n')}`),
    { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW },
  )
const resultsOf = (title: string, times: readonly string[]) =>
  batch(read(title, times), 'results').map(({ cells }) => cells.result)

test.each([
  [
    'Ciclismo – Prova de estrada (72 km) feminino',
    ['2h03min10', 'mesmo tempo', 'a 12 s', 'a 1 min 05 s'],
    ['2:03:10', '2:03:10', '2:03:22', '2:04:15'],
  ],
  [
    'Ciclismo – Prueba de ruta damas',
    ['2:03:10', 'm.t.', '+0:12', `+ 1'05"`],
    ['2:03:10', '2:03:10', '2:03:22', '2:04:15'],
  ],
  ['Triathlon – Sprint girls', ['1:04:12', '+0:43', 'at 2:08', '+10:00'], ['1:04:12', '1:04:55', '1:06:20', '1:14:12']],
])('%s: a gap is added to the time of the winner', (title, times, results) => {
  expect(resultsOf(title, times)).toEqual(results)
})

test.each([
  ['a gap to the row above', ['2:03:10', '+1:05', '+0:12']],
  ['a gap without the time of the winner', ['–', '+0:12', '+0:43']],
  ['a number without a unit', ['2:03:10', '+12', '+43']],
])('%s is no result without an answer', (_, times) => {
  const { questions, problems } = read('Ciclismo – Prueba de ruta damas', times)
  expect(questions.length + problems.length).toBeGreaterThan(0)
  expect(resultsOf('Ciclismo – Prueba de ruta damas', times)).not.toContain('2:03:22')
})
