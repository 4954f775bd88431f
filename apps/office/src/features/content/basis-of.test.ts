import { expect, test } from 'vitest'
import { basisOf } from './basis-of.ts'

const stop = (por: string, spa?: string) => ({ name: { por, ...(spa !== undefined && { spa }) } })

test('what a translation was made of is found beside it, also where a stop has moved since (R6.1)', () => {
  const then = { title: { por: 'Portão 1', spa: 'Portón 1' }, stops: [stop('Vila', 'Villa'), stop('Praça', 'Plaza')] }
  const now = {
    title: { por: 'Portão 3', spa: 'Portón 1' },
    stops: [stop('Praça dos Jogos', 'Plaza'), stop('Vila', 'Villa')],
  }
  expect(basisOf(then, now, { path: ['title'], language: 'spa' })).toBe('Portão 1')
  expect(basisOf(then, now, { path: ['stops', '0', 'name'], language: 'spa' })).toBe('Praça')
})

test('of two translations that are the same it is the one at the same place', () => {
  const then = { title: { por: 'Um', spa: 'Igual' }, notes: { por: 'Dois', spa: 'Igual' } }
  const now = { title: { por: 'Um', spa: 'Igual' }, notes: { por: 'Três', spa: 'Igual' } }
  expect(basisOf(then, now, { path: ['notes'], language: 'spa' })).toBe('Dois')
})

test('a translation that was changed since has the text at its place, and nothing where there was none', () => {
  const then = { title: { por: 'Um', spa: 'Uno' }, stops: [] }
  const now = { title: { por: 'Dois', spa: 'Unos' }, stops: [stop('Vila', 'Villa')] }
  expect(basisOf(then, now, { path: ['title'], language: 'spa' })).toBe('Um')
  expect(basisOf(then, now, { path: ['stops', '0', 'name'], language: 'spa' })).toBe(undefined)
})
