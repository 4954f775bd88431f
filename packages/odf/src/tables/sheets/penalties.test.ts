import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

/** Times with a penalty in a remark (R12.5). */

const read = (header: string, row: string, answers: readonly (readonly [string, string])[] = []) =>
  readSheet(writtenSheet(`Ciclismo – Contrarrelógio individual feminino – Final\n${header}\n${row}`), {
    known: NOTHING_KNOWN,
    year: 2027,
    answers: new Map([...ALL_NEW, ...answers]),
  })

test.each([
  ['Nome|UF|Tempo|Obs.', `Ana Um|AL|21'29"|+10" penalização (partida antecipada)`, '21:39'],
  ['Nombre|Club|Tiempo|Obs.', `Ana Um|AL|1h02min29|Penalización de 1 min`, '1:03:29'],
  ['Name|School|Time|Notes', `Ana Um|AL|21:29.5|15 sec penalty`, '21:44.5'],
])('%s: the organiser answers whether the time includes the penalty of %s', (header, row, whole) => {
  const { questions } = read(header, row)
  expect(questions.map(({ what, suggestions }) => [what, suggestions.length, suggestions[1]?.name])).toEqual([
    ['result', 2, whole],
  ])
  const [question] = questions
  for (const { code } of question?.suggestions ?? [])
    expect(batch(read(header, row, [[question?.key ?? '', code]]), 'results').map(({ cells }) => cells.result)).toEqual(
      [code],
    )
})

test('seconds behind the winner are no penalty', () => {
  expect(read('Nome|UF|Tempo|Obs.', `Ana Um|AL|21'29"|+12" da líder`).questions).toEqual([])
})

test('the start and the finish of each competitor by the clock are no units', () => {
  const { questions, batches } = read('Dorsal|Nome|UF|Partida|Chegada|Tempo', `31|Ana Um|AL|10:00:00|10:21:48|21'48"`)
  expect(questions).toEqual([])
  expect(
    batches.flatMap((one) => (one.kind === 'results' ? one.rows.map(({ cells }) => cells.unit.slice(22, 26)) : [])),
  ).toEqual(['FNL-'])
})
