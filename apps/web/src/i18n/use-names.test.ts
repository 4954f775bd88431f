import { expect, test } from 'vitest'
import { byNameIn } from './use-names.ts'

test('names stand in the order of the page’s language, not of the machine that draws it (R4.1)', () => {
  const names = ['oca', 'ñandú', 'nube', 'Água', 'arco'].map((name) => ({ name }))
  const inOrder = (locale: 'por' | 'spa') => names.toSorted(byNameIn(locale)).map(({ name }) => name)
  expect(inOrder('spa')).toEqual(['Água', 'arco', 'nube', 'ñandú', 'oca'])
  expect(inOrder('por')).toEqual(['Água', 'arco', 'ñandú', 'nube', 'oca'])
})
