import { expect, test } from 'vitest'
import { partOfCombined } from './combined-parts.ts'

test.each([
  ['ATH', 'Tetratlo – 80 m com barreiras', 'Tetratlo', '80H'],
  ['ATH', 'Salto em altura (Pentatlo)', 'Pentatlo', 'HJ'],
  ['ATH', '1500 m decatlo', 'decatlo', '1500'],
  ['ATH', 'Heptathlon 200 m', 'Heptathlon', '200'],
  ['ATH', 'Salto de altura del heptatlón', 'heptatlón', 'HJ'],
  ['ATH', 'Triatlo: lançamento da pelota', 'Triatlo', 'BALL'],
  ['ATH', 'Pentatlo – Sub-14 – 60 m', 'Pentatlo U14', '60'],
  ['GAR', 'Individual geral – Barra fixa', 'Individual geral', 'HB'],
  ['GAR', 'All-around – Vault', 'All-around', 'VT'],
  ['GRY', 'Concurso general individual – Mazas', 'Concurso general individual', 'CLUB'],
  ['CYC', 'Omnium – Corrida por pontos', 'Omnium', 'PTS'],
  ['CYC', 'Ómnium – Eliminación', 'Ómnium', 'ELIM'],
])('%s: %s is a part of %s (R12.5)', (discipline, words, event, part) => {
  expect(partOfCombined(discipline, words)).toEqual({ event, part })
})

test.each([
  ['ATH', 'Decatlo'],
  ['ATH', '100 m com barreiras'],
  ['GAR', 'Individual – Solo'],
  ['GRY', 'Individual – Bola'],
  ['GAR', 'Equipes'],
])('%s: %s is no part of a combined event (R12.5)', (discipline, words) => {
  expect(partOfCombined(discipline, words)).toBe(null)
})
