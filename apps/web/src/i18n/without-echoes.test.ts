import { expect, test } from 'vitest'
import { withoutEchoes } from './without-echoes.ts'

test.each([
  ['', ['Handebol', 'Handebol feminino'], 'Handebol feminino'],
  ['', ['Judô', 'Até 57 kg'], 'Judô, Até 57 kg'],
  ['100 m', ['Atletismo', '100 m', null], 'Atletismo'],
  ['', ['Remo', 'Remoção'], 'Remo, Remoção'],
  ['', ['Vela', 'Vela'], 'Vela'],
  ['', ['Teahupo’o, Tahiti', 'Teahupo’o, Tahiti'], 'Teahupo’o, Tahiti'],
])('what stands there is not repeated: "%s" %o', (before, parts, joined) => {
  expect(withoutEchoes(before, parts)).toBe(joined)
})
