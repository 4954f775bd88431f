import { rankList, ruleSetOf } from '@games/domain/ranking-rules/index'
import { aResult } from '@games/testing'
import { expect, test } from 'vitest'
import { eventCodeOf, namedEvent } from './word-codes.ts'

/** Who is first of an event of athletics that a sheet calls so, with `9.50` and `12.00`; null: no rule knows it. */
function firstOf(words: string): string | null {
  const code = `${eventCodeOf('ATH', namedEvent('ATH', words, 'feminino')).slice(0, 22)}FNL-000100--`
  const ruleSet = ruleSetOf(code)
  if (ruleSet === null) return null
  const rows = ['9.50', '12.00'].map((result, at) => aResult({ sortOrder: at + 1, result, competitor: result }))
  const list = { periods: [], extendedInfos: [], clock: null, started: true, headToHead: false }
  const { rows: ranked } = rankList({ code, typeCode: code, status: 'OFFICIAL', rows, ...list }, ruleSet)
  return ranked.find(({ rank }) => rank === 1)?.competitor ?? null
}

const FURTHEST =
  'Salto em distância|Salto em altura|Salto com vara|Salto triplo|Arremesso de peso|Lançamento de disco|Lançamento do dardo|Lançamento de martelo|Lançamento de pelota|Decatlo|Heptatlo|Pentatlo|Arremesso|Peso|Vara|Triplo|' +
  'Salto de longitud|Salto en largo|Salto en alto|Salto con garrocha|Salto con pértiga|Salto triple|Lanzamiento de bala|Lanzamiento de jabalina|Impulso de bala|Decatlón|' +
  'Long jump|High jump|Pole vault|Triple jump|Shot|Shot put|Discus throw|Javelin|Hammer throw|Throwing the ball|Decathlon'
const FASTEST =
  '100 m|100 m com barreiras|Revezamento 4x100 m|4 x 100 m|Meia maratona|Maratona|Marcha 5 km|Corrida rústica|Corrida de obstáculos|Milha|Cross country|Sprint 60 m|Relevo mixto|Carrera de 800 m|Race walk 10 km|Barreiras 100 m|Vallas|Maratona aquática'

test.each(FURTHEST.split('|'))('the further or higher one is first in %s (R12.5)', (words) => {
  expect(firstOf(words)).toBe('12.00')
})
test.each(FASTEST.split('|'))('the faster one is first in %s (R12.5)', (words) => {
  expect(firstOf(words)).toBe('9.50')
})
test('nobody is ranked in an event whose words no rule knows (R12.5)', () => {
  expect(firstOf('Prova surpresa')).toBe(null)
})
