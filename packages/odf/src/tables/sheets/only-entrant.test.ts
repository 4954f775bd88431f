import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

const read = (remark: string, medal: string, answer?: string) => {
  const sheet = writtenSheet(`Judô feminino
    Categoria | Medalha | Judoca | UF | Escola
    -44 kg | Ouro | Bia Dois | PR | Escola Norte
    +64 kg | ${medal} | Ana Um | AL | Escola Sul${remark}`)
  const withoutAnswer = readSheet(sheet, { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
  const [question] = withoutAnswer.questions
  const answers = new Map([...ALL_NEW, ...(question && answer ? [[question.key, answer] as const] : [])])
  const reading = readSheet(sheet, { known: NOTHING_KNOWN, year: 2027, answers })
  return {
    questions: withoutAnswer.questions.map(({ what, written }) => `${what} ${written}`),
    medals: batch(reading, 'medallists').map(({ cells: { medal, name } }) => `${medal} ${name}`),
  }
}

test.each([
  [' – única inscrita, não houve disputa'],
  [' (única participante)'],
  [' – sin rivales'],
  [' – sole entry'],
  [' (uncontested)'],
])('the medal of an only entrant without one is a question (“%s”, R12.5)', (remark) => {
  const questions = ['alone Ana Um · +64 kg']
  expect(read(remark, '')).toEqual({ questions, medals: ['gold Bia Dois'] })
  expect(read(remark, '', 'gold')).toEqual({ questions, medals: ['gold Bia Dois', 'gold Ana Um'] })
  expect(read(remark, '', 'none')).toEqual({ questions, medals: ['gold Bia Dois'] })
})

test('the medal of an only entrant counts if the list states it (R12.5)', () => {
  expect(read(' – única inscrita', 'Ouro')).toEqual({ questions: [], medals: ['gold Bia Dois', 'gold Ana Um'] })
})

test('a competitor without a medal and without such words is no question (R12.5)', () => {
  expect(read('', '')).toEqual({ questions: [], medals: ['gold Bia Dois'] })
})
