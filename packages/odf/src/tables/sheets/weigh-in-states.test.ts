import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

const weighedAs = (header: string, state: string) => {
  const reading = readSheet(
    writtenSheet(`Lutas – pesagem oficial
      Estilo livre masculino – cadete
      Nº | Nome | Estado | Categoria | Peso (kg) | ${header}
      1 | Ari Um | Alagoas | até 45 | 44,60 | OK
      2 | Leo Dois | Paraná | até 45 | 45,00 | ${state}`),
    { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW },
  )
  expect([reading.kind, reading.questions, reading.problems]).toEqual(['participants', [], []])
  return {
    entered: batch(reading, 'participants').length,
    leftOut: reading.passedOver.flatMap(({ row, why }) => (row > 4 ? [why] : [])),
  }
}

test.each([
  ['Situação', 'ELIMINADO (acima)'],
  ['Situação', 'NÃO COMPARECEU'],
  ['Situação', 'Fora do peso'],
  ['Situação', 'Excesso de peso'],
  ['Resultado da pesagem', 'Não deu o peso'],
  ['Estado de pesaje', 'No dio el peso'],
  ['Situación', 'NO APTO'],
  ['Situación', 'No se presentó'],
  ['Situación', 'Fuera de peso'],
  ['Status', 'OVERWEIGHT'],
  ['Status', 'Did not weigh in'],
  ['Status', 'Absent'],
  ['Obs.', 'CANCELADA – lesão'],
])('a competitor who is %s “%s” is not entered, and the preview says why (R12.5)', (header, state) => {
  expect(weighedAs(header, state)).toEqual({ entered: 1, leftOut: ['not-competing'] })
})

test.each([
  ['Situação', 'OK'],
  ['Situación', 'APTO'],
  ['Status', 'Weighed'],
  ['Situação', 'OK (atestado pendente)'],
  ['Alergias', 'Não apresenta'],
])('a competitor who is %s “%s” is entered (R12.5)', (header, state) => {
  expect(weighedAs(header, state)).toEqual({ entered: 2, leftOut: [] })
})
